// A position of a trainer with its one answer, as a line of text.
//
//   TRID|QUESTION|ANSWER|DIFFICULTY|THEME THEME…
//
//   count         a roll, such as 42      what it is worth, jan by jan: hit_true_outer:2:4 helpless:1:2
//                                         (jan, ways, points in all, in the order of marking), or -
//   chances       hit, fill, keep, coin   of the 36 throws, how many do it
//   play          -                       the play, flèches numbered from the talon of who plays
//   hold_or_go    -, or what is agreed    hold, or go
//
// If the question of hold or go is not "-", the match is not one of tours, and the question names its format
// and options, as in records, with the marqués of earlier days: ecrire-lois rounds=8 carried_lost_white=1
// carried_lost_black=2 carried_jetons=14 carried_dice=black. The holes and the pavillon of the TRID are then
// those of the marqué. White is asked.
//
// The TRID is written without its prefix. The difficulty is a rating by Glicko-2, on one scale with those who
// answer.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_table.h"
#include "game/match/match.h"

namespace trictrac::exercises {

// The questions of exercises.
enum class DrillKind : std::uint8_t { Count, Chances, Play, HoldOrGo };
inline constexpr EnumTable<DrillKind, DrillKind::HoldOrGo, std::string_view> kKindNames({
    {DrillKind::Count, "count"},
    {DrillKind::Chances, "chances"},
    {DrillKind::Play, "play"},
    {DrillKind::HoldOrGo, "hold_or_go"},
});

inline constexpr std::string_view kNoQuestion = "-";

// The game of an exercise: tours, or à écrire after the Lois.
enum class DrillGame : std::uint8_t { Tour, Ecrire };
inline constexpr EnumTable<DrillGame, DrillGame::Ecrire, std::string_view> kGameNames({
    {DrillGame::Tour, "tour"},
    {DrillGame::Ecrire, "ecrire"},
});

// A position with its question and answer.
struct Drill {
  State state;           // at Roll for count and chances, at Move for play, at Decide for hold_or_go
  std::string question;  // never empty
  std::string answer;
  int difficulty = 0;
  std::string themes;  // one word each
  friend bool operator==(const Drill&, const Drill&) = default;
};

// Returns the match of a question; the error says what is wrong with it.
std::expected<MatchOptions, std::string> match_of(std::string_view question);
// Returns the question for a match, which is not played in tours.
std::string question_of(std::string_view format, const MatchOptions& match);

// Returns the line of a drill.
std::string print_drill(const Drill& drill);
// Reads a line. The error says in English what is wrong.
std::expected<Drill, std::string> parse_drill(DrillKind kind, std::string_view line);

// Returns the text that two exercises of a kind must not share: the board as the player asked sees it, the
// roll and the question.
std::string board_of(const Drill& drill);

}  // namespace trictrac::exercises
