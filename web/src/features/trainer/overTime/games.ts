import type { ReviewedGame } from '../../../state/kept/reviews';
import type { Amount, Answer, Answered, Grade, Review } from '../../../wire/described/messages';
import { phasesOf, type Phase } from './phases';

/** An answer that the review has graded. */
export type Graded = Answered & { grade: Grade; lost: Amount; given: Answer };

/** A choice of the reader, in a reviewed game. */
export interface OwnChoice {
  answer: Graded;
  phase: Phase;
  /** The name of the opponent; empty if they had none. */
  foe: string;
}

/** A reviewed game of the reader. */
export interface OwnGame {
  /** The day since 1970 on which it began; null if the record does not say it. */
  day: number | null;
  choices: OwnChoice[];
}

/** The names by which players are known. */
export interface KnownNames {
  isBot: (name: string) => boolean;
  /** Those under which the reader has played. */
  own: readonly string[];
}

const MS_OF_DAY = 24 * 3600 * 1000;

/** Returns the reviewed games in which the reader can be told from the others, each once; earliest first. */
export function ownGames(reviewed: readonly ReviewedGame[], names: KnownNames): OwnGame[] {
  return once(reviewed)
    .flatMap((game) => {
      const reader = readerOf(game.review, names);
      return reader === null ? [] : [{ day: dayOf(game), choices: choicesOf(game, reader) }];
    })
    .filter(({ choices }) => choices.length > 0)
    .sort((a, b) => (a.day ?? 0) - (b.day ?? 0));
}

/** Returns the games without those that are the beginning of another one, or another record of it. */
function once(reviewed: readonly ReviewedGame[]): ReviewedGame[] {
  const dice = ({ review }: ReviewedGame) => review.rolls.map((roll) => `${roll.side[0]!}${roll.dice.join('')}`).join();
  const longestFirst = reviewed
    .map((game) => ({ game, rolls: dice(game) }))
    .sort((a, b) => b.rolls.length - a.rolls.length);
  const kept: typeof longestFirst = [];
  for (const one of longestFirst) if (!kept.some(({ rolls }) => rolls.startsWith(one.rolls))) kept.push(one);
  return kept.map(({ game }) => game);
}

/** Returns the reader's number: of several people, the only one with a name of theirs; null if nobody can tell. */
function readerOf({ players }: Review, { isBot, own }: KnownNames): number | null {
  const people = [...players.keys()].filter((player) => !isBot(players[player]!.name));
  const found = people.length > 1 ? people.filter((player) => own.includes(players[player]!.name)) : people;
  return found.length === 1 ? found[0]! : null;
}

function choicesOf(game: ReviewedGame, reader: number): OwnChoice[] {
  const { answers, rounds, players } = game.review;
  const phases = phasesOf(game);
  return answers.filter(isGraded).flatMap((answer) => {
    if (answer.player !== reader) return [];
    const { white, black } = rounds[answer.round]!;
    const foe = players[answer.side === 'white' ? black : white]?.name ?? '';
    return [{ answer, phase: phases.get(answer.n) ?? 'filling', foe }];
  });
}

const isGraded = (answer: Answered): answer is Graded =>
  answer.grade !== undefined && answer.lost !== undefined && answer.given !== undefined;

/** Returns the day on which a game began, by its tag. */
function dayOf({ record }: ReviewedGame): number | null {
  const date = /^\[Date "(\d{4}-\d\d-\d\d)"\]/m.exec(record)?.[1];
  const moment = date ? Date.parse(`${date}T00:00Z`) : NaN;
  return Number.isNaN(moment) ? null : moment / MS_OF_DAY;
}
