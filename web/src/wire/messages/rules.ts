/** What the rules say of a roll: jans, marks, laws, and reasons. */
import { JANS, LAWS, REASONS } from '../described/codes';

export { JANS, LAWS, REASONS };
export type { Jan, JanEvent, Justification, Law, Mark, Reason, Refusal, Score, Scores } from '../described/messages';
