// Sentences about records and positions, of the commands show, judge, replay and verify.
#pragma once

#include "words/places.h"

namespace trictrac::words {

using Stands = Text<"stands">;
using Rolls = Count<"rolls">;
using Balances = Text<"balances">;
using Share = Text<"share">;
using Commitment = Text<"commitment">;

struct RecordWords {
  // The values that a position of another program lacks; a text that is not such a position.
  Sentence<> men_only, men_and_turn_only, rolls_unknown;
  Sentence<Path, Why> of_text;
  Sentence<Path> unknown_text, no_file_or_text, empty;
  Sentence<> written_up_to_there;
  Sentence<> roll_worth, legal_moves;

  Sentence<Path, Stands> all_marks_right, all_actions_legal, all_moves_legal;
  Sentence<Count<"white_holes">, Count<"black_holes">, Count<"white">, Count<"black">> holes_and_points;
  Sentence<Count<"white">, Count<"black">> points;
  Sentence<Stands, Who> won_by;
  Sentence<Stands, Balances> over, so_far;
  Sentence<Balances> in_fiches;
  Sentence<> no_replay;

  Sentence<Rolls> rolls_follow;
  Sentence<> shares_too;
  Sentence<N> not_drawn;
  Sentence<N, Name, Share, Commitment> share;
  Sentence<N, Share, Commitment> share_there;
  Sentence<> no_commitment;
  Sentence<Count<"roll">, Dice, Text<"drawn">> roll_wrong, roll_wrong_by_shares;
  Sentence<Dice, Text<"drawn">> lead_wrong, lead_wrong_by_shares;
  Sentence<N> proves_nothing;
  Sentence<Given> no_share, share_missing;
};

}  // namespace trictrac::words
