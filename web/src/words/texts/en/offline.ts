import type { Offline } from '../fr/offline';

/** The place of the table, and the needs of play without a network. */
export const enOffline: Offline = {
  where: 'The table',
  place: { device: 'On this device', server: 'On the server' },
  placeHint: {
    device: 'starts immediately, even offline; the game is stored here',
    server: 'the fingerprint of the dice is shown first; the game stays on the server',
  },
  placeShort: { device: 'on this device', server: 'on the server' },
  dice: 'This device throws the dice itself, so their fingerprint proves nothing. With a seed of your own you can still check every roll.',
  seed: 'Your own seed (optional)',
  seedHint: '64 hexadecimal digits; leave empty for a random seed.',
  seedWrong: (n) => `A seed has 64 digits (0 to 9, a to f); this one has ${n}.`,
  newer: 'A new version of Trictrac is ready.',
  takeNewer: 'Update',
  install: 'Install on this device',
  at: (server) => `at ${server}`,
  away: 'Offline: games are played on this device.',
};
