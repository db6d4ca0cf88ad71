import type { Texts } from '../../script';
import type { script } from './script';

export const en: Texts<typeof script> = {
  idea: {
    title: 'Marking for yourself',
    text: [
      'At a real table nobody marks for you. If you mark too much or too little, your opponent sends you to school: they mark the difference, and this penalty is an école.',
      'So count before you touch a man: afterwards it is too late.',
    ],
  },
  less: {
    title: 'Too little',
    text: ['You throw four and two, mark 4 points, and play.'],
    right: 'You forgot 2 of your 6 points. Your opponent takes them: an école for too little (par moins).',
    hint: 'How much was the roll worth?',
  },
  more: {
    title: 'Too much',
    text: ['This time you mark 10.'],
    right: 'You marked 4 points too many. They are taken back, and your opponent marks them: an école for too much.',
    hint: 'How much was the roll worth? Count what is too much.',
  },
  none: {
    title: 'Neither too little nor too much',
    text: ['You mark 6.'],
    right: 'You marked exactly what was due: there is no école.',
    hint: 'Is there any difference?',
  },
  given: {
    title: 'What your roll gives your opponent',
    text: [
      'Your opponent must mark what your roll gives them, before throwing. Here your roll gives them points: if they forget any, you take the école.',
    ],
    right: 'Your two twos hit the man on 15 falsely: your opponent must mark 4 points before throwing.',
    hint: 'A man is hit falsely, with a doublet.',
  },
  until: {
    title: 'Until when?',
    text: ['You have made an error. Until when may your opponent mark the école?'],
    choices: ['To the end of the relevé', 'Until they throw the dice', 'Only immediately'],
    right: 'Once your opponent has thrown, your mark stands as it is.',
    hint: 'The next throw closes the matter.',
  },
  wrong: {
    title: 'The false école',
    text: ['Your opponent claims an école that you do not owe. What happens?'],
    choices: ['Nothing', 'It is cancelled', 'You take those points back and mark as many'],
    right:
      'A false école costs as much as it claimed. If your opponent maintains the claim, both of you explain and the rule decides.',
    hint: 'Now the error is your opponent’s.',
  },
  holes: {
    title: 'And holes?',
    text: ['A bredouille hole is marked as a simple one. Is that an école?'],
    choices: ['No: only points are claimed, and they are right', 'Yes, of twelve points', 'Yes, of one hole'],
    right:
      'The points are right, so there is no école. Forgotten or extra holes are an école, for the points they stand for.',
    hint: 'An école is counted in points.',
  },
  table: {
    title: 'At your own table',
    text: [
      'You need not claim an école; but if you mark one, your opponent may insist that you mark all of it. Against a beginner, point it out without taking it.',
      'At a real board, the score sheet of this program counts for you, écoles included.',
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
      'Hector counts too. If you see Hector make an error, say École! and by how much.',
    ],
    right: 'One player left points and the other took them: that is an école. From now on, mark everything.',
  },
};
