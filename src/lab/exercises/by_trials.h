// Answers that trials give: what to play, and whether to hold or go, where one answer is clearly best.
#pragma once

#include <memory>

#include "lab/exercises/drill.h"
#include "lab/measure/draw.h"

namespace trictrac::exercises {

// When an answer is clear. It is the best by two plies and loses nothing by trials that play the relevé on to
// its end with the same dice; every other is behind it
inline constexpr Thousandths kByLooking{35};  // by so much at one ply and at two, and
inline constexpr Thousandths kByTrials{20};   // by so much in the trials: a blunder (engine/advice/answer.h),
inline constexpr double kSure = 4;            // which is as many standard errors.
// Answers farther behind by looking are taken to be so without trials.
inline constexpr Thousandths kBeyondDoubt{120};
inline constexpr int kMostTrials = 864;
inline constexpr int kBatch = 36;

// What answers are looked at with, and what a thousandth of a tour comes to there.
struct TrialView {
  Searcher& searcher;
  Millionths thousandth;
};

// Could it be a drill of that kind, by what is seen at once? Cheap.
bool promises(const TrialView& view, Kind kind, const RolledPosition& thrown);

class TrialRunner {
 public:
  // `weights` outlive it.
  TrialRunner(const net::Weights& weights, Tables tables)
      : weights_(weights), tables_(tables), table_(weights, std::move(tables)) {}

  measure::TourSearch& table() { return table_; }
  // Of tours.
  TrialView view() { return {table_.searcher(), kThousandthOfTour}; }
  // Looks ahead in the round of `match` that is being played.
  std::unique_ptr<RoundSearch> search(const Match& match) const;
  static TrialView view(RoundSearch& search);

  // The drill of that kind (Play or HoldOrGo) at `state`, if its answer is clear. The same for the same
  // state and question (match_of), which fit together.
  std::optional<Drill> weighed(Kind kind, const State& state, const std::string& question);

 private:
  std::optional<Drill> weighed(const TrialView& view, Kind kind, const RolledPosition& thrown, Drill drill);
  int difficulty(Kind kind, const Drill& drill);

  const net::Weights& weights_;
  Tables tables_;
  measure::TourSearch table_;
  Jury jury_;
};

}  // namespace trictrac::exercises
