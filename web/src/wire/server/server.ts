import { type NewGame, seatsOf } from '../messages/match';
import type { Created, Host, Result } from '../host/host';
import * as games from '../described/calls/games';
import { call, textInTheEnd } from './asking';
import { Line } from '../connection/line';

/** The host at the server the page came from. */
export const server: Host = {
  create: (game) => invite(game, peopleOf(game)),
  open: (record, bot) => call(games.open, { record, mine: 'all', bot: bot?.side, level: bot?.level }),
  async formatOf(game) {
    const seen = await look(game);
    return seen.ok ? seen.value.format : null;
  },
  recordOf: (game) => textInTheEnd(games.record, { game }),
  connect: (_game, on) => new Line(socketUrl(location), on),
};

/** Asks for a new game of which this page holds the seats of some players: each other person's is opened by a code. */
export function invite(game: NewGame, mine: number[]): Promise<Result<Created>> {
  return call(games.create, { game: { ...game, mine } });
}

/** Returns the players who are people. */
function peopleOf(game: NewGame): number[] {
  return seatsOf(game).flatMap(({ kind }, player) => (kind === 'human' ? [player] : []));
}

/** Returns the address of the socket of the tables, at the server of the page. */
export function socketUrl(page: Location): string {
  const url = new URL('ws', page.href.split('#')[0]);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Returns a game at the server, as a person without a seat sees it. */
export function look(game: string) {
  return call(games.show, { game }, { inTheEnd: true });
}
