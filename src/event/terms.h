// The terms of an event, which are fixed before its first act: who meets whom, and how ties are broken.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/enum_table.h"
#include "event/seats.h"

namespace trictrac::event {

// The systems by which rounds are paired.
enum class System : std::uint8_t { Swiss, RoundRobin, Knockout, DoubleKnockout, Arena, Ladder };
// Their names in the store and in messages.
inline constexpr EnumTable<System, System::Ladder, std::string_view> kSystems({
    {System::Swiss, "swiss"},
    {System::RoundRobin, "round_robin"},
    {System::Knockout, "knockout"},
    {System::DoubleKnockout, "double_knockout"},
    {System::Arena, "arena"},
    {System::Ladder, "ladder"},
});
constexpr std::string_view name_of(System system) { return kSystems[system]; }

// Returns whether a loss can end the event for an entrant.
constexpr bool eliminates(System system) {
  return system == System::Knockout || system == System::DoubleKnockout;
}

// Returns whether all entrants are paired at once, round by round. If not, tables are begun one by one
// (StartTable) in one round, which is open as long as the event lasts.
constexpr bool has_rounds(System system) { return system != System::Arena && system != System::Ladder; }
// Returns whether somebody may enter who was not in the first round.
constexpr bool takes_late_entries(System system) { return system == System::Swiss || !has_rounds(system); }

// The ways to decide between entrants with the same number of wins (standings.h).
enum class TieBreak : std::uint8_t {
  DirectEncounter,
  BuchholzCut1,
  SonnebornBerger,
  Holes,
  BoardPoints,
  LuckRemoved,
  TablesWon,
  BestTable
};
// Their names in the store and in messages.
inline constexpr EnumTable<TieBreak, TieBreak::BestTable, std::string_view> kTieBreaks({
    {TieBreak::DirectEncounter, "direct_encounter"},
    {TieBreak::BuchholzCut1, "buchholz_cut_1"},
    {TieBreak::SonnebornBerger, "sonneborn_berger"},
    {TieBreak::Holes, "holes"},
    {TieBreak::BoardPoints, "board_points"},
    {TieBreak::LuckRemoved, "luck_removed"},
    {TieBreak::TablesWon, "tables_won"},
    {TieBreak::BestTable, "best_table"},
});
constexpr std::string_view name_of(TieBreak tie_break) { return kTieBreaks[tie_break]; }

// The most rounds of a Swiss event; with kMostEntrants it bounds the weights of its pairings.
inline constexpr int kMostRounds = 31;
inline constexpr int kMostEntrants = 512;
inline constexpr int kMostCycles = 2;
inline constexpr int kLeastMinutes = 5, kMostMinutes = 24 * 60;  // of an arena
inline constexpr int kMostReach = 20;                            // of a challenge in a ladder
inline constexpr int kMostAnswerDays = 60;                       // for a challenge in a ladder
inline constexpr int kMostGames = 21;                            // of a table
inline constexpr int kMostBoards = 20;                           // of a team

struct Terms {
  System system = System::Swiss;
  int rounds = 0;            // of Swiss; the other systems follow from the entrants
  int cycles = 1;            // of a round robin: how often each two meet
  bool third_place = false;  // of a knockout: the losers of the semi-finals play too
  int apart_rounds = 0;      // of Swiss: how many rounds keep members of a club apart
  int best_of = 1;           // of knockouts: a table is won with more than half of so many games
  int boards = 1;            // of Swiss and round robins between teams: each two meet at so many boards
  bool mirrored = false;     // of teams: at boards 1 and 2, 3 and 4 … each side has the same throws
  int minutes = 0;           // of an arena: for how long tables are begun
  int reach = 0;             // of a ladder: how many places above their own an entrant may challenge
  int answer_days = 0;       // of a ladder: how long a challenge may wait for its first throw
  int seats = 2;             // of a table; three or four: of Swiss, where amounts are counted (amounts.h)
  int least_seats = 2;       // of the tables of those who are left over, or among whom somebody is missing
  std::vector<TieBreak> tie_breaks{TieBreak::DirectEncounter, TieBreak::BuchholzCut1,
                                   TieBreak::SonnebornBerger, TieBreak::Holes};  // in this order
  friend bool operator==(const Terms&, const Terms&) = default;
};

// Returns whether tables seat three or four, and the standings count what each has won there (amounts.h).
constexpr bool counts_amounts(const Terms& terms) { return terms.seats > 2; }
// Returns whether equals can be told apart by this where amounts are counted, and only there.
constexpr bool is_of_amounts(TieBreak tie_break) {
  return tie_break == TieBreak::TablesWon || tie_break == TieBreak::BestTable;
}

// Returns whether the entrants are teams.
constexpr bool are_teams(const Terms& terms) { return terms.boards > 1; }
// Returns whether a table is a match of several games: one after another, or at boards.
constexpr bool has_matches(const Terms& terms) { return terms.best_of > 1 || are_teams(terms); }

// Returns whether the numbers of games and boards fit. Teams that have won as much are told apart by what
// their boards have won first, and by nothing else that is won at boards.
inline bool are_valid_matches(const Terms& terms) {
  const bool best_of = terms.best_of >= 1 && terms.best_of <= kMostGames && terms.best_of % 2 == 1 &&
                       (terms.best_of == 1 || eliminates(terms.system));
  const bool boards =
      terms.boards >= 1 && terms.boards <= kMostBoards &&
      (!are_teams(terms) || terms.system == System::Swiss || terms.system == System::RoundRobin);
  const auto board_points = std::ranges::find(terms.tie_breaks, TieBreak::BoardPoints);
  const bool first = board_points == terms.tie_breaks.begin() && !terms.tie_breaks.empty();
  return best_of && boards && (!terms.mirrored || are_teams(terms)) &&
         (are_teams(terms) ? first : board_points == terms.tie_breaks.end());
}

// Returns whether an arena has a length, and ties are broken by nothing that grows with the number of games.
inline bool are_valid_arena(const Terms& terms) {
  if (terms.system != System::Arena) return terms.minutes == 0;
  return terms.minutes >= kLeastMinutes && terms.minutes <= kMostMinutes &&
         std::ranges::find(terms.tie_breaks, TieBreak::BuchholzCut1) == terms.tie_breaks.end();
}

// Returns whether challenges in a ladder have limits; its places leave no ties.
inline bool are_valid_ladder(const Terms& terms) {
  if (terms.system != System::Ladder) return terms.reach == 0 && terms.answer_days == 0;
  return terms.reach >= 1 && terms.reach <= kMostReach && terms.answer_days >= 1 &&
         terms.answer_days <= kMostAnswerDays && terms.tie_breaks.empty();
}

// Returns why tables of this size cannot be held on these terms, or nothing: the fault, and the remedy.
inline std::optional<std::string_view> fault_of_seats(const Terms& terms) {
  const bool fits = std::ranges::all_of(
      terms.tie_breaks, [&](TieBreak each) { return is_of_amounts(each) == counts_amounts(terms); });
  if (terms.seats < 2 || terms.seats > kMostSeats) return "a table has two, three or four seats";
  if (terms.least_seats < std::max(2, terms.seats - 1) || terms.least_seats > terms.seats)
    return "the tables of those who are left over have as many seats, or one fewer, and at least two";
  if (!counts_amounts(terms))
    return fits ? std::nullopt
                : std::optional<std::string_view>(
                      "tables won and the best table are counted only at tables of three or four");
  if (terms.system != System::Swiss) return "tables of three or four are paired by the Swiss system alone";
  if (are_teams(terms)) return "teams meet at tables of two";
  if (!fits)
    return "between equals at tables of three or four only tables won and the best table decide: the other "
           "tie-breaks compare two opponents";
  return std::nullopt;
}

// Returns whether an event can be held on these terms.
inline bool are_valid(const Terms& terms) {
  const auto once = [&](TieBreak each) { return std::ranges::count(terms.tie_breaks, each) == 1; };
  const bool swiss = terms.system == System::Swiss;
  return (swiss ? terms.rounds >= 1 && terms.rounds <= kMostRounds : terms.rounds == 0) &&
         terms.cycles >= 1 && terms.cycles <= (terms.system == System::RoundRobin ? kMostCycles : 1) &&
         (!terms.third_place || terms.system == System::Knockout) && terms.apart_rounds >= 0 &&
         terms.apart_rounds <= terms.rounds && are_valid_matches(terms) && are_valid_arena(terms) &&
         are_valid_ladder(terms) && !fault_of_seats(terms) && std::ranges::all_of(terms.tie_breaks, once);
}

}  // namespace trictrac::event
