import type { KioskText } from '../fr/kiosk';

/** What the page says in a museum. */
export const enKiosk: KioskText = {
  begin: 'Play a first relevé',
  beginHint: (minutes) => `${minutes} minutes, step by step, against the computer`,
  language: 'Language',
  home: 'Continue at home',
  homeHint: 'Scan this code: the game and its lessons, free, on your phone.',
  picture: (address) => `QR code of the address ${address}`,
  quit: 'Back to the start',
  again: 'Play this relevé again',
  still: 'Are you still there?',
  stillHint: 'Touch the screen to continue; otherwise the page goes back to the start.',
};
