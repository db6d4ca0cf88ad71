import type { StudyText } from '../../../words/texts/fr/study';
import type { Problem } from '../../../wire/messages/study';

/** Returns one error of a position, in a sentence. */
export function problemText({ who, problem: w }: StudyText, { code, side, found }: Problem): string {
  const subject = side ? who[side] : '';
  switch (code) {
    case 'men_count':
      return w.men_count(subject, found);
    case 'off_early':
      return w.off_early(subject, found);
    case 'all_off':
      return w.all_off(subject);
    case 'coin_alone':
      return w.coin_alone(subject);
    case 'other_coin':
      return w.other_coin(subject);
    case 'grand_jan_open':
      return w.grand_jan_open(subject);
    case 'petit_jan_open':
      return w.petit_jan_open(subject);
    case 'points':
      return side ? w.points(subject, found) : w.points_text(found);
    case 'holes':
      return side ? w.holes(subject, found) : w.holes_text(found);
    case 'shared':
      return w.shared(found);
    case 'double_jeton':
      return w.double_jeton;
    case 'pavillon':
      return w.pavillon;
    case 'dice':
      return w.dice;
    case 'stage':
      return w.stage;
    case 'coups':
      return side ? w.coups(subject) : w.coups_text;
    case 'fleches':
      return w.fleches(found);
    case 'fields':
      return w.fields(found);
    case 'xgid':
      return w.xgid;
    case 'letters':
      return w.letters;
    case 'winner':
      return w.winner;
    default:
      return w.other(found);
  }
}
