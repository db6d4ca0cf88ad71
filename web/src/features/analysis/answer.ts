import type { Namer } from '../../words/naming';
import type { Messages } from '../../words/language.svelte';
import { playText } from '../../words/names';
import type AnalysisText from '../../words/texts/analysis';
import type { Side, Step } from '../../wire/described/messages';
import type { Answer } from '../../wire/messages/analysis';

/** Returns the steps of an answer; none for an answer that moves no man. */
export function stepsOf(answer: Answer): Step[] {
  return 'steps' in answer ? answer.steps : [];
}

/** Returns an answer in words: the play, or the decision with the play it leads to. */
export function answerText(t: Messages, w: AnalysisText, name: Namer, side: Side, answer: Answer): string {
  if (answer.type === 'go') return w.hint.go;
  const steps = stepsOf(answer);
  const play = steps.length > 0 ? playText(t, name, side, steps) : w.hint.nothing;
  if (answer.type === 'play') return play;
  return `${answer.type === 'hold' ? w.hint.hold : w.hint.suspend} · ${play}`;
}
