#include "words/record.h"

namespace trictrac::words::english {

extern const RecordWords kRecords{
    .men_only = "only the men are read, without points, holes or dice",
    .men_and_turn_only = "only the men and the turn are read, without points, holes or dice",
    .rolls_unknown = "the number of throws since the relevé is not known",
    .of_text = "{path}: {why}",
    .unknown_text =
        "{path}: cannot be read: give an XGID, letters such as aW15-yB15, or an id, a snapshot or a history "
        "of mmai/trictrac (docs/record.md)",
    .no_file_or_text =
        "{path}: there is no such file, and as a position it cannot be read: give an XGID, letters such as "
        "aW15-yB15, or an id, a snapshot or a history of mmai/trictrac (docs/record.md)",
    .empty = "{path}: there is nothing in it",
    .written_up_to_there = "the game was written up to that point",
    .roll_worth = "What the roll is worth (flèches counted from the roller's talon):",
    .legal_moves = "Legal moves:",

    .all_marks_right = "{path}: every mark is right; {stands}",
    .all_actions_legal = "{path}: every action was legal; {stands}",
    .all_moves_legal = "{path}: every move is legal; {stands}",
    .holes_and_points = "holes {white_holes} to {black_holes}, points {white} to {black}",
    .points = "points {white} to {black}",
    .won_by = "{stands}; won by {who}",
    .over = "{stands}; over, balances:{balances}",
    .so_far = "{stands}; so far, balances:{balances}",
    .in_fiches = " and in fiches:{balances}",
    .no_replay = "the record cannot be replayed",

    .rolls_follow = "{rolls} {rolls|roll follows|rolls follow} from the seed, which matches its fingerprint",
    .shares_too = ", and from the shares that the players gave",
    .not_drawn = "; {n} {n|was|were} not drawn by the table",
    .share = "player {n} {name}: share {share}, seal {commitment}",
    .no_commitment = "the seed does not match the fingerprint (tag Commit)",
    .roll_wrong = "roll {roll} is written {dice}; the seed gives {drawn}",
    .roll_wrong_by_shares = "roll {roll} is written {dice}; the seed and the shares give {drawn}",
    .lead_wrong = "before the first roll is written {dice}; the seed gives {drawn}",
    .lead_wrong_by_shares = "before the first roll is written {dice}; the seed and the shares give {drawn}",
    .proves_nothing =
        "this proves nothing: according to its tag Dice, the table drew none of the {n} rolls of this "
        "record; if it had, the tag would be \"table\", or \"table from N\" with N at most {n}",
    .no_share = "--share {given}: a share is 64 hex digits",
    .share_missing = "the share {given} is not among those the dice follow from",
};

}  // namespace trictrac::words::english
