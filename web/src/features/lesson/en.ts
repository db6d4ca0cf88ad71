import type { Words } from './fr';

const s = (n: number, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** What the coach says in English; French terms stay, with a gloss where they first stand. */
export const enLesson: Words = {
  title: 'A first guided game',
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
        'Each player has fifteen men, stacked on his talon (his starting place). Yours are white: they start from flèche 1, at the bottom left, and travel towards flèche 24. A flèche is one of the long triangles.',
        'The black men go the other way. On every roll you play two numbers, those of the two dice.',
      ],
    },
    {
      title: 'Nothing is ever taken: you mark',
      text: [
        'This is the whole art: before playing, you mark what the dice would allow you to do on the board just as it stands.',
        'A jeton (counter) moves along the tips of the flèches to count your points, two by two.',
      ],
    },
    {
      title: 'Twelve points make a hole',
      text: [
        'Then a peg moves one hole along the rail, and the other player drops back to zero. The first to twelve holes wins the game.',
        'Let us play a first relevé (one stretch of the game). I shall whisper the plays, and every point will be explained.',
      ],
    },
  ],
  none: {
    title: 'Nothing to mark',
    text: [
      'With these dice none of your men reaches a lone black man: the roll scores nothing. So it goes with most first rolls.',
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
      'Valère reaches one of your lone men, but only by the sum of his dice, and you hold both places where he could rest on the way. That is a false hit: the points go to the player aimed at. You mark them as soon as he has played.',
    corner:
      'Flèche 12 is your coin (rest corner), and you hold it. Your two numbers would each bring a man onto the other’s coin, still empty: you hit the corner. It often pays to take one’s own first.',
    helpless: 'A number that cannot be played is worth 2 points to the other: that is impuissance (helplessness).',
    fill: 'One man was missing for your six flèches 7 to 12 to hold two each. This roll brings him: to fill your grand jan (second quarter) is worth 4 points a way, 6 with a doublet. And whoever can fill must.',
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
    hold: {
      title: 'Hold (tenir), or go (s’en aller)?',
      text: [
        'When you win a hole on your own dice, you choose. Hold: the game goes on as it stands, and the points left over stay yours. Go: all men return to the talons.',
        'Your game is good and promises more: hold.',
      ],
      rule: 'K4',
    },
    go: {
      title: 'This time, go',
      text: [
        'Your jan is full, but you have hardly a man left to play elsewhere: on the next rolls it must be broken. You have won enough.',
        'Going keeps the holes, puts all men back on the talons, wipes out both players’ points, and gives you the dice.',
      ],
      rule: 'K4',
    },
  },
  astray: (go) => ({
    title: go ? 'Rather go' : 'Rather hold',
    text: [
      go
        ? 'For this lesson, go: so we see the relevé to its end.'
        : 'For this lesson, hold: what follows shows why. In your own games the choice is free.',
    ],
  }),
  roll: { title: 'Your throw', text: ['Roll the dice: what they are worth is marked by itself, then I explain it.'] },
  wait: { title: 'Valère to play', text: ['He throws, then plays.'], quiet: true },
  play: (moves) => `Play ${moves}`,
  how: 'Follow the blue arrows: touch the man, then his place, or drag him.',
  confirm: { title: 'Confirm', text: ['Both numbers are played. Confirm, or undo if you want to look again.'] },
  pass: { title: 'Nothing to play', text: ['No number can be played: go on.'] },
  advice: [
    'One begins by bringing men off the talon: one to 7, one to 6. Each of the two numbers is played once.',
    'Both men advance into your grand jan (second quarter), flèches 7 to 12: that is where one builds.',
    'One man may play both numbers, resting in between: tout d’une (all in one). He covers the man on 10, who will be alone no more.',
    'Two fresh men: the more there are in front of the talon, the more rolls will build.',
    'A doublet is not played twice: one four for each man. The second covers flèche 8.',
    'The coin (rest corner), flèche 12: it is entered by two men together only, and these dice bring both. It is the stronghold of the game.',
    'Two men together on 7: a case is made (a held flèche), where nothing can be hit.',
    'The men draw near the flèches still missing: 8, 9 and 11.',
    'Tout d’une again, all the way to the coin: a third man there is free to come back into play, or to hit the other’s corner.',
    'Both numbers fall on 11: one more case.',
    'The two men meet on 9. Only 7 and 8 are missing for a full grand jan.',
    'One man covers flèche 7, the other makes ready.',
    'One man goes to 8: now a single one is missing to fill.',
    'Filling is compulsory: the man on 6 goes to 8, and the grand jan is full.',
  ],
  end: {
    title: 'The relevé is over',
    text: [
      'You have hit men and the corner, gained from a false hit, taken the coin, filled a jan and kept it full, won a simple hole and bredouille holes, held, and gone.',
      'You know how a game is played; the rest is judgement. In your games, touch any point marked to have it explained. The ? button recalls how a turn goes.',
    ],
  },
};
