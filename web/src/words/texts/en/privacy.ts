import type { PrivacyText } from '../fr/privacy';

/** The page that says what is kept of the players, and why, in English. */
export const enPrivacy: PrivacyText = {
  title: 'What is kept about you',
  lead: 'What it takes to play, and nothing to know you by.',
  kept: 'What is kept',
  parts: [
    {
      title: 'As a guest',
      lines: [
        'Your games: the moves, their dates, and the name you give yourself at the table.',
        'One cookie, “trictrac”, set when you make a game or take a seat. It says to the server which seats are yours, and nothing else.',
        'Another one, “trictrac-browser”, by which this browser is known: when two accounts play a rated game from the same one, the moderators hear of it.',
      ],
    },
    {
      title: 'With an account, in addition',
      lines: [
        'Your name, and what you are known by: the public half of your passkeys, or a fingerprint of your password, from which it cannot be read.',
        'A mail address, if you give one: to let you in again when you forget the password and, if you ask for it, for a letter a day at most.',
        'Your games: their results, how you played them and, of those that are rated, your rating.',
        'What you wish to be notified of and, for each device that is, the address its browser gives for that.',
        'The devices signed in: their browser, their first and last visit.',
        'How far you have come in the course, and what the trainers know of your progress.',
        'What you write at tables, whom you block, and what you report to the moderators.',
      ],
    },
    {
      title: 'In your browser',
      lines: [
        'Your settings, the list of your games and their keys, the games played on this device. They do not leave it.',
      ],
    },
  ],
  long: 'For how long, and who sees it',
  columns: ['What', 'For how long', 'Who sees it'],
  rows: [
    [
      'The games',
      'as long as this site keeps them',
      'whoever has their address; a private game, those who play it and, while it is reported, the moderators',
    ],
    ['The name', 'until the account is deleted; then it leaves the games, too', 'the other players'],
    [
      'What you write at tables',
      'as long as the game, or until the account is deleted',
      'whoever plays or watches with you, and the moderators',
    ],
    ['Blocked players', 'until you unblock them', 'you, and whoever keeps this site'],
    ['Reports', 'as long as the game', 'the moderators'],
    ['What a moderator did', 'as long as this site', 'the moderators'],
    ['The ratings', 'until the account is deleted; the rated games of others then lose your name', 'everybody'],
    ['Friendly games: what, when and the result', 'until the account is deleted', 'everybody; against whom, you alone'],
    [
      'Your progress in the course and the trainers',
      'until the account is deleted',
      'you, and whoever keeps this site',
    ],
    ['How the position of the day was answered: numbers without a name', 'two months', 'everybody'],
    ['The mark of your browser', 'thirteen months at most', 'nobody'],
    ['The passkeys and the password', 'until you remove them', 'nobody'],
    ['The mail address', 'until you remove it', 'you, and whoever keeps this site'],
    ['The address for notices of a device', 'until you no longer wish them, or sign it out', 'whoever keeps this site'],
    ['The devices signed in', 'until they are signed out, thirteen months at most', 'you, and whoever keeps this site'],
    [
      'The log of the server: IP addresses and times',
      'as whoever keeps this site has set, at best two weeks',
      'whoever keeps this site',
    ],
    ['The backups of all this', 'two weeks, as whoever keeps this site has set', 'whoever keeps this site'],
  ],
  not: 'What is not done',
  nots: [
    'No tracking, no advertisements, no counting of visitors.',
    'Nothing is loaded from elsewhere: no font, no picture, no script.',
    'Nothing is sold, or given to others. A notice passes, encrypted, through the service of the browser that receives it, which cannot read it.',
    'This is why no banner asks you to accept anything.',
  ],
  yours: 'Taking your data along, or leaving',
  yoursAccount: 'Your account can be saved to a file, with all your games, and deleted for good.',
  yoursGuest: 'Without an account, everything is erased from this browser, cookie included, at the foot of your games.',
  account: 'Your account',
  games: 'My games',
};
