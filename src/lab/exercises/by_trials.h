// Exercises whose answers come from trials: the play, or hold or go, where one answer is clearly the best.
#pragma once

#include <memory>

#include "engine/bots/bot.h"
#include "lab/exercises/drill.h"
#include "lab/measure/draw.h"
#include "standing/glicko.h"

namespace trictrac::exercises {

// The searcher of an exercise, and the equity of a thousandth of a tour there.
struct TrialView {
  Searcher& searcher;
  Millionths thousandth;
};

// Returns whether a roll may make an exercise of this kind, at first sight. Cheap.
bool may_be_drill(const TrialView& view, DrillKind kind, const RolledPosition& thrown);

// Makes exercises by trials.
class TrialRunner {
 public:
  // Requires that `weights` outlives it.
  TrialRunner(const net::Weights& weights, Tables tables);

  measure::TourSearch& table() { return table_; }
  // Returns the view of tours.
  TrialView view() { return {table_.searcher(), kThousandthOfTour}; }
  // Returns a search of the round in progress in `match`.
  std::unique_ptr<RoundSearch> search(const Match& match) const;
  static TrialView view(RoundSearch& search);

  // Makes the exercise of this kind (Play or HoldOrGo) at `state`, or returns nullopt if its answer is not
  // clear. The same state and question, which agree (match_of), give the same exercise.
  std::optional<Drill> weigh(DrillKind kind, const State& state, const std::string& question);

 private:
  std::optional<Drill> weigh(const TrialView& view, DrillKind kind, const RolledPosition& thrown,
                             Drill drill);
  int difficulty(DrillKind kind, const Drill& drill);

  const net::Weights& weights_;
  Tables tables_;
  measure::TourSearch table_;
  struct Juror {
    standing::Rating strength;
    std::unique_ptr<Bot> bot;
  };
  std::vector<Juror> jurors_;  // by whom difficulty is rated
};

}  // namespace trictrac::exercises
