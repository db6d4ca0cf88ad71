// The result of a game for its two players: their ratings, and the quality of their play.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/enum_table.h"

namespace trictrac::standing {

// The end of a rated game of two players.
struct Finish {
  std::optional<int> winner{};  // player, 0 or 1; nothing: both have won as much
  bool stopped = false;         // all agreed to end it, or its tournament did, and it has no winner
  bool given_up = false;        // the loser resigned, ran out of time, or lost by forfeit
  int throws = 0;               // made here
};

// Throws of both players together before which a player may resign without loss.
inline constexpr int kLeastThrows = 10;
// The most games of the same two players that count within a day, of any kind: friends could trade points.
inline constexpr int kMostADay = 5;
inline constexpr std::int64_t kDaySeconds = 24 * 3600;

// Reasons why a game that was to be rated does not count.
enum class Uncounted : std::uint8_t {
  Stopped,
  TooShort,
  TooOften,
  SomebodyLeft,
  Annulled  // by the director of its tournament
};
// Their names in messages and in the store.
inline constexpr EnumTable<Uncounted, Uncounted::Annulled, std::string_view> kUncounted({
    {Uncounted::Stopped, "stopped"},
    {Uncounted::TooShort, "too_short"},
    {Uncounted::TooOften, "too_often"},
    {Uncounted::SomebodyLeft, "left"},
    {Uncounted::Annulled, "annulled"},
});
constexpr std::string_view name_of(Uncounted why) { return kUncounted[why]; }

// Returns the reason why a game does not count, or nullopt. `today`: how many games of the same two players
// have counted within the day before it.
constexpr std::optional<Uncounted> why_not(const Finish& finish, int today) {
  if (finish.stopped) return Uncounted::Stopped;
  if (finish.given_up && finish.throws < kLeastThrows) return Uncounted::TooShort;
  if (today >= kMostADay) return Uncounted::TooOften;
  return std::nullopt;
}

// Stands for such a reason in the store and in messages: the game was not to be rated.
inline constexpr std::string_view kFriendly = "friendly";

// Returns the score of a player in halves: 2 won, 1 drawn, 0 lost.
constexpr int halves_of(const std::optional<int>& winner, int player) {
  if (!winner) return 1;
  return *winner == player ? 2 : 0;
}
constexpr int halves_of(const Finish& finish, int player) { return halves_of(finish.winner, player); }

// The result of a finished game of a tournament that counts, as its director has it now.
struct Ruling {
  bool annulled = false;        // nothing
  std::optional<int> winner{};  // else that this player has won; nothing: both have won as much
  friend bool operator==(const Ruling&, const Ruling&) = default;
};

// The quality of a player's play in a game, without the luck of the dice (docs/analysis.md).
struct Quality {
  int choices = 0;            // that could be graded
  std::int64_t lost = 0;      // by them in all, in millionths of a tour
  std::int64_t luck = 0;      // of the player's throws, in millionths of a tour
  std::int64_t gained = 0;    // the payments of the finished rounds, in thousandths of the unit of the format
  std::int64_t adjusted = 0;  // the same without the luck of both
  friend bool operator==(const Quality&, const Quality&) = default;
};

}  // namespace trictrac::standing
