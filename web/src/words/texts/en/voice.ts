import { Does, list, them } from './grammar';
import type { Voice } from '../fr/voice';

const EVEN = [
  '',
  'two',
  'four',
  'six',
  'eight',
  'ten',
  'twelve',
  'fourteen',
  'sixteen',
  'eighteen',
  'twenty',
  'twenty-two',
  'twenty-four',
];

const said = (n: number) => (n % 2 === 0 && EVEN[n / 2]) || String(n);
/** Returns the number of ways, if there is more than one. */
export const times = (ways: number) => (ways > 1 ? ` in ${ways === 2 ? 'two' : 'three'} ways` : '');
const men = (at: string[]) => (at.length === 1 ? `the man on ${at[0]}` : `the men on ${list(at)}`);

/** The announcements of players at the table; the French names of the doublets are kept. */
export const enVoice: Voice = {
  doublets: [
    '',
    'ambesas (double ace)',
    'double two',
    'ternes (double three)',
    'carmes (double four)',
    'quines (double five)',
    'sonnez (double six)',
  ],
  roll: (dice, worth) => (worth ? `${dice}: ${worth}` : dice),
  worth: (points, feats, hole) => `${said(points)} points, ${feats.join(', ')}${hole && `; ${hole}`}`,
  mine: (points, feats, hole) => `${said(points)} points for me, ${feats.join(', ')}${hole && `; ${hole}`}`,
  hole: (holes, bredouille, rest) =>
    `${holes === 1 ? 'the hole' : holes === 2 && bredouille ? 'two holes, bredouille' : `${holes} holes`}, ${rest > 0 ? `${said(rest)} over` : 'nothing over'}`,
  hit: (at, ways) => `I hit ${men(at)}${times(ways)}`,
  falseHit: (at) => `you hit ${men(at)} falsely`,
  against: {
    hit: (at) => `I hit ${men(at)} falsely`,
    helpless: (ways) => (ways > 1 ? 'I play neither number' : 'I leave one number unplayed'),
  },
  gives: (feat, who) => `${feat}, for ${them(who)}`,
  calls: (who, dice) => `${Does(who, 'says', 'say')} “${dice}”`,
  hold: 'I hold: je tiens',
  go: 'I go: je m’en vais',
  nothing: 'I play nothing',
  quote: (text) => `“${text.charAt(0).toUpperCase()}${text.slice(1)}.”`,
  spoken: 'Announcements read aloud',
  spokenHint: 'Rolls and points are said by the voice of this device.',
  mute: 'This device has no voice.',
};
