// Answers that the rules give: what a roll is worth, and how many of the 36 throws do something.
#pragma once

#include <optional>

#include "engine/advice/outlook.h"
#include "lab/exercises/drill.h"

namespace trictrac::exercises {

// `state` is at Roll.
Drill counted(const State& state, Roll roll);

// One of advice::kAsked, of who throws at `state`, which is at Roll.
Drill chanced(const State& state, const advice::OddsField& asked);

// The drill again from what it asks; nothing where its question is none of its kind.
std::optional<Drill> counted_again(const Drill& drill);
std::optional<Drill> chanced_again(const Drill& drill);

}  // namespace trictrac::exercises
