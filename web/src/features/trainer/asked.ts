import type { Chance, Dice } from '../../wire/described/messages';
import type { Drill } from '../../wire/messages/drill';
import { rollOf } from '../../wire/drills/parse';
import { parseTrid } from '../../wire/messages/trid';
import type TrainText from '../../words/texts/train';

/** Returns the question of a problem in words. */
export function askedOf({ ask }: TrainText, drill: Drill): string {
  switch (drill.kind) {
    case 'count':
      return ask.count(...rollOf(drill));
    case 'chances':
      return ask.chances[drill.question as Chance];
    case 'play':
      return ask.play;
    default:
      return drill.game === 'ecrire' ? ask.hold_or_go_ecrire : ask.hold_or_go;
  }
}

/** Returns the dice on the board of a problem; null before a throw. */
export function diceOf(drill: Drill): Dice | null {
  return drill.kind === 'count' ? rollOf(drill) : (parseTrid(drill.trid)?.dice ?? null);
}
