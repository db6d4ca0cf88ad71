import type { Game, Side } from '../../wire/described/messages';

/** The entries of a sheet, as its text has them. */

const letter = (side: Side) => (side === 'white' ? 'W' : 'B');
/** The claims that give points without a roll: the opponent's école, a false école, its augmentation. */
export const CLAIMS = ['school', 'false_school', 'augmentation'] as const;
export type Claim = (typeof CLAIMS)[number];
const CLAIM_WORDS: Record<Claim, string> = {
  school: 'school',
  false_school: 'false school',
  augmentation: 'augmentation',
};

const ofRoll = (own: boolean) => (own ? '' : " other's roll");

export const points = (side: Side, n: number, own: boolean) => `${letter(side)} +${n}${ofRoll(own)}`;
export const claimed = (side: Side, n: number, claim: Claim) => `${letter(side)} +${n} ${CLAIM_WORDS[claim]}`;
export const takenBack = (side: Side, n: number) => `${letter(side)} -${n}`;
export const holes = (side: Side, n: number, own: boolean) => `${letter(side)} holes ${n}${ofRoll(own)}`;
export const goes = (side: Side) => `${letter(side)} goes`;
export const suspends = (side: Side, game: Game) => `${letter(side)} suspends ${game}`;
export const givesUp = (side: Side) => `${letter(side)} gives up`;
export const half = (paid: number, pays: number) => `half ${paid} ${pays}`;
export const seats = (order: number[], lead: Side) =>
  `seats ${order.map((player) => player + 1).join(' ')} lead ${letter(lead)}`;
export const round = (white: number, black: number, run: boolean, lifted: boolean) =>
  `round W ${white} B ${black}${run ? ` run${lifted ? '' : ' unlifted'}` : ''}`;

/** An entry taken apart again, to be put into words. */
type EntryParts =
  | { what: 'points' | 'holes'; side: Side; n: number; own: boolean }
  | { what: 'claim'; side: Side; n: number; claim: Claim }
  | { what: 'back'; side: Side; n: number }
  | { what: 'goes' | 'gives'; side: Side }
  | { what: 'suspends'; side: Side; game: Game }
  | { what: 'round'; white: number; black: number; run: boolean; lifted: boolean }
  | { what: 'half'; paid: number; pays: number }
  | { what: 'seats'; order: number[]; lead: Side };

const sideOf = (text: string | undefined): Side => (text === 'B' ? 'black' : 'white');

/** Returns the parts of an entry. */
export function partsOf(entry: string): EntryParts {
  const words = entry.split(' ');
  const [first = '', second = '', third = ''] = words;
  const own = !entry.endsWith("other's roll");
  const side = sideOf(first);
  if (first === 'round') {
    return {
      what: 'round',
      white: Number(third),
      black: Number(words[4]),
      run: words.includes('run'),
      lifted: !words.includes('unlifted'),
    };
  }
  if (first === 'half') return { what: 'half', paid: Number(second), pays: Number(third) };
  if (first === 'seats') {
    const lead = words.indexOf('lead');
    return { what: 'seats', order: words.slice(1, lead).map((n) => Number(n) - 1), lead: sideOf(words[lead + 1]) };
  }
  if (second === 'goes') return { what: 'goes', side };
  if (second === 'gives') return { what: 'gives', side };
  if (second === 'suspends') return { what: 'suspends', side, game: third === 'honours' ? 'honours' : 'ecrire' };
  if (second === 'holes') return { what: 'holes', side, n: Number(third), own };
  if (second.startsWith('-')) return { what: 'back', side, n: Number(second.slice(1)) };
  const claim = CLAIMS.find((one) => entry.endsWith(` ${CLAIM_WORDS[one]}`));
  if (claim)
    return { what: 'claim', side, n: Number(second.slice(1)), claim: third === 'false' ? 'false_school' : claim };
  return { what: 'points', side, n: Number(second.slice(1)), own };
}
