// Exercises whose answers follow from the rules: the worth of a roll, and the number of throws of 36 with
// some effect.
#pragma once

#include <optional>

#include "engine/advice/outlook.h"
#include "lab/exercises/drill.h"

namespace trictrac::exercises {

// Makes the exercise of counting `roll` at `state`, which is at Roll.
Drill make_count_drill(const State& state, Roll roll);

// Makes the exercise on one of advice::kOddsFields, for the player who throws at `state`, which is at Roll.
Drill make_chances_drill(const State& state, const advice::OddsField& asked);

// Make an exercise again from its position and question; nullopt if its question is not of this kind.
std::optional<Drill> remake_count_drill(const Drill& drill);
std::optional<Drill> remake_chances_drill(const Drill& drill);

}  // namespace trictrac::exercises
