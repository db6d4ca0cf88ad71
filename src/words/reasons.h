// Parts of the sentence that says why an answer is better than another one (engine/explain).
#pragma once

#include <span>
#include <string_view>

#include "words/places.h"

namespace trictrac::words {

// {n} is a number after the best answer, and {m} after the other one; {at} are flèches; {play} is the play
// that the part speaks for, and {other} the one it speaks against; {first} and {second} are parts.
using ReasonSentence =
    Sentence<Perhaps<Figure<"n">>, Perhaps<Text<"m">>, Perhaps<Text<"at">>, Perhaps<Text<"play">>,
             Perhaps<Text<"other">>, Perhaps<First>, Perhaps<Second>>;

struct ReasonRow {
  std::string_view code;
  ReasonSentence said;
};

// The parts by their codes, such as "deeds.corner". Every language has the same.
struct ReasonWords {
  std::span<const ReasonRow> rows;
};

}  // namespace trictrac::words
