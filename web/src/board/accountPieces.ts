import { roundHole, tourPieces, type Fichet, type Pieces } from './pieces';
import type { Account, Scores, Side } from '../wire/described/messages';

/** Returns the pieces in the rails for an account. */
export function piecesOf(account: Account | null, score: Scores): Pieces {
  const usual = tourPieces(score);
  if (!account || account.tours) return usual;
  const flag = account.board ? { kind: 'etendard' as const, holder: account.board?.etendard ?? null } : usual.flag;
  return { fichets: { white: fichets(account, score, 'white'), black: fichets(account, score, 'black') }, flag };
}

/** Returns a side's pegs; before the first hole they wait beside the talon. */
function fichets(account: Account, score: Scores, side: Side): Fichet[] {
  const cravate = account.board?.cravate === side;
  if (!account.honours) return [{ kind: 'usual', hole: roundHole(score[side].holes), cravate }];
  const pegs = account.board?.pegs?.[side] ?? [];
  if (pegs.length === 0) return [{ kind: 'bimetal', hole: 0, cravate: false }];
  return pegs.map((peg) => ({ kind: peg.metal, hole: peg.hole, cravate: peg.cravate }));
}
