// What an account is worth to one of the two at the board: what the round pays by the format's own fold, and
// what is expected of it where the men are put back.
#pragma once

#include "engine/equity/keys.h"
#include "engine/equity/units.h"

namespace trictrac {

// What is counted. Equity: what the format pays. Wins: a round won is one unit and a lost one is paid by one,
// whatever it pays; of combiné the marqué. The tables then count this in their first column (tables_of_wins
// in engine/advice/round.h).
enum class Counting : std::uint8_t { Equity, Wins };

// Estimates what can follow from `root` in the round that is being played there, for one side.
class EquityEstimator {
 public:
  // Requires `tables` and `root`, which is not over, to outlive it. `only`: the one game that counts, where
  // not all do.
  EquityEstimator(const Tables& tables, const MatchLedger& root, Side mine, std::optional<int> only = {},
                  Counting counting = Counting::Equity);

  // Returns what has been paid from the root to `a`, which followed from it in the same round or at its end,
  // and what is expected if the men are put back now and `first` throws; in thousandths of the unit of each
  // column. `game` is below games().
  Figures columns(int game, const MatchLedger& a, Side first) const;
  // Returns the equity of all games together.
  Millionths equity(const MatchLedger& a, Side first) const;

  int games() const { return kinds_[1] ? 2 : 1; }

 private:
  std::int64_t millionths(int game, const MatchLedger& a, Side first) const;
  Figures paid(int game, const MatchLedger& a) const;
  Figures expected(int game, const MatchLedger& a, Side first) const;
  Figures at(ValueKind kind, const ValueKey& key, Side first) const;

  const Tables& tables_;
  const MatchLedger& root_;
  Side mine_;
  Counting counting_;
  PerGame<std::optional<ValueKind>> kinds_;
  PerGame<ColumnEquities> column_equities_{};
};

}  // namespace trictrac
