// Answers that the rules give: what a roll is worth, and how many of the 36 throws do something.
#pragma once

#include <optional>

#include "engine/advice/outlook.h"
#include "lab/exercises/drill.h"

namespace trictrac::exercises {

// Makes the drill of counting `roll` at `state`, which is at Roll.
Drill make_count_drill(const State& state, Roll roll);

// Makes the drill that asks one of advice::kOddsFields of the player who throws at `state`, which is at Roll.
Drill make_chances_drill(const State& state, const advice::OddsField& asked);

// Make a drill again from what it asks; nothing where its question is none of its kind.
std::optional<Drill> remake_count_drill(const Drill& drill);
std::optional<Drill> remake_chances_drill(const Drill& drill);

}  // namespace trictrac::exercises
