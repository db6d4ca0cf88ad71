// A game whose players marked for themselves, followed from its record: what was thrown, played and said, and
// what followed from it.
#pragma once

#include <iosfwd>

#include "apps/cli/spoken.h"
#include "text/record/record.h"

namespace trictrac::cli {

class SpokenGame {
 public:
  SpokenGame(const Record& record, const Words& words, std::ostream& out);

  // Shows what an event did between `before` and `match`.
  void show(const State& before, const LoggedEvent& logged, const Match& match, const MatchEffects& effects);

 private:
  void show(const State& before, Side thrower, const GameEvent& event);
  void throws(Side side, Roll roll);

  Words words_;
  PerSide<std::string> names_;
  Numbering numbering_;
  std::ostream& out_;
  Spoken spoken_;
  int rolls_ = 0;
};

}  // namespace trictrac::cli
