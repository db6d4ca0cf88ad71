import type { PageMessage } from '../../wire/described/messages';
import { shares as browserShelf, type ShareShelf } from '../kept/shares';
import type { ShareHindrance } from './due';
import { givingOf, isGiven, type FairLine, type FairInfo, type Giving } from './giving';
import type { Proof } from './proof';

/** The fair dice of one game: this page gives the shares due from its players, and checks all dice at the end. */
export class FairDice {
  /** The commitments and shares of all players; null if the dice are not fair, or not known yet. */
  giving = $state.raw<Giving | null>(null);
  /** The reason why this device gives no share for one of its players; `unkept` if this browser has no storage. */
  hindrance = $state.raw<{ player: number; why: ShareHindrance | 'unkept' } | null>(null);
  /** The result of checking the dice; null before. */
  proof = $state.raw<Proof | 'checking' | null>(null);
  #last: { info: FairInfo; giving: Giving } | null = null;
  #working = false;

  constructor(
    private readonly game: string,
    private readonly send: (message: PageMessage) => void,
    private readonly shelf: ShareShelf = browserShelf,
  ) {}

  /** Returns whether the game is waiting for a share. */
  get due(): boolean {
    return this.giving !== null && !isGiven(this.giving);
  }

  /** Gives the commitments and shares that are due after all lines so far. */
  async consider(info: FairInfo, lines: readonly FairLine[]): Promise<void> {
    if (this.giving && !this.due) return;
    const giving = givingOf(info, lines);
    this.giving = giving;
    this.#last = giving && { info, giving };
    if (this.#working) return;
    this.#working = true;
    while (this.#last) await this.#give();
    this.#working = false;
  }

  /** Commits the share of this device again, after another device of the player has committed one. */
  async commitHere(player: number): Promise<void> {
    const kept = (await this.shelf.of(this.game)).find((one) => one.player === player);
    if (kept) this.send({ do: 'commit', player, commitment: kept.commitment });
  }

  /** Checks the dice of a game that is over, once; again where it could not be done. */
  async check(info: FairInfo, lines: readonly FairLine[]): Promise<void> {
    if (this.proof && this.proof !== 'unread') return;
    this.proof = 'checking';
    try {
      const { proofOf } = await import('./proof');
      const kept = await this.shelf.of(this.game).catch(() => []); // without storage there is nothing to compare
      this.proof = await proofOf({ game: this.game, info, lines, kept });
    } catch {
      this.proof = 'unread';
    }
  }

  async #give(): Promise<void> {
    const { info, giving } = this.#last!;
    this.#last = null;
    let hindrance: FairDice['hindrance'] = null;
    for (const player of info.you) {
      const why = await this.#giveFor(player, info, giving).catch(() => 'unkept' as const);
      if (why) hindrance = { player, why };
    }
    this.hindrance = hindrance;
  }

  /** Gives the commitment or the share that is due from a player; returns the hindrance, if any. */
  async #giveFor(player: number, info: FairInfo, giving: Giving): Promise<ShareHindrance | null> {
    const w = await import('./due').catch(() => null);
    if (!w) return null; // offline, the share stays due
    const kept = (await this.shelf.of(this.game)).find((one) => one.player === player);
    const due = w.dueOf(giving, player, kept, info.commit);
    if (due === 'draw') await this.#draw(player, info.commit);
    else if (due === 'commitment') this.send({ do: 'commit', player, commitment: kept!.commitment });
    else if (due === 'show') {
      // They are stored before the share is shown, which is then never shown against other commitments.
      if (!w.isSame(await this.shelf.note(kept!, giving.commitments), giving.commitments)) return 'commitments';
      this.send({ do: 'reveal', player, share: kept!.share });
    } else return due;
    return null;
  }

  /** Draws a share, and stores it before its commitment is sent. */
  async #draw(player: number, commit: string): Promise<void> {
    const draw = await import('./draw').catch(() => null);
    if (!draw) return; // offline, the share stays due
    const { commitment } = await this.shelf.add({ game: this.game, player, commit, ...draw.drawn() });
    this.send({ do: 'commit', player, commitment });
  }
}
