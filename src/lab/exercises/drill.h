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
// Where the question of hold or go is no "-" the match is none of tours, and it says which: its format and
// what is agreed, as in records, the marqués of earlier days carried: ecrire-lois rounds=8
// carried_lost_white=1 carried_lost_black=2 carried_jetons=14 carried_dice=black. The holes and the pavillon
// of the TRID are then those of the marqué. White is asked.
//
// The TRID is written without its prefix. The difficulty is a rating by Glicko-2, on one scale with those who
// answer.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_table.h"
#include "engine/bots/bot.h"
#include "engine/bots/levels.h"
#include "game/match/match.h"
#include "standing/glicko.h"

namespace trictrac::exercises {

enum class Kind : std::uint8_t { Count, Chances, Play, HoldOrGo };
inline constexpr std::array<Kind, 4> kKinds{Kind::Count, Kind::Chances, Kind::Play, Kind::HoldOrGo};
inline constexpr EnumTable<Kind, Kind::HoldOrGo, std::string_view> kKindNames({
    {Kind::Count, "count"},
    {Kind::Chances, "chances"},
    {Kind::Play, "play"},
    {Kind::HoldOrGo, "hold_or_go"},
});
constexpr std::string_view name_of(Kind kind) { return kKindNames[kind]; }
std::optional<Kind> find_kind(std::string_view name);

inline constexpr std::string_view kNoQuestion = "-";

// What is played: tours, or à écrire after the Lois.
enum class Game : std::uint8_t { Tour, Ecrire };
inline constexpr EnumTable<Game, Game::Ecrire, std::string_view> kGameNames({
    {Game::Tour, "tour"},
    {Game::Ecrire, "ecrire"},
});
constexpr std::string_view name_of(Game game) { return kGameNames[game]; }

struct Drill {
  State state;           // at Roll for count and chances, at Move for play, at Decide for hold_or_go
  std::string question;  // never empty
  std::string answer;
  int difficulty = 0;
  std::string themes;  // one word each
  friend bool operator==(const Drill&, const Drill&) = default;
};

// The match of a question, and the other way: of a game that is no tour. An error where it names none.
std::expected<MatchOptions, std::string> match_of(std::string_view question);
std::string question_of(std::string_view format, const MatchOptions& match);

std::string print_drill(const Drill& drill);
// Or what is wrong with the line, in English.
std::expected<Drill, std::string> parse_drill(Kind kind, std::string_view line);

// What two drills of a kind must not share: the board as who is asked sees it, his roll and the question.
std::string board_of(const Drill& drill);

// How hard a position is: by how the opponents one may choose answer it.

// A rating by Glicko-2 that a position has won from the eight levels who answered it wrongly and lost to
// those who answered it rightly. Levels that misjudge are asked several times, with other seeds.
class Jury {
 public:
  Jury();
  // `right(bot)`: whether that bot answers rightly.
  int difficulty(const std::function<bool(Bot&)>& right);

 private:
  struct Juror {
    standing::Rating strength;
    std::unique_ptr<Bot> bot;
  };
  std::vector<Juror> jurors_;
};

}  // namespace trictrac::exercises
