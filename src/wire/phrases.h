// What one may say at a table, by its code; the page has the words.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

namespace trictrac {

inline constexpr std::array<std::string_view, 20> kPhrases{
    "hello",     "good_luck", "thanks",   "well_played", "good_game", "sorry",     "oops",
    "lucky",     "unlucky",   "nice_jan", "nice_hole",   "your_turn", "thinking",  "moment",
    "back_soon", "back",      "again",    "must_go",     "goodbye",   "good_night"};

// Why somebody may be reported to the moderators.
inline constexpr std::array<std::string_view, 6> kReportReasons{"insult",  "harassment", "cheating",
                                                                "leaving", "name",       "other"};

inline bool is_phrase(std::string_view code) { return std::ranges::find(kPhrases, code) != kPhrases.end(); }

}  // namespace trictrac
