// The dice of a table: every throw of a game follows from a secret seed that was committed to before.
//
// So that anyone can recompute them (all text is ASCII, numbers are decimal without leading zeros):
//   commitment     = SHA-256(seed), in hex, shown before the first throw; the seed is shown at the end
//   pair(message)  = the first byte v below 252 of HMAC-SHA-256(key = seed, message), as the dice
//                    v % 36 / 6 + 1 and v % 6 + 1: the 36 throws are exactly equally likely.
//                    Should all 32 bytes be 252 or more: pair(message + " again")
//   roll n         = pair("trictrac roll " + n); n = 0, 1, 2 … over the rolls the table draws,
//                    not counting a first roll that the lead gave
//   lead throw n   = pair("trictrac lead " + n); n = 0, 1, 2 … until the two dice differ
//
// The lead (K9). (a) The first die is White's, the second Black's. (c) The first die is the one that
// fell nearer White's mark, the second nearer Black's. Either way equal dice are thrown again, the
// higher die leads, and its owner plays the two numbers. (b) As (a), but the leader throws roll 0.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/options.h"
#include "rules/roll.h"
#include "rules/side.h"
#include "table/sha256.h"

namespace trictrac {

using Seed = std::array<std::uint8_t, 32>;

// 64 hex digits.
std::optional<Seed> parse_seed(std::string_view hex);
std::string commitment(const Seed& seed);

Roll drawn_roll(const Seed& seed, int n);

// All throws for the lead, in order; only the last is not a doublet.
std::vector<Roll> drawn_lead(const Seed& seed);
Side leader(Roll last_throw);
// The roll the leader plays at once, the dice of the leader first; nothing under K9 (b).
std::optional<Roll> roll_of_lead(Roll last_throw, Lead method);

}  // namespace trictrac
