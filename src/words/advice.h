// Sentences of hints, outlooks and reviews (docs/analysis.md).
#pragma once

#include "words/places.h"

namespace trictrac::words {

using Worth = Text<"worth">;
using Lost = Text<"lost">;
using Error = Text<"error">;
using Chance = Text<"chance">;
using Answer = Text<"answer">;
using Best = Text<"best">;
using Rank = Text<"rank">;
using Luck = Text<"luck">;
using Plies = Count<"plies">;
using Played = Text<"played">;  // the text of a rollout or of the book, or ""
using Number = Figure<"n">;

struct AdviceWords {
  // The ranks of players, from the best.
  Sentence<> world_class, master, expert, strong, player, pupil, beginner;
  Sentence<Number> holes, jetons, units, stakes, points;

  Sentence<> go;
  Sentence<Move> hold, suspend_ecrire, suspend_honours;

  // A hint, and its ways.
  Sentence<Who, Dice, Plies, Worth> hint;
  Sentence<Worth, Lost, Chance, Answer, Played> way;
  Sentence<N, Lost, Error> rolled_out;
  Sentence<Worth, Lost, Error> book_answer, book;
  Sentence<N> left_out;

  // The outlook on the next roll.
  Sentence<Who, Worth, Text<"stakes">, Chance> outlook;
  Sentence<Who, Count<"true">, Count<"false">, Count<"fill">, Count<"keep">, Count<"corner">> odds;
  Sentence<Dice, Worth, Count<"mine">, Count<"theirs">> outlook_of_roll;
  Sentence<Holes> outlook_holes;

  // A review.
  Sentence<> nothing_to_review, losses;
  Sentence<Who, Luck, Text<"holes">> no_choice;
  Sentence<Who, Lost, Luck, Text<"holes">, N> too_few_choices;  // `n` are needed
  Sentence<Who, Lost, Rank, Luck, Text<"holes">> player_seen;
  Sentence<N, Count<"forced">> moves, decisions;
  Sentence<Lost> mean_loss;
  Sentence<N, Who, Dice> at;
  Sentence<Text<"at">, Answer, Text<"sign">, Lost, Text<"holes">, Best, Played> mistake;
  Sentence<Text<"at">, Answer, Lost, Played> acquitted;
  Sentence<N, Lost, Error, Best> played_on;
  Sentence<Text<"at">, Rule> wrong_move;
  Sentence<Text<"at">, Text<"points">, Text<"value">> not_marked, too_many, not_marked_of_opponent,
      too_many_of_opponent;
  Sentence<Lost> missed_lost, missed_ecole;
  Sentence<First, Second, Text<"result">, Text<"adjusted">> round;

  Sentence<N> player_n;
  Sentence<> no_advice;
};

}  // namespace trictrac::words
