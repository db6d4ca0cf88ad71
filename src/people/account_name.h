// Names of accounts: what can be one, and which are taken for the same.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

inline constexpr std::size_t kShortestAccountName = 2;  // characters that can be seen, marks and blanks not
inline constexpr std::size_t kLongestAccountName = 24;  // characters (code points)

// Returns what is wrong with the name of an account, as the end of the sentence "the name of an account …".
// Refused are names that pass for something else: an address on the web, an office of the server, letters of
// several scripts that look alike (UTS 39, "highly restrictive"), and heaps of marks on one letter.
std::optional<std::string> account_name_fault(std::string_view name);

// Returns what two names have in common that people would take for the same: neither case, accents, width nor
// the kind and number of blanks count (Unicode NFKD with case folding). Empty for what is no UTF-8.
std::string folded_name(std::string_view name);

// Returns what two names have in common that can be mistaken for one another at sight, in whatever script:
// "Anne" in Latin, Greek and Cyrillic letters alike (the skeleton of UTS 39, folded). Empty for what is no
// UTF-8.
std::string likeness_of(std::string_view name);

}  // namespace trictrac
