/** What players who mark for themselves do and say, beside the dice and the men, and what is sent of it (docs/protocol.md). */
export type {
  Demand,
  HandAction,
  HandKind,
  Missed,
  Moved,
  OpenMark,
  OpenSchool,
  Part,
  Remedy,
  Ruling,
} from '../described/messages';
