import type { TrictracSession } from '../../../state/trictrac/session.svelte';

/** Returns whether the player may get hints: only against computers, where the program marks. */
export function mayBeAdvised(session: TrictracSession): boolean {
  const { info } = session.game;
  if (!info || session.refereed || session.you.length === 0) return false;
  const people = [info.white, info.black, ...(info.others ?? [])].filter(({ kind }) => kind === 'human');
  return people.length === 1;
}
