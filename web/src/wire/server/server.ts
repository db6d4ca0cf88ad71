import { other } from '../messages/fleches';
import type { Format, NewGame } from '../messages/match';
import { SIDES, type Side } from '../messages/play';
import { unreachable, type Computer, type Created, type Failure, type Host, type Result } from '../host/host';
import { SocketLine } from './socket';

/** The host at the server the page came from. */
export const server: Host = {
  create: (game) => post('api/games', JSON.stringify({ ...game, mine: peopleOf(game) }), 'application/json'),
  open: (record, bot) => post(`api/records?${seatsOf(bot)}`, record, 'text/plain'),
  async formatOf(game) {
    try {
      const answer = await fetch(`api/games/${encodeURIComponent(game)}`);
      return answer.ok ? ((await answer.json()) as { format: Format }).format : null;
    } catch {
      return null;
    }
  },
  async recordOf(game) {
    try {
      const answer = await fetch(recordUrl(game));
      return answer.ok ? await answer.text() : null;
    } catch {
      return null;
    }
  },
  connect: (_game, on) => new SocketLine(socketUrl(location), on),
};

/** All seats of people are this device's: who plays from elsewhere is not yet invited. */
function peopleOf(game: NewGame): Side[] {
  if ('others' in game && game.others?.length) return [...SIDES];
  return SIDES.filter((side) => game[side].kind === 'human');
}

function seatsOf(bot: Computer | null): string {
  const query = new URLSearchParams({ mine: bot ? other(bot.side) : 'both' });
  if (bot) query.set('bot', bot.side);
  if (bot?.level) query.set('level', bot.level);
  return query.toString();
}

/** The address of a game's record. */
export function recordUrl(game: string): string {
  return `api/games/${encodeURIComponent(game)}.trictrac`;
}

/** The address of the table, beside the page. */
function socketUrl(page: Location): string {
  const url = new URL('ws', page.href.split('#')[0]);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

async function post(path: string, body: string, type: string): Promise<Result<Created>> {
  try {
    const answer = await fetch(path, { method: 'POST', headers: { 'Content-Type': type }, body });
    const value = (await answer.json()) as Created & { error?: Failure };
    return answer.ok ? { ok: true, value } : { ok: false, failure: value.error ?? unreachable };
  } catch {
    return { ok: false, failure: unreachable };
  }
}
