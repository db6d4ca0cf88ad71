import type { Side } from '../../wire/described/messages';
import type { Way } from '../../wire/messages/analysis';
import { OFF, absolute } from '../../wire/messages/fleches';
import { NEARLY_EQUAL, type Told } from '../../parts/reason/reasons';
import { t } from '../../words/language.svelte';
import type { Namer } from '../../words/naming';
import { answerText } from './answer';
import { words } from './words';

/** Returns two answers of a side as the sentence about them needs them. */
export function toldOf(best: Way, given: Way, side: Side, name: Namer): Told {
  const go = best.answer.type === 'go';
  return {
    best: answerText(t, words, name, side, best.answer),
    given: answerText(t, words, name, side, given.answer),
    // Two plays after the same decision are compared as plays.
    better: best.answer.type === given.answer.type ? null : go ? 'go' : 'hold',
    close: Math.abs(given.lost.mille - best.lost.mille) < NEARLY_EQUAL,
    place: (own) => (own === OFF ? t.log.off : name(absolute(side, own))),
  };
}
