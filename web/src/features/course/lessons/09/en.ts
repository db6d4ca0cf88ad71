import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  idea: {
    title: 'As long as they can fill',
    text: [
      'The circled flèches are empty, and yet you may not stop there: as long as your opponent has enough men to fill a jan, that jan is forbidden to you.',
      'A full jan takes twelve men: your opponent still has enough of them in the jan or behind it.',
    ],
  },
  shut: {
    title: 'Not on your opponent’s side',
    text: ['Five or three would lead from your corner to your opponent’s side.'],
    right: 'Both jans are forbidden: twelve black men still stand on 19 to 24, enough to fill either of them.',
    hint: 'Can your opponent still fill? Then you may stop nowhere on their side.',
  },
  eight: {
    title: 'On this side, yes',
    text: ['The man on 8 can play on your own side.'],
    right: 'The three leads to 11; the six and the sum lead to your opponent’s side, where you may not stop.',
    hint: '8 + 3, 8 + 6, 8 + 9: which of them stay on your side?',
  },
  count: {
    title: 'When does it open?',
    text: [
      'A full jan needs two men on each of its six flèches, and a man that has passed a flèche cannot come back to it. Your opponent has only seven men left on their own side: they can no longer fill any jan.',
      'Twelve men are not enough either if too many have passed the first flèches of the jan. Once open, a jan stays open to the end of the relevé.',
    ],
  },
  open: {
    title: 'Pass',
    text: ['No jan is forbidden any more, but a flèche that your opponent holds is still closed.'],
    right: 'The four leads to 16, the sum to 21. Your opponent holds 17, so the five is closed.',
    hint: 'Who holds 17? And 16?',
  },
  across: {
    title: 'Crossing',
    text: [
      'Here your opponent can no longer fill the petit jan, but can still fill the grand jan. You may not stop in the grand jan, but you may cross it tout d’une, resting on an empty flèche.',
    ],
    right: 'The man goes from 12 to 21, resting on 16.',
    hint: 'A single flèche, by both numbers.',
  },
  pass: {
    title: 'Play',
    text: ['Play six and four as you like: the way is open.'],
    right: 'Your men may now cross your opponent’s side, towards your jan de retour.',
  },
  retour: {
    title: 'The jan de retour',
    text: [
      'Your opponent’s petit jan, flèches 19 to 24, is also your jan de retour, where your men end their journey. You fill it and keep it like the others, for the same points.',
    ],
  },
  fill: {
    title: 'Fill it',
    text: ['Two men are missing on 20.'],
    right: 'The three brings the man on 17 to 20, and the four the man on 16: two men, one way.',
    hint: 'Two men at once make a single way.',
  },
  must: {
    title: 'Play this roll',
    text: ['If you can fill, you must, here as elsewhere.'],
    right: 'Two men have come to 20: your jan de retour is full.',
  },
  drill: {
    title: 'How far?',
    text: ['Find where the circled man may stop. Mind the forbidden jans.'],
  },
  game: {
    title: 'Reach the jan de retour',
    text: ['Play against Hector until you bring a man into your jan de retour.'],
    right: 'Your man has reached the jan de retour. All that is left is bearing off (next lesson).',
  },
};
