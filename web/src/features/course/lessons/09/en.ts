import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  idea: {
    title: 'As long as he can fill',
    text: [
      'The flèches with a ring are empty, and yet you may not stop there: as long as the other has the men to fill a jan, that jan is forbidden to you.',
      'It is enough that he still has men behind.',
    ],
  },
  shut: {
    title: 'On his side, no',
    text: ['Five or three would lead from your corner to the other’s side.'],
    right: 'His grand jan and his petit jan are forbidden: the men on his talon can still fill them.',
    hint: 'Can he still fill? Then nowhere on his side.',
  },
  eight: {
    title: 'On this side, yes',
    text: ['The man on 8 can play on your own side.'],
    right: 'The three leads to 11; the six and the sum, to the other’s side.',
    hint: '8 + 3, 8 + 6, 8 + 9: which of them stay on your side?',
  },
  count: {
    title: 'When does it open?',
    text: [
      'A full jan needs two men on each of its six flèches, and a man that has passed a flèche cannot come back to it. Your opponent has only seven men on their own side: none of their jans can be filled any more.',
      'Fewer than twelve men is not the only case: twelve are of no use if too many have passed the first flèches of the jan. A jan once open stays open to the end of the relevé.',
    ],
  },
  open: {
    title: 'Pass',
    text: ['Nothing is forbidden any more; but a flèche he holds is still closed.'],
    right: 'The four leads to 16, the sum to 21. On 17 he is there.',
    hint: 'Who holds 17? And 16?',
  },
  across: {
    title: 'Crossing',
    text: [
      'Here he can no longer fill his petit jan, but still his grand jan. You may not stop in the grand jan, but you may cross it tout d’une, resting on an empty flèche.',
    ],
    right: 'From 12 to 21, resting on 16.',
    hint: 'A single flèche, by both numbers.',
  },
  pass: {
    title: 'Play',
    text: ['Play six and four as you like: the way is open.'],
    right: 'Your men are passing to the return.',
  },
  retour: {
    title: 'The jan de retour',
    text: [
      'The other’s petit jan, flèches 19 to 24, is your jan de retour. It is filled and kept like the others, at the same price.',
    ],
  },
  fill: {
    title: 'Fill it',
    text: ['Two men are missing on 20.'],
    right: 'The three from 17, the four from 16: two men, one way.',
    hint: 'Two men at once make a single way.',
  },
  must: {
    title: 'Play this roll',
    text: ['Whoever can fill must, here as elsewhere.'],
    right: 'The jan de retour is full.',
  },
  drill: {
    title: 'How far?',
    text: ['Find where the man with the ring may stop. Mind the forbidden jans.'],
  },
  game: {
    title: 'Pass to the return',
    text: ['Play against Hector until you bring a man into your jan de retour.'],
    right: 'You have passed. All that is left is to bear off.',
  },
};
