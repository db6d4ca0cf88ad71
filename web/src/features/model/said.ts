import { clauseOf, calledDice, callOf, type Names } from '../../state/speech/announce';
import type { Side } from '../../wire/described/messages';
import { sumText } from '../../words/explain';
import { upper } from '../../words/forms';
import type { Messages } from '../../words/language.svelte';
import { movesText } from '../../words/names';
import type { Namer } from '../../words/naming';
import { wayText, worthText } from '../../words/ways';
import { one } from '../../words/who';
import type { Beat } from './beats';
import type { ModelTurn } from './turns';

/** What a player says at a beat, and the reckoning below it. */
export interface VoiceLine {
  side: Side;
  text: string;
  beside: string;
}

/** Returns what is said at a beat; null where nobody speaks. */
export function voiceAt(t: Messages, turn: ModelTurn, beat: Beat, name: Namer, names: Names): VoiceLine | null {
  const { side, dice } = turn;
  switch (beat.kind) {
    case 'throw':
      return { side, text: calledDice(t, dice), beside: '' };
    case 'count': {
      const { event, ways, way } = beat;
      const path = event.paths[way];
      return {
        side,
        text: clauseOf(t, event, side, one(t.unnamed[event.side]), names),
        beside: [
          ...(path && beat.paths.length > 0
            ? [`${ways > 1 ? `${t.why.way(way + 1)}: ` : ''}${wayText(t, path, dice, side, name)}.`].map(upper)
            : []),
          ...(way === ways - 1 ? [worthText(t, event, dice)] : []),
        ].join(' '),
      };
    }
    case 'mark': {
      const own = beat.side === side;
      const line = own ? turn.lines.thrown : turn.lines.last;
      const call = callOf(t, line, own ? null : turn.lines.thrown, names);
      const marks = line.marks.filter((mark) => mark.side === beat.side);
      return { side: beat.side, text: call?.text ?? '', beside: sumText(t, marks) };
    }
    case 'decide':
      return { side, text: beat.held === 'hold' ? t.voice.hold : t.voice.go, beside: '' };
    case 'move':
      return { side, text: wayText(t, [[...beat.step]], dice, side, name), beside: '' };
    case 'ask':
      return beat.dice && { side, text: calledDice(t, beat.dice), beside: '' };
    case 'rest': {
      const moves = movesText(t, name, side, turn.steps ?? []);
      return { side, text: moves || (turn.held === 'go' ? t.voice.go : t.voice.nothing), beside: '' };
    }
  }
}
