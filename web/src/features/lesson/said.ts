import type { Namer } from '../../words/naming';
import { rowText, sumText } from '../../words/explain';
import type { Messages } from '../../words/language.svelte';
import { movesText } from '../../words/names';
import { wayText, worthText } from '../../words/ways';
import type { Lesson } from './lesson.svelte';
import type { CoachPage, CoachText } from './pages';
import type { Words } from './words';

/** The number of plays for which the coach shows how to throw and to move men. */
const SHOWN = 2;

/** Returns the page to explain, or else the next action. */
export function saidOf(t: Messages, w: Words, lesson: Lesson, name: Namer): CoachText | null {
  const { page } = lesson;
  return page ? ofPage(t, w, lesson, page, name) : toDo(t, w, lesson, name);
}

function ofPage(t: Messages, w: Words, lesson: Lesson, page: CoachPage, name: Namer): CoachText {
  switch (page.kind) {
    case 'welcome':
      return w.welcome[page.part]!;
    case 'none':
      return w.none;
    case 'end':
      return { ...w.end, text: [...(hasGone(lesson, page) ? [w.gone] : []), ...w.end.text] };
    case 'hole':
      return hole(t, w, page);
    case 'guess':
      return guess(w, page, lesson.guessed);
    case 'event':
      return mark(t, w, lesson, page, name);
  }
}

/** Returns whether the relevé ended because the reader went. */
function hasGone({ game }: Lesson, { line }: CoachPage): boolean {
  return game.lines[line - 1]?.do.type === 'go';
}

function guess(w: Words, { points }: Extract<CoachPage, { kind: 'guess' }>, guessed: number | null): CoachText {
  if (guessed === null) return w.guess;
  return { title: w.guess.title, text: [guessed === points ? w.guessed(points) : w.missed(points)] };
}

function hole(t: Messages, w: Words, { mark: won, first }: Extract<CoachPage, { kind: 'hole' }>): CoachText {
  const sum = `${sumText(t, [won])}.`;
  const double = won.bredouille ? w.bredouille : w.simpleHole;
  return {
    title: w.holeOf(won.side === 'white', won.holes),
    text: first ? [sum, double, w.hole] : [sum, double],
    rule: 'K2',
  };
}

function mark(
  t: Messages,
  w: Words,
  lesson: Lesson,
  page: Extract<CoachPage, { kind: 'event' }>,
  name: Namer,
): CoachText {
  const line = lesson.game.lines[page.line - 1]!;
  const event = line.events[page.event]!;
  const roller = line.do.type === 'roll' ? line.side : line.turn.side;
  const dice = lesson.diceAt(page.line);
  const ways = event.paths
    .filter((way) => way.some((path) => path.length > 1))
    .map((way) => wayText(t, way, dice, roller, name));
  const how = ways.length > 0 ? [`${w.here} ${ways.join(w.or)}.`] : [];
  // The heading says the value of a single way of a simple roll; it is counted out only the first time.
  const counted = page.first || ways.length > 1 || dice[0] === dice[1] ? [worthText(t, event, dice)] : [];
  return {
    title: w.pointsOf(event.side === 'white', event.points, event.side === roller),
    text: [
      `${rowText(t, event, roller, name)}.`,
      page.first ? w.ideas[page.idea] : t.jan[event.jan].gloss,
      [...how, ...counted].join(' '),
    ],
    rule: event.rule,
  };
}

function toDo(t: Messages, w: Words, lesson: Lesson, name: Namer): CoachText | null {
  const { asked, next, hand } = lesson;
  if (!asked) return lesson.turn?.side === 'black' || !lesson.turn ? { ...w.wait, quiet: true } : null;
  if (asked.stage === 'roll') return lesson.plays < SHOWN ? w.roll : { title: w.roll.title, text: [] };
  if (asked.stage === 'decide') return w.decide;
  if (hand.complete) return w.confirm;
  if (hand.helpless) return w.pass;
  const moves = next?.do === 'play' ? movesText(t, name, 'white', next.steps) : '';
  const advice = w.advice[lesson.plays] ?? '';
  return { title: w.play(moves), text: lesson.plays < SHOWN ? [advice, w.how] : [advice] };
}
