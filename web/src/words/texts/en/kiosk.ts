import type { KioskText } from '../fr/kiosk';

/** The texts of the page in a museum. */
export const enKiosk: KioskText = {
  begin: 'Play a first relevé',
  beginHint: (minutes) => `${minutes} minutes, step by step, against the computer`,
  told: [
    'White’s dice reach a black man that stands alone: White marks 2 points. No man moves for that; the play comes after.',
    'Black’s dice reach two white men that stand alone: 2 points for each. Then Black puts a second man beside its own man alone.',
    'White marks nothing. Two men join those that stood alone: Black can no longer hit them.',
    'Black marks nothing, and puts two men on one flèche, where they are safe.',
    'White’s dice reach Black’s empty corner (coin de repos) with two men: 4 points. With 10 before, that makes a hole: White’s peg moves on.',
    'Black marks nothing, and plays one man with both dice.',
    'White marks nothing, and plays two men from the starting pile.',
    'Black marks nothing. A man joins the one that stood alone: White can no longer hit it.',
    'White’s equal dice reach Black’s empty corner with two men: 6 points. Then two men go to the flèche beside White’s corner.',
    'Black marks nothing. The game goes on: the first player with twelve holes wins.',
  ],
  language: 'Language',
  home: 'Continue at home',
  homeHint: 'Scan this code: the game and its lessons, free, on your phone.',
  picture: (address) => `QR code of the address ${address}`,
  quit: 'Back to the start',
  again: 'Play this relevé again',
  still: 'Are you still there?',
  stillHint: 'Touch the screen to continue; otherwise the page goes back to the start.',
};
