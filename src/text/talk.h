// What people say to each other in words of their own.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

inline constexpr std::size_t kLongestTalk = 300;  // characters (code points)

// Without the blanks around it.
std::string_view trimmed(std::string_view text);

// What is wrong with something said, as the end of the sentence "what is said …"; nothing where it can be
// shown. As of names (name_fault), but that the joiners of emoji and of some scripts may stand in it.
std::optional<std::string> talk_fault(std::string_view text);

}  // namespace trictrac
