import type { ErrorCode, Jan, Law } from '../../../wire/described/messages';
import type { JanText } from '../fr/rules';

const plain = (text: string) => () => text;

export const enJans: Record<Jan, JanText> = {
  six_tables: {
    row: plain('Jan of six tables'),
    gloss: 'At your third roll, you could place a man on each of six flèches in a row.',
  },
  two_tables: {
    row: plain('Jan of two tables'),
    gloss: 'Only two men are off the talon, and the roll would carry one to each empty rest corner.',
  },
  contre_two_tables: {
    row: plain('Contre-jan of two tables'),
    gloss: 'Like two tables, but your opponent already holds their corner: they get the points.',
  },
  mezeas: {
    row: plain('Jan of mézéas'),
    gloss: 'Only two men are off the talon, on the rest corner, and the roll has an ace.',
  },
  contre_mezeas: {
    row: plain('Contre-jan of mézéas'),
    gloss: 'Like mézéas, but your opponent already holds their corner: they get the points.',
  },
  petit_jan_fill: {
    row: plain('Fills the petit jan'),
    gloss: 'To fill: to have two men on each of the six flèches of a jan (quarter).',
  },
  grand_jan_fill: {
    row: plain('Fills the grand jan'),
    gloss: 'To fill: to have two men on each of the six flèches of a jan (quarter).',
  },
  retour_fill: { row: plain('Fills the jan de retour'), gloss: 'The jan de retour is your opponent’s petit jan.' },
  petit_jan_keep: {
    row: plain('Keeps the petit jan'),
    gloss: 'To keep: to play the roll without breaking a full jan.',
  },
  grand_jan_keep: {
    row: plain('Keeps the grand jan'),
    gloss: 'To keep: to play the roll without breaking a full jan.',
  },
  retour_keep: {
    row: plain('Keeps the jan de retour'),
    gloss: 'To keep: to play the roll without breaking a full jan.',
  },
  hit_true_outer: {
    row: (at) => `True hit in the grand jan: ${at}`,
    gloss: 'The roll would bring a man onto a lone man of your opponent. Nothing is captured; you mark points.',
  },
  hit_true_home: {
    row: (at) => `True hit in the petit jan: ${at}`,
    gloss: 'The roll would bring a man onto a lone man of your opponent. Nothing is captured; you mark points.',
  },
  hit_false_outer: {
    row: (at) => `False hit in the grand jan: ${at}`,
    gloss: 'The sum reaches a lone man, but every resting place is held: your opponent marks.',
  },
  hit_false_home: {
    row: (at) => `False hit in the petit jan: ${at}`,
    gloss: 'The sum reaches a lone man, but every resting place is held: your opponent marks.',
  },
  corner_hit: {
    row: plain('Hits the rest corner'),
    gloss: 'You hold your corner, and two men would reach your opponent’s empty one.',
  },
  helpless: {
    row: (_at, ways) => `Unplayable (impuissance): ${ways > 1 ? 'two numbers' : 'one number'} cannot be played`,
    counted: true,
    gloss: 'Each number you cannot play gives your opponent two points.',
  },
  bear_off: { row: plain('Takes the last man off'), gloss: 'The last of the fifteen men leaves the board.' },
  pile_make: { row: plain('Makes the pile de misère'), gloss: 'All fifteen men are heaped on the rest corner.' },
  pile_keep: {
    row: plain('Keeps the pile de misère'),
    gloss: 'All fifteen men stay on the corner, no number can be played.',
  },
  rencontre: { row: plain('Rencontre'), gloss: 'The second player’s first roll equals the first player’s.' },
  margot: {
    row: (at) => `Margot la fendue: ${at}`,
    gloss: 'The roll falls on the empty flèche between two lone men: your opponent marks.',
  },
};

export const enLaws: Record<Law, string> = {
  no_man: 'you have no man on that flèche.',
  not_a_number: 'none of your dice makes that distance.',
  number_used: 'that number has been played; a doublet is not played twice.',
  backward: 'men only move from your talon towards your opponent’s.',
  held_by_other: 'a man may not stop where your opponent has a man, even a single one.',
  rest_held: 'your opponent holds the flèche to rest on.',
  play_both: 'both numbers can be played, so both must be.',
  play_higher: 'only one number can be played: it must be the higher.',
  play_one: 'a number can be played, so it must be.',
  coin_two_enter: 'the rest corner is entered only by two men together.',
  coin_two_leave: 'the last two men leave the corner only together.',
  other_coin: 'no man ever stops on the opponent’s corner.',
  puissance_by_effect: 'you may not take the corner par puissance when you can take it directly.',
  puissance_not_open: 'par puissance needs both corners empty and two men in reach.',
  grand_jan_open: 'your opponent can still fill this grand jan: your men may not stop there.',
  petit_jan_open: 'your opponent can still fill this petit jan: your men may not stop there.',
  not_all_home: 'men leave only when all are in the jan de retour.',
  exceeding_farthest: 'an exceeding number takes off the farthest man.',
  exceeding_blocked: 'a number blocked by your opponent does not take off a nearer man.',
  fewest_exceeding: 'play so that the fewest men leave by exceeding numbers.',
  provincial_inside: 'in provincial play, whatever can be played inside must be.',
  provincial_farthest: 'in provincial play, only the farthest men leave.',
  must_fill: 'the jan can be filled, so it must be.',
  must_keep: 'the full jan can be kept, so it must be.',
  must_take_last: 'the last man can leave, so it must.',
};

export const enErrors: Record<ErrorCode, string> = {
  bad_json: 'The server could not read our message.',
  bad_message: 'The server did not understand our message.',
  too_large: 'This text is too long.',
  unknown_game: 'The server does not know this game.',
  bad_key: 'This seat belongs to someone else.',
  not_joined: 'The table is not open yet; one moment.',
  not_your_turn: 'It is not your turn.',
  wrong_stage: 'You cannot do that at this point of the roll.',
  stale: 'The game had gone on; it is up to date now.',
  refused: 'This move is not allowed.',
  game_over: 'The game is over.',
  bad_option: 'An option of the game is unknown.',
  bad_position: 'This position is not possible.',
  bad_record: 'This saved game cannot be read.',
  not_allowed: 'This server does not allow it.',
  too_many: 'Too many requests. Wait a moment and try again.',
  internal: 'Server error.',
  unavailable: 'The server cannot save anything right now. One moment…',
  bad_sign_in: 'Wrong name or password.',
  name_taken: 'This name is taken. Choose another.',
  not_signed_in: 'You are no longer signed in. Sign in again.',
  bad_name: 'A name has 2 to 24 letters, digits and spaces.',
  bad_password: 'This password is too common or too short. Choose another.',
  bad_address: 'This is not an e-mail address.',
  muted: 'A moderator has muted you for now.',
  account_closed: 'A moderator has closed this account.',
  unknown_person: 'There is no account with that name here.',
  private: 'This game is private.',
};
