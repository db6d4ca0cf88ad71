// The weight of each fact, by the phase of the game: how far it speaks for an answer.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

#include "engine/explain/facts.h"

namespace trictrac::explanation {

// The phases of a relevé in which facts weigh differently.
enum class Phase : std::uint8_t {
  Opening,   // a play among the first four rolls of a player, no jan full
  Filling,   // any other play
  Return,    // a play after which men are in the opponent's jans
  HoldOpen,  // hold or go, no jan of the player full
  HoldFull,  // hold or go, a jan of the player full
};
inline constexpr EnumTable<Phase, Phase::HoldFull, std::string_view> kPhaseNames({
    {Phase::Opening, "opening"},
    {Phase::Filling, "filling"},
    {Phase::Return, "return"},
    {Phase::HoldOpen, "hold_open"},
    {Phase::HoldFull, "hold_full"},
});

// The weights of a phase. A sum above 0 speaks for the first of two answers, or for holding:
//   of plays, the sum of weight * (value after one - value after the other)
//   of hold or go, bias + the sum of weight * (value after holding - mean)
struct PhaseWeights {
  double bias = 0;
  FactValues weight{}, mean{};
};

// The weights of all phases.
class Weights {
 public:
  PhaseWeights& operator[](Phase p) { return phases_[static_cast<std::size_t>(p)]; }
  const PhaseWeights& operator[](Phase p) const { return phases_[static_cast<std::size_t>(p)]; }

 private:
  std::array<PhaseWeights, kPhaseNames.kSize> phases_{};
};

// Returns the phase of a choice between two plays, by the facts after both and the number of the player's
// roll in the relevé, from 1.
Phase phase_of_plays(const Facts& better, const Facts& worse, int roll);
// Returns the phase of hold or go, by the facts after holding.
Phase phase_of_hold(const Facts& held);

// Return the weights as the lines of a file (docs/analysis.md), and those of such lines, or in English
// what is wrong with them.
std::string print_weights(const Weights& weights);
std::expected<Weights, std::string> parse_weights(std::string_view lines);

// Returns the weights of data/explain/weights.txt.
const Weights& built_in_weights();

}  // namespace trictrac::explanation
