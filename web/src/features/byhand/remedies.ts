import { absolute } from '../../wire/messages/fleches';
import type { Side } from '../../wire/messages/play';
import type { Remedy } from '../../wire/messages/referee';
import type { ByHandText } from '../../words/texts/fr.byhand';
import type { Namer } from '../../words/naming';

/** What a remedy does, in words; of men to be played again what is demanded of `player`. */
export function remedyText({ remedy: w }: ByHandText, name: Namer, player: Side, { does, demand }: Remedy): string {
  if (does !== 'again' || !demand) return w[does];
  const at = (fleche: number) => name(absolute(player, fleche));
  const [from, to] = demand.step ?? [demand.from ?? 0, 0];
  switch (demand.what) {
    case 'with':
      return to ? w.demand.with(at(from), at(to)) : w.again;
    case 'without':
      return w.demand.without(at(from));
    case 'pass_on':
      return w.demand.passOn(at(from));
    case 'from':
      return w.demand.from(at(from));
    case 'not_coin':
      return w.demand.notCoin;
    case 'lawful':
      return demand.barred ? w.demand.barred(at(demand.barred)) : w.again;
  }
}
