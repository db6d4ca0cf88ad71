import type { Phrase } from '../../wire/messages/protocol';
import type { Friends } from './fr.friends';
import { does } from './en.grammar';

const phrases: Record<Phrase, string> = {
  hello: 'Hello!',
  good_luck: 'Good luck!',
  thanks: 'Thank you!',
  well_played: 'Well played!',
  good_game: 'Good game!',
  sorry: 'Sorry!',
  oops: 'Ouch!',
  lucky: 'What a throw!',
  unlucky: 'Bad luck!',
  nice_jan: 'Nice jan!',
  nice_hole: 'Nice hole!',
  your_turn: 'It is your turn.',
  thinking: 'I am thinking…',
  moment: 'One moment, please.',
  back_soon: 'Back in a few minutes.',
  back: 'I am back!',
  again: 'Another game?',
  must_go: 'I have to go.',
  goodbye: 'Goodbye!',
  good_night: 'Good night!',
};

/** Playing together, each at home. */
export const enFriends: Friends = {
  door: 'Play a friend',
  doorHint: 'by a link you send',
  make: 'Invite',
  pick: 'A friend',
  pickHint: 'from elsewhere, by a link',
  person: 'a person, by a link',
  byLink: 'Every player from elsewhere gets a link.',

  invite: {
    title: 'Invite your opponent',
    titles: 'Invite the other players',
    lead: 'Send this link to the person you want to play. The game begins as soon as they open it and sit down.',
    leads: 'Send each player their own link. The game begins as soon as everybody is seated.',
    link: (name) => (name ? `Link for ${name}` : 'Link to the seat'),
    copy: 'Copy the link',
    copied: 'Link copied',
    share: 'Send…',
    picture: 'The same link, for a phone to read',
    later: 'You can close this page: the game stays in your list.',
    here: 'This address works on this computer only. To be joined from another device, open the page by the name of this machine, then invite again.',
    waiting: 'The game begins when everybody is seated.',
  },

  seat: {
    title: 'A seat is waiting for you',
    from: (name) => (name ? `${name} invites you to play.` : 'You are invited to play.'),
    name: 'Your name',
    sit: 'Sit down and play',
    sitting: 'Taking your seat…',
    new: 'New to the game?',
    lesson: 'Learn it in ten minutes',
    lessonHint: 'Your seat is kept: the link stays good.',
    taken: 'This seat is taken',
    takenHint: 'The link has been used. If that was you, open the game on the device where you sat down.',
    own: 'This is your own invitation',
    ownHint: 'You already sit at this table. Send the link to the person who is to sit opposite you.',
    gone: 'This game cannot be found',
    goneHint: 'The link is incomplete, or the game is no longer kept.',
    watch: 'Watch the game',
    play: 'Go to the game',
    home: 'Go to the start',
  },

  sits: (name) => `${name} sits down.`,
  offline: 'offline',
  away: (name) => `${name} is offline. The game stays in your list: go on with it whenever you like.`,

  talk: 'Say or propose something',
  phrases,
  quoted: (text) => `“${text}”`,

  takenBack: 'The last move is taken back.',

  accord: {
    title: 'Propose',
    stop: {
      offer: 'Stop the game',
      hint: 'Nobody wins. If nothing has been played for seven days, those who are away are not asked.',
      own: 'You propose to stop the game.',
      other: (name) => `${name} proposes to stop the game: nobody wins.`,
    },
    put_off: {
      offer: 'Go on another time',
      hint: 'The game stays in your lists; whoever plays next takes it up again.',
      own: 'You propose to go on another time.',
      other: (name) => `${name} proposes to go on another time.`,
    },
    take_back: {
      offer: 'Take back my last move',
      hint: 'As long as the dice have not been thrown again.',
      own: 'You ask to take back your last move.',
      other: (name) => `${name} would like to take back their last move.`,
    },
    agree: 'Agree',
    decline: 'No',
    withdraw: 'Withdraw',
    declined: 'Your proposal was not accepted.',
    putOff: 'The game goes on another time. Whoever plays next takes it up again.',
    stopped: 'Game stopped by agreement',
    stoppedHint: 'Nobody has won.',
  },

  again: {
    wished: (name) => `${name} would like another game.`,
    waiting: (who) => `You would like another game. It begins when ${does(who, 'does', 'do')} too.`,
    withdraw: 'No other game',
    ready: 'The next game is ready.',
    go: 'Go there',
  },
};
