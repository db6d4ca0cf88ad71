// Why a play of Le Tric Trac is not lawful.
#pragma once

#include <optional>
#include <span>

#include "game/courrier/law.h"
#include "game/courrier/possible.h"

namespace trictrac::courrier {

// The law broken, and by which step where one step breaks it.
struct Refusal {
  Law law = Law::NoMan;
  std::optional<Step> step;
  friend bool operator==(const Refusal&, const Refusal&) = default;
};

// Nothing if the player to act may play `steps` in this order: as a whole play, or, if `partial`, as its
// beginning.
std::optional<Refusal> refuse(const Position& p, Roll roll, std::span<const Step> steps,
                              bool partial = false);

}  // namespace trictrac::courrier
