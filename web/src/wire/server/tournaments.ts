import type { Connection } from '../host/host';
import { Line } from '../connection/line';
import { socketUrl } from './server';

/** Returns a connection that reports each new revision of a tournament; null while it is down. */
export function watchTournament(id: string, code: string, hear: (revision: number | null) => void): Connection {
  return new Line(socketUrl(location), {
    kind: 'TournamentMessage',
    join: () => ({ do: 'tournament', tournament: id, ...(code && { code }) }),
    message: (message) => message.say === 'tournament' && hear(message.revision),
    link: (link) => link !== 'up' && hear(null),
  });
}
