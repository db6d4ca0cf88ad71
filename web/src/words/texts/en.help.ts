import type { Help } from './fr.help';

/** The English help: how a turn goes, keys and words. */
export const enHelp: Help = {
  turn: 'How a turn goes',
  turnSteps: [
    'Throw both dice: the position, just as it stands, says what the roll is worth.',
    'Your points are marked at once, before any man is touched; twelve points make a hole.',
    'A hole won on your own roll gives you the choice: hold and keep what is over, or go, all men back to the talon (heel).',
    'Play each number once, with two men, or with one man who rests on the way.',
    'The other player then marks what your roll gives him: men falsely hit, numbers you could not play.',
    'It is his turn to throw, and so on to twelve holes.',
  ],
  bredouille: 'Bredouille',
  bredouilleText:
    'Twelve points won without the other marking in between count two holes instead of one. Whoever marks second carries a double jeton (counter) and loses it as soon as the other marks again.',
  keys: 'By mouse, finger or keyboard',
  keyRows: [
    ['← → ↑ ↓', 'go from flèche to flèche'],
    ['Home · End', 'talon · rest corner'],
    ['Enter', 'choose a man, put him down'],
    ['Shift + Enter', 'take a man up without playing him: why not elsewhere?'],
    ['1 to 6', 'play that die from the flèche'],
    ['Space', 'roll the dice, confirm'],
    ['Z', 'undo the last man'],
    ['X', 'swap the dice'],
    ['T · V', 'hold (tenir) · go (s’en aller)'],
    ['Esc', 'put the man back'],
    ['?', 'this help'],
    ['M', 'type a play: “7 11” or “T/4 T/2”'],
    ['L', 'say the last play again'],
    ['S', 'say the score'],
    ['E', 'go to the explanation of the roll'],
    ['Shift + Z', 'undo the whole play'],
    ['H', 'ask for a hint, against the computer'],
  ],
  pointer:
    'Touch a man then his flèche, or drag him; a double click plays the left die. A right click, or a finger that stays, takes him up without playing him, and says why he may not go elsewhere.',
  words: 'Words of the game',
  wordRows: [
    ['flèche', 'arrow: one of the twenty-four points of the board.'],
    ['talon', 'heel: the first flèche, where the fifteen men begin.'],
    ['petit jan, grand jan', 'a player’s first six flèches, and the next six.'],
    ['coin de repos', 'rest corner: the twelfth flèche, entered and left by two men at once.'],
    ['battre', 'to hit: reach a lone man by the dice. He stays, you mark. A false hit pays the other.'],
    ['remplir, conserver', 'to fill: two men on all six flèches of a jan; to keep: play on without breaking it.'],
    ['trou', 'hole: twelve points. Twelve holes win the game.'],
    ['bredouille', 'twelve points in a row: the hole counts double. A second jeton (counter) shows it.'],
    [
      'tenir, s’en aller',
      'to hold or to go, after a hole on one’s own roll: play on, or put all men back and throw first.',
    ],
    ['pavillon', 'the flag of the player taking holes in a row after the other.'],
    ['par puissance', 'by power: taking one’s corner as if from the other’s.'],
    ['marqué', 'à écrire, a round: won by going, with six holes or more.'],
    ['refait', 'a marqué with equal holes: it is played again, and the consolation grows.'],
    [
      'étendard, cravate',
      'banner and necktie, the signs of a run of holes: one taken without the men being put back, one begun after the other’s holes.',
    ],
  ],
};
