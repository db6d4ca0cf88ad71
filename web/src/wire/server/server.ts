import type { Format } from '../messages/match';
import { unreachable, type Created, type Failure, type Host, type Result } from '../host/host';
import { SocketLine } from './socket';

/** The host at the server the page came from. */
export const server: Host = {
  create: (game) => post('api/games', JSON.stringify(game), 'application/json'),
  open: (record, bot) =>
    post(`api/records${bot ? `?bot=${bot.side}${bot.level ? `&level=${bot.level}` : ''}` : ''}`, record, 'text/plain'),
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
