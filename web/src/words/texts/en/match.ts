import type { MatchText } from '../fr/match';
import { Does, count as s, does, them, upper, verb } from './grammar';

/** The English sentences about a match; the French terms stay, with a gloss where they are first met. */
export const enMatch: MatchText = {
  decimal: '.',
  and: ' and ',
  player: (n) => `Player ${n}`,
  jetons: (n) => s(n, 'jeton'),
  fiches: (n) => s(n, 'fiche'),
  unit: {
    stake: (n) => s(n, 'stake'),
    jeton: (n) => s(n, 'jeton'),
    unit: (n) => n,
  },

  toThrow: (who, side) => (who.you ? `Your turn to throw (${side}).` : `${them(who)} to throw (${side}).`),
  toPlay: (who, side) => (who.you ? `Your turn to play (${side}).` : `${them(who)} to play (${side}).`),

  title: { tour: 'Tours', ecrire: 'The sheet', combine: 'The two scores', poule: 'The poule (pool)' },
  round: {
    tour: (n, of) => `Tour ${n} of ${of}`,
    marque: (n, of) => `Marqué (round) ${n} of ${of}`,
    poule: (n) => `Match ${n}`,
  },
  head: {
    game: { single: 'Tour', tour: 'Tours', ecrire: 'À écrire', combine: 'Combiné', poule: 'Poule' },
    tour: (n, of) => `tour ${n} of ${of}`,
    marque: (n, of) => `marqué ${n} of ${of}`,
    poule: (n) => `match ${n}`,
    roll: (n) => `roll ${n}`,
    over: 'over',
  },
  short: {
    tour: (n) => `Tour ${n}`,
    marque: (n) => `Marqué ${n}`,
    refait: (n) => `Marqué ${n}, played again`,
    poule: (n) => `Match ${n}`,
  },
  seats: {
    at: (who, whom) => `${upper(them(who))} against ${them(whom)}`,
    advises: (who, whom) => `${Does(who, 'sits', 'sit')} out and may advise ${them(whom)}, in words only.`,
    advisesAny: (who) => `${Does(who, 'sits', 'sit')} out and may advise either player.`,
  },
  balance: {
    gain: 'Balance',
    won: (won, lost) => `${won} won, ${lost} lost`,
    marques: 'Marqués',
    inFiches: (words) => `that is ${words}`,
  },

  tour: {
    none: 'No tour won.',
    stake: (n) => `A simple tour is worth ${n}.`,
  },

  now: {
    marque: 'Current marqué',
    meeting: 'Current match',
    holes: 'Holes taken',
    needed: 'To win',
    run: 'Bredouille',
    runHint: 'All holes in one unbroken run: each is paid at this rate.',
    open: (rate) => `open ×${rate}`,
    doubled: 'run open',
    shut: 'broken',
    none: '—',
    worth: 'Would pay',
    before: 'Nobody has six holes: going only puts the men back.',
    after: 'The sixth hole is taken: going ends the marqué.',
    afterMeeting: 'The sixth hole is taken: going ends the match.',
    consolation: (n, refaits) =>
      `Consolation: ${s(n, 'jeton')}${refaits > 0 ? `, after ${s(refaits, 'refait (replay)', 'refaits (replays)')}` : ''}.`,
  },

  brief: {
    tours: 'Tours won',
    before: 'nobody has six yet',
    after: 'going ends the marqué',
    afterMeeting: 'going ends the match',
    sheet: 'the sheet',
    line: 'the line',
  },

  sheet: {
    title: 'Marqués',
    empty: 'No marqué won.',
    refaits: 'Refaits',
    refaitsHint: 'Marqués void at equal holes and played again before this one.',
    idle: (who, n) =>
      `${Does(who, 'was', 'were')} sitting out and ${verb(who, 'is', 'are')} paid the consolation: ${s(n, 'jeton')}.`,
  },
  run: {
    none: 'simple',
    petite: (rate) => `petite ×${rate}`,
    grande: (rate) => `grande ×${rate}`,
  },
  why: {
    none: 'A simple marqué: holes and consolation, less the opponent’s holes.',
    petite: (rate) =>
      `Petite bredouille, six to eleven holes in one run: holes and consolation ×${rate}, less the opponent’s holes.`,
    grande: (rate) =>
      `Grande bredouille, twelve holes or more in one run: holes and consolation ×${rate}, less the opponent’s holes.`,
    concede: (who) => `${upper(them(who))} went with fewer holes and ${verb(who, 'concedes', 'concede')} the marqué.`,
  },

  honours: {
    title: 'The honours',
    holes: 'Holes, of twelve',
    factor: ['', 'simple', 'double', 'triple', 'quadruple'],
    parties: 'Games won',
    none: 'No game won.',
    fiches: 'Fiches',
    basket: (n) => `In the basket: ${s(n, 'fiche')}.`,
    shut: 'The poule is closed.',
    contrat: (who) => `${Does(who, 'has', 'have')} a contrat (token) there: one more game in a row wins the basket.`,
    both: 'Both have won there in turn: at the end of the match they share it.',
    free: 'Nobody has a contrat (token) there.',
    lines: 'The honours, line by line',
    paid: {
      stakes: 'Stakes in the poule',
      stakesWhy: 'Each puts a stake into the basket.',
      carriedWhy: 'Amounts won, or put into the basket, before the match was adjourned.',
      game: (n, factor) => `Game ${n}, ${factor}`,
      price: (n, open) =>
        open
          ? `Paid ${s(n, 'fiche')} to the winner, and as much to the basket.`
          : `Paid ${s(n, 'fiche')} to the winner.`,
      drawn: 'Two games in a row: the basket goes to the winner.',
      refilled: 'Each puts in a stake again.',
      shared: 'End of the poule',
      givenBack: 'No game was won since the stakes were put in: each takes back their own.',
      takenByOne: 'Only one game was won since the stakes were put in: its winner takes the basket.',
      sharedByTwo: 'The winners of the last two games share the basket; an odd fiche goes to the last winner.',
    },
  },
  suspended: {
    ecrire: (who) =>
      `${Does(who, 'has', 'have')} suspended the game à écrire: holes count for the honours only, until the men next go back.`,
    honours: (who) =>
      `${Does(who, 'has', 'have')} suspended the honours: holes count à écrire only, until the men next go back.`,
    ended: (who) =>
      `${Does(who, 'has', 'have')} ended the marqué and ${verb(who, 'holds', 'hold')} for the honours; a new marqué begins when the men next go back.`,
    roll: {
      ecrire: 'Suspends the game à écrire and holds for the honours.',
      honours: 'Suspends the honours and holds à écrire.',
    },
  },

  poule: {
    pot: 'In the poule',
    stake: (n) => `stake of ${n}`,
    line: 'The line',
    head: 'head of the line',
    board: 'playing',
    still: (who, whom) => `To take the poule, ${does(who, 'still has', 'still have')} to beat ${them(whom)}.`,
    perHole: (n) => `Each hole of difference draws ${n} from the poule.`,
    meetings: 'Matches',
    none: 'No match has ended.',
    row: (who, whom, holes) => `${Does(who, 'beats', 'beat')} ${them(whom)}, ${holes}`,
  },

  choice: {
    account: {
      lift: () => 'men go back, I keep the dice; the marqué goes on',
      win: (jetons) => `I win the marqué and ${jetons}`,
      concede: (jetons, who) => `I leave the marqué and ${jetons} to ${them(who)}`,
      refait: () => 'equal holes: a refait (replay), nobody is paid',
    },
    lost: (n) => `; ${s(n, 'point')} over lost`,
    meeting: {
      lift: () => 'men go back, I keep the dice; the match goes on',
      win: (units) => `I win the match: ${units} from the poule`,
      concede: (units, who) => `I leave the match, and ${units} of the poule, to ${them(who)}`,
      refait: () => 'equal holes: nobody draws, we play again',
    },
    parts: {
      marque: {
        win: 'wins the marqué',
        won: (jetons) => jetons,
        concede: 'loses the marqué',
        lost: (jetons, name) => `${jetons} to ${name}`,
        refait: ['refait: played again', 'nobody pays'],
      },
      meeting: {
        win: 'wins the match',
        won: (units) => `${units} from the poule`,
        concede: 'loses the match',
        lost: (units, name) => `${units} to ${name}`,
        refait: ['played again', 'nobody draws'],
      },
      holdsHonours: 'hold for the honours',
      holdsEcrire: 'hold à écrire',
    },
    note: {
      lift: 'Nobody has six holes yet: going does not end the marqué.',
      win: 'The sixth hole is taken and I am ahead: going ends the marqué, and I win it.',
      concede: 'The sixth hole is taken and I am behind: going gives the marqué away, sometimes at the best price.',
      refait: 'At equal holes, going makes the marqué void: it is played again, and the consolation grows.',
    },
    noteMeeting: {
      lift: 'Nobody has six holes yet: going does not end the match.',
      win: 'Six holes, and ahead: going ends the match, and I draw from the poule.',
      concede: 'Six holes, and behind: going lets my opponent draw from the poule.',
      refait: 'At equal holes, going pays nobody: the same two play again.',
    },
    suspendEcrire: 'Suspend à écrire',
    suspendHonours: 'Suspend the honours',
    honoursText: 'I hold à écrire only; the honours stay as they are',
    ecrireText: {
      lift: () => 'I hold for the honours; the marqué waits, and a bredouille will pay the lower rate',
      win: (jetons) => `I win the marqué and ${jetons}; I hold for the honours`,
      concede: (jetons, who) => `the marqué and ${jetons} go to ${them(who)}; I hold for the honours`,
      refait: () => 'a refait à écrire; I hold for the honours',
    },
    suspendNote: 'Suspending means going in one game only and holding in the other one, until the men next go back.',
  },

  news: {
    dismiss: 'Close this notice',
    seatsLots: 'Seats drawn by lot',
    seatsDice: 'Seats drawn by the dice',
    seatsText: (who, rest) =>
      `${Does(who, 'sits', 'sit')} down${rest.you || rest.names.length > 0 ? `; then ${them(rest)}` : ''}.`,
    dice: (thrown, again) => `Dice: ${[thrown, ...again].join('; then ')}.`,
    lead: (who) => `${Does(who, 'throws', 'throw')} first`,
    leadText: (throws) => `Drawn again: ${throws}.`,
    marque: (n, who, jetons) => `Marqué ${n}: ${does(who, 'wins', 'win')} ${jetons}`,
    refait: (n) => `Refait: marqué ${n} is played again`,
    refaitText: (consolation) =>
      `Equal holes: nobody is paid, the same player throws first, and the consolation is now ${consolation}.`,
    tour: (n, who) => `Tour ${n}: ${does(who, 'wins', 'win')}`,
    tourText: (holes, worth, value) => `${holes}: ${worth}, worth ${value}.`,
    tourResigned: 'Tour resigned: it counts as a simple tour.',
    meeting: (who, whom) => `${Does(who, 'beats', 'beat')} ${them(whom)}`,
    meetingFilled: (holes, who, stake, pot) =>
      `${holes}: ${does(who, 'puts', 'put')} in ${stake} and ${verb(who, 'goes', 'go')} to the end of the line; ${pot} in the poule.`,
    meetingDrained: (holes, drawn, pot) => `${holes}: ${drawn} drawn from the poule, where ${pot} is left.`,
    tie: 'A match without a winner',
    tieText: 'Equal holes: nobody draws, and the same two play again.',
    honours: (who, factor) => `Honours: ${does(who, 'wins', 'win')} a ${factor} game`,
    honoursText: (n, open) =>
      open ? `Paid ${n} to the winner, and as much to the basket.` : `Paid ${n} to the winner; there is no poule.`,
    honoursWhy: [
      '',
      'The opponent had passed the sixth hole.',
      'The opponent had no more than six holes.',
      'Twelve holes in a row, taken second.',
      'The opponent had taken no hole.',
    ],
    poule: (who) => `${Does(who, 'draws', 'draw')} the poule: two games in a row.`,
    suspend: { ecrire: 'The game à écrire is suspended', honours: 'The honours are suspended' },
    resumed: 'Both games go on',
    resumedText: 'The men have gone back: holes count again à écrire and for the honours.',
    half: 'A die decides the half fiche',
    halfText: (a, b, up) => `${a} against ${b}: ${up ? 'it counts whole' : 'it does not count'}.`,
  },

  code: {
    carried: 'Carried over',
    marque: 'Marqué',
    consolation: 'Consolation, marqué',
    queue_jetons: 'Queue des jetons (bonus)',
    marques: 'Marqués',
    queue_marques: 'Queue des marqués',
    postillon: 'Postillon',
    further_paris: 'Further paris',
    paris: 'Paris: marqués lost beyond your share',
    queue_paris: 'Queue des paris',
    rounding: 'Rounding to fiches',
    queue_generale: 'Queue générale',
  },
  codeWhy: {
    carried: 'The result of the marqués played before the match was adjourned.',
    marque: 'Paid by the loser of the marqué.',
    consolation: 'The loser also pays the consolation, at the same rate, to the player who sat out.',
    queue_jetons: 'The jetons laid aside for every marqué lost go to the player who has won the most jetons.',
    marques: 'Four jetons for each marqué won.',
    queue_marques: 'Twenty jetons to the player who won more marqués.',
    postillon:
      'The first marqué lost beyond your share costs twenty-eight (twenty-four where two players met an odd number of times).',
    further_paris: 'Each further marqué lost beyond your share costs eight.',
    paris: 'Four jetons for each marqué lost beyond those won.',
    queue_paris: 'Twenty jetons from those who lose paris to those who win them.',
    rounding: 'Only whole fiches are paid; the rest is rounded.',
    queue_generale: 'The wager agreed beforehand, paid by the loser to the winner.',
  },
  source: (label) => `Source: ${label}`,

  paper: {
    title: {
      ecrire: 'Trictrac à écrire',
      combine: 'Trictrac combiné',
      tour: 'Trictrac, twelve holes',
      poule: 'Trictrac poule',
    },
    marques: 'Marqués',
    refaits: 'Refaits',
    points: 'Jetons won',
    total: 'Total',
    payment: 'Settlement of the marqués',
    result: 'Result',
    lost: 'Losses',
    gross: 'Gross',
    net: 'In whole fiches',
    last: 'Final gain',
    caption: 'Each column shows what its player has won.',
    player: 'Player',
    balance: 'The balances',
  },

  end: {
    title: 'Match over',
    lines: 'Line by line',
    sheet: 'The sheet',
    winner: (who, amount) => `${Does(who, 'wins', 'win')} ${amount}${who.you ? '!' : '.'}`,
    takes: (who, amount) => `${Does(who, 'takes', 'take')} the poule and ${verb(who, 'wins', 'win')} ${amount}.`,
    gain: (name, fiches) => `${name}: ${fiches}.`,
    even: 'Nobody owes anything: the scores are even.',
    evenRounded: 'Nobody owes anything: the difference does not make a fiche.',
    resigned: (who) => `${Does(who, 'resigns', 'resign')} the match.`,
    resignedText: 'A resigned match is not settled: the score stays as it is.',
    unfinished: 'The current game of the honours was not finished: it does not count.',
    shares: 'Each partner’s share',
    print: 'Print the sheet',
    open: 'See the settlement',
    total: 'Total',
    half: 'The half fiche still has to be decided by a die.',
  },

  tag: {
    etendard: 'étendard',
    etendardHint: 'The banner: a run of holes without going since the first; the bredouille pays the higher rate.',
    cravate: 'cravate',
    cravateHint: 'A run of holes begun after your opponent’s: bredouille is still possible.',
    ecrire: 'à écrire',
    honneurs: 'honours',
    both: (ecrire, honours) => `${ecrire} à écrire, ${honours} for the honours`,
    round: (n, at) => `${s(n, 'hole')}: the peg goes round again, at hole ${at}`,
  },

  log: {
    seats: (who) => `${Does(who, 'sits', 'sit')} down at the board.`,
    suspendEcrire: (who) => `${Does(who, 'suspends', 'suspend')} the game à écrire.`,
    suspendHonours: (who) => `${Does(who, 'suspends', 'suspend')} the honours.`,
    half: 'A die decides the half fiche.',
  },
};
