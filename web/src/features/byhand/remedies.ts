import { absolute } from '../../wire/messages/fleches';
import type { Remedy, Side, Step } from '../../wire/described/messages';
import { menAt, parseTrid, type Board } from '../../wire/messages/trid';
import type { Messages } from '../../words/language.svelte';
import { movesText } from '../../words/names';
import type { Namer } from '../../words/naming';
import type ByHandText from '../../words/texts/byhand';

/** The turn that a remedy is about: the owner of the men, and the board. */
interface RemedyTurn {
  player: Side;
  board: Board;
}

/** Returns the effect of a remedy, in words. */
export function remedyText(
  { remedy: w }: ByHandText,
  t: Messages,
  name: Namer,
  { player, board }: RemedyTurn,
  remedy: Remedy,
): string {
  if (remedy.does === 'leave') return w.leave;
  if (remedy.does === 'again') return againText(w, (fleche) => name(absolute(player, fleche)), remedy);
  const put = parseTrid(remedy.trid)?.board;
  return w.place(put ? movesText(t, name, player, moves(board, put, player)) : '');
}

/** Returns the moves that lead from one board to another, in their player's count. */
function moves(now: Board, then: Board, player: Side): Step[] {
  const all = Array.from({ length: 24 }, (_, i) => i + 1);
  const more = (a: Board, b: Board) =>
    all.flatMap((own) => {
      const at = absolute(player, own);
      return Array<number>(Math.max(0, menAt(a, player, at) - menAt(b, player, at))).fill(own);
    });
  const to = more(then, now);
  return more(now, then).flatMap((from, i) => (to[i] === undefined ? [] : [[from, to[i]] satisfies Step]));
}

/** Returns the demand for men that must be played again. */
function againText(w: ByHandText['remedy'], at: (fleche: number) => string, { demand }: Remedy): string {
  const [from, to] = demand?.step ?? [demand?.from ?? 0, 0];
  switch (demand?.what) {
    case 'with':
      return w.demand.with(at(from), at(to));
    case 'without':
      return w.demand.without(at(from));
    case 'pass_on':
      return w.demand.passOn(at(from));
    case 'from':
      return w.demand.from(at(from));
    case 'not_coin':
      return w.demand.notCoin;
    default:
      return demand?.barred ? w.demand.barred(at(demand.barred)) : w.again;
  }
}
