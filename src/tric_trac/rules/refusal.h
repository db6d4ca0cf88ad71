// Why a play of Le Tric Trac is not lawful.
#pragma once

#include <optional>
#include <span>

#include "tric_trac/rules/law.h"
#include "tric_trac/rules/possible.h"

namespace trictrac::tric_trac {

// The law broken, and by which step where one step breaks it.
struct RuleViolation {
  Law law = Law::NoMan;
  std::optional<Step> step;
  friend bool operator==(const RuleViolation&, const RuleViolation&) = default;
};

// Nothing if the player to act may play `steps` in this order: as a whole play, or, if `partial`, as its
// beginning.
std::optional<RuleViolation> refuse(const Position& p, Roll roll, std::span<const Step> steps,
                                    bool partial = false);

}  // namespace trictrac::tric_trac
