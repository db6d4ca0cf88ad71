#include "lab/measure/fact_weights.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "text/play_text.h"

namespace trictrac::measure {
namespace {

using explanation::Fact;
using explanation::FactValues;
using explanation::Phase;
using explanation::PhaseWeights;

constexpr std::size_t kSlots = explanation::kFacts.kSize + 1;  // the last is the bias
using Row = std::array<double, kSlots>;

bool is_hold(Phase p) { return p == Phase::HoldOpen || p == Phase::HoldFull; }

// ---- Samples.

Thousandths worth(const RatedAnswer& a) { return (a.halves[0] + a.halves[1]) / 2; }

void add_plays(const Problem& p, const FactLimits& limits, FactSample sample, std::vector<FactSample>& out) {
  const auto best = std::ranges::max_element(p.answers, {}, worth);
  if (!best->rolled_out) return;
  const auto after_best = state_after(Tour(p.state), best->text);
  if (!after_best) return;
  const explanation::Facts facts = explanation::facts_of(*after_best, p.state.to_act);
  for (const RatedAnswer& other : p.answers) {
    sample.apart = worth(*best) - worth(other);
    if (sample.apart < limits.least || sample.apart > limits.most) continue;
    const auto after = state_after(Tour(p.state), other.text);
    if (!after) continue;
    const explanation::Facts others = explanation::facts_of(*after, p.state.to_act);
    sample.phase = explanation::phase_of_plays(facts, others, p.state.rolls_in_releve[p.state.to_act]);
    for (const Fact f : explanation::all_facts()) sample.values[f] = facts.values[f] - others.values[f];
    out.push_back(sample);
  }
}

void add_hold(const Problem& p, FactSample sample, std::vector<FactSample>& out) {
  const auto is_go = [](const RatedAnswer& a) { return a.text == kGo; };
  const auto go = std::ranges::find_if(p.answers, is_go);
  std::optional<RatedAnswer> hold;
  for (const RatedAnswer& a : p.answers)
    if (!is_go(a) && (!hold || worth(a) > worth(*hold))) hold = a;
  if (go == p.answers.end() || !hold) return;
  const auto held = state_after(Tour(p.state), hold->text);
  if (!held) return;
  const explanation::Facts facts = explanation::facts_of(*held, p.state.to_act);
  sample.phase = explanation::phase_of_hold(facts);
  sample.values = facts.values;
  sample.first = worth(*hold) > worth(*go);
  sample.apart = abs(worth(*hold) - worth(*go));
  out.push_back(sample);
}

// ---- Fitting.

// The samples of a phase, with every fact brought to mean 0 (hold or go alone) and spread 1.
struct Table {
  std::vector<Row> rows;
  std::vector<bool> first;
  Row mean{}, spread{};
};

Table table_of(const std::vector<FactSample>& samples, Phase phase) {
  Table t;
  for (const FactSample& s : samples) {
    if (s.phase != phase) continue;
    Row& row = t.rows.emplace_back();
    for (const Fact f : explanation::all_facts()) row[static_cast<std::size_t>(f)] = s.values[f];
    row.back() = is_hold(phase);
    t.first.push_back(s.first);
  }
  const double n = std::max<double>(1, static_cast<double>(t.rows.size()));
  for (std::size_t i = 0; i + 1 < kSlots; ++i) {
    double sum = 0, squares = 0;
    for (const Row& row : t.rows) sum += row[i], squares += row[i] * row[i];
    const double mean = sum / n;
    t.spread[i] = std::sqrt(std::max(0.0, squares / n - mean * mean));
    if (is_hold(phase)) t.mean[i] = mean;
    for (Row& row : t.rows) row[i] = t.spread[i] > 0 ? (row[i] - t.mean[i]) / t.spread[i] : 0;
  }
  return t;
}

double dot(const Row& a, const Row& b) {
  double sum = 0;
  for (std::size_t i = 0; i < kSlots; ++i) sum += a[i] * b[i];
  return sum;
}

// Penalties of the squares of the weights, by which held-out answers are judged best: pairs of plays are many
// and alike, holds are few.
constexpr double kPenaltyOfPlays = 0.005, kPenaltyOfHold = 0.001;

// Returns the weights of the normalized facts, by projected gradients with momentum (FISTA).
Row solve(const Table& t, double penalty) {
  constexpr int kSteps = 2000;
  const double n = static_cast<double>(t.rows.size());
  const double step = 1 / (0.25 * kSlots + penalty);  // no eigenvalue of a correlation matrix is greater
  Row w{}, ahead{};
  double momentum = 1;
  for (int i = 0; i < kSteps && n > 0; ++i) {
    Row gradient{};
    for (std::size_t r = 0; r < t.rows.size(); ++r) {
      const double error = (t.first[r] ? 1.0 : 0.0) - 1 / (1 + std::exp(-dot(t.rows[r], ahead)));
      for (std::size_t k = 0; k < kSlots; ++k) gradient[k] += error * t.rows[r][k] / n;
    }
    const double next_momentum = (1 + std::sqrt(1 + 4 * momentum * momentum)) / 2;
    for (std::size_t k = 0; k < kSlots; ++k) {
      double x = ahead[k] + step * (gradient[k] - penalty * ahead[k]);
      if (k + 1 < kSlots && x * explanation::kFacts[static_cast<Fact>(k)].sign < 0) x = 0;
      ahead[k] = x + (momentum - 1) / next_momentum * (x - w[k]);
      w[k] = x;
    }
    momentum = next_momentum;
  }
  return w;
}

PhaseWeights fit_phase(const std::vector<FactSample>& samples, Phase phase) {
  const Table t = table_of(samples, phase);
  const Row w = solve(t, is_hold(phase) ? kPenaltyOfHold : kPenaltyOfPlays);
  PhaseWeights fitted{.bias = w.back()};
  for (const Fact f : explanation::all_facts()) {
    const auto i = static_cast<std::size_t>(f);
    if (t.spread[i] > 0) fitted.weight[f] = w[i] / t.spread[i];
    fitted.mean[f] = t.mean[i];
  }
  return fitted;
}

// ---- Scoring.

void add_score(const FactSample& s, const PhaseWeights& w, FactScore& score) {
  double sum = w.bias, heaviest = 0;
  for (const Fact f : explanation::all_facts()) {
    const double weight = w.weight[f] * (s.values[f] - w.mean[f]);
    sum += weight;
    if (std::abs(weight) > std::abs(heaviest)) heaviest = weight;
  }
  score.sum.add((sum > 0) == s.first);
  score.first.add((heaviest > 0) == s.first);
}

}  // namespace

std::vector<FactSample> fact_samples(const std::vector<Problem>& problems, const FactLimits& limits) {
  std::vector<FactSample> all;
  for (std::size_t i = 0; i < problems.size(); ++i) {
    FactSample sample;
    sample.even = i % 2 == 0;
    if (problems[i].state.stage == Stage::Decide)
      add_hold(problems[i], sample, all);
    else
      add_plays(problems[i], limits, sample, all);
  }
  return all;
}

explanation::Weights fit_weights(const std::vector<FactSample>& samples) {
  explanation::Weights weights;
  for (std::size_t i = 0; i < explanation::kPhaseNames.kSize; ++i) {
    const auto phase = static_cast<Phase>(i);
    weights[phase] = fit_phase(samples, phase);
  }
  return weights;
}

std::array<FactScore, explanation::kPhaseNames.kSize> score_weights(const std::vector<FactSample>& samples) {
  std::array<FactScore, explanation::kPhaseNames.kSize> scores{};
  for (const bool even : {false, true}) {
    std::vector<FactSample> fitted;
    std::ranges::copy_if(samples, std::back_inserter(fitted),
                         [&](const FactSample& s) { return s.even == even; });
    const explanation::Weights weights = fit_weights(fitted);
    for (const FactSample& s : samples)
      if (s.even != even) add_score(s, weights[s.phase], scores[static_cast<std::size_t>(s.phase)]);
  }
  return scores;
}

}  // namespace trictrac::measure
