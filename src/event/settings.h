// The settings of an event: what is announced of it, what is played, and when rounds begin. They are fixed
// before its first act.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/enum_table.h"
#include "event/terms.h"

namespace trictrac::event {

// When the next round begins: the director says so; the last table of the round has a result; or on a date.
enum class Clockwork : std::uint8_t { ByHand, WhenOver, ByDate };
// Their names in the store and in messages.
inline constexpr EnumTable<Clockwork, Clockwork::ByDate, std::string_view> kClockworks({
    {Clockwork::ByHand, "by_hand"},
    {Clockwork::WhenOver, "when_over"},
    {Clockwork::ByDate, "by_date"},
});

// The rule for somebody who has not sat down in time: the director is asked; the table is lost by forfeit;
// or nothing, the table waits.
enum class NoShow : std::uint8_t { Director, Forfeit, Wait };
inline constexpr EnumTable<NoShow, NoShow::Wait, std::string_view> kNoShows({
    {NoShow::Director, "director"},
    {NoShow::Forfeit, "forfeit"},
    {NoShow::Wait, "wait"},
});

// The least and the greatest of the numbers below.
inline constexpr int kLeastSitDown = 1, kMostSitDown = 240;
inline constexpr int kLeastDays = 1, kMostDays = 60;
// The longest name and description, and the longest description of a game, in bytes.
inline constexpr std::size_t kLongestName = 60, kLongestAbout = 4'000, kLongestGame = 4'000;
// The longest id of a club, in bytes, and the last time at which an event may begin (the end of the year
// 9999).
inline constexpr std::size_t kLongestClub = 64;
inline constexpr std::int64_t kLastStart = 253'402'300'799;
// The last season of a league, and the longest id of one, in bytes.
inline constexpr int kMostSeasons = 999;
inline constexpr std::size_t kLongestLeague = 64;
// The digits of a code.
inline constexpr std::size_t kCodeDigits = 6;

struct Settings {
  std::string name;
  std::string about{};
  Terms terms{};
  std::string game{};    // what is played: the body of POST /api/games, without seats
  bool on_wood = false;  // at real boards: there are no games here, and results are typed
  Clockwork clockwork = Clockwork::ByHand;
  int days = 7;       // of a round, ByDate
  int sit_down = 10;  // minutes in which players must have sat down
  NoShow no_show = NoShow::Director;
  bool is_private = false;  // shown only to entrants, to the staff, and to who has the code
  std::string code{};       // by which entrants join: six digits
  std::string club{};       // the id of the club that holds it, or ""
  bool ranked = false;      // it counts for the season of that club
  std::int64_t starts = 0;  // when it is to begin, in seconds since 1970; 0: that is not announced
  std::string league{};     // the id of the league of which it is a division, or ""
  int season = 0;           // of that league, from 1; 0: it is of none
  int division = 0;         // from 1, the top one
  friend bool operator==(const Settings&, const Settings&) = default;
};

// Returns whether a text has the form of a code.
inline bool is_code(std::string_view text) {
  return text.size() == kCodeDigits &&
         std::ranges::all_of(text, [](char digit) { return digit >= '0' && digit <= '9'; });
}

// Returns whether an event is a division of a league: its rounds end by their days, whatever is paused
// (league.h).
inline bool is_of_league(const Settings& settings) { return settings.season > 0; }

// Returns whether what an event has of a league fits together: a division is a round robin by date.
inline bool are_valid_of_league(const Settings& settings) {
  if (!is_of_league(settings)) return settings.league.empty() && settings.division == 0;
  return !settings.league.empty() && settings.league.size() <= kLongestLeague && !settings.club.empty() &&
         settings.season <= kMostSeasons && settings.division >= 1 &&
         settings.terms.system == System::RoundRobin && !are_teams(settings.terms) &&
         settings.clockwork == Clockwork::ByDate && !settings.on_wood;
}

// Returns whether an event can be held with these settings. Whether there is a game as described is not
// checked.
inline bool are_valid(const Settings& settings) {
  const auto within = [](int number, int least, int most) { return number >= least && number <= most; };
  return !settings.name.empty() && settings.name.size() <= kLongestName &&
         settings.about.size() <= kLongestAbout && are_valid(settings.terms) && !settings.game.empty() &&
         settings.game.size() <= kLongestGame && within(settings.days, kLeastDays, kMostDays) &&
         within(settings.sit_down, kLeastSitDown, kMostSitDown) && is_code(settings.code) &&
         settings.club.size() <= kLongestClub && (!settings.ranked || !settings.club.empty()) &&
         settings.starts >= 0 && settings.starts <= kLastStart &&
         !(settings.on_wood && settings.terms.mirrored) && are_valid_of_league(settings);
}

}  // namespace trictrac::event
