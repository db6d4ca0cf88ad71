import type { FairText } from '../fr/fair';

/** Dice of which every device gives a share. */
export const enFair: FairText = {
  making: {
    title: 'Preparing the dice',
    lead: 'Each player’s device contributes a random share, so that nobody, not even the server, can choose a roll. For this, everyone must open the game once.',
    state: { given: 'share given', committed: 'share sealed', awaited: 'share awaited' },
    status: 'Preparing the dice',
  },

  hindrance: {
    lost: 'This device no longer has its share: this game cannot begin. Start another one.',
    elsewhere: 'Your share is on another device of yours: open the game there once, or give a share from here.',
    commit:
      'Warning: the server has changed its fingerprint. This device does not give its share. Do not play this game.',
    commitments:
      'Warning: the server has changed the sealed shares. This device does not give its own. Do not play this game.',
    unkept:
      'This browser stores nothing, not even its share. Is it a private window? Open the game in an ordinary one.',
    here: 'Give a share from here',
    leave: 'New game',
  },

  how: 'Before the first roll the server shows the fingerprint of its seed, and each player’s device contributes a random share, sealed until all of them are. Every roll follows from the seed and these shares: nobody can choose it, not even the server, and no player can foresee it.',
  share: (name) => `Share of ${name}`,

  proof: {
    checking: 'Checking the dice…',
    held: (players) =>
      `Dice checked on this device: every roll follows from the server’s seed and the shares of ${players === 2 ? 'both' : 'all'} players.`,
    watched: 'This device gave no share: it relies on the seals shown before the first roll.',
    unread: 'The dice could not be checked: the saved game could not be read.',
    again: 'Try again',
    failed: 'Warning: the dice of this game are not proved.',
    record: (line) =>
      line > 0 ? `The saved game cannot be replayed: line ${line}.` : 'The saved game cannot be replayed.',
    silent: 'The saved game does not say where its dice come from.',
    commit: 'The fingerprint is not the one shown before the game.',
    seed: 'The seed is not that of the fingerprint.',
    given: 'The saved game claims that some rolls were not drawn by the server.',
    own: 'The share of this device is not the one it gave.',
    commitment: (name) => `The share of ${name} is not the one that was sealed.`,
    missing: (name) => `The share of ${name} is missing or has been changed.`,
    shown: (roll) =>
      roll > 0
        ? `From roll ${roll} on, the saved game is not the one played here.`
        : 'The draw at the start is not the one shown here.',
    drawn: (roll, written, drawn) =>
      roll > 0
        ? `Roll ${roll}: the dice gave ${written}; the seed and the shares give ${drawn}.`
        : 'The draw at the start is not the one the seed and the shares give.',
  },
};
