/** Requests of pages that are fetched later: a first visit does not load them. */
import { Line } from '../connection/line';
import * as games from '../described/calls/games';
import type { LobbyNews } from '../described/messages';
import type { Connection, Result } from '../host/host';
import { addressOf } from './address';
import { call } from './asking';
import { socketUrl } from './server';

/** Returns a connection to the lobby, which reports its games whenever they change; null while it is down. */
export function visitLobby(hear: (news: LobbyNews | null) => void): Connection {
  return new Line(socketUrl(location), {
    kind: 'LobbyMessage',
    join: () => ({ do: 'lobby' }),
    message: (message) => message.say === 'lobby' && hear(message),
    link: (link) => link !== 'up' && hear(null),
  });
}

/** Returns a connection that reports each new revision of a tournament; null while it is down. */
export function watchTournament(id: string, code: string, hear: (revision: number | null) => void): Connection {
  return new Line(socketUrl(location), {
    kind: 'TournamentMessage',
    join: () => ({ do: 'tournament', tournament: id, ...(code && { code }) }),
    message: (message) => message.say === 'tournament' && hear(message.revision),
    link: (link) => link !== 'up' && hear(null),
  });
}

/** Returns a connection that reports, now and later, that the challenges of this person may have changed; and that the server knows no person here. */
export function followNews(hear: () => void, refused: () => void): Connection {
  return new Line(socketUrl(location), {
    kind: 'NewsMessage',
    join: () => ({ do: 'news' }),
    message: (message) => (message.say === 'news' ? hear() : message.say === 'error' && refused()),
    link: () => undefined,
  });
}

/** Returns the address of a game's record. */
export function recordUrl(game: string): string {
  return addressOf(games.record, { game });
}

/** Takes a seat by its code; the key is returned. */
export function claim(game: string, player: number, code: string, name: string): Promise<Result<{ key: string }>> {
  return call(games.claim, { game, player, claim: code, ...(name && { name }) });
}
