import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  place: {
    title: 'The stronghold',
    text: [
      'Your flèche 12 is your corner (coin de repos). Hold it and you block the way, reach further, and those two men are safe.',
      'You enter it only with two men together, in one roll.',
    ],
  },
  effect: {
    title: 'By effect',
    text: ['The six and the four each bring a man there: this is taking the corner by effect. Take your corner.'],
    right: 'You hold your corner, with the men from 6 and 8.',
    hint: 'Play the six from 6 and the four from 8.',
  },
  alone: {
    title: 'Never alone',
    text: ['The five would bring a man from 7 to your empty corner; the sum, to your opponent’s.'],
    right: 'A single man may not stop on your corner, and none ever on your opponent’s. Only the ace is left, to 8.',
    hint: 'Your corner is empty: a single man may not stop there.',
  },
  idea: {
    title: 'By puissance',
    text: [
      'Six and four would bring two men to your opponent’s corner, which is empty too. You may not go there; but if you could take your opponent’s corner, you may take your own instead.',
      'This is taking it par puissance, by power: each man stops one flèche early.',
    ],
  },
  puissance: {
    title: 'Take it par puissance',
    text: ['Bring the man on 7 and the man on 9 to 12.'],
    right: 'You hold your corner, and both numbers are played.',
    hint: 'Touch the man on 7, then your corner.',
  },
  held: {
    title: 'When your opponent’s corner is held',
    text: ['The same dice and the same men, but your opponent holds their corner.'],
    right: 'Puissance needs your opponent’s corner to be empty: you cannot take yours.',
    hint: 'Could you take your opponent’s corner?',
  },
  which: {
    title: 'Effect comes first',
    text: ['When one roll allows both, you take your corner by effect, not par puissance.'],
    right: 'The six from 6 and the four from 8 reach 12: you take the corner by effect.',
    hint: 'Look first for the two numbers straight to 12.',
  },
  hit: {
    title: 'Hitting the corner',
    text: [
      'You hold your corner and your opponent’s is empty. If each of your numbers would bring a man there, you hit it: 4 points, 6 with a doublet.',
    ],
    right: 'The five from 8 and the three from 10 both reach 13: you hit the corner.',
    hint: 'To 13: five from 8, three from 10.',
  },
  own: {
    title: 'Not with the corner’s two men',
    text: ['The two men that hold your own corner do not count towards hitting your opponent’s.'],
    right:
      'The six leads from 7 to 13, but only one of the two men on 12 could play the ace: you do not hit the corner.',
    hint: 'Where would the ace come from?',
  },
  third: {
    title: 'A third man',
    text: ['Once you hold the corner, further men come and go one at a time. Those count.'],
    right: 'The third man on 12 plays the ace and the man on 7 the six: you hit the corner.',
    hint: 'This time there is a spare man on 12.',
  },
  leave: {
    title: 'Two men leave together',
    text: [
      'Never leave one man alone on your corner: the last two leave together. Here your opponent can no longer fill a jan (lesson 9), so you may cross.',
    ],
    right: 'The two men on 12 must play both numbers: one stops on 14, the other on 16.',
    hint: 'One of the two plays the two, the other the four.',
  },
  drill: {
    title: 'Do you take it?',
    text: ['By effect, par puissance, or not at all.'],
  },
  game: {
    title: 'Take your corner',
    text: ['Play against Hector until you hold your corner.'],
    right: 'You hold your corner: the stronghold is yours.',
  },
};
