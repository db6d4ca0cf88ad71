import type { Words } from './fr';

const s = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** What the coach says in English; French terms stay, with a gloss where they first stand. */
export const enLesson: Words = {
  title: 'First relevé',
  next: 'Next',
  back: 'Back one step',
  step: (n, all) => `${n} of ${all}`,
  leave: 'Leave the lesson',
  leaveAsk: 'Leave the lesson?',
  leaveHome: { name: 'Back to the start page', hint: 'The lesson will resume where you are.' },
  leavePlay: { name: 'Go on without the lesson', hint: 'You play on freely, against Valère.' },
  stay: 'Stay',
  goOn: 'Go on against Valère',
  home: 'Back to the start',
  cannot: 'The lesson is played on this device, and its browser does not allow it.',
  welcome: [
    {
      title: 'Welcome to trictrac',
      text: [
        'Your fifteen men are white: they started from flèche 1, at the bottom left, and travel towards flèche 24. The black men go the other way.',
        'The relevé (one stretch of the game) has begun. Let us play three rolls of it together: I whisper the soundest plays.',
      ],
    },
    {
      title: 'Nothing is ever taken: you mark',
      text: [
        'Before playing, you mark what the dice would allow you to do on the board just as it stands. A jeton (counter) counts the points.',
        'Twelve points make a hole: a peg moves along the rail. The first to twelve holes wins.',
      ],
    },
  ],
  guess: { title: 'What is this roll worth?', text: ['Guess: how many points do you mark?'] },
  guessed: (points) => `${s(points, 'point')}: right. Let us see where they come from.`,
  missed: (points) => `It is ${s(points, 'point')}. Let us see where they come from.`,
  none: {
    title: 'Nothing to mark',
    text: [
      'With these dice no man reaches another that is alone: Valère’s roll scores nothing. So it goes with many rolls.',
    ],
  },
  pointsOf: (yours, points, roller) => {
    const n = s(points, 'point');
    if (yours) return roller ? `${n} for you` : `${n} for you, on Valère’s dice`;
    return roller ? `${n} for Valère` : `${n} for Valère, on your dice`;
  },
  here: 'Here:',
  or: ', or ',
  ideas: {
    hit: 'Follow the blue arrow: the dice would bring a man onto a lone man of the other. That is a hit. Nothing moves and nothing is taken, but points are marked: 2 in the half of the grands jans (flèches 7 to 18), 4 in that of the petits jans. So to leave a man alone is to expose him.',
    falseHit:
      'Your dice reach a man of Valère’s, but only by the sum, and he holds both places to rest on the way. That is a false hit: the points go to the player aimed at. He marks them when you have played, if you hold.',
    corner:
      'Flèche 12 is your corner (coin de repos), and you hold it. Your two numbers would each bring a man onto your opponent’s corner, still empty: you hit the corner. It often pays to take one’s own first.',
    helpless: 'A number that cannot be played is worth 2 points to the other: that is impuissance (helplessness).',
    fill: 'Two men were missing for your six flèches 7 to 12 to hold two each. This roll brings them: to fill your grand jan (second quarter) is worth 4 points a way, 6 with a doublet. And whoever can fill must.',
    keep: 'Your jan is full, and you can play this roll without breaking it: keeping it is worth 4 points on every roll, 6 with a doublet. This is how holes come.',
    rare: 'This is one of the rare jans of the opening: it comes from where the first men stand.',
    out: 'The last of the fifteen men leaves the board.',
  },
  holeOf: (yours, holes) => `${holes > 1 ? `${holes} holes` : 'A hole'} for ${yours ? 'you' : 'Valère'}`,
  hole: 'Look at the rail: the peg is moved first, then the jetons. The other’s points are wiped out; what exceeds twelve stays with the winner.',
  simpleHole: 'The other had marked during these twelve points: the hole is simple.',
  bredouille:
    'These twelve points were won without the other marking in between: that is bredouille, and the hole counts double.',
  decide: {
    title: 'Hold (tenir), or go (s’en aller)?',
    text: [
      'When you win a hole on your own dice, you choose. Hold: the game goes on as it stands, with your points left over. Go: all men return to the talons, points are wiped out, and you throw again.',
      'The choice is yours. Your full jan promises more.',
    ],
    rule: 'K4',
  },
  roll: { title: 'Your throw', text: ['Roll the dice: what they are worth is marked by itself, then I explain it.'] },
  wait: { title: 'Valère to play', text: ['He throws, then plays.'], quiet: true },
  play: (moves) => `Play ${moves}`,
  how: 'Follow the blue arrows: touch the man, then his place, or drag him.',
  confirm: { title: 'Confirm', text: ['Both numbers are played. Confirm, or undo if you want to look again.'] },
  pass: { title: 'Nothing to play', text: ['No number can be played: go on.'] },
  advice: [
    'A man from 7 covers the man on 11, who will be alone no more; another leaves the talon.',
    'Filling is compulsory: the man on 2 goes to 8, the man on 6 to 7, and the grand jan is full.',
    'Two men from the talon play, and the jan is kept full.',
  ],
  gone: 'You chose to go, and gave up about a hole. Holding was better here: your grand jan is full, you can keep it for several rolls, and each of them scores. Go when you would have to break first.',
  end: {
    title: 'What next?',
    text: [
      'You have hit men and the corner, filled a jan, kept it full, and won a bredouille hole: that is the salt of the game.',
      'The course takes up each thing in turn, in a few minutes, on the board.',
    ],
  },
  first: 'Lesson 1: the board and the men',
  all: 'All lessons',
};
