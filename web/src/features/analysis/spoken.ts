import { decimals, signed } from './figures';
import type { Roll } from '../../state/game/rolls';
import type { Namer } from '../../words/naming';
import { i18n } from '../../words/language.svelte';
import type AnalysisText from '../../words/texts/analysis';
import type { Who } from '../../words/who';
import { answerText } from './answer';
import type { RollLooked } from './rollLooked.svelte';
import type { RollVerdict } from './verdict';

/** The roll on the board, as a screen reader says it. */
export interface Told {
  /** The number of the roll, and of how many. */
  status: string;
  /** Null at the end of the game. */
  roll: Pick<Roll, 'side' | 'dice' | 'held' | 'suspended' | 'steps'> | null;
  who: Who | null;
  looked: Pick<RollLooked, 'at' | 'rows' | 'best' | 'compared' | 'judged' | 'rolledOut'>;
  verdict: RollVerdict;
  /** The board shows a line of play: its verdict names the answer that was tried. */
  line: boolean;
  name: Namer;
}

/** Returns the text about the roll on the screen: its player, dice, play, verdict and better play; for a highlighted candidate, its value. */
export function spokenOf(t: AnalysisText, told: Told): string {
  const { status, roll, who, verdict, line } = told;
  if (told.looked.at !== null) return rowText(t, told);
  if (!roll || !who) return sentences(status, verdict.text);
  const thrown = `${t.board.turn(who)}, ${roll.dice.join('-')}`;
  const played = line ? '' : playedText(t, told);
  return sentences(status, played ? i18n.t.pair(thrown, played) : thrown, verdict.text, betterText(t, told));
}

function playedText(t: AnalysisText, { roll, name }: Told): string {
  const { held, steps, suspended, side } = roll!;
  if (held === 'go') return answerText(i18n.t, t, name, side, { type: 'go' });
  if (!steps || steps.length === 0) return '';
  if (held === 'suspend' && suspended) return answerText(i18n.t, t, name, side, { type: held, game: suspended, steps });
  return answerText(i18n.t, t, name, side, { type: held === 'hold' ? 'hold' : 'play', steps });
}

function betterText(t: AnalysisText, { looked, roll, name }: Told): string {
  const { judged } = looked;
  if (!judged?.best || !judged.grade || judged.grade === 'good') return '';
  return t.board.betterIs(answerText(i18n.t, t, name, roll!.side, judged.best));
}

function rowText(t: AnalysisText, { looked, name, line }: Told): string {
  const { at, rows, compared, best } = looked;
  const row = compared?.rows[at!];
  if (!compared || !row) return '';
  const w = t.board;
  const rolled = looked.rolledOut(at!);
  const lost = rolled?.rolled?.lost ?? row.lost.holes;
  const what = [at === best && w.best, at === compared.own && (line ? w.triedHere : w.played)]
    .filter(Boolean)
    .join(', ');
  return [
    w.rowOf(rows.indexOf(at!) + 1, rows.length),
    [answerText(i18n.t, t, name, compared.hint.side, row.answer), what].filter(Boolean).join(', '),
    `${w.columns.holes} ${signed(t, rolled?.holes ?? row.holes, 2)}`,
    `${decimals(t, 100 * (rolled?.chance ?? row.chance), 1)} ${w.columns.chance}`,
    lost < 0.005 ? '' : `${w.columns.lost} ${decimals(t, lost, 2)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

function sentences(...all: string[]): string {
  return all
    .filter(Boolean)
    .map((text) => text.replace(/[^.!?…]$/, '$&.'))
    .join(' ');
}
