import { games } from '../../../state/kept/games';
import { myself } from '../../../state/person/myself.svelte';
import { botNamed } from '../../../words/botNamed';
import { t } from '../../../words/language.svelte';
import type { KnownNames } from './games';

/** Returns the names of the bots, and those under which the reader plays: of their account, and of the games of this device. */
export function knownNames(): KnownNames {
  const played = games().flatMap(({ standing }) =>
    standing?.you.length === 1 ? [standing.names[standing.you[0]!]] : [],
  );
  const own = [...played, myself.account?.name].filter((name) => name !== undefined && name !== '');
  return { isBot: (name) => botNamed(t, name) !== null, own: own as string[] };
}
