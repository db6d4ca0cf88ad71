// The messages of lower rooms about texts, positions and events, in the languages of their readers. They are
// English, also for programs (docs/protocol.md), and are recognised here by their patterns.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "words/language.h"
#include "words/message_list.h"
#include "words/places.h"

namespace trictrac::words {

// A message with what differs in it: {given}, {due} and {more} are as they were written; {what} is a message
// itself, or a law; {side} and {other} are White and Black; {rule} is a number such as R4; {n} and {m} are
// whole numbers.
using Message =
    Sentence<Perhaps<Given>, Perhaps<Text<"due">>, Perhaps<Text<"more">>, Perhaps<Text<"what">>,
             Perhaps<Text<"side">>, Perhaps<Text<"other">>, Perhaps<Rule>, Perhaps<N>, Perhaps<Count<"m">>>;

// All messages in a language.
class MessageWords {
 public:
  struct Row {
    std::string_view english;
    Message said;
  };
  // A table with a row missing or not in the order of kMessages does not compile.
  consteval MessageWords(const Row (&rows)[std::size(kMessages)])  // NOLINT(google-explicit-constructor)
      : MessageWords(rows, std::make_index_sequence<std::size(kMessages)>()) {}
  // The words of the messages in English.
  consteval MessageWords() : MessageWords(kMessages, std::make_index_sequence<std::size(kMessages)>()) {}

  // Returns the message that kMessages[at] is.
  const Message& operator[](std::size_t at) const { return said_[at]; }

 private:
  template <std::size_t... kIndex>
  consteval MessageWords(const Row (&rows)[std::size(kMessages)], std::index_sequence<kIndex...>)
      : said_{rows[kIndex].said...} {
    if (!((rows[kIndex].english == kMessages[kIndex]) && ...)) a_row_is_missing_or_out_of_order();
  }
  template <std::size_t... kIndex>
  consteval MessageWords(const std::string_view (&english)[std::size(kMessages)],
                         std::index_sequence<kIndex...>)
      : said_{Message(english[kIndex])...} {}
  // Not constexpr: the compiler stops here.
  static void a_row_is_missing_or_out_of_order();

  std::array<Message, std::size(kMessages)> said_;
};

// Returns a message of a lower room, or the text of a law, in the language of `speaker`; any other text
// unchanged.
std::string translated(std::string_view message, const Speaker& speaker);

}  // namespace trictrac::words
