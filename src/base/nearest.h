// What somebody meant who mistyped a word.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace trictrac {

// Returns how many letters must be put in, left out, changed or exchanged with their neighbour to turn `a`
// into `b`.
int edit_distance(std::string_view a, std::string_view b);

// Returns the one of `known` that `word` is nearest to: the first of several as near. Nothing where none is
// near enough to be meant: within a third of the word's letters, and one at least.
std::optional<std::string> nearest(std::string_view word, std::span<const std::string> known);

// Returns ": did you mean "WORD"?" of the nearest, or nothing.
std::string did_you_mean(std::string_view word, std::span<const std::string> known);

}  // namespace trictrac
