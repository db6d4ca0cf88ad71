import type { Reason } from '../../../wire/described/messages';

const NUMBERS = ['', 'l’as', 'le deux', 'le trois', 'le quatre', 'le cinq', 'le six'];

/** The French sentences that say why: of a mark, of a play, of a man that may not move. */
export const frWhy = {
  rule: (rule: string) => `Règle ${rule}`,
  ruleOf: (rule: string, title: string) => `Règle ${rule} : ${title}`,
  open: 'Expliquer',
  number: (n: number) => NUMBERS[n]!,
  sum: 'la somme',
  arithmetic: (ways: number, each: number, doublet: boolean) =>
    `${doublet ? 'Au doublet' : 'Au coup simple'}, ${each} points${ways > 1 ? ` la façon : ${ways} × ${each} = ${ways * each}` : ''}.`,
  helplessEach: (ways: number) => `2 points par nombre non joué${ways > 1 ? ' : 2 × 2 = 4' : ''}.`,
  way: (i: number) => `Façon ${i}`,
  /** A man's way in a row, and the place it rests on. */
  short: (from: string, to: string, rest: string) => `${from} → ${to}${rest && `, repos sur ${rest}`}`,
  direct: (number: string, from: string, to: string) => `${number}, de ${from} à ${to}`,
  through: (from: string, rest: string, to: string) => `la somme, de ${from} à ${to}, repos sur ${rest}`,
  carried: (from: string, to: string) => `de ${from} à ${to}`,
  leaves: (from: string) => `la dame de ${from} sort`,
  and: ' ; ',

  bound: 'Coup obligé',
  play: (play: string) => `Joue ${play}`,
  whyPlay: 'Pourquoi ce coup ?',
  reason: {
    nothing_to_play: 'Aucun nombre ne peut être joué.',
    higher_only: 'Un seul des deux nombres peut être joué : le plus fort, puisqu’il se joue.',
    lower_only: 'Le plus fort ne se joue pas : il faut jouer le plus faible seul.',
    one_only: 'Du doublet, un seul nombre peut être joué.',
    must_fill: 'Le coup peut remplir un jan : il faut le remplir.',
    must_keep: 'Le jan plein peut être conservé : il faut le conserver.',
    must_take_last: 'La dernière dame peut sortir : il faut la sortir.',
    only_play: 'Il n’y a qu’un coup permis.',
    puissance: 'Coin pris par puissance : les deux nombres porteraient deux dames sur le coin vide de l’adversaire.',
    coin_taken: 'Coin pris par effet : les deux nombres y portent deux dames ensemble.',
    coin_left: 'Les deux dernières dames quittent le coin ensemble.',
    rest_on_coin: 'La dame se repose en passant sur un coin vide, où elle ne pourrait pas rester.',
    passage: 'Passage : la dame traverse un jan interdit, où elle se repose sans s’arrêter.',
    tout_d_une: 'Tout d’une : la même dame joue les deux nombres.',
    exceeding: 'Un nombre excédant sort la dame la plus éloignée.',
  } as Record<Reason, string>,

  not: {
    title: (place: string) => `La dame de ${place}`,
    stuck: (place: string) => `La dame de ${place} ne peut pas jouer`,
    part: 'Pourquoi pas ailleurs ?',
    free: (place: string) => `La dame de ${place} peut jouer tous les nombres qui restent.`,
    advised: 'Pour la leçon, suivez les traits bleus.',
    legal: 'permis',
    no: (what: string, law: string) => `${what} : ${law}`,
  },
};

export type WhyText = typeof frWhy;
