// The state before the next roll.
#pragma once

#include <optional>

#include "game/rules/state.h"

namespace trictrac {

// Returns the state at Roll after one of tour.turn().plays, and before it after holding if the tour is at
// Decide. Returns nullopt if the relevé or the tour ends with it.
inline std::optional<State> state_after(Tour tour, const Play& play) {
  if (tour.state().stage == Stage::Decide) tour.act_legal(Hold{});
  const Effects effects = tour.act_legal(play);
  if (effects.releve != Releve::None || tour.state().stage != Stage::Roll) return std::nullopt;
  return tour.state();
}

}  // namespace trictrac
