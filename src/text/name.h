// Names of people, as everybody at a table may be shown them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

inline constexpr std::size_t kLongestName = 64;        // characters (code points)
inline constexpr std::size_t kLongestNameBytes = 128;  // of UTF-8

// What is wrong with a name, as the end of the sentence "a name …"; nothing where it can be shown. Refused
// are text that is not UTF-8, names too long, control characters, line breaks, characters that turn the
// direction of the text or cannot be seen, private ones, and names of which nothing can be seen. The empty
// name is none, and lawful.
std::optional<std::string> name_fault(std::string_view name);

// What of a name can be shown: name_fault() finds nothing in it, and a name in which it finds nothing stays
// as it is. Empty where nothing is left to be seen.
std::string clean_name(std::string_view name);

}  // namespace trictrac
