/** The measures of a board in its own units; they determine the place of everything on it. */
export interface Metrics {
  width: number;
  height: number;
  /** The long rails with twelve holes, and the short ones with three. */
  sideRail: number;
  endRail: number;
  bridge: number;
  column: number;
  fleche: number;
  lane: number;
  man: number;
  jeton: number;
  die: number;
  hole: number;
  text: number;
  /** The talons lie on the right. */
  mirrored: boolean;
  /** The board stands on its end: its right side is at the top. */
  turned: boolean;
  /** Drawn small: details that are too fine are left out. */
  small: boolean;
}

/** The position of a board before the player. */
export type Lie = Pick<Metrics, 'mirrored' | 'turned'>;
export const USUAL: Lie = { mirrored: false, turned: false };

const WIDE = {
  width: 904,
  sideRail: 46,
  endRail: 42,
  bridge: 40,
  lane: 104,
  man: 57,
  jeton: 27,
  die: 46,
  hole: 5,
  text: 18,
};
const NARROW = 520;
const SMALL = {
  width: 390,
  sideRail: 28,
  endRail: 18,
  bridge: 14,
  lane: 76,
  man: 27.5,
  jeton: 20,
  die: 34,
  hole: 3,
  text: 13,
};

const TINIEST = 350;
const TINY = { ...SMALL, endRail: 14, bridge: 10 };

/** Returns the measures that best fill an area of the given size (CSS pixels). */
export function metricsFor(roomWidth: number, roomHeight: number, lie = USUAL): Metrics {
  const small = roomWidth < NARROW;
  const base = !small ? WIDE : roomWidth < TINIEST ? TINY : SMALL;
  const [length, breadth] = lie.turned ? [roomHeight, roomWidth] : [roomWidth, roomHeight];
  const [low, high] = !small ? [0.6, 0.86] : lie.turned ? [0.64, 0.9] : [0.8, 1.2];
  const ratio = Math.min(high, Math.max(low, breadth / Math.max(1, length)));
  return { ...measures(base, Math.round(base.width * ratio)), small, ...lie };
}

function measures(base: typeof WIDE, height: number): Omit<Metrics, keyof Lie | 'small'> {
  const inner = height - 2 * base.sideRail;
  return {
    ...base,
    height,
    column: (base.width - 2 * base.endRail - base.bridge) / 12,
    fleche: (inner - base.lane) / 2,
  };
}
