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
const times = (ways: number) => (ways > 1 ? ` in ${ways === 2 ? 'two' : 'three'} ways` : '');
const men = (at: string[]) => (at.length === 1 ? `the man on ${at[0]}` : `the men on ${list(at)}`);

/** What players say aloud at the table; the French names of the doublets are kept. */
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
  jan: {
    six_tables: () => 'I have the jan of six tables',
    two_tables: () => 'I have the jan of two tables',
    contre_two_tables: () => 'contre-jan of two tables',
    mezeas: () => 'I have the jan of mézéas',
    contre_mezeas: () => 'contre-jan of mézéas',
    petit_jan_fill: (ways) => `I fill my petit jan${times(ways)}`,
    grand_jan_fill: (ways) => `I fill my grand jan${times(ways)}`,
    retour_fill: (ways) => `I fill my jan de retour${times(ways)}`,
    petit_jan_keep: () => 'I keep my petit jan',
    grand_jan_keep: () => 'I keep my grand jan',
    retour_keep: () => 'I keep my jan de retour',
    corner_hit: () => 'I hit the corner',
    helpless: (ways) => (ways > 1 ? 'you play neither number' : 'you leave one number unplayed'),
    bear_off: () => 'I take my last man off',
    pile_make: () => 'I make the pile de misère',
    pile_keep: () => 'I keep the pile de misère',
    rencontre: () => 'I have the rencontre',
    margot: (ways) => `Margot la fendue${times(ways)}`,
  },
  hold: 'I hold: je tiens',
  go: 'I go: je m’en vais',
  nothing: 'I play nothing',
  quote: (text) => `“${text.charAt(0).toUpperCase()}${text.slice(1)}.”`,
  spoken: 'Announcements read aloud',
  spokenHint: 'Rolls and points are said by the voice of this device.',
  mute: 'This device has no voice.',
};
