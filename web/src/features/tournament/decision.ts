import { isSigned, seatsWords, words as w } from '../../parts/tournament/words';
import { firstFigure } from '../../state/tournament/amounts';
import { figureText, nameOf } from '../../state/tournament/reading';
import type { Standing, TournamentPage } from '../../wire/described/messages';

/** Returns what decides between an entrant and their neighbour with as many wins; empty where there is none. */
export function decision(page: TournamentPage, standing: Standing): string {
  const at = page.standings.indexOf(standing);
  const equal = [page.standings[at - 1], page.standings[at + 1]].find(
    (one) =>
      one &&
      !one.annulled &&
      firstFigure(one).value === firstFigure(standing).value &&
      one.eliminated === standing.eliminated,
  );
  if (!equal) return '';
  const name = nameOf(page, equal.entrant);
  const tie = page.settings.tie_breaks.findIndex((_, i) => valueOf(standing, i) !== valueOf(equal, i));
  if (tie < 0) return w.standings.equal(name);
  const what = page.settings.tie_breaks[tie]!;
  const [own, other] = [valueOf(standing, tie), valueOf(equal, tie)].map((one) => figureText(one, isSigned(what)));
  const decides = standing.balance ? seatsWords.decides : w.standings.decides;
  return decides(name, w.tie[what], own!, other!);
}

const valueOf = ({ tie_breaks }: Standing, i: number) => tie_breaks[i]?.value ?? 0;
