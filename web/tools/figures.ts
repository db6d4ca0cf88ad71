import { parseTrid } from '../src/wire/messages/trid.ts';
import type { Score, Side } from '../src/wire/described/messages';
import type { Figure } from '../src/parts/book/types';

/** A figure as a line of Markdown: `![caption](img/PAGE/NAME.svg "TRID=… 10/16 6/10/16 @16")`, men's ways and places meant. */
const LINE = /^!\[([^\]]+)\]\(img\/(?:rules|strategy)\/([\w-]+)\.svg "(TRID=\S+)((?: [\d/@]+)*)"\)$/;

/** The figure a line shows; null where it is text. */
export function figureOf(line: string): Figure | null {
  const [, caption, id, trid, marks] = LINE.exec(line) ?? [];
  const position = trid && parseTrid(trid);
  if (!position) return null;
  const words = marks!.trim().split(' ').filter(Boolean);
  return {
    id: id!,
    trid,
    caption: caption!.replaceAll("'", '’'),
    board: position.board,
    score: { white: scoreOf(trid, 'white'), black: scoreOf(trid, 'black') },
    dice: position.dice,
    roller: position.turn,
    paths: words.filter((word) => !word.startsWith('@')).map((word) => word.split('/').map(Number)),
    at: words.filter((word) => word.startsWith('@')).map((word) => Number(word.slice(1))),
  };
}

/** The points and holes of a TRID, and who carries the double jeton and the pavillon. */
function scoreOf(trid: string, side: Side): Score {
  const { points, holes } = parseTrid(trid)!;
  const [double, flag] = trid.split(';')[0]!.split(':').slice(6, 8);
  const bredouille = double === side[0];
  return {
    points: points[side],
    holes: holes[side],
    bredouille,
    jetons: bredouille ? 2 : 1,
    pavillon: flag === side[0],
  };
}
