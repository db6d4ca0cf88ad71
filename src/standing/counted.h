// Which games count for the ratings of those who played them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "base/enum_table.h"

namespace trictrac::standing {

// How a rated game of two ended.
struct Finish {
  std::optional<int> winner{};  // player, 0 or 1; nothing: nobody has won more than the other
  bool stopped = false;         // all agreed to end it
  bool given_up = false;        // the loser resigned, or his time was out
  int throws = 0;               // made here
};

// Whoever gives up before so many throws have been made by both together loses nothing: he has not played.
inline constexpr int kLeastThrows = 10;
// Of games of the same two within a day, so many count, of whatever kind: friends would else trade points.
inline constexpr int kMostADay = 5;
inline constexpr std::int64_t kDaySeconds = 24 * 3600;

// Why a game that was to be rated is not.
enum class Uncounted : std::uint8_t { Stopped, TooShort, TooOften, SomebodyLeft };
// As in messages and in the store.
inline constexpr EnumTable<Uncounted, Uncounted::SomebodyLeft, std::string_view> kUncounted({
    {Uncounted::Stopped, "stopped"},
    {Uncounted::TooShort, "too_short"},
    {Uncounted::TooOften, "too_often"},
    {Uncounted::SomebodyLeft, "left"},
});
constexpr std::string_view name_of(Uncounted why) { return kUncounted[why]; }

// `today`: how many games of the same two have been counted within a day before it.
constexpr std::optional<Uncounted> why_not(const Finish& finish, int today) {
  if (finish.stopped) return Uncounted::Stopped;
  if (finish.given_up && finish.throws < kLeastThrows) return Uncounted::TooShort;
  if (today >= kMostADay) return Uncounted::TooOften;
  return std::nullopt;
}

// As in the store and in messages, of a game that was not to be rated.
inline constexpr std::string_view kFriendly = "friendly";

// Of a player, in halves: 2 won, 1 drawn, 0 lost.
constexpr int halves_of(const Finish& finish, int player) {
  if (!finish.winner) return 1;
  return *finish.winner == player ? 2 : 0;
}

}  // namespace trictrac::standing
