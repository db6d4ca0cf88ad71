// Names of accounts: what can be one, and which are taken for the same.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

inline constexpr std::size_t kShortestAccountName = 2;  // characters that can be seen, marks and blanks not
inline constexpr std::size_t kLongestAccountName = 24;  // characters (code points)

// What is wrong with the name of an account, as the end of the sentence "the name of an account …".
std::optional<std::string> account_name_fault(std::string_view name);

// What two names have in common that people would take for the same: neither case, accents, width nor the
// kind and number of blanks count (Unicode NFKD with case folding). Empty for what is no UTF-8.
std::string folded_name(std::string_view name);

}  // namespace trictrac
