/** The acts of a tournament (src/event/act.h), as calls send them and the log has them. */

/** A table of a round, both from 1. */
export interface TableNumber {
  round: number;
  table: number;
}
/** The result of a game: the winner is 0 for White, 1 for Black, null for nobody; the holes are those of both. */
export interface Result {
  winner: number | null;
  holes: [number, number];
}
export interface Bye {
  entrant: number;
  /** 2 for a win. */
  halves: number;
}

export type TournamentAct =
  | { type: 'add_entrant'; entrant: number; person: number; name: string; club: string; rating: number }
  | { type: 'withdraw'; entrant: number }
  | { type: 'readmit'; entrant: number }
  | { type: 'substitute'; entrant: number; person: number; name: string }
  | { type: 'exclude_pair'; first: number; second: number }
  | { type: 'give_bye'; bye: Bye }
  | { type: 'grant_time'; at: TableNumber; minutes: number }
  | { type: 'enter_result'; at: TableNumber; result: Result }
  | { type: 'correct_result'; at: TableNumber; result: Result }
  | { type: 'annul_result'; at: TableNumber }
  | { type: 'forfeit'; at: TableNumber; winner: number | null }
  | { type: 'close_round' | 'pause' | 'resume' | 'finish' }
  | { type: 'announce'; text: string }
  | { type: 'undo'; number: number };
