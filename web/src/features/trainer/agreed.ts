import { Choosing } from '../../parts/formats/choice.svelte';
import type { RuleFlag } from '../../state/training/choose';
import { RULE_FLAGS } from '../../wire/described/rules';

/** Returns the optional rules by which the reader last chose to play. */
export function agreedRules(): RuleFlag[] {
  const { options } = new Choosing();
  return RULE_FLAGS.filter((rule) => options[rule]);
}
