#include "lab/measure/draw.h"

#include <cmath>
#include <utility>
#include <vector>

#include "lab/learn/settings.h"
#include "lab/measure/situation.h"
#include "text/trid.h"

namespace trictrac::measure {
namespace {

constexpr int kMostThrows = 200;
constexpr int kOddPlays = 20;  // of 1000: any play instead of the best
constexpr Thousandths kClose{60};

int count_close_plays(Searcher& searcher, const RolledPosition& t) {
  const auto all = searcher.ranked(t, Depth{});
  int n = 0;
  for (const Choice& c : all) n += abs(in_thousandths(c.equity - all.front().equity)) <= kClose;
  return n;
}

ChanceNode begin(TourSearch& table, Random& random) {
  static const auto starts = learn::settings().front().starts;  // of a tour
  const MatchLedger& a = starts[random.next() % starts.size()];
  const Marks& tally = series_of(a)->tally;
  State s;
  s.stage = Stage::Roll;
  s.marks.holes = tally.holes;
  s.marks.pavillon = tally.pavillon;
  s.first_roll_done = true;
  return table.chance_node(s);
}

}  // namespace

bool is_of(ProblemKind kind, Searcher& searcher, const RolledPosition& t) {
  if (t.ended || !searcher.follow(t, {})) return false;
  if (kind == ProblemKind::Decisions) return t.may_decide();
  if (kind == ProblemKind::Races && t.may_decide()) return men_in_contact(t.state.board) == 0;
  if (t.may_decide() || t.turn.plays.size() < 2) return false;
  switch (kind) {
    case ProblemKind::Plays: return count_close_plays(searcher, t) >= 3;
    case ProblemKind::Races: return men_in_contact(t.state.board) == 0;
    case ProblemKind::Openings: return t.state.rolls_in_releve[t.state.to_act] <= 3;
    default: return learn::someone_returns(t.state.board);
  }
}

TourSearch::TourSearch(const net::Weights& weights, Tables tables)
    : RoundSearch(weights, std::move(tables), learn::account_for(ValueKind::Tour), Side::White) {}

ChanceNode TourSearch::chance_node(const State& state) {
  return RoundSearch::chance_node(state, with_holes(root(), state.marks));
}

RolledPosition TourSearch::thrown(const State& state) {
  return RoundSearch::thrown(Tour(state), with_holes(root(), state.marks));
}

State in_a_tour(State s) {
  s.options.goal = Goal::Twelve;
  return s;
}

bool can_be_written(const State& state) {
  const auto read = parse_trid(print_trid(state));
  return read && *read == state;
}

void play_releve(TourSearch& table, Random& random,
                 const std::function<void(const ChanceNode& before, const RolledPosition& thrown)>& see) {
  play_releve(table.searcher(), begin(table, random), random, see);
}

void play_releve(Searcher& searcher, ChanceNode chance_node, Random& random,
                 const std::function<void(const ChanceNode& before, const RolledPosition& thrown)>& see) {
  RolledPosition t;
  for (int n = 0; n < kMostThrows; ++n) {
    searcher.throw_roll(chance_node, random.roll(), t);
    see(chance_node, t);
    Choice choice = searcher.best(t);
    if (!t.ended && learn::chance(random, kOddPlays)) choice = {.play = random.below(t.turn.plays.size())};
    const auto next = searcher.follow(t, choice);
    if (!next) break;
    chance_node = *next;
  }
}

State draw(TourSearch& table, ProblemKind kind, std::uint64_t seed) {
  Random random(seed);
  for (;;) {
    std::vector<State> all;
    play_releve(table, random, [&](const ChanceNode&, const RolledPosition& t) {
      if (is_of(kind, table.searcher(), t)) all.push_back(in_a_tour(t.state));
    });
    if (all.empty()) continue;
    const State& state = all[random.next() % all.size()];
    if (can_be_written(state)) return state;
  }
}

}  // namespace trictrac::measure
