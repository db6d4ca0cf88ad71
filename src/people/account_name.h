// Names of accounts: the possible ones, and those that count as equal.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

inline constexpr std::size_t kShortestAccountName = 2;  // characters that can be seen, marks and blanks not
inline constexpr std::size_t kLongestAccountName = 24;  // characters (code points)

// Returns what is wrong with the name of an account, as the end of the sentence "the name of an account …",
// or nullopt. Refuses names that look like something else: a web address, an office of the server or a bot in
// any part of them, letters of several scripts that look alike (UTS 39, "highly restrictive"), and many marks
// on one letter.
std::optional<std::string> account_name_fault(std::string_view name);

// Returns the common form of all names that people would take for the same: without case, accents, width,
// blanks, dots and underscores (Unicode NFKD with case folding). Empty if the text is not UTF-8.
std::string folded_name(std::string_view name);

// Returns the common form of all names that look alike, in any script: "Anne" in Latin, Greek and Cyrillic
// letters (the skeleton of UTS 39, folded). Empty if the text is not UTF-8.
std::string likeness_of(std::string_view name);

}  // namespace trictrac
