import type { Answered, Grade, Review, RolledOut } from '../../wire/messages/analysis';
import type { HintRows } from './own';

/** The trials of a row, where there were any. */
export type TrialsOf = (row: number) => RolledOut | undefined;

/** An answer that trials have judged again. */
interface Rejudged extends Answered {
  /** The verdict of the search. */
  searched: Answered;
}

/** The verdict on a roll after its trials: the best row, and the cost of the answer given. */
interface TrialVerdict {
  best: number;
  judged: Answered | null;
}

/** The number of standard errors from which two rows count as different. */
const SURE = 3;

/** Returns the verdict on a roll after its trials. The rule is that of `review --rollouts` (docs/analysis.md): the loss is by the trials if they are sure of it to less than the first grade; else they only lower it, once they are `whole`. */
export function trialVerdict(
  { rows, own }: HintRows,
  trialsOf: TrialsOf,
  whole: boolean,
  judged: Answered | null,
  limits: Review['limits'],
): TrialVerdict {
  const searched = judged && 'searched' in judged ? (judged as Rejudged).searched : judged;
  const unchanged = { best: 0, judged: searched };
  const tried = rows.flatMap((row, i) => {
    const rolled = trialsOf(i)?.rolled;
    return rolled ? [{ i, row, ...rolled }] : [];
  });
  // The value of a hole at this score, taken from any row that loses something.
  const hole = rows.findLast((row) => row.lost.holes > 0)?.lost;
  const first = limits.find(({ grade }) => grade === 'doubtful');
  if (tried.length < 2 || !hole || !first) return unchanged;
  const mille = hole.mille / hole.holes;
  const best = tried.reduce((a, b) => (b.lost < a.lost ? b : a));
  const doubt = tried.filter(({ lost, error }) => lost <= SURE * error).map(({ error }) => error * mille);
  const sure = Math.max(0, ...doubt) < first.from;
  const given = tried.find(({ i }) => i === own);
  if (!given || !searched?.lost) return sure ? { best: best.i, judged: searched } : unchanged;
  const lost = { holes: given.lost, mille: given.lost * mille, unit: (given.lost * hole.unit) / hole.holes };
  if (!sure && (!whole || lost.mille > searched.lost.mille)) return unchanged;
  const grade = gradeOf(limits, lost.mille);
  return { best: best.i, judged: { ...searched, lost, grade, best: best.row.answer, searched } as Rejudged };
}

/** Returns the grade of a loss in thousandths of a tour. */
function gradeOf(limits: Review['limits'], mille: number): Grade {
  return limits.reduce<Grade>((grade, limit) => (mille >= limit.from ? limit.grade : grade), 'good');
}
