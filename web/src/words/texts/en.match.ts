import type { MatchText } from './fr.match';

const s = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** The English sentences about a match; the French terms stay, with a gloss where they are first met. */
export const enMatch: MatchText = {
  decimal: '.',
  and: ' and ',
  player: (n) => `Player ${n}`,
  jetons: (n) => s(n, 'jeton'),
  fiches: (n) => s(n, 'fiche'),
  unit: {
    stake: (n) => `${n} stake${n === '1' ? '' : 's'}`,
    jeton: (n) => `${n} jeton${n === '1' ? '' : 's'}`,
    unit: (n) => n,
  },

  toPlay: (who, side) => `${who} (${side}) to play.`,

  tabs: { label: 'Account or rolls', account: 'Account', rolls: 'Rolls' },
  title: { tour: 'Tours', ecrire: 'The sheet', combine: 'The two accounts', poule: 'The poule (pool)' },
  round: {
    tour: (n, of) => `Tour ${n} of ${of}`,
    marque: (n, of) => `Marqué (round) ${n} of ${of}`,
    poule: (n) => `Meeting ${n}`,
  },
  short: {
    tour: (n) => `Tour ${n}`,
    marque: (n) => `Marqué ${n}`,
    refait: (n) => `Marqué ${n}, played again`,
    poule: (n) => `Meeting ${n}`,
  },
  seats: {
    at: (a, b) => `${a} against ${b}`,
    advises: (who, whom) => `${who} looks on and may advise ${whom}, by word only.`,
    advisesAny: (who) => `${who} looks on and may advise either.`,
  },
  balance: {
    gain: 'Balance',
    won: (won, lost) => `${won} won, ${lost} lost`,
    marques: 'Marqués',
    inFiches: (words) => `that is ${words}`,
  },

  tour: {
    none: 'No tour won yet.',
    stake: (n) => `A simple tour is worth ${n}.`,
  },

  now: {
    marque: 'The marqué in play',
    meeting: 'The meeting in play',
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
    after: 'The sixth hole is taken: whoever goes ends the marqué.',
    afterMeeting: 'The sixth hole is taken: whoever goes ends the meeting.',
    consolation: (n, refaits) =>
      `Consolation: ${s(n, 'jeton')}${refaits > 0 ? `, after ${s(refaits, 'refait (replay)', 'refaits (replays)')}` : ''}.`,
  },

  sheet: {
    title: 'Marqués',
    empty: 'No marqué won yet.',
    refaits: 'Refaits',
    refaitsHint: 'Marqués void at equal holes and played again before this one.',
    idle: (who, n) => `${who}, looking on, is paid the consolation: ${s(n, 'jeton')}.`,
  },
  run: {
    none: 'simple',
    petite: (rate) => `petite ×${rate}`,
    grande: (rate) => `grande ×${rate}`,
  },
  why: {
    none: 'A simple marqué: holes and consolation, less the other’s holes.',
    petite: (rate) =>
      `Petite bredouille, six to eleven holes in one run: holes and consolation ×${rate}, less the other’s holes.`,
    grande: (rate) =>
      `Grande bredouille, twelve holes or more in one run: holes and consolation ×${rate}, less the other’s holes.`,
    concede: (who) => `${who} went with fewer holes and concedes the marqué.`,
  },

  honours: {
    title: 'The honours',
    holes: 'Holes, of twelve',
    factor: ['', 'simple', 'double', 'triple', 'quadruple'],
    parties: 'Games won',
    none: 'No game won yet.',
    fiches: 'Fiches',
    basket: (n) => `In the basket: ${s(n, 'fiche')}.`,
    shut: 'The poule is closed.',
    contrat: (who) => `${who} has his contrat (marker) there: one more game in a row, and the basket is his.`,
    both: 'Both have won there in turn: at the end of the match they share it.',
    free: 'Nobody has a contrat (marker) there.',
  },
  suspended: {
    ecrire: (who) =>
      `${who} has suspended the game à écrire: holes count for the honours only, until the men next go back.`,
    honours: (who) => `${who} has suspended the honours: holes count à écrire only, until the men next go back.`,
    ended: (who) =>
      `${who} has ended the marqué and holds for the honours; a new marqué begins when the men next go back.`,
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
    still: (who, whom) => `To take the poule, ${who} has still to beat ${whom}.`,
    perHole: (n) => `Each hole of difference draws ${n} from the poule.`,
    meetings: 'Meetings',
    none: 'No meeting has ended yet.',
    row: (a, b, holes) => `${a} beats ${b}, ${holes}`,
  },

  choice: {
    account: {
      lift: () => 'men go back, I keep the dice; the marqué goes on',
      win: (jetons) => `I win the marqué: ${jetons} to me`,
      concede: (jetons, who) => `I leave the marqué to ${who}: ${jetons} to him`,
      refait: () => 'equal holes: a refait (replay), nobody is paid',
    },
    lost: (n) => `; ${s(n, 'point')} over lost`,
    meeting: {
      lift: () => 'men go back, I keep the dice; the meeting goes on',
      win: (units) => `I win the meeting: ${units} from the poule`,
      concede: (units, who) => `I leave the meeting to ${who}: ${units} for him`,
      refait: () => 'equal holes: nobody draws, we play again',
    },
    note: {
      lift: 'Nobody has six holes yet: going does not end the marqué.',
      win: 'The sixth hole is taken and I am ahead: going ends the marqué, and I win it.',
      concede: 'The sixth hole is taken and I am behind: going gives the marqué away, sometimes at the best price.',
      refait: 'At equal holes, going makes the marqué void: it is played again, and the consolation grows.',
    },
    noteMeeting: {
      lift: 'Nobody has six holes yet: going does not end the meeting.',
      win: 'Six holes, and ahead: going ends the meeting, and I draw from the poule.',
      concede: 'Six holes, and behind: going lets the other draw from the poule.',
      refait: 'At equal holes, going pays nobody: the same two play again.',
    },
    suspendEcrire: 'Suspend à écrire',
    suspendHonours: 'Suspend the honours',
    honoursText: 'I hold à écrire only; the honours stay just as they are',
    ecrireText: {
      lift: () => 'I hold for the honours; the marqué waits, its bredouille counts as lifted',
      win: (jetons) => `the marqué is paid, ${jetons} to me; I hold for the honours`,
      concede: (jetons, who) => `the marqué goes to ${who}, ${jetons} to him; I hold for the honours`,
      refait: () => 'a refait à écrire; I hold for the honours',
    },
    suspendNote: 'To suspend a game: to go for that one alone and hold for the other, until the men next go back.',
  },

  news: {
    dismiss: 'Close this notice',
    seatsLots: 'Seats drawn by lot',
    seatsDice: 'Seats drawn by the dice',
    seatsText: (a, b, rest) => `${a} and ${b} sit down${rest ? `; then ${rest}` : ''}.`,
    dice: (rows) => `Dice: ${rows}.`,
    lead: (who) => `${who} throws first`,
    leadText: (throws) => `Drawn again: ${throws}.`,
    marque: (n, who, jetons) => `Marqué ${n}: ${who} wins ${jetons}`,
    refait: (n) => `Refait: marqué ${n} is played again`,
    refaitText: (consolation) =>
      `Equal holes: nobody is paid, the same player throws first, and the consolation is now ${consolation}.`,
    tour: (n, who) => `Tour ${n}: ${who} wins`,
    tourText: (holes, worth, value) => `${holes}: ${worth}, worth ${value}.`,
    tourResigned: 'The tour was resigned: it counts simple.',
    meeting: (who, whom) => `${who} beats ${whom}`,
    meetingFilled: (holes, whom, stake, pot) =>
      `${holes}: ${whom} puts in ${stake} and goes to the tail; ${pot} in the poule.`,
    meetingDrained: (holes, drawn, pot) => `${holes}: ${drawn} drawn from the poule, where ${pot} is left.`,
    tie: 'A meeting without a winner',
    tieText: 'Equal holes: nobody draws, and the same two play again.',
    honours: (who, factor) => `Honours: ${who} wins a ${factor} game`,
    honoursText: (n, open) =>
      open ? `Paid ${n} to the winner, and as much to the basket.` : `Paid ${n} to the winner; there is no poule.`,
    honoursWhy: [
      '',
      'The other had passed the sixth hole.',
      'The other had no more than six holes.',
      'Twelve holes in a row, taken second.',
      'The other had taken no hole.',
    ],
    poule: (who) => `${who} draws the poule: two games in a row.`,
    suspend: { ecrire: 'The game à écrire is suspended', honours: 'The honours are suspended' },
    resumed: 'Both games go on',
    resumedText: 'The men have gone back: holes count again à écrire and for the honours.',
    half: 'Half a fiche is thrown for',
    halfText: (a, b, up) => `${a} against ${b}: ${up ? 'it counts whole' : 'it does not count'}.`,
  },

  code: {
    carried: 'Carried over',
    marque: 'Marqué',
    consolation: 'Consolation, marqué',
    queue_jetons: 'Queue of jetons',
    marques: 'Marqués',
    queue_marques: 'Queue of marqués',
    postillon: 'Postillon',
    further_paris: 'Further paris',
    paris: 'Paris (bets)',
    queue_paris: 'Queue of paris',
    rounding: 'Rounding to fiches',
    queue_generale: 'Queue générale',
  },
  codeWhy: {
    carried: 'What the marqués played before the match was put off have brought.',
    marque: 'Paid by the loser of the marqué.',
    consolation: 'The loser also pays the consolation, at the same rate, to the one who looked on.',
    queue_jetons: 'The jetons laid aside for every marqué lost go to whoever has won the most jetons.',
    marques: 'Four jetons for each marqué won.',
    queue_marques: 'Twenty jetons to the one who won more marqués.',
    postillon: 'The first marqué lost beyond one’s share costs twenty-eight.',
    further_paris: 'Each marqué lost beyond that one costs eight.',
    paris: 'Four jetons for each marqué lost beyond those won.',
    queue_paris: 'Twenty jetons from those who lose paris to those who win them.',
    rounding: 'Only whole fiches are paid; what is over is rounded.',
    queue_generale: 'The wager agreed beforehand, paid by the loser to the winner.',
  },
  source: (label) => `Source: ${label}`,
  sources:
    'S0: Lalanne, Le trictrac à écrire. S1: Lois et règles du trictrac. S3: the older rules in the English article.',

  paper: {
    title: {
      ecrire: 'Trictrac à écrire',
      combine: 'Trictrac combiné',
      tour: 'Trictrac, twelve holes',
      poule: 'Trictrac poule',
    },
    marques: 'Marqués',
    refaits: 'Nº of refaits',
    points: 'Jetons won',
    total: 'Total',
    payment: 'Settlement of the marqués',
    result: 'Result',
    gross: 'Gross',
    net: 'In whole fiches',
    last: 'Final gain',
    caption: 'Each column tells what its player has won.',
    balance: 'The balances',
  },

  end: {
    title: 'Match over',
    lines: 'Line by line',
    sheet: 'The sheet',
    winner: (who, amount) => `${who} wins ${amount}.`,
    youWin: (amount) => `You win ${amount}!`,
    takes: (who, amount) => `${who} takes the poule and wins ${amount}.`,
    even: 'Nobody owes anything: the accounts are even.',
    evenRounded: 'Nobody owes anything: the difference does not make a fiche.',
    resigned: (who) => `${who} resigns the match.`,
    resignedText: 'A match given up stops there: it is not settled, and the account stays as it was.',
    unfinished: 'An unfinished game of the honours counts for nothing; the poule has been shared out.',
    print: 'Print the sheet',
    open: 'See the settlement',
    total: 'In all',
    half: 'Half a fiche is still to be thrown for.',
  },

  tag: {
    etendard: 'étendard',
    etendardHint: 'The banner: a run of holes without lifting since the first; the bredouille pays the higher rate.',
    cravate: 'cravate',
    cravateHint: 'The necktie: a run begun after the other’s holes; the bredouille is still possible.',
    both: (ecrire, honours) => `${ecrire} à écrire, ${honours} for the honours`,
    round: (n, at) => `${s(n, 'hole')}: the peg goes round again, at hole ${at}`,
  },

  log: {
    seats: (a, b) => `${a} and ${b} sit down at the board.`,
    suspendEcrire: (who) => `${who} suspends the game à écrire.`,
    suspendHonours: (who) => `${who} suspends the honours.`,
    half: 'Half a fiche is thrown for.',
  },
};
