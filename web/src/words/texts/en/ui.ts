import type { Ui } from '../fr/ui';
import { Does, count as s, does, list, them, upper } from './grammar';

/** The English sentences of the page itself; the French terms of the game stay, with a gloss. */
const NUMBERS = ['', 'ace', 'two', 'three', 'four', 'five', 'six'];

export const enUi: Ui = {
  title: 'Trictrac',
  tagline: 'The French game of tables, every point explained.',

  language: 'Language',

  side: { white: 'White', black: 'Black' },
  ofSide: { white: 'of White', black: 'of Black' },
  placeOf: { white: (name) => `White’s ${name}`, black: (name) => `Black’s ${name}` },
  you: 'You',
  commis: 'Le Commis',
  unnamed: { white: 'White', black: 'Black' },

  person: {
    signIn: 'Sign in',
    mine: 'Your account',
    privacy: 'Privacy',
  },

  calls: {
    waiting: (n) => (n === 1 ? 'A game waits for you' : `${n} games wait for you`),
    waitingShort: (n) => (n === 1 ? 'your turn' : 'games to play'),
    go: 'Open',
    close: 'Close',
  },

  pair: (name, text) => `${name}: ${text}`,
  agreed: (rule, how) => `${rule}: ${how}`,
  parts: (all) => all.join('; '),
  points: (n) => s(n, 'point'),
  pointsShort: (n) => s(n, 'pt'),
  holes: (n) => s(n, 'hole'),
  ways: (n) => s(n, 'way'),
  men: {
    white: (n) => (n === 1 ? 'one white man' : `${n} white men`),
    black: (n) => (n === 1 ? 'one black man' : `${n} black men`),
  },
  menOff: (n) => `${s(n, 'man', 'men')} off`,

  start: {
    opponent: 'Opponent',
    computer: 'The computer',
    computerHint: 'the Commis (clerk): a steady player with no tricks',
    two: 'Two people',
    twoHint: 'taking turns on this device',
    name: 'Your name',
    nameWhite: 'White’s name',
    nameBlack: 'Black’s name',
    colour: 'Your colour',
    play: 'Play',
    how: 'How a turn goes',
    continueWith: (name) => `against ${name}`,
    import: 'Open a saved game',
    importHint:
      'Choose a saved game (.trictrac, .json) or a picture of a position, or paste the text here: a game, a position as TRID, XGID or letters.',
    file: 'Choose a file',
    paste: 'Game or position',
    open: 'Open',
    blackComputer: 'The computer plays Black',
    starting: 'Setting up the board…',
    learn: 'Learn',
    playComputer: 'Play the computer',
    foes: 'Opponents',
    more: 'More games',
    moreHint: 'à écrire, combiné, pools, or two players',
    elsewhere: 'And also',
    bookHint: 'every rule with its source',
  },

  turn: {
    yours: 'Your turn to play.',
    yourThrow: 'Your turn to throw.',
    yoursAs: (side) => `${side} to play.`,
    throwAs: (side) => `${side} to throw.`,
    theirs: (who) => `${Does(who, 'is', 'are')} playing…`,
    watching: 'You are watching this game.',
    roll: 'Roll the dice',
    choose: 'A hole! Hold (tenir), or go (s’en aller)?',
    pick: 'Choose a man, then the flèche it goes to.',
    pickLast: (n) => `Now play the ${n}.`,
    pickTarget: (from) => `From ${from}, where to?`,
    ready: 'Play complete: confirm, or undo.',
    oneOnly: 'Only one number can be played.',
    helpless: 'Impuissance: no man can move.',
    pass: 'Continue',
    confirm: 'Confirm',
    undo: 'Undo',
    waiting: 'One moment…',
    off: 'Off',
    offName: 'Off the board',
  },

  choice: {
    short: { hold: 'Hold', go: 'Go' },
    term: { hold: 'tenir', go: 's’en aller' },
    opponent: 'opponent',
    parts: {
      keeps: (rest) => (rest > 0 ? `keeps ${rest}` : 'keeps nothing'),
      marks: (name, points, holes) => `${name} marks ${points}${holes > 0 ? `, ${s(holes, 'hole')}` : ''}`,
      back: 'men back',
      throws: 'you throw',
      lost: (n) => `${n} lost`,
      nothingLost: 'nothing lost',
    },
    holdText: (rest, other) => `${rest > 0 ? `I keep ${s(rest, 'point')} over` : 'no points over'}; ${other}`,
    holdOther: (points, holes) =>
      points === 0
        ? 'your opponent scores nothing for this roll'
        : `your opponent marks ${s(points, 'point')}${holes > 0 ? ` (${s(holes, 'hole')})` : ''} for this roll`,
    goText: (lost) => `men go back, I keep the dice; ${lost > 0 ? `${s(lost, 'point')} over lost` : 'nothing lost'}`,
  },

  tag: {
    bredouille: 'bredouille ×2',
    bredouilleHint: 'Twelve points in a row would count two holes.',
    pavillon: 'pavillon',
    pavillonHint: 'Carries the flag: twelve holes in a row would make grande bredouille.',
    dice: 'has the dice',
  },

  explain: {
    title: 'This roll',
    titleDice: (dice) => `This roll: ${dice}`,
    oldTitle: (n, dice) => `Roll ${n}: ${dice}`,
    empty: 'The points of every roll will be explained here.',
    nothing: 'This roll scores nothing.',
    marked: 'What this roll is worth has been marked already.',
    gainOf: (who) => `For ${them(who)}`,
    later: 'once the roll is played',
    ifHeld: (who) => `only if ${does(who, 'holds', 'hold')}`,
    lost: (who) => `not marked: ${does(who, 'goes', 'go')}`,
    lostOver: 'not marked: the game is over',
    hole: 'hole',
    holeSimple: 'simple hole',
    holeDouble: 'bredouille hole ×2',
    several: (first, further, holes) =>
      `${first}, then ${further > 1 ? `${further} bredouille holes` : 'bredouille hole'} ×2, that is ${holes}`,
    rest: (n) => (n === 0 ? 'nothing over' : `${n} over`),
    nowAt: 'The score has not changed yet.',
    terms: 'In the glossary:',
    out: 'Last man off: the men go back.',
  },

  sheet: {
    title: 'List of rolls',
    empty: 'No roll played.',
    open: (n) => `Look at roll ${n} again`,
    back: 'Back to the game',
    looking: (n) => `You are looking at roll ${n}.`,
    hold: 'holds',
    go: 'goes',
    nothing: 'nothing',
  },

  menu: {
    title: 'Game',
    resign: 'Resign',
    resignAsk: 'Resign this game? It will be lost.',
    resignTour: 'Resign this tour? It counts as a simple loss, and the next tour begins.',
    resignMatch: 'Resign this match? It ends here, and the score is not settled.',
    resignYes: 'Yes, resign',
    cancel: 'Cancel',
    newGame: 'New game',
    leave: 'The game in progress stays saved: you can come back to it.',
    export: 'Save the game',
    copy: 'Copy the position',
    copied: 'Position copied.',
    speeds: { slow: 'slow', normal: 'normal', fast: 'fast', instant: 'instant' },
    naming: 'Names of the flèches',
    namings: {
      '1-24': '1-24: from one talon to the other',
      '1-12': "1-12: opposite, 1' to 12'",
      'T-11': 'T-11: T (talon) to 11 (corner)',
      lepeintre: 'Lepeintre: A to Y, no W',
      soumille: 'Soumille: A at the top, & at the bottom',
    },
    printed: 'Names written on the board',
    close: 'Close',
    help: 'Help',
    dice: 'The dice',
    diceText:
      'Every roll comes from a seed chosen before the game. This is its fingerprint; the seed is shown at the end.',
    commit: 'Fingerprint',
    seed: 'Seed',
    verify: 'To verify the dice, save the game and run:',
    rules: 'Options',
  },

  moment: { hole: 'Hole!', bredouille: 'Bredouille hole!' },

  end: {
    title: 'Game over',
    winner: (who) => `${Does(who, 'wins', 'win')} the game${who.you ? '!' : '.'}`,
    worths: { simple: 'simple', double: 'double', triple: 'triple', quadruple: 'quadruple', pont: 'bridge' },
    again: 'Play again',
    look: 'Look at the board',
  },

  link: {
    lost: 'Connection lost; trying again…',
    leaving: 'The server is restarting: one moment…',
    late: 'Waiting for the server…',
    short: {
      lost: 'Connection lost…',
      leaving: 'Restarting…',
      late: 'Waiting…',
      unreachable: 'No answer',
    },
    lag: (ms) => `The server answers within ${ms} ms.`,
    loading: 'Loading…',
    coming: 'Loading the game…',
    missing: 'This page could not be loaded. Check the connection.',
    again: 'Try again',
    lostGame: 'This game cannot be found.',
    unreachable: 'The server does not answer. Try again in a moment.',
    home: 'Back to the start',
  },

  board: {
    name: 'Board',
    group: { petit: (of) => `Petit jan (first six) ${of}`, grand: (of) => `Grand jan (second six) ${of}` },
    fleche: (name) => `Flèche ${name}`,
    coin: 'corner',
    talon: 'talon',
    own: 'yours',
    opposing: 'opposing',
    none: 'empty',
    canMove: 'can move',
    chosen: 'chosen',
    target: 'possible target',
    die: (n) => `Die ${n}`,
    diePlayed: (n) => `Die ${n}, played`,
    swap: 'Swap the dice (X)',
  },

  refusal: {
    intro: (step, law, rule) => `Refused${step && `, ${step}`}: ${law} (rule ${rule})`,
    unknown: 'This move is not allowed now.',
    notYours: (place) => `The man on flèche ${place} is not yours.`,
    noMan: (place) => `You have no man on flèche ${place}.`,
    line: (n) => `Line ${n}.`,
  },

  log: {
    dice: (who, dice) => `${upper(them(who))}: ${dice}.`,
    says: (who, quoted) => `${upper(them(who))}: ${quoted}`,
    stands: (who, points, holes) => {
      const both = [points > 0 ? s(points, 'point') : '', holes > 0 ? s(holes, 'hole') : ''].filter(Boolean);
      return `${Does(who, 'has', 'have')} ${both.join(' and ') || 'nothing'}.`;
    },
    move: (from, to, men = 1) =>
      `${men > 1 ? `${NUMBERS[men]} men ` : ''}from ${from} ${to === null ? 'off the board' : `to ${to}`}`,
    onward: (from, rest, to) => `from ${from} by ${rest} ${to === null ? 'off the board' : `to ${to}`}`,
    moves: (all) => list(all),
    played: (who, moves) => `${Does(who, 'plays', 'play')} ${moves}.`,
    nothing: (who) => `${upper(them(who))} cannot play anything.`,
    hold: (who) => `${Does(who, 'holds', 'hold')}.`,
    go: (who) => `${Does(who, 'goes', 'go')}, the men go back.`,
    lead: (who) => `${Does(who, 'throws', 'throw')} first.`,
    resign: (who) => `${Does(who, 'resigns', 'resign')}.`,
    off: 'off',
  },

  numbers: NUMBERS,
  diceWords: (a, b) => `${a} and ${b}`,
};
