import type { TrictracSession } from '../../../state/trictrac/session.svelte';

/** May the player be advised? Only where they play against nobody but the computer, and the table marks for them. */
export function mayBeAdvised(session: TrictracSession): boolean {
  const { info } = session.game;
  if (!info || session.refereed || session.you.length === 0) return false;
  const people = [info.white, info.black, ...(info.others ?? [])].filter(({ kind }) => kind === 'human');
  return people.length === 1;
}
