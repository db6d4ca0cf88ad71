// Leagues: divisions that play a season each, and then send members up and down.
//
// A league is a value over events: in each season every division is an event of its own, a round robin whose
// entrants have the numbers of the members, so it needs no log, no act and no standings beside theirs.
//
// From a season follows the next one:
// - The league is one list: the divisions from the top, each in the order of its standings, without those
//   who have withdrawn, whose results were annulled, or who do not go on.
// - Between each two divisions the last LeagueTerms::moves of the upper one change places with the best of
//   the lower one; never more than half of either division.
// - Newcomers follow at the end, by rating.
// - The list is cut into divisions of LeagueTerms::size. So a place that is free is filled from below, the
//   first by the best of those who should have gone down. A rest of fewer than kLeastDivision joins the last
//   division.
//
// A season ends by its dates. When the days of a round are over, each table that is open is forfeited by the
// player who keeps the other one waiting; a pause of a player or of the event changes nothing of that (OGS
// #694), but for the minutes that the director has granted to a table.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "base/enum_table.h"
#include "event/act.h"
#include "event/state.h"

namespace trictrac::event {

// The fewest members of a division, unless there is only one, and the most.
inline constexpr int kLeastDivision = 3, kMostDivision = 32;

struct LeagueTerms {
  int size = 8;   // of a division
  int moves = 2;  // how many go up and down
};
// Returns whether a league can be held on these terms.
constexpr bool are_valid(const LeagueTerms& terms) {
  return terms.size >= kLeastDivision && terms.size <= kMostDivision && terms.moves >= 0 &&
         2 * terms.moves <= terms.size;
}

// The members of a division, best first.
using Division = std::vector<int>;

// Somebody who enters a league.
struct Newcomer {
  int member = 0;
  int rating = 0;
};

// Returns the members of a division who go on, in the order of its standings.
Division order_after(const EventState& season);

// Returns the divisions of the next season, the top first. `divisions` are those of the season that is over,
// each in the order of order_after() and without those who do not go on. Requires are_valid(terms).
std::vector<Division> next_season(const LeagueTerms& terms, std::span<const Division> divisions,
                                  std::vector<Newcomer> newcomers);

// Returns the division of a member in a season, from 1, or 0: none.
int division_of(std::span<const Division> season, int member);

// The ways of a member from one season to the next.
enum class LeagueMove : std::uint8_t { Stay, Up, Down, Enter, Leave };
// Their names in messages.
inline constexpr EnumTable<LeagueMove, LeagueMove::Leave, std::string_view> kLeagueMoves({
    {LeagueMove::Stay, "stay"},
    {LeagueMove::Up, "up"},
    {LeagueMove::Down, "down"},
    {LeagueMove::Enter, "enter"},
    {LeagueMove::Leave, "leave"},
});
// Returns the way of a member from a season to the next one. Requires that they are in one of both.
LeagueMove move_between(std::span<const Division> season, std::span<const Division> next, int member);

// Returns the forfeits of the open round of a season whose days are over. `keeps_waiting` returns the seat at
// a table whose player is to act, or nothing if both are missing: then both lose.
std::vector<Forfeit> overdue_forfeits(const EventState& season, int days_of_a_round, std::int64_t now,
                                      const std::function<std::optional<int>(TableNumber)>& keeps_waiting);

}  // namespace trictrac::event
