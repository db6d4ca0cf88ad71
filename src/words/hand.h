// Sentences of a game marked by hand: the players' words and their effects (section R).
#pragma once

#include "words/places.h"

namespace trictrac::words {

using Jans = Text<"jans">;
using Due = Count<"due">;
using Marked = Count<"marked">;
using Schooled = Text<"schooled">;  // the text of missed_school, or ""
using Roll = Count<"roll">;

struct HandWords {
  Sentence<Who, Points> marks, takes, loses;  // `takes`, `loses`: the correction
  // A chosen remedy: the rule that the move broke, its fault, and the correction.
  Sentence<Who, Rule, Why, Text<"cure">> corrects;
  Sentence<Who, Rule, Why> lets_stand;
  Sentence<Who, Points> school, school_received, false_school_of;
  Sentence<Who> rectifies, rectifies_received, demands_whole, false_school, maintains, asks_why, examines,
      agrees, invites, objects, adoube;
  Sentence<Who, Jans> explains;
  Sentence<Who> explains_nothing;
  Sentence<Who, Text<"fleche">> touches;

  Sentence<> must_stay, move_correct;
  Sentence<Count<"n">, Rule, Why> remedy;
  Sentence<Points, Due, Jans> counted_again;
  Sentence<Who, Roll, Rule, Why> wrong_move;
  Sentence<Who, Roll, Due, Marked, Schooled, Jans> missed;
  Sentence<Points> missed_school;
  Sentence<Text<"jan">, Points> jan_due;

  Sentence<Count<"n">, Who, Dice> throws;

  // The faults of a move, by its rule (R21–R28).
  Sentence<> against_rules, wrong_number, beyond_sum, by_puissance, jan_broken, forbidden_jan,
      alone_on_corner, not_played;
};

}  // namespace trictrac::words
