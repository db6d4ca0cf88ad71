// A language made of English: a third longer, without one of its letters, with three forms of a word and a
// sign for decimals that takes two bytes. What is not said through the catalogue is seen by its English
// letters.
#pragma once

#include <array>
#include <bit>
#include <string>
#include <string_view>

#include "words/language.h"

namespace trictrac::test {

const words::Language& long_language();

// Returns the sentence as the made-up language has it; what stands in braces stays.
std::string lengthened(std::string_view pattern);

// Returns the patterns of all sentences of an area, in its order.
template <class Area>
auto patterns_of(const Area& area) {
  return std::bit_cast<std::array<std::string_view, sizeof(Area) / sizeof(std::string_view)>>(area);
}

// Returns the first word of two English letters or more that is none of `allowed`, or "".
std::string english_word_in(std::string_view text, std::initializer_list<std::string_view> allowed = {});

}  // namespace trictrac::test
