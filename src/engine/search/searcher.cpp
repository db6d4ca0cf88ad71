#include "engine/search/searcher.h"

#include <algorithm>

#include "base/assert.h"
#include "engine/search/roll_worths.h"
#include "game/match/account_seats.h"

namespace trictrac {
namespace {

net::Scene scene_of(const State& s) {
  return net::scene_of(s.board, s.marks, s.to_act, s.rolls_in_releve, net::rules_seen(s.options));
}

}  // namespace

State under_account(State s) {
  s.options.goal = Goal::None;
  s.options.marking = Marking::Engine;
  return s;
}

State played(const Thrown& t, const Play& play) {
  TRICTRAC_ASSERT(!t.ended);
  State s = t.state;
  s.stage = Stage::Move;  // where he was asked, he holds
  carry_out(s, t.turn, play);
  return s;
}

Searcher::Searcher(const net::Weights& weights, Stakes& stakes, const net::Kernel& kernel)
    : stakes_(stakes), engine_(weights, kernel) {}

void Searcher::weights_changed() {
  engine_.weights_changed();
  grounds_.clear();
  forget();
}

const net::WideRow& Searcher::ground(Stakes::Node node, Side mover) {
  if (grounds_.size() <= static_cast<std::size_t>(node)) grounds_.resize(node + 1);
  Ground& g = grounds_[node][mover];
  if (!g.known) {
    g.row = net::ground_of(engine_.weights(), stakes_.inputs(node, mover));
    g.known = true;
  }
  return g.row;
}

Millionths Searcher::worth_of(std::int32_t answer, const Stakes::Measure& m, Side mover) const {
  return m.base + sign(mover) * m.hole * answer / net::kScoreOne;
}

Millionths Searcher::worth(const Spot& spot) {
  net::Sight sight;
  net::look(scene_of(spot.state), sight);
  engine_.rest_on(sight, ground(spot.node, spot.state.to_act));
  ++evaluations_;
  return worth_of(engine_.evaluate(sight), stakes_.measure(spot.node), spot.state.to_act);
}

void Searcher::throw_roll(const Spot& spot, Roll roll, Thrown& out) {
  TRICTRAC_ASSERT(spot.state.stage == Stage::Roll && spot.state.options.goal == Goal::None && valid(roll));
  State& s = out.state;
  s = spot.state;
  judge(s.board, roll, s.options, context_of(s), out.turn);
  Award award;
  mark_roll(s, roll, out.turn, award);
  out.node = spot.node;
  if (award.holes > 0) out.node = stakes_.after(spot.node, HolesWon{award.side, award.holes, true});
  out.ended = stakes_.ended(out.node);
}

// The account when he plays on: the other has marked.
Stakes::Node Searcher::held_node(const Thrown& t, const Choice& choice) {
  Stakes::Node node = t.node;
  if (choice.kind == Choice::Kind::Suspend)
    node = stakes_.after(node, Suspended{t.state.to_act, choice.game});
  const Award award = award_to_other(t.state, t.turn);
  return award.holes > 0 ? stakes_.after(node, HolesWon{award.side, award.holes, false}) : node;
}

void Searcher::add_plays(const Thrown& t, Choice choice, std::vector<Choice>& out) {
  const Stakes::Node node = held_node(t, choice);
  if (stakes_.ended(node)) {
    choice.worth = stakes_.start(node, t.state.to_act);
    out.push_back(choice);
    return;
  }
  // All plays take the last man, or none does. The roller then throws again, and nothing is shared.
  if (t.turn.obligation.kind == Obligation::Kind::TakeLast) {
    for (const Play& play : t.turn.plays) {
      choice.worth = worth(Spot{played(t, play), node});
      out.push_back(choice);
      ++choice.play;
    }
    return;
  }
  const Side next = other(t.state.to_act);
  const auto answers = answers_to_plays(t, node);
  const Stakes::Measure measure = stakes_.measure(node);
  for (const std::int32_t answer : answers) {
    choice.worth = worth_of(answer, measure, next);
    out.push_back(choice);
    ++choice.play;
  }
}

// The net's answers where the other is to throw after each play.
std::span<const std::int32_t> Searcher::answers_to_plays(const Thrown& t, Stakes::Node node) {
  const auto n = static_cast<std::size_t>(t.turn.plays.size());
  if (sights_.size() < n) {
    sights_.resize(n);
    answers_.resize(n);
  }
  const Side next = other(t.state.to_act);
  const State after_first = played(t, t.turn.plays[0]);
  const net::Lookout lookout(net::scene_of({turned(t.state.board).own, {}}, after_first.marks, next,
                                           t.state.rolls_in_releve, net::rules_seen(t.state.options)));
  for (std::size_t i = 0; i < n; ++i)
    lookout.look(after(t.state.board.own, t.turn.plays[static_cast<int>(i)]), sights_[i]);
  engine_.rest_on(sights_[0], ground(node, next));
  engine_.evaluate(std::span(sights_).first(n), std::span(answers_).first(n));
  evaluations_ += n;
  return std::span(answers_).first(n);
}

bool Searcher::may_suspend(const Thrown& t, CombineGame game) const {
  const Account& a = stakes_.account(t.node);
  return !refused(a, Suspended{t.state.to_act, game});
}

void Searcher::all_choices(const Thrown& t, std::vector<Choice>& out) {
  out.clear();
  if (t.may_decide()) {
    out.push_back({.kind = Choice::Kind::Go, .worth = stakes_.go(t.node, t.state.to_act)});
    for (const CombineGame game : {CombineGame::Ecrire, CombineGame::Honours})
      if (may_suspend(t, game)) add_plays(t, {.kind = Choice::Kind::Suspend, .game = game}, out);
  }
  add_plays(t, {}, out);
}

std::optional<Spot> Searcher::follow(const Thrown& t, const Choice& choice) {
  TRICTRAC_ASSERT(choice.play >= 0 && (t.ended || choice.play < t.turn.plays.size()));
  if (t.ended || choice.kind == Choice::Kind::Go) return std::nullopt;
  const Stakes::Node node = held_node(t, choice);
  if (stakes_.ended(node)) return std::nullopt;
  return Spot{played(t, t.turn.plays[choice.play]), node};
}

End Searcher::end_of(const Thrown& t, const Choice& choice) {
  const Side roller = t.state.to_act;
  if (t.ended || choice.kind != Choice::Kind::Go) {
    const Stakes::Node node = t.ended ? t.node : held_node(t, choice);
    return {stakes_.account(node), seating_of(stakes_.account(node)).lead};
  }
  const Account& before = stakes_.account(t.node);
  const Account gone = trictrac::after(before, Went{roller});
  return {gone, first_throw_after(before, gone, roller)};
}

Millionths Searcher::worth_at_end(const Thrown& t, const Choice& choice) {
  const Side roller = t.state.to_act;
  if (t.ended) return stakes_.start(t.node, roller);
  return choice.kind == Choice::Kind::Go ? stakes_.go(t.node, roller)
                                         : stakes_.start(held_node(t, choice), roller);
}

void Searcher::sort(std::vector<Choice>& choices, Side roller, std::size_t n) const {
  const double s = sign(roller);
  std::stable_sort(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(n),
                   [s](const Choice& a, const Choice& b) { return s * a.worth > s * b.worth; });
}

// Of sorted choices, how many stay.
std::size_t Searcher::kept(const std::vector<Choice>& choices, int most, const Depth& depth,
                           Stakes::Node node) {
  const Millionths margin = stakes_.measure(node).worth(depth.within);
  std::size_t n = 0;
  while (n < choices.size() && n < static_cast<std::size_t>(most) &&
         abs(choices[n].worth - choices[0].worth) <= margin)
    ++n;
  return n;
}

namespace {

// Holding is always compared with going at equal effort: puts the best of each kind among the first `n`, and
// returns how many those then are.
std::size_t with_each_kind(std::vector<Choice>& all, std::size_t n) {
  for (const auto kind : {Choice::Kind::Go, Choice::Kind::Play, Choice::Kind::Suspend}) {
    const auto rest = all.begin() + static_cast<std::ptrdiff_t>(n);
    const auto is_kind = [kind](const Choice& c) { return c.kind == kind; };
    if (std::any_of(all.begin(), rest, is_kind)) continue;
    const auto first = std::find_if(rest, all.end(), is_kind);
    if (first == all.end()) continue;
    std::rotate(rest, first, first + 1);
    ++n;
  }
  return n;
}

}  // namespace

std::vector<Choice> Searcher::ranked(const Thrown& t, const Depth& depth) {
  std::vector<Choice> all;
  if (!t.ended) rank(t, depth, all);
  return all;
}

// Puts the choices in order; how many were looked at as far as `depth` says.
std::size_t Searcher::rank(const Thrown& t, const Depth& depth, std::vector<Choice>& all) {
  all_choices(t, all);
  sort(all, t.state.to_act, all.size());
  std::size_t n = all.size();
  for (int plies = 1; plies <= depth.plies; ++plies) {
    n = in_question(t, depth, plies, all, n);
    look_at(t, depth, plies, all, n);
  }
  return n;
}

// Of the first `n`, which are in order, how many are to be looked at so many plies ahead; they are then the
// first.
std::size_t Searcher::in_question(const Thrown& t, const Depth& depth, int plies, std::vector<Choice>& all,
                                  std::size_t n) {
  n = std::min(n, kept(all, depth.keep[plies - 1], depth, t.node));
  return t.may_decide() ? with_each_kind(all, n) : n;
}

// Looks at the first `n` so many plies ahead and puts them in order.
void Searcher::look_at(const Thrown& t, const Depth& depth, int plies, std::vector<Choice>& all,
                       std::size_t n) {
  for (std::size_t i = 0; i < n; ++i)
    if (const auto spot = follow(t, all[i])) all[i].worth = worth(*spot, plies, depth);
  sort(all, t.state.to_act, n);
}

Millionths Searcher::worth(const Spot& spot, int plies, const Depth& depth) {
  TRICTRAC_ASSERT(plies >= 0 && plies <= 2);
  return plies == 0 ? worth(spot) : average(spot, plies, depth);
}

Millionths Searcher::average(const Spot& spot, int plies, const Depth& depth) {
  if (const auto known = averages_.find(spot, plies, depth)) return *known;
  const Millionths worth = average_anew(spot, plies, depth);
  averages_.keep(spot, plies, depth, worth);
  return worth;
}

Millionths Searcher::average_anew(const Spot& spot, int plies, const Depth& depth) {
  const Depth shallower{plies - 1, {depth.keep[1], depth.keep[1]}, depth.within};
  RollWorths worths;
  Thrown t;
  std::size_t i = 0;
  for (const Roll roll : all_rolls()) {
    throw_roll(spot, roll, t);
    worths[i++] = best(t, shallower).worth;
  }
  return mean_of(worths);
}

}  // namespace trictrac
