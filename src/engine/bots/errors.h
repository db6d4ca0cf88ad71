// The errors of bots. They depend on the position and a seed alone: the same question has the same answer.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/search/searcher.h"

namespace trictrac {

// Returns the seed of the errors of the player to act in `state`: the colour of the men changes nothing.
std::uint64_t seed_of_errors(const State& state, std::uint64_t seed);

// Misjudges each answer by a normally distributed error of deviation `blur`, and returns the one that then
// seems best. Answers are valued for the player who chooses; there is at least one.
Choice choose_misjudging(std::vector<Choice> answers, Millionths blur, std::uint64_t seed);

// Draws an answer as people choose: the less it loses beside the best, the more often. An answer that loses
// `heat` is drawn about a third as often as the best, one that loses three times as much hardly ever, and one
// that loses kHeats times as much never. So most errors are made where answers are close. Requires answers as
// ranked() returns them, at least one, all searched equally far, and that `heat` is positive.
inline constexpr int kHeats = 8;
Choice choose_as_people_do(const std::vector<Choice>& ranked, Millionths heat, std::uint64_t seed);

}  // namespace trictrac
