// The counts of a match: how long it is, what scores, who wins, and what is paid.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "game/chance/random.h"
#include "game/match/settlement.h"
#include "game/rules/tariff.h"
#include "lab/measure/contest.h"

namespace trictrac::measure {

// The worths that a tour can have, in halves of a stake (K8).
inline constexpr std::array<int, 5> kTourHalves{2, 3, 4, 6, 8};

// The counts of one match of two players. A round is a tour or a marqué; refaits are rounds without a winner.
// The first player of a round is the one who throws first in it.
struct MatchCounts {
  double matches = 1;
  double rounds = 0, rounds_won = 0, releves = 0, rolls = 0;
  double points = 0, false_hit_points = 0;  // marked by both players
  double marks_of_holes = 0;                // times that a player marked holes
  double bredouilles = 0;                   // of these, those that counted double (K2)
  double holes = 0;
  double decisions = 0, goes = 0;
  double petites = 0, grandes = 0;  // rounds won in one run: of six to eleven holes, of twelve and more
  double paid = 0;                  // for the rounds, in the format's unit
  // Rounds won by the first player, and their gain in the format's unit: as they are, and less the luck of
  // the throws.
  double won_by_first = 0, won_by_first_adjusted = 0, gain_of_first = 0, gain_of_first_adjusted = 0;
  std::array<double, kJans> jans{}, jan_points{};  // times that each jan scored, and its points
  std::array<double, kTourHalves.size()> worths{};
  // The jetons that each payment of a settlement brings the winner of the partie; and whether the marqués
  // alone would have made the opponent the winner.
  std::array<double, kPayments.kSize> to_winner{};
  double turned = 0;
};

// A roll of a match, before it is thrown.
struct SeenRoll {
  State before;  // at Roll
  Roll roll;
};

// Counts one match between two players, of tours or marqués, and keeps some of its rolls.
class MatchCounter final : public Watcher {
 public:
  // Keeps `kept` rolls at most, each equally likely; `seed` selects them.
  MatchCounter(int kept, std::uint64_t seed) : most_(kept), random_(seed) {}

  void before(const Match& match, const GameEvent& event) override;
  void after(const Match& match, const MatchEffects& effects, const MatchScore& score) override;

  const MatchCounts& counts() const { return counts_; }
  const std::vector<SeenRoll>& rolls() const { return kept_; }

 private:
  void see_roll(const State& state, Roll roll);
  void count(const Events& events, To to);
  void end_round(const Match& match, const MatchScore& score);
  void win_round(Side winner, double gain);
  void settle(const MatchLedger& ledger);

  MatchCounts counts_;
  int most_;
  Random random_;
  std::vector<SeenRoll> kept_;
  Side first_ = Side::White;         // of the round in progress
  bool in_round_ = false;            // its first roll has been thrown
  std::size_t written_ = 0;          // marqués won so far
  double luck_ = 0, luck_wins_ = 0;  // of White, in the rounds before
};

}  // namespace trictrac::measure
