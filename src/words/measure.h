// Sentences of the measuring commands: match, ladder, attention and problems (docs/benchmark.md).
#pragma once

#include "words/places.h"

namespace trictrac::words {

using Low = Text<"low">;
using High = Text<"high">;
using UnitSign = Text<"unit">;  // " %", or ""
using FigureText = Text<"figure">;
using Rounds = Count<"rounds">;
using Matches = Count<"matches">;
using Sets = Count<"sets">;
using Choices = Count<"choices">;

struct MeasureWords {
  Sentence<Value, UnitSign> no_interval;
  Sentence<Value, Low, High, UnitSign> interval;
  Sentence<> not_available;
  Sentence<> interrupted, partial;

  // match.
  Sentence<First, Second, Rounds, Text<"format">, Matches, Sets> contest;
  Sentence<Sets, Of> contest_interrupted;
  Sentence<Matches> unfinished;
  Sentence<FigureText> gain, tours_won, luck_adjusted;
  Sentence<> sprt_open, sprt_none, sprt_some;
  Sentence<Text<"verdict">> sprt;
  Sentence<Figure<"seconds">> seconds;

  // ladder: four heads of 13, 8, 27 and any number of columns.
  Sentence<> against, tours, won, adjusted;

  // attention.
  Sentence<> name, lost, too_many, correct_marks, errors_seen, false_claims, asked, wrong_moves_seen,
      disputes;

  // problems score.
  Sentence<Text<"file">, Text<"hash">, Choices, Text<"partial">> file;
  Sentence<FigureText> loss, blunders, error_of_references;
  Sentence<Text<"lost">, Text<"position">, Text<"answer">, Text<"best">> costliest;
};

}  // namespace trictrac::words
