/** The account of a match, as the table sends it. Players are numbered: White 0, Black 1, then the others. */
import { SETTLEMENT_CODES } from '../described/codes';
import type { Account, Does, WrittenMarque } from '../described/messages';

export { SETTLEMENT_CODES };
export type {
  Account,
  BoardPieces,
  Does,
  Game,
  Honours,
  HonoursWon,
  MarqueNow,
  Meeting,
  Peg,
  Poule,
  Settlement,
  SettlementCode,
  SettlementLine,
  Suspending,
  TourWon,
  WrittenMarque,
} from '../described/messages';
export type Unit = Account['unit'];
export type Run = NonNullable<WrittenMarque['run']>;
export type Going = Does['does'];
export type Suspended = NonNullable<Account['suspended']>;
