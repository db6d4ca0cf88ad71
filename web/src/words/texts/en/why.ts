import type { WhyText } from '../fr/why';

const NUMBERS = ['', 'the ace', 'the two', 'the three', 'the four', 'the five', 'the six'];

/** The English sentences that say why; French terms are kept with a gloss. */
export const enWhy: WhyText = {
  rule: (rule) => `Rule ${rule}`,
  ruleOf: (rule, title) => `Rule ${rule}: ${title}`,
  open: 'Explain',
  number: (n) => NUMBERS[n]!,
  sum: 'the sum',
  arithmetic: (ways, each, doublet) =>
    `${doublet ? 'With a doublet' : 'With a simple roll'}, ${each} points${ways > 1 ? ` a way: ${ways} × ${each} = ${ways * each}` : ''}.`,
  helplessEach: (ways) => `2 points for each number not played${ways > 1 ? ': 2 × 2 = 4' : ''}.`,
  way: (i) => `Way ${i}`,
  short: (from, to, rest) => `${from} → ${to}${rest && `, resting on ${rest}`}`,
  direct: (number, from, to) => `${number}, from ${from} to ${to}`,
  through: (from, rest, to) => `the sum, from ${from} to ${to}, resting on ${rest}`,
  carried: (from, to) => `from ${from} to ${to}`,
  leaves: (from) => `the man on ${from} leaves`,
  and: '; ',

  bound: 'Forced play',
  play: (play) => `Plays ${play}`,
  whyPlay: 'Why this play?',
  reason: {
    nothing_to_play: 'Neither number can be played.',
    higher_only: 'Only one of the two numbers can be played: the higher, since it can be.',
    lower_only: 'The higher number cannot be played: the lower alone must be.',
    one_only: 'Only one number of the doublet can be played.',
    must_fill: 'The roll can fill a jan (quarter): it must be filled.',
    must_keep: 'The full jan can be kept: it must be kept.',
    must_take_last: 'The last man can be taken off, so it must be.',
    only_play: 'There is only one legal play.',
    puissance:
      'The corner (coin de repos) is taken par puissance (by power): both numbers would carry two men onto your opponent’s empty corner.',
    coin_taken:
      'The corner (coin de repos) is taken directly (par effet): the two numbers bring two men there together.',
    coin_left: 'The last two men leave the corner (coin de repos) together.',
    rest_on_coin: 'The man rests in passing on an empty corner, where it could not stay.',
    passage: 'Passage: the man crosses a forbidden jan, resting there without stopping.',
    tout_d_une: 'Tout d’une (all in one): the same man plays both numbers.',
    exceeding: 'An exceeding number takes off the farthest man.',
  },

  not: {
    title: (place) => `The man on ${place}`,
    stuck: (place) => `The man on ${place} cannot move`,
    part: 'Why not elsewhere?',
    free: (place) => `The man on ${place} may play every number left.`,
    advised: 'For the lesson, follow the blue arrows.',
    legal: 'legal',
    no: (what, law) => `${what}: ${law}`,
  },
};
