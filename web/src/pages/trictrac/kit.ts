import type { GameKit } from '../../state/kits/kits';
import type { TrictracSession } from '../../state/trictrac/session.svelte';
import { botName } from '../../words/bots';

/** Trictrac, whatever the format. */
export const kit: GameKit<TrictracSession> = {
  table: () => import('./Table.svelte'),
  judged: true,
  levels: true,
  bot: (t, bot) => ({ kind: 'bot', bot, name: botName(t, bot) }),
  position: 'TRID=',
  from: (trid) => ({ format: 'tour', trid }),
};
