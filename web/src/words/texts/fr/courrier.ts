import type { CourrierLaw } from '../../../wire/described/messages';
import type { Who } from '../../who';
import { Does, count as s } from './grammar';

/** The rules of Le Tric Trac against an illegal play. */
const law: Record<CourrierLaw, string> = {
  no_man: 'vous n’avez pas de dame sur cette flèche.',
  backward: 'une dame ne va qu’en avant.',
  not_a_number: 'aucun dé ne donne cette distance.',
  number_used: 'ce nombre est déjà joué ; un doublet se joue quatre fois.',
  held_by_other: 'une dame ne s’arrête ni ne se repose où l’adversaire en a une.',
  courier_first: 'aucune autre dame ne bouge avant que le courrier soit entré dans le dernier quart.',
  play_all: 'il faut jouer autant de nombres que possible, et vous pouvez en jouer davantage.',
  play_higher: 'un seul nombre peut se jouer, et ce doit être le plus fort.',
  not_all_home: 'on ne sort de dame que si les quinze sont dans le dernier quart.',
  exceeding_farthest: 'un nombre trop grand ne sort que la dame la plus éloignée, sans autre en arrière.',
};

/** The French sentences of Le Tric Trac. */
export const frCourrier = {
  name: 'Le Tric Trac',
  law,
  scoreTitle: (points: number, agreed: number) => `${s(points, 'point')} ; le match est en ${agreed}`,
  agreed: (points: number) => `Le Tric Trac, match en ${s(points, 'point')}`,
  board: {
    start: 'départ',
    lastQuarter: 'dernier quart',
    half: { above: 'Rangée du haut', below: 'Rangée du bas' },
    place: (fleche: number) => `Flèche ${fleche}`,
    courier: 'courrier',
  },
  race: {
    title: 'Chemin à faire',
    courierAt: (fleche: number) => `courrier sur la flèche ${fleche}`,
    courierWaits: 'courrier au départ',
  },
  turn: {
    courier: 'Votre courrier va seul : menez-le au dernier quart.',
    alone: 'Le courrier va seul.',
    doublet: (n: number) => `Doublet : encore ${n === 1 ? 'une' : n} fois.`,
    helpless: 'Aucun nombre ne peut être joué.',
  },
  won: {
    title: 'Manche gagnée',
    who: (who: Who, points: string) => `${Does(who, 'gagnez', 'gagne', 'gagnent')} ${points}${who.you ? ' !' : '.'}`,
    noneOff: 'Les quinze dames sont sorties avant que l’adversaire en ait sorti une : deux points.',
    someOff: 'Les quinze dames sont sorties ; l’adversaire avait commencé : un point.',
    resign: (who: Who) => `${Does(who, 'abandonnez', 'abandonne', 'abandonnent')}.`,
    score: (white: number, black: number, agreed: number) =>
      `Blancs ${white}, noirs ${black} ; le match est en ${agreed}.`,
    next: 'Manche suivante',
    short: (points: number, score: string) => `gagne ${s(points, 'point')} · ${score}`,
    resigned: 'abandon',
  },
  resignAsk: (points: number) => `Abandonner cette manche ? Votre adversaire marquera ${s(points, 'point')}.`,
  log: {
    lead: (who: Who) => `${Does(who, 'commencez', 'commence', 'commencent')}.`,
    won: (who: Who, points: string) => `${Does(who, 'gagnez', 'gagne', 'gagnent')} la manche, ${points}.`,
  },
  help: {
    title: 'Le Tric Trac en bref',
    rules: [
      'Les deux joueurs vont dans le même sens. Vos quinze dames partent de la flèche 1 et sortent après la 24.',
      'La première dame est le courrier : il va seul, sur les pointes des flèches, jusqu’au dernier quart (19 à 24).',
      'Chaque nombre se joue avec une seule dame ; un doublet se joue quatre fois. Vous devez jouer tous les nombres que vous pouvez.',
      'Une dame ne s’arrête pas où l’adversaire en a une : six flèches garnies de suite barrent le passage.',
      'Quand les quinze sont au dernier quart elles sortent, la bande comptant pour la vingt-cinquième flèche.',
      'Le premier qui les a toutes sorties marque 1 point, ou 2 si l’adversaire n’en a sorti aucune.',
    ],
    pointer:
      'Touchez une dame puis une flèche éclairée, ou faites-la glisser ; une dame peut jouer plusieurs nombres de suite.',
    keys: [
      ['← → ↑ ↓', 'aller d’une flèche à l’autre'],
      ['Début · Fin', 'départ · dernière flèche'],
      ['Entrée', 'choisir une dame, la poser'],
      ['1 à 6', 'jouer ce nombre depuis la flèche'],
      ['Espace', 'jeter les dés, confirmer'],
      ['Z', 'annuler le dernier pas'],
      ['X', 'échanger les dés'],
      ['Échap', 'reposer la dame'],
    ],
  },
};

export type Courrier = typeof frCourrier;
