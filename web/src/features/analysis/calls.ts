import type { About, Hint, Outlook, Review, Tutor } from '../../wire/messages/analysis';

/** What the worker that looks at games is asked; each question fails where the desk cannot answer it. */
export type DeskCalls = {
  hint: { ask: About & { plies: number }; answer: Hint };
  tutor: { ask: About & { plies: number; action: object }; answer: Tutor };
  outlook: { ask: About; answer: Outlook };
  /** Reports how many of the record's actions have been seen. One that is taken back goes on from there when it is asked for again. */
  review: { ask: { record: string; plies: number }; answer: Review; progress: { done: number; of: number } };
};
