// What people write, as others may be shown it: names, words of their own, and texts in a terminal.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

inline constexpr std::size_t kLongestName = 64;        // characters (code points)
inline constexpr std::size_t kLongestNameBytes = 128;  // of UTF-8
inline constexpr std::size_t kLongestTalk = 300;       // characters (code points)

// Returns what is wrong with a name, as the end of the sentence "a name …"; nothing where it can be shown.
// Refuses text that is not UTF-8, names too long, control characters, line breaks, characters that turn the
// direction of the text or cannot be seen, private ones, and names of which nothing can be seen. The empty
// name is none, and allowed.
std::optional<std::string> name_fault(std::string_view name);

// Returns what of a name can be shown: name_fault() finds nothing in it, and a name in which it finds nothing
// stays as it is. Empty where nothing is left to be seen.
std::string clean_name(std::string_view name);

// Returns what is wrong with something said, as the end of the sentence "what is said …"; nothing where it
// can be shown. As of names, but that the joiners of emoji and of some scripts may stand in it.
std::optional<std::string> talk_fault(std::string_view text);

// Returns a text from outside as it may be written to a terminal: every hidden character by its number, as
// \u{1B}, and every byte that is not UTF-8 as \xFF. Line breaks and tabs are kept.
std::string visible(std::string_view text);

}  // namespace trictrac
