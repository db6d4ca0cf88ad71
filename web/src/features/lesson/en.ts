import type { Words } from './fr';

const s = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** The coach’s sentences in English; French terms stay, with a gloss where they first stand. */
export const enLesson: Words = {
  title: 'First relevé',
  next: 'Next',
  back: 'Back one step',
  step: (n, all) => `${n} of ${all}`,
  leave: 'Leave the lesson',
  leaveAsk: 'Leave the lesson?',
  leaveHome: { name: 'Back to the start page', hint: 'The lesson will resume where you are.' },
  leavePlay: { name: 'Continue without the lesson', hint: 'You play on as you like, against Valère.' },
  stay: 'Stay',
  goOn: 'Continue against Valère',
  home: 'Back to the start page',
  cannot: 'The lesson runs on this device, and its browser does not allow it.',
  welcome: [
    {
      title: 'Welcome to trictrac',
      text: [
        'Your fifteen men are white. They started from flèche 1 (a flèche is a long triangle), at the bottom left, and travel towards flèche 24. The black men go the opposite way.',
        'The relevé (one stretch of the game) has begun. Let us play three rolls of it together: I will suggest good moves.',
      ],
    },
    {
      title: 'No man is ever taken: you mark points',
      text: [
        'Before you play, you mark what the dice would allow you to do on the board just as it stands. A jeton (counter) counts the points.',
        'Twelve points make a hole: a peg moves along the rail. The first player to twelve holes wins.',
      ],
    },
  ],
  guess: { title: 'What is this roll worth?', text: ['Guess: how many points do you mark?'] },
  guessed: (points) => `${s(points, 'point')}: right. Let us see where they come from.`,
  missed: (points) => `It is ${s(points, 'point')}. Let us see where they come from.`,
  none: {
    title: 'Nothing to mark',
    text: ['Valère’s dice reach no lone man, so this roll scores nothing. Many rolls are like that.'],
  },
  pointsOf: (yours, points, roller) => {
    const n = s(points, 'point');
    if (yours) return roller ? `${n} for you` : `${n} for you, on Valère’s dice`;
    return roller ? `${n} for Valère` : `${n} for Valère, on your dice`;
  },
  here: 'Here:',
  or: ', or ',
  ideas: {
    hit: 'Follow the blue arrow: the dice would bring a man onto a lone man of the other player. That is a hit. Nothing moves and nothing is taken, but it scores: 2 points on flèches 7 to 18, 4 points on the others. So a man left alone is exposed.',
    falseHit:
      'Your dice reach a man of Valère’s, but only by the sum, and Valère holds both resting places on the way. That is a false hit: the points go to your opponent, who marks them after you have played (if you hold).',
    corner:
      'Flèche 12 is your corner (coin de repos), and you hold it. Your two numbers would each bring a man onto your opponent’s corner, still empty: you hit the corner. It often pays to be first to take your own.',
    helpless:
      'A number that cannot be played gives 2 points to the other player: this is impuissance (an unplayable number).',
    fill: 'Flèches 7 to 12 are your grand jan: a jan is a quarter of the board. Two men were missing for each of these flèches to hold two. This roll brings them: filling your jan is worth 4 points a way, 6 with a doublet. If you can fill, you must.',
    keep: 'Your jan is full, and you can play this roll without breaking it: keeping it is worth 4 points on every roll, 6 with a doublet. Most holes are won this way.',
    rare: 'This is one of the rare jans of the opening: the first men off the talon stand where the dice make it.',
    out: 'The last of the fifteen men leaves the board.',
  },
  holeOf: (yours, holes) => `${holes > 1 ? `${holes} holes` : 'A hole'} for ${yours ? 'you' : 'Valère'}`,
  hole: 'Look at the rail: the peg moves first, then the jetons. The loser’s points are wiped out; the winner keeps the points beyond twelve.',
  simpleHole: 'The loser marked during these twelve points, so the hole is simple.',
  bredouille: 'The loser marked nothing during these twelve points: the hole is bredouille, and counts double.',
  decide: {
    title: 'Hold (tenir), or go (s’en aller)?',
    text: [
      'When you win a hole on your own dice, you choose. Hold: the game continues as it stands, and you keep the points left over. Go: all men return to the talons, points are wiped out, and you throw again.',
      'The choice is yours. Your full jan can still score.',
    ],
    rule: 'K4',
  },
  roll: { title: 'Your throw', text: ['Roll the dice: the program marks what they are worth, then I explain it.'] },
  wait: { title: 'Valère to play', text: ['Valère throws, then plays.'], quiet: true },
  play: (moves) => `Play ${moves}`,
  how: 'Follow the blue arrows: touch the man, then its flèche, or drag it.',
  confirm: { title: 'Confirm', text: ['Both numbers are played. Confirm, or undo to change your play.'] },
  pass: { title: 'Nothing to play', text: ['No number can be played: continue.'] },
  advice: [
    'A man from 7 covers the man on 11, so that it is no longer alone; another leaves the talon.',
    'Filling is compulsory: the man on 2 goes to 8, the man on 6 to 7, and the grand jan is full.',
    'Two men from the talon play, and the jan is kept full.',
  ],
  gone: 'You chose to go, which cost you about a hole. Holding was better here: your grand jan is full, you can keep it for several rolls, and each of them scores. Go when you would have to break first.',
  end: {
    title: 'What next?',
    text: [
      'You have hit men and the corner, filled a jan, kept it full, and won a bredouille hole: that is what the game is about.',
      'The course explains all this step by step, on the board.',
    ],
  },
  first: 'Lesson 1: the board and the men',
  all: 'All lessons',
};
