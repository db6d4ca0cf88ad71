#include "engine/advice/outlook.h"

#include "engine/advice/units.h"

namespace trictrac::advice {
namespace {

// What each of the 21 rolls is worth, answered at once, and their mean; White's.
struct Spread {
  std::array<Millionths, 21> worth{};
  Millionths mean;
};

Spread spread_of(RoundSearch& search, const Spot& spot) {
  Searcher& searcher = search.searcher();
  Spread s;
  Thrown thrown;
  std::size_t i = 0;
  for (const Roll roll : all_rolls()) {
    searcher.throw_roll(spot, roll, thrown);
    s.worth[i] = searcher.best(thrown).worth;
    s.mean += throws(roll) * s.worth[i++];
  }
  s.mean = s.mean / 36;
  return s;
}

std::size_t place_of(Roll roll) {
  std::size_t i = 0;
  for (const Roll r : all_rolls()) {
    if (r.same(roll)) break;
    ++i;
  }
  return i;
}

double chance_for(Side s, Millionths wins) {
  const double white = Round::chance(wins);
  return s == Side::White ? white : 1 - white;
}

Way way_of(const Thrown& t, const Choice& c) {
  Way way{.kind = c.kind, .game = c.game};
  if (c.kind != Choice::Kind::Go) way.play = t.turn.plays[c.play];
  return way;
}

RollOutlook outcome_of(Searcher& searcher, const Spot& spot, Roll roll) {
  RollOutlook o{.roll = roll};
  Thrown t;
  searcher.throw_roll(spot, roll, t);
  o.events.assign(t.turn.events.begin(), t.turn.events.end());
  Marks marks = spot.state.marks;
  o.mine = award(marks, spot.state.to_act, t.turn.events.points_roller());
  o.ended = t.ended;
  if (t.ended) return o;
  o.best = way_of(t, searcher.best(t));
  if (o.best.kind != Choice::Kind::Go) o.his = award_to_other(t.state, t.turn);
  return o;
}

}  // namespace

Outlook outlook_of(Round& round, const Match& match) {
  RoundSearch& search = round.worth();
  const Spot spot = Round::spot(match, search);
  const Spread spread = spread_of(search, spot);
  const Side side = spot.state.to_act;
  Outlook out{.side = side};
  for (const Roll roll : all_rolls()) {
    RollOutlook o = outcome_of(search.searcher(), spot, roll);
    const Millionths worth = spread.worth[place_of(roll)];
    o.gain = round.amount(sign(side) * (worth - spread.mean), spot.node);
    o.best.unit = in_units(sign(side) * worth);
    out.rolls.push_back(std::move(o));
  }
  const Millionths base = search.stakes().measure(spot.node).base;
  out.holes = round.amount(sign(side) * (spread.mean - base), spot.node).holes;
  out.unit = in_units(sign(side) * spread.mean);
  out.chance = chance_for(side, spread_of(round.wins(), Round::spot(match, round.wins())).mean);
  out.mine = odds_of(spot.state);
  out.his = odds_of_other(spot.state);
  return out;
}

Fortune fortune_of(Round& round, const Match& match, Roll roll) {
  const Spot spot = Round::spot(match, round.worth());
  const Spread worths = spread_of(round.worth(), spot);
  const Spread wins = spread_of(round.wins(), Round::spot(match, round.wins()));
  const std::size_t i = place_of(roll);
  const int s = sign(spot.state.to_act);
  return {round.amount(s * (worths.worth[i] - worths.mean), spot.node), Round::chance(wins.mean),
          Round::chance(wins.worth[i])};
}

}  // namespace trictrac::advice
