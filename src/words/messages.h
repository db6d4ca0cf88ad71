// The messages of lower rooms about texts, positions and events, in the languages of their readers. They are
// made in English, also for programs (docs/protocol.md), and are recognised here by their patterns.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "words/language.h"
#include "words/places.h"

namespace trictrac::words {

// A message with what differs in it: {given}, {due} and {more} are as they were written; {what} is a message
// itself, or a law; {side} and {other} are White and Black; {rule} is a number such as R4; {n} and {m} are
// whole numbers.
using Message =
    Sentence<Perhaps<Given>, Perhaps<Text<"due">>, Perhaps<Text<"more">>, Perhaps<Text<"what">>,
             Perhaps<Text<"side">>, Perhaps<Text<"other">>, Perhaps<Rule>, Perhaps<N>, Perhaps<Count<"m">>>;

struct MessageRow {
  std::string_view english;
  Message said;
};

// All messages in a language; none in English. Every other language has the same rows.
struct MessageWords {
  std::span<const MessageRow> rows;
};

// Returns a message of a lower room in the language of `speaker`; any other text unchanged.
std::string translated(std::string_view message, const Speaker& speaker);

}  // namespace trictrac::words
