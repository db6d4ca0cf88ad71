// One round looked at: a tour, a marqué or a meeting, by what it pays and by who wins it.
#pragma once

#include <memory>
#include <optional>

#include "engine/book/book.h"
#include "engine/search/searcher.h"
#include "game/match/match.h"

namespace trictrac::analysis {

// What everything is looked at with. The weights and the book outlive whatever is made of it.
struct Means {
  Means(const net::Weights& weights, const Tables& tables, const book::Book* book = nullptr);

  const net::Weights* weights;
  Tables tables;
  Tables winning;
  const book::Book* book;  // or null
};

// An amount of worth in the three measures in which it is told. See docs/analysis.md.
struct Amount {
  double unit = 0;  // of the format: stakes, jetons, units of a poule
  double holes =
      0;  // one is what a hole is worth as the score stands, but a tenth of one at the beginning at least
  double mille = 0;  // thousandths of a tour
};

// A round as it can go on from one account of it; its worths count what is paid from that account on.
class Round {
 public:
  // `means` outlive it.
  Round(const Means& means, const Account& root);
  Round(const Round&) = delete;
  Round& operator=(const Round&) = delete;

  // All worths are White's, in millionths: of the format's unit, and of a round won (-1 to 1 million).
  Searcher& worth() { return worth_; }
  Searcher& wins() { return wins_; }

  // What the book has for a roll in hand (of worth()), or null.
  const book::Line* in_book(const Thrown& thrown);

  // The board and account of a match of this round that awaits a throw, and of one at Decide or Move.
  static Spot spot(const Match& match, Searcher& searcher);
  static Thrown thrown(const Match& match, Searcher& searcher);

  // What White has been paid from the root to `a`, where the round has ended, in the format's unit; what a
  // game that goes on (the honours of combiné, a marqué void for a refait) may still bring is added.
  double paid(const Account& a);

  // `worth`, a difference in millionths of the unit, where the account is that of `node` (of worth()).
  Amount amount(double worth, Stakes::Node node);
  // White's chance of winning the round, told as wins() tells it.
  static double chance(double wins);

 private:
  double worth_of_tour(const Account& root) const;

  Stakes stakes_, win_stakes_;
  Searcher worth_, wins_;
  const book::Book* book_;
  double first_hole_;  // in millionths of the unit: a hole at the beginning of a round,
  double tour_;        // and a round won rather than lost
};

}  // namespace trictrac::analysis
