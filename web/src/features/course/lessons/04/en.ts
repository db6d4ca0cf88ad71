import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  place: {
    title: 'The stronghold',
    text: [
      'Your flèche 12 is your rest corner, the coin. Whoever holds it bars the way, hits farther, and fears nothing for those two men.',
      'It is entered only by two men together, in one roll.',
    ],
  },
  effect: {
    title: 'By effect',
    text: ['The six and the four each bring a man there: that is taking it by effect. Take your corner.'],
    right: 'The corner is yours.',
    hint: 'Six from 6, four from 8.',
  },
  alone: {
    title: 'Never alone',
    text: ['The five would bring a man from 7 to your empty corner; the six, to the other’s.'],
    right: 'Neither a single man on your own corner, nor ever any on the other’s. The ace is left.',
    hint: 'Your corner is empty: a single man may not stop there.',
  },
  idea: {
    title: 'By puissance',
    text: [
      'Six and four would bring two men to the other’s corner, empty too. That is forbidden; but whoever could take the other’s may take his own instead.',
      'That is taking it par puissance, by power: two men come, each one flèche short of his number.',
    ],
  },
  puissance: {
    title: 'Take it by puissance',
    text: ['Bring to 12 the man on 7 and the man on 9.'],
    right: 'Both numbers are played.',
    hint: 'Touch the man on 7, then your corner.',
  },
  held: {
    title: 'When the other holds his',
    text: ['The same dice, the same men; but the other holds his corner.'],
    right: 'Puissance is drawn from his empty corner. Held, it gives none.',
    hint: 'Could you take the other’s corner?',
  },
  which: {
    title: 'Effect comes first',
    text: ['When one roll allows both, you take your corner by effect, not by puissance.'],
    right: 'Six from 6, four from 8: by effect.',
    hint: 'Look first for the two numbers straight to 12.',
  },
  hit: {
    title: 'Hitting the corner',
    text: [
      'You hold your corner, the other’s is empty. If both your numbers bring a man there, you hit it: 4 points, 6 with a doublet.',
    ],
    right: 'The five from 8, the three from 10.',
    hint: 'To 13: five from 8, three from 10.',
  },
  own: {
    title: 'Not with the corner’s two',
    text: ['The two men of your own corner do not count towards hitting the other’s.'],
    right: 'The six does go from 7 to 13; but the ace could come only from one of the corner’s two.',
    hint: 'Where would the ace come from?',
  },
  third: {
    title: 'A third man',
    text: ['Once the corner is held, further men come and go one by one. Those count.'],
    right: 'The third man of the corner makes the ace.',
    hint: 'This time there is a spare man on 12.',
  },
  leave: {
    title: 'It is left by two',
    text: [
      'You never leave a man alone on his corner: the last two leave together. The other can fill no more, and his side is open to you.',
    ],
    right: 'Both numbers must then be theirs.',
    hint: 'One of the two plays the two, the other the four.',
  },
  drill: {
    title: 'Do you take it?',
    text: ['By effect, by puissance, or not at all.'],
  },
  game: {
    title: 'Take your corner',
    text: ['Play against Hector until you hold your corner.'],
    right: 'The stronghold is yours.',
  },
};
