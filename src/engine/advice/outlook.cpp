#include "engine/advice/outlook.h"

namespace trictrac::advice {

namespace {

constexpr FlecheSet kPleins[] = {kPetitJan, kGrandJan, kRetour};

enum class Sort { None, HitTrue, HitFalse, Fill, Keep };

Sort sort_of(Jan jan) {
  switch (jan) {
    case Jan::HitTrueOuter:
    case Jan::HitTrueHome: return Sort::HitTrue;
    case Jan::HitFalseOuter:
    case Jan::HitFalseHome: return Sort::HitFalse;
    case Jan::PetitJanFill:
    case Jan::GrandJanFill:
    case Jan::RetourFill: return Sort::Fill;
    case Jan::PetitJanKeep:
    case Jan::GrandJanKeep:
    case Jan::RetourKeep: return Sort::Keep;
    default: return Sort::None;
  }
}

// The odds that one roll counts for.
struct Done {
  std::uint32_t jans = 0;
  FlecheSet true_on = 0, false_on = 0;
  bool fill = false, keep = false;
};

Done done_by(const Events& events) {
  Done d;
  for (const Event& e : events) {
    d.jans |= std::uint32_t{1} << static_cast<int>(e.jan);
    const Sort sort = sort_of(e.jan);
    if (sort == Sort::HitTrue) d.true_on |= e.at;
    if (sort == Sort::HitFalse) d.false_on |= e.at;
    d.fill |= sort == Sort::Fill;
    d.keep |= sort == Sort::Keep;
  }
  return d;
}

bool is_full(const Men& men) {
  const FlecheSet two = at_least(men, 2);
  for (const FlecheSet jan : kPleins)
    if ((two & jan) == jan) return true;
  return false;
}

bool takes_coin(const Men& before, const Play& play) {
  return before.on(kCoin) == 0 && after(before, play).on(kCoin) >= 2;
}

// By puissance each man stops one flèche short of where its number leads.
bool by_puissance(const Play& play, Roll roll) {
  int pips = 0;
  for (const Step& s : play) pips += s.to - s.from;
  return pips != roll.sum();
}

void count_places(FlecheSet at, int n, std::array<int, kLast + 1>& counts) {
  while (at) counts[pop(at)] += n;
}

void count_coin(const Position& p, Roll roll, const Plays& plays, Odds& odds) {
  bool effect = false, puissance = false;
  for (const Play& play : plays)
    if (takes_coin(p.own, play)) (by_puissance(play, roll) ? puissance : effect) = true;
  if (effect || puissance) odds.coin += throws(roll);
  if (effect) odds.coin_by_effect += throws(roll);
  if (puissance) odds.coin_by_puissance += throws(roll);
}

void count(const Done& d, bool was_full, int n, Odds& odds) {
  for (int j = 0; j < kJans; ++j)
    if (d.jans >> j & 1) odds.jan[j] += n;
  count_places(d.true_on, n, odds.true_on);
  count_places(d.false_on, n, odds.false_on);
  if (d.true_on) odds.hit_true += n;
  if (d.false_on) odds.hit_false += n;
  if (d.fill) odds.fill += n;
  if (d.keep) odds.keep += n;
  if (was_full && !d.keep) odds.breaks += n;
}

// `turn` is overwritten.
void add(const Position& p, Roll roll, const RuleOptions& options, const Context& context, Turn& turn,
         Odds& odds) {
  judge(p, roll, options, context, turn);
  count(done_by(turn.events), is_full(p.own), throws(roll), odds);
  count_coin(p, roll, turn.plays, odds);
}

}  // namespace

Odds odds_of(const Position& p, const RuleOptions& options, const Context& context) {
  Odds odds;
  Turn turn;
  for (const Roll roll : all_rolls()) add(p, roll, options, context, turn, odds);
  return odds;
}

Odds odds_of(const Position& p, Roll roll, const RuleOptions& options, const Context& context) {
  Odds odds;
  Turn turn;
  add(p, roll, options, context, turn, odds);
  return odds;
}

Odds odds_of(const State& s) { return odds_of(s.board, s.options, context_of(s)); }

Odds odds_of_opponent(const State& s) {
  State turned_round = s;
  turned_round.board = turned(s.board);
  turned_round.to_act = other(s.to_act);
  return odds_of(turned_round);
}

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
  out.mine = odds_of(chance_node.state);
  out.theirs = odds_of_opponent(chance_node.state);
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
