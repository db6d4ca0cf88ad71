// Suggestions for mistyped words.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace trictrac {

// Returns the edit distance of `a` and `b`: insertions, deletions, replacements, and swaps of neighbouring
// letters.
int edit_distance(std::string_view a, std::string_view b);

// Returns the word of `known` nearest to `word`, the first if several are as near. Returns nullopt if none is
// near enough: within a third of the letters of `word`, at least one.
std::optional<std::string> nearest(std::string_view word, std::span<const std::string> known);

// Returns ": did you mean "WORD"?" with the nearest known word, or an empty text.
std::string did_you_mean(std::string_view word, std::span<const std::string> known);

}  // namespace trictrac
