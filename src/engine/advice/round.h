// One round under analysis: a tour, a marqué or a meeting, by its payment and by its winner.
#pragma once

#include <memory>
#include <optional>

#include "engine/book/book.h"
#include "engine/search/searcher.h"
#include "game/match/match.h"

namespace trictrac::advice {

// Returns the factor from an equity for White to one for `side`; equities inside the engine are White's.
constexpr int sign(Side side) { return side == Side::White ? 1 : -1; }

// Returns tables whose first column is rounds won less rounds lost, in thousandths, seen by the side that
// throws first: for Counting::Wins. They are made from `tables`:
//   marqués, and the meetings of a drained poule, which are played like them: the marqués won
//   filled poules: the meetings won, unchanged
//   tours of any counting: the stakes of a simple and double tour in which no side can win double any more,
//   so that a stake is a tour; if a side without holes still allows a double tour, the same after one hole
// The run (K7) is assumed to change the payment of a tour, and not its winner.
Tables tables_of_wins(const Tables& tables);

// The resources of every analysis. The weights and the book must outlive everything made of them.
struct EngineResources {
  EngineResources(const net::Weights& weights, const Tables& tables, const book::Book* book = nullptr);

  const net::Weights* weights;
  Tables tables;
  Tables wins;
  const book::Book* book;  // or null
};

// A difference of equity in the three units in which it is shown (docs/analysis.md).
struct Amount {
  Units unit{};
  // In units of the present value of a hole, which counts as at least a tenth of its value at the beginning.
  Holes holes;
  Thousandths mille{};
};

// Returns the value of a tour at the beginning of the round of `stakes`, or its equivalent in formats without
// tours; the unit of thousandths.
Millionths equity_of_tour(Stakes& stakes);

// A round from one state of its ledger on; its equities count payments from that state.
class Round {
 public:
  // Requires `resources` to outlive it.
  Round(const EngineResources& resources, const MatchLedger& root);
  Round(const Round&) = delete;
  Round& operator=(const Round&) = delete;

  // Return the searches by what the format pays, and by rounds won (-1 to 1 million millionths). Equities are
  // White's.
  RoundSearch& equity() { return equity_; }
  RoundSearch& wins() { return wins_; }

  // Returns the line of the book for a roll in hand (of equity()), or null.
  const book::BookLine* in_book(const RolledPosition& thrown);

  // Returns the payments to White from the root to `a`, at the end of the round, with the expectation of a
  // game that continues (the honours of combiné, or a marqué void for a refait).
  Units paid(const MatchLedger& a);

  // Returns `equity`, a difference, in all units, at the ledger of `node` (of equity()).
  Amount amount(Millionths equity, Stakes::Node node);
  // Returns the probability that `side` wins the round, given an equity of wins().
  static double chance(Millionths wins, Side side);

 private:
  RoundSearch equity_, wins_;
  const book::Book* book_;
  Millionths first_hole_{};  // a hole at the beginning of a round,
  Millionths tour_{};        // and a round won rather than lost
};

}  // namespace trictrac::advice
