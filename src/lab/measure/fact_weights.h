// The weights of the facts by which the program says why an answer is better (engine/explain), fitted to the
// reference answers of a benchmark.
#pragma once

#include <array>
#include <vector>

#include "engine/explain/weights.h"
#include "lab/measure/problem.h"
#include "lab/measure/statistics.h"

namespace trictrac::measure {

// Two answers to a problem, of which one is better: its best play and another, or holding and going.
struct FactSample {
  explanation::Phase phase = explanation::Phase::Filling;
  explanation::FactValues
      values{};         // of plays, the difference of best and rival; of hold or go, after holding
  bool first = true;    // the best play, or holding, is better
  Thousandths apart{};  // by the trials
  bool even = false;    // of an even problem: the two halves are held out of each other's weights
};

// Which pairs of plays are compared: by how much the best must lead, and may.
struct FactLimits {
  Thousandths least{20}, most{250};
};

// Returns the samples of problems.
std::vector<FactSample> fact_samples(const std::vector<Problem>& problems, const FactLimits& limits = {});

// Fits weights to samples by logistic regression, in which no fact may speak against its sign.
explanation::Weights fit_weights(const std::vector<FactSample>& samples);

// The shares of samples about which weights are right, of those that were not used to fit them.
struct FactScore {
  Proportion sum;    // the weights of all facts speak for the better answer
  Proportion first;  // the heaviest fact does
};

// Returns the scores by phase, each half of the samples judged by weights fitted to the other half.
std::array<FactScore, explanation::kPhaseNames.kSize> score_weights(const std::vector<FactSample>& samples);

}  // namespace trictrac::measure
