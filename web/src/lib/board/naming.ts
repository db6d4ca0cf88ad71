import { COIN, OFF, type Absolute } from '../fleches';

/** The ways of numbering the flèches that players and books use. */
export type Naming = '1-12' | '1-24' | 'T-11';

/** The number printed beside a flèche: 1-12 and T-11 count each half from its own talon. */
export function nameOf(naming: Naming, fleche: Absolute): string {
  if (naming === '1-24') return String(fleche);
  const own = fleche <= COIN ? fleche : OFF - fleche;
  if (naming === '1-12') return String(own);
  return own === 1 ? 'T' : String(own - 1);
}
