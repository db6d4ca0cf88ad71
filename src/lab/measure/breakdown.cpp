#include "lab/measure/breakdown.h"

#include <algorithm>

#include "base/assert.h"
#include "lab/measure/in_order.h"

namespace trictrac::measure {
namespace {

using Counts = std::vector<int>;  // one for each situation

// A player that counts its decisions.
class CountingPlayer final : public Player {
 public:
  CountingPlayer(std::unique_ptr<Player> player, Aspect aspect, std::shared_ptr<Counts> counts)
      : player_(std::move(player)), aspect_(aspect), counts_(std::move(counts)) {}

  void begin_match(std::uint64_t seed) override { player_->begin_match(seed); }
  void begin_round(const MatchLedger& root, Side side) override { player_->begin_round(root, side); }
  GameEvent choose(const Match& match) override {
    const Tour& tour = match.tour();
    if (tour.state().stage == Stage::Decide || tour.turn().plays.size() > 1)
      ++(*counts_)[situation_of(aspect_, tour)];
    return player_->choose(match);
  }

 private:
  const std::unique_ptr<Player> player_;
  const Aspect aspect_;
  const std::shared_ptr<Counts> counts_;
};

Entrant counting(const Entrant& player, Aspect aspect, const std::shared_ptr<Counts>& counts) {
  Entrant e = player;
  e.make = [make = player.make, aspect, counts] {
    return std::make_unique<CountingPlayer>(make(), aspect, counts);
  };
  return e;
}

}  // namespace

std::vector<SituationLoss> break_down(Aspect aspect, const std::vector<Problem>& problems,
                                      const std::vector<Graded>& answers) {
  TRICTRAC_ASSERT(answers.size() <= problems.size());
  const std::size_t n = situations_of(aspect).size();
  std::vector<PerRound> losses(n);
  std::vector<SituationLoss> all(n);
  for (std::size_t i = 0; i < answers.size(); ++i) {
    const std::size_t situation = situation_of(aspect, Tour(problems[i].state));
    losses[situation].add(answers[i].lost.count(), 1);
    all[situation].blunders.add(is_blunder(answers[i].lost));
    all[situation].in_all += answers[i].lost / static_cast<double>(answers.size());
  }
  for (std::size_t i = 0; i < n; ++i) {
    all[i].situation = i;
    all[i].loss = losses[i].estimate();
  }
  std::erase_if(all, [](const SituationLoss& s) { return s.loss.samples == 0; });
  return all;
}

Estimate difference(const std::vector<Graded>& answers, const std::vector<Graded>& others) {
  PerRound differences;
  for (std::size_t i = 0; i < std::min(answers.size(), others.size()); ++i)
    differences.add((answers[i].lost - others[i].lost).count(), 1);
  return differences.estimate();
}

std::vector<Estimate> frequencies(Aspect aspect, const ArenaOptions& options, const Entrant& player,
                                  const ContestOptions& how) {
  std::vector<PerRound> all(situations_of(aspect).size());
  // A match in which it was stopped is no whole one.
  const auto stopped = [&] { return player.at_fault() || (options.stops && options.stops()); };
  const auto make_worker = [&] {
    const auto counts = std::make_shared<Counts>(all.size());
    const Entrant counted = counting(player, aspect, counts);
    return [&, counts, arena = std::make_unique<Arena>(options, counted, counted)](int match) {
      std::ranges::fill(*counts, 0);
      arena->play(seed_of(how.seed, match, 0), match % options.match.players);
      return stopped() ? Counts{} : *counts;
    };
  };
  in_order(how.sets, how.threads, make_worker, [&](int match, const Counts& counts) {
    if (counts.empty()) return false;
    for (std::size_t i = 0; i < all.size(); ++i) all[i].add(counts[i], 1);
    if (how.reached) how.reached(match + 1);
    return true;
  });
  std::vector<Estimate> estimates;
  for (const PerRound& one : all) estimates.push_back(one.estimate());
  return estimates;
}

}  // namespace trictrac::measure
