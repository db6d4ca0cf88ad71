// The file of a result of the benchmark: what submit make writes and submit check reads.
#pragma once

#include <expected>
#include <nlohmann/json.hpp>
#include <string>

#include "apps/cli/command_line.h"
#include "apps/lab/placing.h"
#include "base/json.h"
#include "lab/entries/entry.h"

namespace trictrac::cli {

inline constexpr int kBenchmark = 2;  // another way of measuring has another number

// The limits of a result: sealed positions of each kind, and tours against each bot.
inline constexpr Between kSealedLimits{1, 100'000}, kMatchLimits{2, 1'000'000};

// A result that was handed in.
struct Claim {
  entries::Entry entry;
  int sealed = 0;  // positions of each kind
  PlacingOptions tours;
  Json all;  // the whole file; "losses" is a list of rows with "half", "set" and "loss"
};

Json entry_json(const entries::Entry& entry);

// Reads a result. The error says that it is none, or of another benchmark.
std::expected<Claim, std::string> read_claim(const std::string& file);

// Returns whether the sealed positions of a result are those that this version makes.
bool is_made_by_this_version(const Claim& claim);

// Returns whether two results say the same, but for the last digits of fractions.
bool same_result(const Json& a, const Json& b);

}  // namespace trictrac::cli
