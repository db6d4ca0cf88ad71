/** Returns the control of a whole number between two limits. */
export const step = (least: number, most: number) => ({ kind: 'step', least, most, step: 1 }) as const;
