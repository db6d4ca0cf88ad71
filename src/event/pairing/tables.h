// Rounds at tables of three or four: the division of the entrants of least cost, where the costs of each two
// who sit together come in this order.
//
// The tables have Terms::seats; where entrants are left over, as few tables as needed have
// Terms::least_seats. For those who are left over even so there are byes: they go to entrants who have had
// the fewest, then to those of the lowest score, then of the lowest seed.
//
// Among up to kMostExact entrants every division is tried. Among more, entrants change places two by two from
// several beginnings as long as the costs fall, within a bound on the number of tries; all is in whole
// numbers and in one order, so that every machine finds the same tables.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "event/act.h"
#include "event/state.h"

namespace trictrac::event {

// The criteria of two at one table, the weightiest first.
enum class TableCriterion : std::uint8_t {
  Excluded,  // the director has excluded that they meet
  Met,       // the square of how often they have met
  Club,      // they are of one club, in the first rounds
  Distance,  // the square of the difference of their ranks
  Part,      // they are of the same part of a score group, of which there are as many as seats
};
inline constexpr int kTableCriteria = 5;
using TableCost = std::array<std::int64_t, kTableCriteria>;

inline constexpr int kMostExact = 12;

// An entrant of the next round.
struct TablesEntrant {
  const Entrant* entrant = nullptr;
  int score = 0;  // what they have won, less what they have lost
  int byes = 0;
  int rank = 0;  // the place of the first who has this score, from 0
  int part = 0;  // of those of this score, by seed
};

// The places in entrants() of those at each table.
using Placement = std::vector<std::vector<int>>;

// Returns the sizes of the tables of so many entrants, the largest first; those who find no place have byes.
std::vector<int> table_sizes(const Terms& terms, int count);

// The next round of an event that counts amounts, before its tables are made.
class TablesRound {
 public:
  // Requires that `state` outlives this.
  explicit TablesRound(const EventState& state);

  // Returns those who sit down, by score and seed.
  const std::vector<TablesEntrant>& entrants() const { return entrants_; }
  const std::vector<int>& sizes() const { return sizes_; }
  // Returns the cost of two places in entrants() at one table, and that of a placement.
  const TableCost& cost(int a, int b) const;
  TableCost cost(const Placement& placement) const;
  // Returns the tables, in the order of their best entrants, with the byes that were asked for and given.
  Pairings pair() const;

 private:
  void give_byes();
  void rank();
  void count_costs();
  int count() const { return static_cast<int>(entrants_.size()); }

  const EventState& state_;
  std::vector<TablesEntrant> entrants_{};
  std::vector<int> sizes_{};
  std::vector<Bye> byes_{};
  std::vector<TableCost> costs_{};  // of each two, twice
};

}  // namespace trictrac::event
