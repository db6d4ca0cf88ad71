// The sheet of a match at a wooden board, in a terminal.
#pragma once

#include "base/enum_table.h"
#include "game/match/settlement.h"
#include "words/places.h"

namespace trictrac::words {

using Score = Text<"score">;
using Balances = Text<"balances">;
using Refaits = Count<"refaits">;
using Rate = Count<"rate">;

struct SheetWords {
  // Where the rules of a format are from.
  Sentence<> source_tour, source_ecrire_lalanne, source_ecrire_lois, source_ecrire_1780, source_combine,
      source_engraisser, source_guiton, source_plumer;
  // The head of a row, by what is paid in it; what has no row of its own is in the result.
  Sentence<> queue_jetons, marques, queue_marques, postillons, further_paris, paris, queue_paris;
  Sentence<> carried_over, total, result, gross, net;
  Sentence<Score, Rate> petite_bredouille, grande_bredouille;
  Sentence<Refaits> refaits;
  Sentence<Balances, Text<"unit">> to_pay;
  Sentence<N> pool;
  Sentence<Score, Count<"won">, Text<"basket">> honours;
  Sentence<> ecrire_suspended, honours_suspended;
  Sentence<Balances> fiches, balance;
  Sentence<Who, Holes, Points> seat;  // the player with the letter of their side
  Sentence<> throw_half, over;
  Sentence<Who> may_go, has_dice;
  Sentence<> nothing_to_undo, nothing_to_redo;
  Sentence<Path> saved;
  Sentence<> help;
  Sentence<N> not_entered;
};

}  // namespace trictrac::words
