// Questions about the rules, with their answers (trictrac-lab questions).
#pragma once

#include "words/places.h"

namespace trictrac::words {

struct QuestionWords {
  Sentence<Who, Dice, Text<"other">> worth;
  Sentence<Who, Dice, Move> legal;
  Sentence<Who, Dice, Points, Text<"other">> ecole;

  // The reasons of the answer.
  Sentence<> brings_nothing;
  Sentence<N> is_legal;
  Sentence<Why, Rule> breaks_law;
  Sentence<Points> marked_right;
  Sentence<Points, N> marked_too_little, marked_too_much;
};

}  // namespace trictrac::words
