import { rolls } from '../../../state/courrier/rolls';
import type { Dice, RaceLine, Side } from '../../../wire/described/messages';
import type { Fault, Place, Replayed, StudyTree } from '../../../wire/messages/study';
import { nextRoll, rollOf } from '../../../features/study/studies/edit';
import type { Reader } from '../../../features/study/studies/reader';
import { recordTo } from './record';

/** The fields of a position of Le Tric Trac, as its game writes them (docs/courrier.md). */
const POSITION = /^(S4=[^:]*):([wb]):([LRMO]):([1-6-]+):(.*)$/;
const STAGES: Record<string, string> = { L: 'lead', R: 'roll', M: 'move', O: 'over' };
/** A line that begins a place: a roll, or a game that is given up. */
const PLACE = /^\d*[1-9]\d*\. |^[WB] resigns/;
const TAG = /^\[(\w+) "(.*)"\]$/;

/** Whose turn a position is, what is asked there, and the dice in hand. */
function turnOf(position: string): Pick<Place, 'side' | 'stage' | 'dice'> {
  const [, , turn, stage = '', dice = ''] = POSITION.exec(position) ?? [];
  const numbers = /^[1-6]{2}$/.test(dice) ? [...dice].map(Number) : null;
  return { side: turn === 'b' ? 'black' : 'white', stage: STAGES[stage] ?? '', dice: numbers as Dice | null };
}

/** The position at which a side has thrown dice, from the one at which it was to throw. */
export function thrownAt(position: string, side: Side, dice: Dice): string {
  return position.replace(POSITION, `$1:${side === 'white' ? 'w' : 'b'}:M:${dice.join('')}:$5`);
}

/** The places of the text of a record with variations, as yet without their positions. */
function written(text: string): Place[] {
  const start = text.split('\n').findIndex((line) => line !== '' && !line.startsWith('['));
  const bare = { trid: '', suspend: [], comments: [], drawings: [], ...turnOf('') };
  const places: Place[] = [{ ...bare, parent: -1, depth: 0, line: '', at: -1, notes: 0, rest: 0 }];
  const left: number[] = [];
  let from = 0;
  for (const [at, line] of text.split('\n').entries()) {
    if (start < 0 || at < start) continue;
    if (line === '(') left.push(from);
    else if (line === ')') from = left.pop() ?? 0;
    else if (PLACE.test(line))
      from = places.push({ ...bare, parent: from, depth: left.length, line, at, notes: at + 1, rest: at + 1 }) - 1;
  }
  const first = start < 0 ? text.split('\n').length - 1 : start;
  places[0] = { ...places[0]!, notes: first, rest: first };
  return places;
}

/** How a game stood when a roll had been played, and when all was done before the next one. */
interface After {
  played: string;
  done: string;
}

/** How a game stood after each roll; before the first one at 0. */
function standings({ game, lines }: Replayed): Map<number, After> {
  const all = lines as RaceLine[];
  const start = 'start' in game ? game.start : '';
  const found = new Map<number, After>([[0, { played: start, done: start }]]);
  const thrown = rolls(all, all.length);
  for (const [i, { number, line }] of thrown.entries()) {
    const own = all.slice(line - 1, (thrown[i + 1]?.line ?? all.length + 1) - 1);
    const played = own.find(({ do: done }) => done.type === 'play') ?? own[0]!;
    found.set(number, { played: played.position, done: own.at(-1)!.position });
  }
  return found;
}

/** Reads records of Le Tric Trac as trees of places, whose lines of play the module judges one by one. */
export function raceReader(reader: Reader): Reader {
  const known = new Map<string, Replayed>();

  async function replay(record: string): Promise<Replayed | Fault> {
    const found = known.get(record);
    if (found) return found;
    const read = await reader.replay(record);
    if (read.say === 'replay') known.set(record, read);
    else if (read.say !== 'fault') throw new Error(read.message);
    return read;
  }

  async function tree(text: string): Promise<StudyTree | Fault> {
    const tags = Object.fromEntries(
      text.split('\n').flatMap((line) => {
        const [, name, value] = TAG.exec(line) ?? [];
        return name === undefined ? [] : [[name, value ?? '']];
      }),
    );
    const places = written(text);
    const whole: StudyTree = { say: 'study', text, tags, numbering: '1-24', places };
    for (let at = places.length - 1; at >= 0; at -= 1) {
      if (places[at]!.trid !== '') continue;
      const read = await replay(recordTo(whole, at));
      if (read.say === 'fault') return read;
      const stood = standings(read);
      for (let up = at; up >= 0; up = places[up]!.parent) {
        const place = places[up]!;
        const own = up === 0 ? 0 : rollOf(place);
        const trid = own === null ? stood.get(nextRoll(whole, up) - 1)?.done : stood.get(own)?.played;
        places[up] = { ...place, trid: trid ?? '', ...turnOf(trid ?? '') };
      }
    }
    return whole;
  }

  return { ...reader, tree };
}
