#include "engine/advice/outlook.h"

namespace trictrac::advice {

namespace {

// The equity of each of the 21 rolls, answered at once, and their mean; White's.
struct Spread {
  RollEquities equity{};
  Millionths mean;
};

Spread spread_of(RoundSearch& search, const ChanceNode& chance_node) {
  Searcher& searcher = search.searcher();
  Spread s;
  RolledPosition thrown;
  std::size_t i = 0;
  for (const Roll roll : all_rolls()) {
    searcher.throw_roll(chance_node, roll, thrown);
    s.equity[i++] = searcher.best(thrown).equity;
  }
  s.mean = mean_of(s.equity);
  return s;
}

Way way_of(const RolledPosition& t, const Choice& c) {
  Way way{.kind = c.kind, .game = c.game};
  if (c.kind != Choice::Kind::Go) way.play = t.turn.plays[c.play];
  return way;
}

RollOutlook outcome_of(Searcher& searcher, const ChanceNode& chance_node, Roll roll) {
  RollOutlook o{.roll = roll};
  RolledPosition t;
  searcher.throw_roll(chance_node, roll, t);
  o.events.assign(t.turn.events.begin(), t.turn.events.end());
  Marks marks = chance_node.state.marks;
  o.mine = award(marks, chance_node.state.to_act, t.turn.events.points_roller());
  o.ended = t.ended;
  if (t.ended) return o;
  o.best = way_of(t, searcher.best(t));
  if (o.best.kind != Choice::Kind::Go) o.theirs = award_to_other(t.state, t.turn);
  return o;
}

}  // namespace

Outlook outlook_of(Round& round, const Match& match) {
  RoundSearch& search = round.equity();
  const ChanceNode chance_node = search.chance_node(match);
  const Spread spread = spread_of(search, chance_node);
  const Side side = chance_node.state.to_act;
  Outlook out{.side = side};
  for (std::size_t i = 0; i < spread.equity.size(); ++i) {
    RollOutlook o = outcome_of(search.searcher(), chance_node, all_rolls()[i]);
    const Millionths equity = spread.equity[i];
    o.gain = round.amount(sign(side) * (equity - spread.mean), chance_node.node);
    o.best.unit = in_units(sign(side) * equity);
    out.rolls.push_back(std::move(o));
  }
  const Millionths base = search.stakes().measure(chance_node.node).base;
  out.holes = round.amount(sign(side) * (spread.mean - base), chance_node.node).holes;
  out.unit = in_units(sign(side) * spread.mean);
  out.chance = Round::chance(spread_of(round.wins(), round.wins().chance_node(match)).mean, side);
  out.mine = explanation::odds_of(chance_node.state);
  out.theirs = explanation::odds_of_opponent(chance_node.state);
  return out;
}

Fortune fortune_of(Round& round, const Match& match, Roll roll) {
  const ChanceNode chance_node = round.equity().chance_node(match);
  const Spread equities = spread_of(round.equity(), chance_node);
  const Spread wins = spread_of(round.wins(), round.wins().chance_node(match));
  std::size_t i = 0;
  while (!all_rolls()[i].same(roll)) ++i;
  const int s = sign(chance_node.state.to_act);
  return {round.amount(s * (equities.equity[i] - equities.mean), chance_node.node),
          Round::chance(wins.mean, Side::White), Round::chance(wins.equity[i], Side::White)};
}

}  // namespace trictrac::advice
