// The words of a line, and the numbers among them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trictrac {

using Words = std::vector<std::string>;

// What stands between blanks.
Words words_of(std::string_view text);

// All of them on one line.
std::string joined(const Words& words, std::string_view between = " ");

// A whole number from `least` to `most`, and nothing beside it.
std::optional<int> number_in(std::string_view text, int least, int most);

}  // namespace trictrac
