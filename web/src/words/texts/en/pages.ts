import type { PagesText } from '../fr/pages';

/** The English help of each page that is not a table. */
export const enPages: PagesText = {
  title: 'Help',
  keys: 'By keyboard',
  everywhere: 'You can drop or paste (Ctrl + V) a game or a position on any page to open it.',
  help: ['?', 'this help'],
  close: ['Esc', 'close the top panel'],
  page: {
    replay: {
      lines: [
        'See every roll as it was played. The engine judges the game roll by roll: each error shows what it cost, in trous (holes), and the better play.',
        'Point at a play in the table to see it, press it to play it. Or move the men yourself: a variation opens under the roll and is judged at once; you choose its dice. Press the graph or a line of the list to go to a roll.',
        'The address of the page changes with each roll: copy it to come back to that roll. The ☰ menu has the link, the files and more.',
      ],
      keys: [
        ['← · →', 'previous roll, next roll'],
        ['↑ · ↓', 'move through the compared plays; Enter plays one, Escape takes it back'],
        ['Shift + ← · Shift + →', 'previous error, next error'],
        ['Space', 'play the rolls one after another, or pause'],
        ['Page Up · Page Down', 'previous roll, next roll, even when the board has the focus'],
        ['V', 'the next variation of this roll; Delete deletes it, Escape leaves it'],
        ['R', 'start or stop the rollout'],
        ['Home · End', 'first roll, end of the game'],
      ],
    },
    outlook: {
      lines: [],
      keys: [['H', 'the 36 possible throws']],
    },
    course: {
      lines: [
        'Each lesson explains, asks questions and lets you play. If you are wrong, try again or show the answer.',
        'Touch a flèche to choose it; with the keyboard, the arrow keys move over the board and Enter chooses.',
        'You can leave a lesson at any time: it continues where you left off.',
      ],
      keys: [
        ['Tab', 'from the text to the board, then to the answers'],
        ['← ↑ → ↓', 'from flèche to flèche'],
        ['Enter', 'choose, answer, continue'],
      ],
    },
    games: {
      lines: [
        'All the games on this device, newest first. Continue, replay or save them.',
        'Open files or a text further down. You can open several files at once; a file with an error is skipped.',
        '“Delete” erases a game for good if it is stored only here; “Forget” leaves it on the server. Games in your account stay there.',
      ],
      keys: [],
    },
    studies: {
      lines: [
        'A study is a game or a position with notes: its moves, variations, comments, arrows and circles on the board.',
        'Choose the dice and play on the board: this begins a new variation, which is judged. “Annotate” adds comments and drawings; “Share” makes a link, a file, or a frame for a web page. Everything stays in this browser.',
      ],
      keys: [
        ['← · →', 'along the moves'],
        ['↑ · ↓', 'from one variation to another'],
      ],
    },
    editor: {
      lines: [
        'Choose a tool (put a white man, put a black man, take a man away), then touch the flèches (the long triangles); or drag the men.',
        'All errors are listed at once. A valid position can be played, shared and saved as a picture.',
      ],
      keys: [
        ['← → ↑ ↓', 'go from flèche to flèche'],
        ['Enter', 'put a man, or take one away'],
        ['+ · −', 'one man more, one less'],
        ['0 to 9', 'put that many men on the flèche'],
        ['Delete', 'empty the flèche'],
        ['W · B · X', 'white, black, take away'],
      ],
    },
    sheet: {
      lines: [
        'You play on a real board; the page keeps the score. Say who threw the dice, then touch the points each player marks.',
        'The page works out the holes, bredouilles (doubled holes) and marqués (rounds). You can undo and redo every entry.',
        'Everything stays in this browser; “Save” writes the sheet to a file.',
      ],
      keys: [],
    },
    account: {
      lines: [
        'An account is a name with a passkey or a password. With it, your games with friends follow you from device to device. You do not need one to play.',
        'Add a second way to sign in: if you lose your only one, you lose the account.',
        '“Notifications” lets this device tell you when a game waits for you. “Your data” puts everything into a file; “Delete the account” cannot be undone.',
      ],
      keys: [],
    },
    lobby: {
      lines: [
        'To play immediately, touch “Play now”: the first player who comes sits down opposite you. You can play the computer while you wait.',
        'With “Propose” you choose the game, the clock and whether the game is rated. Your offer stays open while you wait.',
      ],
      keys: [],
    },
    standing: {
      lines: [
        'Each game has its own standings. You appear after about ten rated games; ± shows how certain the rating is.',
        'A player’s page shows their rating over time, and the quality of their play: what their moves cost on average.',
      ],
      keys: [],
    },
    moderation: {
      lines: [
        'You read reports here, newest first, with what was said at the table.',
        'Every action is logged, with the name of the moderator and the reason.',
      ],
      keys: [],
    },
    train: {
      lines: [
        'Each exercise shows a position and tells you at once what is right, and why. There is no time limit unless you play against the clock.',
        'Your errors come back sooner, the rest later. Your progress stays on this device and, with an account, follows you to your other devices.',
      ],
      keys: [['N', 'next exercise']],
    },
    new: {
      lines: [
        'Choose the game first; its rules open below its name. Then choose whom to play: the computer, somebody at this device, or a friend to whom you send a link.',
        'Below the players you can change the length, the rules, the marking, the dice and the clock. The settings you see first are the usual ones.',
      ],
      keys: [],
    },
    seat: {
      lines: [
        'Someone has invited you to play. The game and its rules are shown here. Give a name and take the seat: you do not need an account.',
        'The seat goes to the first person who takes it. On this device, the same link leads you back to your seat.',
      ],
      keys: [],
    },
    book: {
      lines: [
        'The rules, section by section, and the words of the game. Search for a word or the number of a rule (M7, K2…).',
        'Underlined words lead to the glossary, numbers to their rule; the browser’s Back button returns you to where you were.',
      ],
      keys: [],
    },
  },
};
