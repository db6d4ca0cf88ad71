// Finds the law that makes a play illegal.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "game/rules/judge.h"
#include "game/rules/law.h"
#include "game/rules/sequences.h"

namespace trictrac {

// The law that is broken, and the step that breaks it, if it is one step.
struct RuleViolation {
  Law law = Law::NoMan;
  std::optional<Step> step;
  friend bool operator==(const RuleViolation&, const RuleViolation&) = default;
};

// Returns all legal orders of steps: the sequences that end in one of turn.plays.
std::vector<Sequence> legal_sequences(const Position& p, Roll roll, const RuleOptions& options,
                                      const Turn& turn);

// Returns the law that `steps` break as a whole play or, if `partial`, as the beginning of one; nullopt if
// they are legal. A single step by the sum of both numbers is read as a tout d'une.
std::optional<RuleViolation> refuse(const Position& p, Roll roll, const RuleOptions& options,
                                    const Turn& turn, std::span<const Step> steps, bool partial = false);

// Returns the play of these steps, at most two; a single step by the sum is split into a tout d'une.
Play as_play(const Position& p, Roll roll, std::span<const Step> steps);

}  // namespace trictrac
