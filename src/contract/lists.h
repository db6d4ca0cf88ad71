// Closed lists of words in messages.
#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "contract/fields.h"

namespace trictrac::contract {

// The phrases of the chat, by code; the page has the words.
inline constexpr std::array<std::string_view, 20> kPhrases{
    "hello",     "good_luck", "thanks",   "well_played", "good_game", "sorry",     "oops",
    "lucky",     "unlucky",   "nice_jan", "nice_hole",   "your_turn", "thinking",  "moment",
    "back_soon", "back",      "again",    "must_go",     "goodbye",   "good_night"};

// The reasons for reporting a player to the moderators.
inline constexpr std::array<std::string_view, 6> kReportReasons{"insult",  "harassment", "cheating",
                                                                "leaving", "name",       "other"};

inline constexpr WordList kPhrase{"Phrase", kPhrases};
inline constexpr WordList kReportReason{"ReportReason", kReportReasons};

// The documents of a person's progress in learning.
inline constexpr std::array<std::string_view, 2> kLearningKinds{"course", "trainers"};
inline constexpr WordList kLearningKind{"LearningKind", kLearningKinds};

// Returns whether `code` is that of a phrase.
inline bool is_phrase(std::string_view code) { return std::ranges::find(kPhrases, code) != kPhrases.end(); }

}  // namespace trictrac::contract
