// Answers that trials give: what to play, and whether to hold or go, where one answer is clearly best.
#pragma once

#include "lab/drill/drill.h"
#include "lab/drill/levels.h"
#include "lab/measure/draw.h"

namespace trictrac::drill {

// When an answer is clear. It is the best by two plies and loses nothing by trials that play the relevé on to
// its end with the same dice; every other is behind it
inline constexpr Thousandths kByLooking{35};  // by so much at one ply and at two, and
inline constexpr Thousandths kByTrials{20};   // by so much in the trials: a blunder (engine/advice/grade.h),
inline constexpr double kSure = 4;            // which is as many standard errors.
// Answers farther behind by looking are taken to be so without trials.
inline constexpr Thousandths kBeyondDoubt{120};
inline constexpr int kMostTrials = 864;
inline constexpr int kBatch = 36;

class Weigher {
 public:
  // `weights` outlive it.
  Weigher(const net::Weights& weights, Tables tables) : table_(weights, std::move(tables)) {}

  measure::TourSearch& table() { return table_; }
  // Could it be a drill of that kind, by what is seen at once? Cheap.
  bool promises(Kind kind, const Thrown& thrown);
  // The drill of that kind (Play or HoldOrGo) at `state`, if its answer is clear. The same for the same
  // state.
  std::optional<Drill> weighed(Kind kind, const State& state);

 private:
  bool clear_by_looking(Kind kind, const Thrown& thrown, int plies);
  bool clear_by_trials(const State& state, const Thrown& thrown, const std::vector<Choice>& rivals);
  Thousandths ahead(const std::vector<Choice>& ranked, Kind kind) const;
  std::vector<Choice> rivals(Kind kind, const std::vector<Choice>& ranked) const;
  int difficulty(Kind kind, const State& state, const Drill& drill);

  measure::TourSearch table_;
  Jury jury_;
};

}  // namespace trictrac::drill
