// Checks of text written by people before others see it: names, chat messages, and text for a terminal.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

inline constexpr std::size_t kLongestName = 64;        // characters (code points)
inline constexpr std::size_t kLongestNameBytes = 128;  // of UTF-8
inline constexpr std::size_t kLongestTalk = 300;       // characters (code points)

// Returns what is wrong with a name, as the end of the sentence "a name …", or nullopt. Refuses text that is
// not UTF-8, long names, control characters, line breaks, invisible characters and those that change the
// direction of text, private ones, and names of which nothing is visible. The empty name is allowed.
std::optional<std::string> name_fault(std::string_view name);

// Returns the visible part of a name, in which name_fault() finds nothing; returns a good name unchanged.
// Empty if nothing is visible.
std::string clean_name(std::string_view name);

// Returns what is wrong with a chat message, as the end of the sentence "what is said …", or nullopt. As for
// names, but the joiners of emoji and of some scripts are allowed.
std::optional<std::string> talk_fault(std::string_view text);

// Returns a text from outside for a terminal: every hidden character by its number, as \u{1B}, and every byte
// that is not UTF-8 as \xFF. Line breaks and tabs are kept.
std::string visible(std::string_view text);

inline constexpr std::size_t kLongestMessage = 1000;  // bytes of UTF-8
// Returns the same of a message, which may quote something very long: where it is longer than kLongestMessage
// its beginning and its end, with … between them.
std::string visible_message(std::string_view text);

}  // namespace trictrac
