// Written by tools/describe.ts from what the program offers: not to be changed by hand.

/** What a roll may be worth. */
export const JANS = [
  'rencontre',
  'six_tables',
  'two_tables',
  'mezeas',
  'hit_true_outer',
  'hit_true_home',
  'corner_hit',
  'petit_jan_fill',
  'grand_jan_fill',
  'retour_fill',
  'petit_jan_keep',
  'grand_jan_keep',
  'retour_keep',
  'pile_make',
  'pile_keep',
  'bear_off',
  'contre_two_tables',
  'contre_mezeas',
  'hit_false_outer',
  'hit_false_home',
  'margot',
  'helpless',
] as const;

/** Those that the opponent of the player who rolled marks. */
export const RECEIVED_JANS = [
  'contre_two_tables',
  'contre_mezeas',
  'hit_false_outer',
  'hit_false_home',
  'margot',
  'helpless',
] as const;

/** The laws a play can break. */
export const LAWS = [
  'no_man',
  'not_a_number',
  'number_used',
  'backward',
  'held_by_other',
  'rest_held',
  'play_both',
  'play_higher',
  'play_one',
  'coin_two_enter',
  'coin_two_leave',
  'other_coin',
  'puissance_by_effect',
  'puissance_not_open',
  'grand_jan_open',
  'petit_jan_open',
  'not_all_home',
  'exceeding_farthest',
  'exceeding_blocked',
  'fewest_exceeding',
  'provincial_inside',
  'provincial_farthest',
  'must_fill',
  'must_keep',
  'must_take_last',
] as const;

/** What the rules say of a roll that binds, or of a play. */
export const REASONS = [
  'nothing_to_play',
  'higher_only',
  'lower_only',
  'one_only',
  'must_fill',
  'must_keep',
  'must_take_last',
  'only_play',
  'puissance',
  'coin_taken',
  'coin_left',
  'rest_on_coin',
  'passage',
  'tout_d_une',
  'exceeding',
] as const;

/** The laws of Le Tric Trac. */
export const RACE_LAWS = [
  'no_man',
  'backward',
  'not_a_number',
  'number_used',
  'held_by_other',
  'courier_first',
  'play_all',
  'play_higher',
  'not_all_home',
  'exceeding_farthest',
] as const;

/** What a line of a settlement is paid for. */
export const SETTLEMENT_CODES = [
  'carried',
  'marque',
  'consolation',
  'queue_jetons',
  'marques',
  'queue_marques',
  'postillon',
  'further_paris',
  'paris',
  'queue_paris',
  'rounding',
  'queue_generale',
] as const;

/** Why something was not taken. */
export const ERROR_CODES = [
  'bad_json',
  'bad_message',
  'too_large',
  'unknown_game',
  'bad_key',
  'not_joined',
  'not_your_turn',
  'wrong_stage',
  'stale',
  'refused',
  'game_over',
  'bad_option',
  'bad_position',
  'bad_record',
  'not_allowed',
  'too_many',
  'internal',
  'bad_sign_in',
  'name_taken',
  'not_signed_in',
  'bad_name',
  'bad_password',
  'bad_address',
  'muted',
  'account_closed',
  'unknown_person',
  'private',
  'unavailable',
  'proof_needed',
] as const;

/** What players can say to each other. */
export const PHRASES = [
  'hello',
  'good_luck',
  'thanks',
  'well_played',
  'good_game',
  'sorry',
  'oops',
  'lucky',
  'unlucky',
  'nice_jan',
  'nice_hole',
  'your_turn',
  'thinking',
  'moment',
  'back_soon',
  'back',
  'again',
  'must_go',
  'goodbye',
  'good_night',
] as const;

/** Who is meant to read what is said in free words. */
export const CHANNELS = ['players', 'watchers'] as const;

/** Why somebody may be reported to the moderators. */
export const REPORT_REASONS = ['insult', 'harassment', 'cheating', 'leaving', 'name', 'other'] as const;

/** Characters said at once in free words, at most. */
export const LONGEST_TALK = 300 as const;

/** What the people at a table may agree to. */
export const ACCORDS = ['stop', 'put_off', 'take_back'] as const;

/** How flèches can be called. */
export const NUMBERINGS = ['1-24', '1-12', 'T-11', 'lepeintre', 'soumille'] as const;

/** The first and the last flèche of the last quarter (J1). */
export const LAST_QUARTER = [19, 24] as const;
