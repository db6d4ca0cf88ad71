// Answers that trials give: what to play, and whether to hold or go, where one answer is clearly best.
#pragma once

#include <memory>

#include "lab/exercises/drill.h"
#include "lab/measure/draw.h"

namespace trictrac::exercises {

// What answers are looked at with, and what a thousandth of a tour comes to there.
struct TrialView {
  Searcher& searcher;
  Millionths thousandth;
};

// Returns whether it could be a drill of that kind, by what is seen at once. Cheap.
bool may_be_drill(const TrialView& view, DrillKind kind, const RolledPosition& thrown);

// Makes drills by trials.
class TrialRunner {
 public:
  // Requires `weights` to outlive it.
  TrialRunner(const net::Weights& weights, Tables tables)
      : weights_(weights), tables_(tables), table_(weights, std::move(tables)) {}

  measure::TourSearch& table() { return table_; }
  // Returns the view of tours.
  TrialView view() { return {table_.searcher(), kThousandthOfTour}; }
  // Makes a search in the round of `match` that is being played, and returns its view.
  std::unique_ptr<RoundSearch> search(const Match& match) const;
  static TrialView view(RoundSearch& search);

  // Makes the drill of that kind (Play or HoldOrGo) at `state`, if its answer is clear. The same for the same
  // state and question (match_of), which fit together.
  std::optional<Drill> weigh(DrillKind kind, const State& state, const std::string& question);

 private:
  std::optional<Drill> weigh(const TrialView& view, DrillKind kind, const RolledPosition& thrown,
                             Drill drill);
  int difficulty(DrillKind kind, const Drill& drill);

  const net::Weights& weights_;
  Tables tables_;
  measure::TourSearch table_;
  Jury jury_;
};

}  // namespace trictrac::exercises
