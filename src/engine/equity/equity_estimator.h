// What an account is worth to one of the two at the board: what the round pays by the format's own fold, and
// what is expected of it where the men are put back.
#pragma once

#include <functional>

#include "engine/equity/keys.h"
#include "engine/equity/units.h"

namespace trictrac {

// One table a kind: those compiled in, or those being made.
using Tables = std::function<ValueTable(ValueKind)>;

// Worth: what the format pays. Wins: a round won is one unit and a lost one is paid by one, whatever it pays;
// of combiné the marqué. `tables` then count this in their first column (engine/advice/winning.h).
enum class Counting : std::uint8_t { Equity, Wins };

// Appraises what can follow from `root` in the round that is being played there, for one side.
class EquityEstimator {
 public:
  // `tables` and `root` outlive it; `root` is not over. `only`: the one game that counts, where not all do.
  EquityEstimator(const Tables& tables, const MatchLedger& root, Side mine, std::optional<int> only = {},
                  Counting counting = Counting::Equity);

  // `a` followed from the root, in the same round or at its end: what has been paid since, and what is
  // expected if the men are put back now and `first` throws. In thousandths of the unit of each column.
  // `game`: below games().
  Figures columns(int game, const MatchLedger& a, Side first) const;
  // The same by what each column is worth.
  Millionths equity(int game, const MatchLedger& a, Side first) const;
  // Of all games together.
  Millionths equity(const MatchLedger& a, Side first) const;

  int games() const { return kinds_[1] ? 2 : 1; }
  Side mine() const { return mine_; }

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
