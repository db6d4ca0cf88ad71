import type { GameKit } from '../../state/kits/kits';
import type { TrictracSession } from '../../state/trictrac/session.svelte';

/** Trictrac, whatever the format. */
export const kit: GameKit<TrictracSession> = {
  table: () => import('./Table.svelte'),
  judged: true,
  levels: true,
  bot: (t, level) => ({ kind: 'bot', bot: level, name: t.levels.name[level] }),
  position: 'TRID=',
  from: (trid) => ({ format: 'tour', trid }),
};
