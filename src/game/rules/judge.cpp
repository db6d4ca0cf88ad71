#include "game/rules/judge.h"

#include "base/processors.h"
#include "game/rules/possible.h"
#include "game/rules/score.h"

namespace trictrac {

TRICTRAC_FOR_EACH_PROCESSOR
void judge(const Position& p, Roll roll, const RuleOptions& options, const Context& context, Turn& turn) {
  TRICTRAC_ASSERT(valid(roll));
  const Ground g = survey(p);
  possible_plays(p, g, roll, options, turn.plays);

  turn.events.clear();
  turn.obligation = {};
  score({p, g, roll, options, context, turn.plays}, turn.events, turn.obligation);
  if (turn.obligation.kind != Obligation::Kind::None)
    turn.plays.keep_only([&](const Play& play) { return fulfils(p, play, turn.obligation); });
  TRICTRAC_ASSERT(turn.plays.size() > 0);
}

bool fulfils(const Position& p, const Play& play, Obligation obligation) {
  switch (obligation.kind) {
    case Obligation::Kind::None: return true;
    case Obligation::Kind::Fill: return play_fills(p, play, obligation.jan);
    case Obligation::Kind::Keep: return (at_least(after(p.own, play), 2) & obligation.jan) == obligation.jan;
    case Obligation::Kind::TakeLast: return after(p.own, play).off == kMenPerSide;
  }
  return true;
}

}  // namespace trictrac
