// The equity of a ledger for one of the two players at the board: the payments of the round by the rules of
// the format, and the expectation after the men are put back.
#pragma once

#include "engine/equity/keys.h"
#include "engine/equity/units.h"

namespace trictrac {

// The unit of counting. Equity: the payments of the format. Wins: one unit for a round won and minus one for
// a round lost, whatever it pays; in combiné, for a marqué. The first column of the tables then counts these
// (tables_of_wins in engine/advice/round.h).
enum class Counting : std::uint8_t { Equity, Wins };

// Estimates the outcomes of the round in progress at `root`, for one side.
class EquityEstimator {
 public:
  // Requires that `tables` and `root`, which is not over, outlive it. `only`: the one game that counts, if
  // not all do.
  EquityEstimator(const Tables& tables, const MatchLedger& root, Side mine, std::optional<int> only = {},
                  Counting counting = Counting::Equity);

  // Returns the payments from the root to `a`, which follows it in the same round or ends it, plus the
  // expectation if the men are put back now and `first` throws; in thousandths of the unit of each column.
  // Requires `game` below games().
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
