import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  first: {
    title: 'The first roll',
    text: [
      'A plan begins with the first roll, which is for bringing men off the talon. Play three and ace as well as you can.',
    ],
    right: 'You bring two fresh men off the talon: they will make cases, and are worth more than one man farther on.',
    hint: 'Bring two men off the talon.',
  },
  fresh: {
    title: 'Another first roll',
    text: ['You throw two and ace.'],
    right: 'Again you bring two men off the talon: one to 3, one to 2.',
    hint: 'Play two men from the talon.',
  },
  second: {
    title: 'The second roll',
    text: ['Two of your men are out. You throw five and two: where will your cases come from?'],
    right: 'You bring out two more men: the more there are in front of the talon, the more rolls will make cases.',
    hint: 'There are plenty of men left on the talon.',
  },
  petit: {
    title: 'Petit jan or grand jan?',
    text: [
      'After small numbers, the petit jan takes shape: you fill it, keep it for a few rolls, and then have to move on. One man is missing here: count the roll.',
    ],
    right: 'The two brings a man to 3: 4 points. A petit jan is quickly made but does not last; aim for the grand jan.',
    hint: 'One man is missing on 3.',
  },
  order: {
    title: 'The order of things',
    text: [
      'First bring men off the talon; then make low cases in the grand jan, on 8, 9, 10; take the corner as soon as you can; fill last.',
      'A man may stand alone below, on 2 to 6, where few rolls reach it: it waits there to become a case. Leave none alone above, on 8 to 11: bring two men there together, or cover the one that is there.',
    ],
  },
  below: {
    title: 'Alone below, never above',
    text: ['You throw three and two. Four men stand alone below: what can you make of them?'],
    right:
      'Two men from the talon cover 4 and 3: two cases. The men on 2 and 6 can wait; on 9 a man would be in danger.',
    hint: 'Cover two of them from the talon.',
  },
  devil: {
    title: 'The devil’s case',
    text: [
      'Flèche 8 is often the last one missing from the grand jan: a six from the talon falls short of it, and the other men have passed it. It is called the devil’s case (case du diable).',
      'Make it early, while you still have men behind it.',
    ],
  },
  chances: {
    title: 'What waiting costs',
    text: ['Both men are missing on 8.'],
    right: 'No throw fills: two men would have to come at once, and the talon is seven flèches away.',
    hint: 'Two men at once, from the talon?',
  },
  put: {
    title: 'Putting a man in',
    text: [
      'Two men are missing on 8. Put a single man there now, by the six; on the next roll another can cover it and fill.',
      'This is mettre dedans, putting in: you set single men on the flèches that a full jan lacks. Here a man alone above is right, because it can fill on the next roll.',
    ],
  },
  low: {
    title: 'Cover the half-case',
    text: ['Two twos. Look for the best play: which man of your grand jan is in danger?'],
    right: 'One man goes all the way from 7 to 11, and covers the half-case.',
    hint: 'Your man on 11 is alone.',
  },
  coin: {
    title: 'The corner above all',
    text: ['You throw six and five.'],
    right: 'You take your corner: it blocks the way, helps you hit, and cannot be taken from you.',
    hint: 'Play the six from 6 and the five from 7.',
  },
  wait: {
    title: 'Waiting',
    text: [
      'Your jan is full and your opponent’s is not: they lack a man on 18. Keep your spare men as long as you can; the player who breaks last wins.',
      'Play small numbers behind, and let your opponent come forward.',
    ],
  },
  inside: {
    title: 'Setting a trap',
    text: [
      'Leave a man where your opponent can reach it only by a sum whose rests are closed: a false hit scores for you. Here it is your opponent who has set the trap.',
    ],
    right: 'You hit the man on 18 falsely: both rests on the way, 13 and 16, are held. The points go to your opponent.',
    hint: 'Five and two: from 11 to 18.',
  },
  locked: {
    title: 'Locking in',
    text: [
      'Your opponent has one last man on the talon and must play. If that man cannot move, they will break; if it crosses to your side, it is exposed.',
      'Hold your corner and your high cases, and the last man is locked in.',
    ],
  },
  run: {
    title: 'The long run',
    text: ['Your jan is full, you have three spare men, and your opponent is far from filling: hole will follow hole.'],
    right: 'All 36 throws keep your jan, and each of them scores.',
    hint: 'Which throws can the men on the talon not play?',
  },
  enfilade: {
    title: 'Do you hold?',
    text: ['This roll makes a hole, bredouille.'],
    right: 'Hold: this is the time for the enfilade, the long run of holes. Hold as long as you can keep the jan.',
    hint: 'Will your jan last?',
  },
  drill: {
    title: 'Your plan?',
    text: ['You have just won a hole. See who is ready for what follows.'],
  },
  game: {
    title: 'Carry out your plan',
    text: ['You lack a man on 8. Fill, keep, and play on to the hole against Valère.'],
    right: 'The hole is won. With a plan, the dice help more often than you think.',
  },
};
