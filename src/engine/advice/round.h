// One round looked at: a tour, a marqué or a meeting, by what it pays and by who wins it.
#pragma once

#include <memory>
#include <optional>

#include "engine/book/book.h"
#include "engine/search/round_search.h"
#include "game/match/match.h"

namespace trictrac::advice {

// What everything is looked at with. The weights and the book outlive whatever is made of it.
struct EngineResources {
  EngineResources(const net::Weights& weights, const Tables& tables, const book::Book* book = nullptr);

  const net::Weights* weights;
  Tables tables;
  Tables winning;
  const book::Book* book;  // or null
};

// An amount of worth in the three units in which it is shown. See docs/analysis.md.
struct Amount {
  Units unit{};
  Holes
      holes;  // one is what a hole is worth as the score stands, but a tenth of one at the beginning at least
  Thousandths mille{};
};

// What a hole is worth at the beginning of the round that `stakes` is of.
Millionths first_hole(Stakes& stakes);
// What a tour is worth there, or stands for one where no tour is played: thousandths are of this.
Millionths equity_of_tour(Stakes& stakes);

// A round as it can go on from one account of it; its worths count what is paid from that account on.
class Round {
 public:
  // `means` outlive it.
  Round(const EngineResources& resources, const MatchLedger& root);
  Round(const Round&) = delete;
  Round& operator=(const Round&) = delete;

  // All worths are White's: of what the format pays, and of rounds won (-1 to 1 million millionths).
  RoundSearch& equity() { return equity_; }
  RoundSearch& wins() { return wins_; }

  // What the book has for a roll in hand (of worth()), or null.
  const book::BookLine* in_book(const RolledPosition& thrown);

  // The board and account of a match of this round that awaits a throw, and of one at Decide or Move.
  // `search` is worth() or wins().
  static ChanceNode chance_node(const Match& match, RoundSearch& search);
  static RolledPosition thrown(const Match& match, RoundSearch& search);

  // What White has been paid from the root to `a`, where the round has ended; what a
  // game that goes on (the honours of combiné, a marqué void for a refait) may still bring is added.
  Units paid(const MatchLedger& a);

  // `worth`, a difference, where the account is that of `node` (of worth()).
  Amount amount(Millionths equity, Stakes::Node node);
  // White's chance of winning the round, of a worth of wins().
  static double chance(Millionths wins);

 private:
  RoundSearch equity_, wins_;
  const book::Book* book_;
  Millionths first_hole_{};  // a hole at the beginning of a round,
  Millionths tour_{};        // and a round won rather than lost
};

}  // namespace trictrac::advice
