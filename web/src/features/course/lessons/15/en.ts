import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  idea: {
    title: 'Marking for yourself',
    text: [
      'At a real table nobody marks for you. Whoever marks too much or too little is sent to school: the other marks the difference, an école.',
      'So count before you touch a man: afterwards it is too late.',
    ],
  },
  less: {
    title: 'Too little',
    text: ['You throw four and two, mark 4 points, and play.'],
    right: 'What you forgot, the other takes: an école for too little.',
    hint: 'How much was the roll worth?',
  },
  more: {
    title: 'Too much',
    text: ['This time you mark 10.'],
    right: 'The excess is taken back, and the other marks it: an école for too much.',
    hint: 'Count what is too much.',
  },
  none: {
    title: 'Right',
    text: ['You mark 6.'],
    right: 'Nothing to be said.',
    hint: 'Is there any difference?',
  },
  given: {
    title: 'What the other gives you',
    text: [
      'One may also forget what the other’s roll has given: it is marked before throwing in turn. Here you give points; let him forget none, or the école is yours.',
    ],
    right: 'That is what he must mark before he throws.',
    hint: 'A man is hit falsely, with a doublet.',
  },
  until: {
    title: 'Until when?',
    text: ['You have made an error. Until when may the other mark the école?'],
    choices: ['To the end of the relevé', 'Until he throws his dice', 'At once only'],
    right: 'Once he has thrown, the mark stands as it is.',
    hint: 'His next act closes the matter.',
  },
  wrong: {
    title: 'The false école',
    text: ['The other claims an école that you do not owe. What happens?'],
    choices: ['Nothing', 'It is cancelled', 'You take those points back and mark as many'],
    right:
      'Whoever claims wrongly is punished alike. If he maintains his claim, reasons are given and the account is settled.',
    hint: 'The fault changes sides.',
  },
  holes: {
    title: 'And holes?',
    text: ['Is a bredouille hole marked as a simple one an école?'],
    choices: ['No, there is no école of holes', 'Yes, of twelve points', 'Yes, of a hole'],
    right: 'One is sent to school for points only.',
    hint: 'An école is counted in points.',
  },
  table: {
    title: 'At your own table',
    text: [
      'Nobody has to claim an école; but whoever marks it marks it whole. Against a beginner you say it without taking it.',
      'The score sheet of this program counts for you at a wooden board, écoles included.',
    ],
  },
  drill: {
    title: 'Mark it yourself',
    text: ['Say your points, as at the table. Every error would be an école.'],
  },
  game: {
    title: 'To school, on purpose',
    text: [
      'Here you mark for yourself: slide your jeton, or press + and let go, then play. Once a roll has given you points, leave some unmarked on purpose.',
      'Hector counts along. If he errs himself, say École! and by how much.',
    ],
    right: 'That is an école: what one leaves, the other takes. From now on, mark everything.',
  },
};
