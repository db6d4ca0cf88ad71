import type { Marking } from './marking.svelte';

const STEP = 2;

/** Handles a key of the person who marks for themselves; returns false if the key keeps its usual meaning. */
export function markingKey(marking: Marking, name: string): boolean {
  return marking.busyWith ? whileHolding(marking, name) : meanwhile(marking, name);
}

/** Handles a key while the player holds the jeton, or looks at a remedy; other keys do nothing. */
function whileHolding(marking: Marking, name: string): boolean {
  switch (name) {
    case ' ':
      if (marking.shown) marking.exact();
      else marking.letGo();
      return true;
    case 'escape':
    case 'z':
      marking.shown = null;
      marking.putBack();
      return true;
    case '+':
    case '=':
      marking.carry(marking.inHand + STEP);
      return true;
    case '-':
      marking.carry(marking.inHand - STEP);
      return true;
    default:
      if (!/^[1-6]$/.test(name)) return false;
      marking.nudge();
      return true;
  }
}

function meanwhile(marking: Marking, name: string): boolean {
  const { may, asked } = marking;
  if ((name === '+' || name === '=') && may.has('mark')) marking.carry(STEP);
  else if (name === 'e' && may.has('school')) marking.ask(marking.asking ? null : 'school');
  else if (name === 'escape' && marking.asking) marking.ask(null);
  else if (name === ' ' && asked?.stage === 'agree') marking.say({ type: 'agree' });
  else return false;
  return true;
}
