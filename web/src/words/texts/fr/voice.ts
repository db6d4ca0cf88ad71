import type { Who } from '../../who';
import { Does, list, them } from './grammar';

const EVEN = [
  '',
  'deux',
  'quatre',
  'six',
  'huit',
  'dix',
  'douze',
  'quatorze',
  'seize',
  'dix-huit',
  'vingt',
  'vingt-deux',
  'vingt-quatre',
];

const said = (n: number) => (n % 2 === 0 && EVEN[n / 2]) || String(n);
/** Returns the number of ways, if there is more than one. */
export const times = (ways: number) => (ways > 1 ? ` de ${ways === 2 ? 'deux' : 'trois'} façons` : '');
const men = (at: string[]) => (at.length === 1 ? `la dame de ${at[0]}` : `les dames de ${list(at)}`);

/** Sentences said aloud at the table, in the first person: the value of a roll, by the player who marks it. */
export const frVoice = {
  /** The old names of the doublets. */
  doublets: ['', 'ambesas', 'double deux', 'ternes', 'carmes', 'quines', 'sonnez'],
  roll: (dice: string, worth: string) => (worth ? `${dice} : ${worth}` : dice),
  worth: (points: number, feats: string[], hole: string) =>
    `${said(points)} points, ${feats.join(', ')}${hole && ` ; ${hole}`}`,
  /** The announcement of the player who did not throw: the points that the roll gave them. */
  mine: (points: number, feats: string[], hole: string) =>
    `${said(points)} points pour moi, ${feats.join(', ')}${hole && ` ; ${hole}`}`,
  hole: (holes: number, bredouille: boolean, rest: number) =>
    `${holes === 1 ? 'le trou' : holes === 2 && bredouille ? 'deux trous, bredouille' : `${holes} trous`}, ${rest > 0 ? `reste ${said(rest)}` : 'sans reste'}`,
  hit: (at: string[], ways: number) => `je bats${times(ways)} ${men(at)}`,
  falseHit: (at: string[]) => `vous battez à faux ${men(at)}`,
  /** The announcement of the roller about a roll that brings their opponent points. */
  against: {
    hit: (at: string[]) => `je bats à faux ${men(at)}`,
    helpless: (ways: number): string => (ways > 1 ? 'je ne joue aucun nombre' : 'je laisse un nombre'),
  },
  /** « … pour Damon ». */
  gives: (feat: string, who: Who) => `${feat}, pour ${them(who)}`,
  /** The player who calls, and the dice. */
  calls: (who: Who, dice: string) => `${Does(who, 'dites', 'dit', 'disent')} « ${dice} »`,
  hold: 'je tiens',
  go: 'je m’en vais',
  nothing: 'je ne joue rien',
  quote: (text: string) => `« ${text.charAt(0).toUpperCase()}${text.slice(1)}. »`,
  spoken: 'Annonces à voix haute',
  spokenHint: 'Les coups et les points sont dits par la voix de cet appareil.',
  mute: 'Cet appareil n’a pas de voix.',
};

export type Voice = typeof frVoice;
