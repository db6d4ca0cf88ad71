// The games of training: every format, from every score.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/equity/keys.h"
#include "engine/equity/values.h"

namespace trictrac::learn {

inline constexpr int kMostThrows = 300;  // of a relevé; then the men are counted as put back

// Returns the ledger of a game as one kind of table counts it, at the beginning of a round, White to throw
// first.
MatchLedger account_for(ValueKind kind);

// A game of training, and the scores at which its relevés begin.
struct Setting {
  std::string_view name;
  int weight = 1;  // how often it is taken, of 100
  MatchLedger root;
  std::vector<MatchLedger> starts;
};
// Returns all games of training.
std::vector<Setting> settings();

}  // namespace trictrac::learn
