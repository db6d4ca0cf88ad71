import { other } from '../../wire/messages/fleches';
import { i18n } from '../../words/language.svelte';
import { describe } from '../../state/speech/log';
import { playerName } from '../../words/names';
import type { Side } from '../../wire/described/messages';
import { settings } from '../../state/settings/settings.svelte';
import { rollOf } from '../../state/game/view';
import type { TrictracSession } from '../../state/trictrac/session.svelte';

/** Repeats the last roll and its outcome for screen readers. */
export function repeatLast(session: TrictracSession): void {
  const { lines } = session.game;
  const first = rollOf(lines, session.show.view.line);
  const rolled = lines[first - 1] ?? null;
  const sentences = lines
    .slice(rolled ? first - 1 : session.show.view.line, session.show.view.line)
    .flatMap((line) =>
      describe(i18n.t, session.infoAt(line.n)!, line, { naming: settings.naming, reader: session.bottom }, rolled),
    );
  session.transcript.add(sentences.length > 0 ? sentences : [i18n.t.settings.repeat.noLast]);
}

/** Says the score, the reader's first. */
export function sayScore(session: TrictracSession): void {
  session.transcript.add([session.bottom, other(session.bottom)].map((side) => scoreText(session, side)));
}

function scoreText({ info, view }: TrictracSession, side: Side): string {
  const { t } = i18n;
  const { holes, points, bredouille, pavillon } = view.score[side];
  const more = [
    bredouille && points > 0 ? t.settings.repeat.bredouille : '',
    pavillon ? t.settings.repeat.pavillon : '',
  ].join('');
  return t.settings.repeat.score(playerName(t, info, side), t.holes(holes), t.points(points), more);
}
