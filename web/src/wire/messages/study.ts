/** What is asked of the module about games and positions, and its answers. */
import type * as told from '../described/messages';
import type { Colour, Format, MatchTerms, Side } from '../described/messages';
import type { NewGame } from './match';

export type { Colour, DiceFound, Fault, Place, PositionText, Remark, Replayed } from '../described/messages';
export type { Resumed, RolledRace, StudyTree } from '../described/messages';
export type Problem = told.SetupProblem;
export type Drawn = told.Drawing;
export type Checked = told.Checked & { game: NewGame | null };

/** The notes for one of the two accounts when a match is put off (S3). */
export interface NotedAccount {
  /** Marqués lost, their paris. */
  lost: number;
  /** Of stakes, the jetons before the player; else won less lost. */
  jetons: number;
  /** The fiches from other boxes that it holds. */
  fiches: number;
  /** With three players: the fiches taken out of its own box. */
  drawn: number;
  /** Of two players: fiches out of its own box that neither could change. */
  laid_aside: number;
  /** Of the honours: holes, fiches held of the opponent's box, fiches put into the basket. */
  holes: number;
  honours: number;
  basket: number;
}

export interface AskResume {
  format: Format;
  match: MatchTerms;
  noted: Record<Side, Partial<NotedAccount>> & {
    third?: Partial<NotedAccount>;
    dice: Side;
    cravate: Side | null;
    contrat: Side | null;
    /** Of three players: who stays and throws first, who comes, by their numbers from 0. */
    stays?: number;
    comes?: number;
    /** Marqués that the first lost to the second, where paris are paid pair by pair. */
    first_to_second?: number;
  };
}

/** The colours of a study's drawings. */
export const COLOURS = ['green', 'red', 'blue', 'yellow'] as const satisfies readonly Colour[];
