import type { ClubMembers } from '../../wire/described/messages';
import type { Result } from '../../wire/host/host';

/** Makes a change among the members of a club, and says what was done; returns whether it was. */
export type Change = (send: (club: string) => Promise<Result<ClubMembers>>, done: string) => Promise<boolean>;
