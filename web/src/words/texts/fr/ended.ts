import { count as s, does, Does } from './grammar';
import type { Who } from '../../who';

const NUMBERS = 'zéro un deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ');
const word = (n: number) => NUMBERS[n] ?? String(n);

/** Les phrases sur une partie finie. */
export const frEnded = {
  winner: (who: Who, holes: number, theirs: number) =>
    `${Does(who, 'gagnez', 'gagne', 'gagnent')}, ${word(holes)} à ${word(theirs)}`,
  won: (who: Who) => `${Does(who, 'gagnez', 'gagne', 'gagnent')} la partie`,
  at: (holes: number, theirs: number) => `${s(holes, 'trou')} à ${theirs}.`,
  byResign: (who: Who) => `${Does(who, 'abandonnez', 'abandonne', 'abandonnent')}.`,
  worth: (name: string, stakes: number, text: string) =>
    `Partie ${name} : elle vaut ${text} ${stakes < 2 ? 'enjeu' : 'enjeux'}.`,
  worthOnly: (stakes: number, text: string) => `Elle vaut ${text} ${stakes < 2 ? 'enjeu' : 'enjeux'}.`,
  rolls: (n: number) => `${s(n, 'coup')}.`,
  behind: (who: Who, theirs: number, own: number, roll: number) =>
    `Au coup ${roll}, ${does(who, 'aviez', 'avait', 'avaient')} ${s(own, 'trou')} contre ${theirs}.`,
  neverBehind: (who: Who) => `${Does(who, 'n’avez', 'n’a', 'n’ont')} jamais eu de retard.`,
  turning: (who: Who, roll: number) =>
    `${Does(who, 'avez pris', 'a pris', 'ont pris')} la tête pour de bon au coup ${roll}.`,
  behindTurning: (who: Who, theirs: number, own: number, roll: number, turning: number) =>
    `Au coup ${roll}, ${does(who, 'aviez', 'avait', 'avaient')} ${s(own, 'trou')} contre ${theirs} ; la tête a changé pour de bon au coup ${turning}.`,
  lastHole: (roll: number, dice: string) => `Le dernier trou est venu au coup ${roll}, sur ${dice}.`,
  lastRun: (holes: number, roll: number, dice: string) =>
    `${word(holes).replace(/^./, (c) => c.toUpperCase())} trous de suite ont mis fin à la partie ; le dernier est venu au coup ${roll}, sur ${dice}.`,
  seeTurning: 'Voir le tournant',
  analyse: 'Analyser',
  share: 'Partager',
  holes: (who: Who) => `trous : ${who.you ? 'vous' : who.names.join()}`,
  blunder: 'grosse faute',
  swing: (roll: number, from: string, to: string) => `coup ${roll} : ${from} → ${to}`,
  figures: 'Les chiffres',
  bad: 'Grosses fautes et fautes',
  lost: 'Perdu en fautes, en trous',
  luck: 'Chance aux dés, en trous',
  bredouille: 'Trous en bredouille',
  waits: (name: string) => `${name} vous attend`,
  tally: (name: string, won: number, of: number) => `Vous avez battu ${name} ${won} fois sur ${of}.`,
  play: (name: string) => `Jouer contre ${name}`,
};

export type EndedText = typeof frEnded;
