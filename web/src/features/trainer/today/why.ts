import { masteryOf, PROVEN } from '../../../state/training/mastery';
import { dayOf, lastOf, type TrainingProgress } from '../../../state/training/progress';
import { exerciseKey, isTheme, type Exercise } from '../../../state/training/today';
import type { DueHabit } from '../overTime/habits';
import { oneDecimal } from '../overTime/words';
import { words } from '../words';

/**
 * Returns why an exercise comes today, or how it was answered today: `answer` is null if it was not. `habit`: against
 * which it is, if any.
 */
export function whyText(
  progress: TrainingProgress,
  exercise: Exercise,
  answer: boolean | null,
  habit: DueHabit | null,
): string {
  const w = words.today;
  if (answer !== null) return answer ? w.right : w.wrong;
  if (habit) return w.costs(oneDecimal(habit.holes));
  if (!isTheme(exercise)) return w.due;
  const { trainer, item } = exercise;
  const mastery = masteryOf(progress, trainer, item);
  if (mastery === 'new') return w.isNew(progress.tallies[exerciseKey(exercise)]?.asked ?? 0);
  if (mastery === 'sure')
    return w.since(dayOf(new Date()) - Math.floor(progress.recent[exerciseKey(exercise)]?.last ?? 0));
  const { asked, right } = lastOf(progress, trainer, item)!;
  return right === asked ? w.sureFrom(PROVEN) : w.missed(asked - right, asked);
}
