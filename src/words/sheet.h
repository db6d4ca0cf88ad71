// Sentences of a score sheet in a terminal.
#pragma once

#include "words/places.h"

namespace trictrac::words {

using Score = Text<"score">;
using Balances = Text<"balances">;
using Refaits = Count<"refaits">;
using Rate = Count<"rate">;

struct SheetWords {
  // The heads of the rows, by the kind of payment; payments without a row of their own are in the result.
  Sentence<> queue_jetons, marques, queue_marques, postillons, further_paris, paris, queue_paris;
  Sentence<> carried_over, total, result, gross, net;
  Sentence<> paris_of_pairs, paris_of_match;  // beside the result of three players
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
