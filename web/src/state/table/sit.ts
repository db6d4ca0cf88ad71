import type { Format } from '../../wire/described/messages';
import type { Seated } from '../../wire/messages/match';
import { claim } from '../../wire/server/later';
import { know, type Result } from '../../wire/tables/tables';
import { keep } from '../kept/games';
import { settings } from '../settings/settings.svelte';
import { foesOf } from './remember';

/** A seat, and the code that opens it. */
interface OpenSeat {
  game: string;
  player: number;
  code: string;
}

/** Takes a seat under a name, and keeps the game. */
export async function sitDown(
  seat: OpenSeat,
  at: Seated & { format: Format },
  name: string,
): Promise<Result<{ key: string }>> {
  const { game, player, code } = seat;
  const taken = await claim(game, player, code, name);
  if (!taken.ok) return taken;
  settings.setName(name);
  know(game, at.format);
  keep({ game, keys: { [player]: taken.value.key }, against: foesOf({ ...at, you: [player] }), over: false });
  return taken;
}
