#include "engine/explain/weights.h"

#include <cmath>

#include "base/embedded.h"
#include "base/text_of.h"
#include "text/words.h"

namespace trictrac::explanation {

extern const EmbeddedFiles kFiles;  // data/explain/weights.txt

namespace {

constexpr int kOpeningRolls = 4;
constexpr std::string_view kBias = "bias";

std::string_view owner_of(Fact f) { return kFacts[f].own ? "own" : "other"; }

std::optional<Fact> find_fact(std::string_view name, std::string_view owner) {
  for (const Fact f : all_facts())
    if (kFacts[f].name == name && owner_of(f) == owner) return f;
  return std::nullopt;
}

// Numbers stand in the file as ten-thousandths.
constexpr double kPart = 10000;
constexpr int kMostParts = 100 * 10000;

long parts_of(double number) { return std::lround(number * kPart); }

std::optional<double> number_of(std::string_view text) {
  const auto part = number_in(text, -kMostParts, kMostParts);
  return part ? std::optional(*part / kPart) : std::nullopt;
}

// PHASE bias NUMBER, or PHASE own|other FACT WEIGHT MEAN
bool read_line(const trictrac::Words& words, Weights& weights) {
  const auto phase = words.empty() ? std::nullopt : kPhaseNames.find(words[0]);
  if (!phase) return false;
  PhaseWeights& of_phase = weights[*phase];
  if (words.size() == 3 && words[1] == kBias) {
    const auto bias = number_of(words[2]);
    if (bias) of_phase.bias = *bias;
    return bias.has_value();
  }
  if (words.size() != 5) return false;
  const auto fact = find_fact(words[2], words[1]);
  const auto weight = number_of(words[3]), mean = number_of(words[4]);
  if (!fact || !weight || !mean || *weight * kFacts[*fact].sign < 0) return false;
  of_phase.weight[*fact] = *weight;
  of_phase.mean[*fact] = *mean;
  return true;
}

}  // namespace

Phase phase_of_plays(const Facts& better, const Facts& worse, int roll) {
  const bool full = better.values[Fact::Full] > 0;
  if (roll <= kOpeningRolls && !full) return Phase::Opening;
  return better.values[Fact::Passed] + worse.values[Fact::Passed] > 0 ? Phase::Return : Phase::Filling;
}

Phase phase_of_hold(const Facts& held) {
  return held.values[Fact::Full] > 0 ? Phase::HoldFull : Phase::HoldOpen;
}

std::string print_weights(const Weights& weights) {
  std::string text;
  for (std::size_t i = 0; i < kPhaseNames.kSize; ++i) {
    const auto phase = static_cast<Phase>(i);
    const PhaseWeights& of_phase = weights[phase];
    if (of_phase.bias != 0) text += text_of("{} {} {}\n", kPhaseNames[phase], kBias, parts_of(of_phase.bias));
    for (const Fact f : all_facts())
      if (of_phase.weight[f] != 0)
        text += text_of("{} {} {} {} {}\n", kPhaseNames[phase], owner_of(f), kFacts[f].name,
                        parts_of(of_phase.weight[f]), parts_of(of_phase.mean[f]));
  }
  return text;
}

std::expected<Weights, std::string> parse_weights(std::string_view lines) {
  Weights weights;
  int n = 0;
  for (const std::string_view line : split(lines, '\n')) {
    ++n;
    if (says_nothing(line)) continue;
    if (!read_line(words_of(line), weights))
      return std::unexpected(
          text_of("line {} should be \"PHASE bias NUMBER\" or \"PHASE own|other FACT WEIGHT MEAN\", with a "
                  "weight of the sign of its fact: {}",
                  n, line));
  }
  return weights;
}

const Weights& built_in_weights() {
  static const Weights kWeights = [] {
    auto weights = parse_weights(kFiles.front().text());
    TRICTRAC_ASSERT(weights.has_value());
    return *weights;
  }();
  return kWeights;
}

}  // namespace trictrac::explanation
