import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  devil: {
    title: 'The devil’s case',
    text: [
      'Flèche 8 is often the last one missing from the grand jan: a six from the talon falls short, and the other men have passed it. It is called the case du diable.',
      'Make it early, while there are men behind.',
    ],
  },
  chances: {
    title: 'What it costs',
    text: ['You lack the whole case on 8.'],
    right: 'None: it takes two men at once, and the talon is seven steps away.',
    hint: 'Two men at once, from the talon?',
  },
  low: {
    title: 'Cover the half-case',
    text: ['Two twos. Look for the best play: which man of your grand jan is in danger?'],
    right: 'One man goes all the way from 7 to 11, and covers the half-case.',
    hint: 'One of your men is alone on 11.',
  },
  coin: {
    title: 'The corner above all',
    text: ['Six and five.'],
    right: 'The corner bars, hits, and cannot be taken back.',
    hint: 'Six from 6, five from 7.',
  },
  wait: {
    title: 'Waiting',
    text: [
      'Your jan stands and the other has not filled yet: he lacks a man on 18. Keep your spare men as long as you can; it is a matter of who breaks last.',
      'Play small numbers behind, and let him come on.',
    ],
  },
  inside: {
    title: 'Tempting him',
    text: [
      'A man left alone where the other can reach him only by a sum with closed rests will cost him points. Here you see it the other way round.',
    ],
    right: 'He has two men alone, but his cases guard them.',
    hint: 'Five and two: from 11 to 18.',
  },
  drive: {
    title: 'Driving in',
    text: [
      'The other has one last man on his talon and must play. If the man cannot move he will break; if he passes to your side he lies open.',
      'Holding your corner and your high cases locks him in: mettre dedans.',
    ],
  },
  run: {
    title: 'The long run',
    text: ['A full jan, three spare men, and the other far from built: holes will follow one another.'],
    right: 'All of them, and each one pays.',
    hint: 'What cannot be played from the talon?',
  },
  enfilade: {
    title: 'Do you hold?',
    text: ['This roll makes a hole, bredouille.'],
    right: 'This is the time for the enfilade, the long run: hold as long as the jan holds.',
    hint: 'Will your jan last?',
  },
  drill: {
    title: 'Your plan?',
    text: ['A hole has just been won. See who is ready for what follows.'],
  },
  game: {
    title: 'Carry out your plan',
    text: ['You lack a man on 8. Fill, keep, and go on to the hole against Valère.'],
    right: 'Have a plan, and the dice follow oftener than one thinks.',
  },
};
