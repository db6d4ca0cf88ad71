import type { AnalysisText } from './fr.analysis';
import { count as s } from './en.grammar';

/** The sentences of hints, of the tutor and of the review of a game. */
export const enAnalysis: AnalysisText = {
  number: (x, digits) => x.toLocaleString('en-GB', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  signed: (x, digits) =>
    x
      .toLocaleString('en-GB', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        signDisplay: 'exceptZero',
      })
      .replace('-', '−'),
  percent: (x) => `${Math.round(100 * x)}%`,
  failed: 'This could not be analysed: the game’s engine or the game itself could not be read.',
  close: 'Close',

  hint: {
    title: 'Hint',
    looking: 'Looking…',
    plies: [
      'Each play judged as it stands, without looking at the rolls to come.',
      'Each play judged over the opponent’s 21 rolls.',
      'Each play judged over the opponent’s rolls and yours after them.',
    ],
    book: (given, holes, error, behind) =>
      `${given ? 'The answer of the opening book' : 'In the opening book'}: ${s(holes, 'hole')}${behind ? ' against its best play' : ''} (± ${error}), relevés played to their end.`,
    leftOut: (n) => `${s(n, 'weaker play')} left out.`,
    head: { play: 'Play', holes: 'Holes', lost: 'Gap', chance: 'Wins' },
    headHint: 'Holes: the lead to be expected over the score. Gap: behind the best. Wins: chances of winning the game.',
    hold: 'Hold (tenir)',
    go: 'Go (s’en aller)',
    suspend: 'Suspend',
    nothing: 'nothing to play',
    gap: (better, holes) => `${better} is worth ${s(holes, 'hole')} more.`,
    even: 'Both are worth the same, to a hundredth of a hole.',
    other: 'With the next roll, the opponent',
    mine: 'With this roll, you',
  },
  outlook: {
    title: 'The 36 rolls to come',
    intro: (chance, holes, who) =>
      `${who ? `Before the throw of ${who}` : 'Before the throw'}: chances of winning ${chance}, expected lead ${holes} (in holes). Each square says what the roll is worth more or less than that, in holes.`,
    marks: (mine, his, who) =>
      [
        mine > 0 && (who ? `${who[0]} marks ${mine}` : `you mark ${mine}`),
        his > 0 && `${who?.[1] ?? 'the opponent'} marks ${his}`,
      ]
        .filter(Boolean)
        .join(', ') || 'nothing to mark',
    fell: (a, b) => `The roll that fell is framed: ${a} and ${b}.`,
    who: (name) => `with this roll, ${name}`,
    none: 'No throw was awaited here: the dice that gave the lead (the right to begin) are the first roll, or the game is over.',
    dice: (a, b) => `${a} and ${b}`,
  },
  odds: {
    caption: 'Exact chances, of 36 rolls',
    fill: 'fills a jan',
    keep: 'keeps a full jan',
    break: 'is forced to break it',
    hit_true: 'hits a man à vrai (truly)',
    hit_false: 'hits à faux (falsely)',
    coin: 'takes the coin (rest corner)',
    none: 'none of these',
    of36: (n) => `${n}/36`,
  },
  tutor: {
    title: 'Think again?',
    cost: (holes) => `This choice costs about ${s(holes, 'hole')} compared with the best.`,
    rethink: 'Think again',
    anyway: 'Play it anyway',
    show: 'Show the hint',
  },
  review: {
    title: 'Review of the game',
    of: (names) => `Review: ${names}`,
    progress: (done, of) => `${done} of ${of}`,
    reviewing: 'Looking at every roll, play and decision…',
    cancel: 'Stop',
    cancelled: 'The review is stopped; it will go on from where it was.',
    goOn: 'Go on with the review',
    replay: 'Replay the game',
    race: 'Le Tric Trac has no review: it is another game, which this engine does not judge.',
    rate: 'Error rate',
    rateHint: 'thousandths of a game per choice',
    plays: 'Plays',
    decisions: 'Hold or go',
    luck: 'Luck of the dice',
    rank: 'Rank',
    both: 'Overall',
    result: 'Result',
    adjusted: 'Result without luck',
    adjustedHint: 'less the luck of the dice, plus the opponent’s',
    units: { stake: 'in stakes', jeton: 'in jetons (counters)', unit: 'in units' },
    rates: (rate, choices) => `${rate} over ${s(choices, 'choice')}`,
    noChoice: 'no choice',
    holes: (n) => s(n, 'hole'),
    ranks: {
      world_class: 'world class',
      master: 'master',
      expert: 'expert',
      strong: 'strong player',
      player: 'average player',
      pupil: 'pupil',
      beginner: 'beginner',
    },
    grades: { good: 'good', doubtful: 'doubtful', mistake: 'mistake', blunder: 'blunder' },
    limits: (doubtful, mistake, blunder) =>
      `?! doubtful from ${doubtful} thousandths of a game lost, ? mistake from ${mistake}, ?? blunder from ${blunder}. At the beginning of a game a hole is worth some forty.`,
    graph: 'Chances of winning',
    graphOf: (name) => `${name}’s chances, roll by roll; a mark for each hole won. Press the curve to choose a roll.`,
    at: (n, name, chance) => `Roll ${n}: ${chance} for ${name}`,
    open: 'See this roll',
    mistakes: 'Mistakes',
    none: 'No mistakes: nothing cost enough to be noted.',
    one: (n, name, dice) => `Roll ${n}, ${name}, ${dice}`,
    lost: (holes) => `${s(holes, 'hole')} lost`,
    played: 'Played',
    better: 'Better',
    again: 'Play it again',
  },
  again: {
    title: 'Play it again',
    ask: 'Find something better: only a play that costs next to nothing is accepted.',
    askDecision: 'Hold or go? Only the right choice is accepted.',
    looking: 'Looking…',
    no: (holes) => `Not yet: this one costs ${s(holes, 'hole')}. Try something else.`,
    yes: 'Well played.',
    back: 'Back to the review',
  },
};
