import type { PagesText } from '../fr/pages';

/** The English help of each page that is not a table. */
export const enPages: PagesText = {
  title: 'Help',
  keys: 'By keyboard',
  everywhere: 'On any page a game or a position can be dropped, or pasted (Ctrl + V), to open it.',
  help: ['?', 'this help'],
  close: ['Esc', 'close the top panel'],
  page: {
    replay: {
      lines: [
        'See every roll as it was played. The game is judged once, roll by roll: each error shows what it cost, in trous (holes), and the better play.',
        'Point at a play in the table to see it, press it to play it; or move the men yourself: a line of play opens under the roll, is judged at once, and goes on with any dice. Press the graph or a line of the list to go to a roll.',
        'The address of the page names the roll: copy it to come back to it. The ☰ menu has the link, the files and more.',
      ],
      keys: [
        ['← · →', 'previous roll, next roll'],
        ['↑ · ↓', 'from one compared play to another; Enter plays it, Escape takes it back'],
        ['Shift + ← · Shift + →', 'previous error, next error'],
        ['Space', 'let the rolls pass'],
        ['Page Up · Page Down', 'the same, from the board too'],
        ['V', 'the next line of play from this roll; Delete takes it away, Escape leaves it'],
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
        'Each lesson shows, asks and lets you play. If you are wrong, try again or show the answer.',
        'Touch a flèche to choose it; with the keyboard, the arrow keys move over the board and Enter chooses.',
        'You may leave a lesson at any time: it continues where you left off.',
      ],
      keys: [
        ['Tab', 'from the text to the board, then to the answers'],
        ['← ↑ → ↓', 'from flèche to flèche'],
        ['Enter', 'choose, answer, go on'],
      ],
    },
    games: {
      lines: [
        'All the games on this device, newest first. Resume, replay or save them.',
        'Files or a text are opened further down; several files at once, each wholly or not at all.',
        '“Delete” erases for good what is kept only here; “Forget” leaves the game on the server. Games in your account stay there.',
      ],
      keys: [],
    },
    studies: {
      lines: [
        'A study is a game or a position with notes: its moves, other ways to go on, comments, arrows and circles on the board.',
        'Choose the dice and play on the board: a new line begins, and is judged. “Annotate” adds comments and drawings; “Share” makes a link of it, a file, or a frame for a web page. Everything stays in this browser.',
      ],
      keys: [
        ['← · →', 'along the moves'],
        ['↑ · ↓', 'from one line to another'],
      ],
    },
    editor: {
      lines: [
        'Choose a tool (put a white man, a black man, take away), then touch the flèches (points); or drag the men.',
        'All errors are listed at once. A valid position can be played, shared and saved as a picture.',
      ],
      keys: [
        ['← → ↑ ↓', 'go from flèche to flèche'],
        ['Enter', 'put a man, or take one away'],
        ['+ · −', 'one man more, one less'],
        ['0 to 9', 'so many men on the flèche'],
        ['Delete', 'empty the flèche'],
        ['W · B · X', 'white, black, take away'],
      ],
    },
    sheet: {
      lines: [
        'You play on wood, the page keeps the account: say who threw the dice, then touch the points each player marks.',
        'Holes, bredouilles (doubled holes) and marqués (rounds) are worked out for you. Every entry can be undone and redone.',
        'Everything stays in this browser; “Save” makes a file of it.',
      ],
      keys: [],
    },
    account: {
      lines: [
        'An account is a name with a passkey or a password; your games with friends follow you from device to device. Nobody needs one to play.',
        'Add a second way to sign in: if you lose your only one, you lose the account.',
        '“Notifications” lets this device tell you when a game waits for you. “Your data” puts everything into a file; “Delete the account” is for good.',
      ],
      keys: [],
    },
    lobby: {
      lines: [
        'To play immediately, touch “Play now”: the first player who comes sits down opposite you. You may play the computer while you wait.',
        '“Propose” chooses the game, the clock and whether it is rated. Your offer stays open while you wait.',
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
        'Reports are read here, the latest first, with what was said at the table.',
        'Every measure is noted with who took it, and why.',
      ],
      keys: [],
    },
    train: {
      lines: [
        'Each exercise sets a situation and says at once what is right, and why. There is no time limit unless you play against the clock.',
        'What you miss comes back sooner, what you know later. Your progress stays on this device and, with an account, follows you to your others.',
      ],
      keys: [['N', 'next exercise']],
    },
    new: {
      lines: [
        'Choose the game first; its rules open below its name. Then whom you play: the computer, somebody at this device, or a friend who is sent a link.',
        'Below the players you can open the length, the rules, the marking, the dice and the clock: the settings you see are the usual ones.',
      ],
      keys: [],
    },
    seat: {
      lines: [
        'Someone has invited you to play. The game and its rules are shown here. Give a name and take the seat: nobody needs an account.',
        'First come, first seated. The same link leads you back to your seat on this device.',
      ],
      keys: [],
    },
    book: {
      lines: [
        'The rules, section by section, and the words of the game. Search for a word or the number of a rule (M7, K2…).',
        'Underlined words lead to the glossary, numbers to their rule; the browser’s Back returns to where you were.',
      ],
      keys: [],
    },
  },
};
