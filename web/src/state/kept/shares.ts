import { answered, Database } from '../../wire/storage/requests';

/** Texts by the number of a player. */
export type ByPlayer = Record<number, string>;

/** The share that this device gives to the dice of a game for one of its players. */
export interface KeptShare {
  game: string;
  player: number;
  /** Drawn here, and its SHA-256: 64 hex digits each. */
  share: string;
  commitment: string;
  /** The commitment of the server when the share was drawn. */
  commit: string;
  /** The commitments of all people when this share was shown; missing until then. */
  commitments?: ByPlayer;
}

/** The place where this device keeps shares; they are saved once a promise is fulfilled. */
export interface ShareShelf {
  /** Returns the shares of a game. */
  of(game: string): Promise<KeptShare[]>;
  /** Keeps a share, unless that player has one already; returns the one that is kept. */
  add(fresh: KeptShare): Promise<KeptShare>;
  /** Notes the commitments against which a share is shown, unless it has some already; returns those that are noted. */
  note(share: KeptShare, commitments: ByPlayer): Promise<ByPlayer>;
}

const database = new Database('trictrac.shares', 'shares', ['game', 'player']);

/** The storage of the browser, so that two tabs of one player use the same share. */
export const shares: ShareShelf = {
  of: (game) =>
    database.within(
      'readonly',
      (kept) => answered(kept.getAll(IDBKeyRange.bound([game], [game, []]))) as Promise<KeptShare[]>,
    ),
  add: (fresh) =>
    database.within('readwrite', async (kept) => {
      const known = (await answered(kept.get([fresh.game, fresh.player]))) as KeptShare | undefined;
      if (!known) kept.add(fresh);
      return known ?? fresh;
    }),
  note: ({ game, player }, commitments) =>
    database.within('readwrite', async (kept) => {
      const known = (await answered(kept.get([game, player]))) as KeptShare;
      if (!known.commitments) kept.put({ ...known, commitments } satisfies KeptShare);
      return known.commitments ?? commitments;
    }),
};

/** Forgets the shares of all games. */
export const forgetShares = () => database.forget();
