import type { CourrierSession } from '../../state/courrier/session.svelte';
import type { GameKit } from '../../state/kits/kits';
import { RACE_BOT } from '../../wire/messages/levels';

/** Le Tric Trac, which few play. */
export const kit: GameKit<CourrierSession> = {
  table: () => import('./CourrierTable.svelte'),
  judged: false,
  levels: false,
  bot: (t) => ({ kind: 'bot', bot: RACE_BOT, name: t.commis }),
  position: 'S4=',
  from: (position) => ({ format: 'courrier', position }),
};
