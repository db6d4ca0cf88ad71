// One round looked at: a tour, a marqué or a meeting, by what it pays and by who wins it.
#pragma once

#include <memory>
#include <optional>

#include "engine/book/book.h"
#include "engine/search/searcher.h"
#include "game/match/match.h"

namespace trictrac::advice {

// Returns what turns an equity for White into one for `side`: equities inside the engine are White's.
constexpr int sign(Side side) { return side == Side::White ? 1 : -1; }

// Returns tables whose first column is rounds won less rounds lost, in thousandths, seen by who throws first:
// for Counting::Wins. Made of `tables`:
//   marqués, and the meetings of a drained poule, which are played like them: the marqués won
//   filled poules: the meetings won, as they stand
//   tours, however they are counted: the stakes of a simple and double tour where nobody can win double any
//   more, for then a stake is a tour; with no hole on one side, where somebody can, the same carried on by
//   one hole
// The run (K7) is taken to change what a tour pays, not who wins it.
Tables tables_of_wins(const Tables& tables);

// What everything is looked at with. The weights and the book must outlive whatever is made of it.
struct EngineResources {
  EngineResources(const net::Weights& weights, const Tables& tables, const book::Book* book = nullptr);

  const net::Weights* weights;
  Tables tables;
  Tables wins;
  const book::Book* book;  // or null
};

// A difference of equity in the three units in which it is shown. See docs/analysis.md.
struct Amount {
  Units unit{};
  // One is what a hole is worth as the score stands, but a tenth of one at the beginning at least.
  Holes holes;
  Thousandths mille{};
};

// Returns what a tour is worth at the beginning of the round that `stakes` is of, or what stands for one
// where no tour is played: thousandths are of this.
Millionths equity_of_tour(Stakes& stakes);

// A round as it can go on from one account of it; its equities count what is paid from that account on.
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

  // Return the board and account of a match of this round that awaits a throw, and of one at Decide or Move.
  // `search` is equity() or wins().
  static ChanceNode chance_node(const Match& match, RoundSearch& search);
  static RolledPosition thrown(const Match& match, RoundSearch& search);

  // Returns what White has been paid from the root to `a`, where the round has ended; what a game that goes
  // on (the honours of combiné, a marqué void for a refait) may still bring is added.
  Units paid(const MatchLedger& a);

  // Returns `equity`, a difference, in all units, where the account is that of `node` (of equity()).
  Amount amount(Millionths equity, Stakes::Node node);
  // Returns White's chance of winning the round, of an equity of wins().
  static double chance(Millionths wins);

 private:
  RoundSearch equity_, wins_;
  const book::Book* book_;
  Millionths first_hole_{};  // a hole at the beginning of a round,
  Millionths tour_{};        // and a round won rather than lost
};

}  // namespace trictrac::advice
