import type { PrivacyText } from '../fr/privacy';

/** The English page about the data stored on players, and the reasons. */
export const enPrivacy: PrivacyText = {
  title: 'Privacy',
  lead: 'We store only what the game needs.',
  kept: 'Stored data',
  parts: [
    {
      title: 'As a guest',
      lines: [
        'Your games: the moves, their dates, and the name you use at the table.',
        'One cookie, “trictrac”, set when you create a game or take a seat. It tells the server which seats are yours, and nothing else.',
        'Another one, “trictrac-browser”, identifies this browser: if two accounts play a rated game from the same browser, the moderators are told.',
      ],
    },
    {
      title: 'With an account, in addition',
      lines: [
        'Your name, and what you sign in with: the public half of your passkeys, or a hash of your password, from which the password cannot be recovered.',
        'An e-mail address, if you give one: to let you in again if you forget the password, to tell you when your account is used on a new device or the address changes and, if you choose so, for at most one e-mail a day.',
        'Your games: their results, how well you played them and, for rated games, your rating.',
        'Your notification settings and, for each device that receives notifications, the address its browser gives for them.',
        'The devices signed in: their browser, first and last visit.',
        'Your progress in the course and the trainers.',
        'Your messages at tables, the players you block, and your reports to the moderators.',
      ],
    },
    {
      title: 'In your browser',
      lines: [
        'Your settings, the list of your games and their keys, the games played on this device. They do not leave it.',
      ],
    },
  ],
  long: 'How long, and who sees it',
  columns: ['Data', 'How long', 'Who sees it'],
  rows: [
    [
      'The games',
      'as long as this site keeps them',
      'anyone with the link; a private game: its players and, while it is reported, the moderators',
    ],
    ['The name', 'until the account is deleted; then it is removed from the games, too', 'the other players'],
    [
      'Your messages at tables',
      'as long as the game, or until the account is deleted',
      'players and spectators of that game, and the moderators',
    ],
    ['Blocked players', 'until you unblock them', 'you and the site operator'],
    ['Reports', 'as long as the game', 'the moderators'],
    ['Actions of moderators', 'as long as this site exists', 'the moderators'],
    [
      'The ratings',
      'until the account is deleted; then your name is removed from the rated games of others',
      'everybody',
    ],
    ['Friendly games: kind, date and result', 'until the account is deleted', 'everybody; only you see the opponent'],
    ['Your progress in the course and the trainers', 'until the account is deleted', 'you and the site operator'],
    ['Answers to the position of the day: numbers without names', 'two months', 'everybody'],
    ['The mark of your browser', 'thirteen months at most', 'nobody'],
    ['The passkeys and the password', 'until you remove them', 'nobody'],
    [
      'The e-mail address',
      'until you change or remove it, then one more week to undo that',
      'you and the site operator',
    ],
    [
      'The notification address of a device',
      'until you turn notifications off or sign the device out',
      'the site operator',
    ],
    ['The devices signed in', 'until they are signed out, thirteen months at most', 'you and the site operator'],
    [
      'The log of the server: IP addresses and times',
      'set by the operator; two weeks recommended',
      'the site operator',
    ],
    ['Backups of all this', 'set by the operator; usually two weeks', 'the site operator'],
  ],
  not: 'What we do not do',
  nots: [
    'We do not track you, show advertisements or count visitors.',
    'The page loads nothing from other sites: no font, no picture, no script.',
    'We sell nothing and give nothing to others. A notification passes, encrypted, through the push service of the receiving browser, which cannot read it.',
    'This is why no banner asks you to accept anything.',
  ],
  yours: 'Exporting or deleting your data',
  yoursAccount: 'You can download your account with all your games as a file, and delete it for good.',
  yoursGuest:
    'Without an account, you can erase everything from this browser, cookie included, at the bottom of “My games”.',
  account: 'Your account',
  games: 'My games',
};
