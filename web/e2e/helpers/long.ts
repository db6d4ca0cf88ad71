import { it } from 'vitest';

/** A test that takes long: run with TRICTRAC_LONG=1 only (`npm run e2e:long`). */
export const whenLong = it.runIf(process.env.TRICTRAC_LONG === '1');
