#include "engine/search/searcher.h"

#include <algorithm>
#include <utility>

#include "base/assert.h"
#include "game/match/match_ledger.h"

namespace trictrac {

State under_account(State s) {
  s.options.goal = Goal::None;
  s.options.marking = Marking::Engine;
  return s;
}

State played(const RolledPosition& t, const Play& play) {
  TRICTRAC_ASSERT(!t.ended);
  State s = t.state;
  s.stage = Stage::Move;  // where a decision was asked, it is to hold
  carry_out(s, t.turn, play);
  return s;
}

Searcher::Searcher(const net::Weights& weights, Stakes& stakes, const net::Kernel& kernel)
    : stakes_(stakes), engine_(weights, kernel) {}

void Searcher::weights_changed() {
  engine_.weights_changed();
  first_layers_.clear();
  race_ends_ = {};
  forget();
}

const net::WideRow& Searcher::first_layer(Stakes::Node node, Side mover) {
  if (first_layers_.size() <= static_cast<std::size_t>(node)) first_layers_.resize(node + 1);
  FirstLayer& g = first_layers_[node][mover];
  if (!g.known) {
    g.row = net::first_layer_of(engine_.weights(), stakes_.inputs(node, mover));
    g.known = true;
  }
  return g.row;
}

Millionths Searcher::equity_of(std::int32_t answer, const Stakes::Measure& m, Side mover) const {
  return m.base + sign(mover) * m.hole * answer / net::kScoreOne;
}

Millionths Searcher::equity(const ChanceNode& chance_node) {
  if (is_home_race(chance_node.state.board, BearingOffTable::kMostMen)) return race_equity(chance_node);
  net::Features features;
  net::extract(net::net_input_of(chance_node.state), features);
  engine_.rest_on(features, first_layer(chance_node.node, chance_node.state.to_act));
  ++evaluations_;
  return equity_of(engine_.evaluate(features), stakes_.measure(chance_node.node), chance_node.state.to_act);
}

// A race brings no points before its end, so what its end is worth is the same for all its positions.
const Searcher::RaceEnds& Searcher::race_ends(const ChanceNode& chance_node) {
  const State& now = chance_node.state;
  if (race_ends_.node == chance_node.node && race_ends_.marks == now.marks &&
      race_ends_.options == now.options)
    return race_ends_;
  RaceEnds ends{chance_node.node, now.marks, now.options, {}, {}};
  ChanceNode last = chance_node;
  last.state.board = {};
  last.state.board.own.off = kMenPerSide - 1;
  last.state.board.own.add(kLast);
  last.state.board.other = seen_from_facing(last.state.board.own);
  RolledPosition t;
  const auto equity_by = [&](Side side, Roll roll) {
    last.state.to_act = side;
    throw_roll(last, roll, t);
    return t.ended ? stakes_.start(t.node, side) : ranked(t, Depth{}).front().equity;
  };
  for (const Side side : kSides) {
    ends.simple[side] = equity_by(side, {2, 1});
    ends.doublet[side] = equity_by(side, {1, 1});
  }
  return race_ends_ = ends;
}

// Returns the equity where both sides only bear off: by the table of how many throws that takes each.
Millionths Searcher::race_equity(const ChanceNode& chance_node) {
  const State& s = chance_node.state;
  const auto odds = BearingOffTable::of(s.options.bearing_off).odds(s.board);
  const RaceEnds& ends = race_ends(chance_node);
  const Side own = s.to_act, opponent = other(own);
  return odds.own_simple * ends.simple[own] + odds.own_doublet * ends.doublet[own] +
         odds.other_simple * ends.simple[opponent] + odds.other_doublet * ends.doublet[opponent];
}

void Searcher::throw_roll(const ChanceNode& chance_node, Roll roll, RolledPosition& out) {
  TRICTRAC_ASSERT(chance_node.state.stage == Stage::Roll && chance_node.state.options.goal == Goal::None &&
                  valid(roll));
  State& s = out.state;
  s = chance_node.state;
  judge(s.board, roll, s.options, context_of(s), out.turn);
  Award award;
  mark_roll(s, roll, out.turn, award);
  out.node = chance_node.node;
  if (award.holes > 0) out.node = stakes_.after(chance_node.node, HolesWon{award.side, award.holes, true});
  out.ended = stakes_.ended(out.node);
}

// Returns the account when the roller plays on: the opponent has marked.
Stakes::Node Searcher::held_node(const RolledPosition& t, const Choice& choice) {
  Stakes::Node node = t.node;
  if (choice.kind == Choice::Kind::Suspend)
    node = stakes_.after(node, Suspended{t.state.to_act, choice.game});
  const Award award = award_to_other(t.state, t.turn);
  return award.holes > 0 ? stakes_.after(node, HolesWon{award.side, award.holes, false}) : node;
}

void Searcher::add_plays(const RolledPosition& t, Choice choice, std::vector<Choice>& out) {
  const Stakes::Node node = held_node(t, choice);
  if (stakes_.ended(node)) {
    choice.equity = stakes_.start(node, t.state.to_act);
    out.push_back(choice);
    return;
  }
  // All plays take the last man, or none does: the roller then throws again, and nothing is shared. Nor is
  // anything where plays may lead to a race of men that only bear off.
  if (t.turn.obligation.kind == Obligation::Kind::TakeLast ||
      is_home(seen_from_facing(t.state.board.other), BearingOffTable::kMostMen)) {
    for (const Play& play : t.turn.plays) {
      choice.equity = equity(ChanceNode{played(t, play), node});
      out.push_back(choice);
      ++choice.play;
    }
    return;
  }
  const Side next = other(t.state.to_act);
  const auto answers = answers_to_plays(t, node);
  const Stakes::Measure measure = stakes_.measure(node);
  for (const std::int32_t answer : answers) {
    choice.equity = equity_of(answer, measure, next);
    out.push_back(choice);
    ++choice.play;
  }
}

// Returns the net's answers where the opponent is to throw after each play.
std::span<const std::int32_t> Searcher::answers_to_plays(const RolledPosition& t, Stakes::Node node) {
  const auto n = static_cast<std::size_t>(t.turn.plays.size());
  if (features_.size() < n) {
    features_.resize(n);
    answers_.resize(n);
  }
  const Side next = other(t.state.to_act);
  const State after_first = played(t, t.turn.plays[0]);
  const net::FeatureExtractor extractor(net::net_input_of(after_first));
  for (std::size_t i = 0; i < n; ++i)
    extractor.extract(after(t.state.board.own, t.turn.plays[static_cast<int>(i)]), features_[i]);
  engine_.rest_on(features_[0], first_layer(node, next));
  engine_.evaluate(std::span(features_).first(n), std::span(answers_).first(n));
  evaluations_ += n;
  return std::span(answers_).first(n);
}

bool Searcher::may_suspend(const RolledPosition& t, CombineGame game) const {
  const MatchLedger& a = stakes_.account(t.node);
  return !refused(a, Suspended{t.state.to_act, game});
}

void Searcher::all_choices(const RolledPosition& t, std::vector<Choice>& out) {
  out.clear();
  if (t.may_decide()) {
    out.push_back({.kind = Choice::Kind::Go, .equity = stakes_.go(t.node, t.state.to_act)});
    for (const CombineGame game : {CombineGame::Ecrire, CombineGame::Honours})
      if (may_suspend(t, game)) add_plays(t, {.kind = Choice::Kind::Suspend, .game = game}, out);
  }
  add_plays(t, {}, out);
}

std::optional<ChanceNode> Searcher::follow(const RolledPosition& t, const Choice& choice) {
  TRICTRAC_ASSERT(choice.play >= 0 && (t.ended || choice.play < t.turn.plays.size()));
  if (t.ended || choice.kind == Choice::Kind::Go) return std::nullopt;
  const Stakes::Node node = held_node(t, choice);
  if (stakes_.ended(node)) return std::nullopt;
  return ChanceNode{played(t, t.turn.plays[choice.play]), node};
}

End Searcher::end_of(const RolledPosition& t, const Choice& choice) {
  const Side roller = t.state.to_act;
  if (t.ended || choice.kind != Choice::Kind::Go) {
    const Stakes::Node node = t.ended ? t.node : held_node(t, choice);
    return {stakes_.account(node), seating_of(stakes_.account(node)).lead};
  }
  const MatchLedger& before = stakes_.account(t.node);
  const MatchLedger gone = trictrac::after(before, Went{roller});
  return {gone, first_throw_after(before, gone, roller)};
}

Millionths Searcher::equity_at_end(const RolledPosition& t, const Choice& choice) {
  const Side roller = t.state.to_act;
  if (t.ended) return stakes_.start(t.node, roller);
  return choice.kind == Choice::Kind::Go ? stakes_.go(t.node, roller)
                                         : stakes_.start(held_node(t, choice), roller);
}

void Searcher::sort(std::vector<Choice>& choices, Side roller, std::size_t n) const {
  const double s = sign(roller);
  std::stable_sort(choices.begin(), choices.begin() + static_cast<std::ptrdiff_t>(n),
                   [s](const Choice& a, const Choice& b) { return s * a.equity > s * b.equity; });
}

// Counts how many of sorted choices stay.
std::size_t Searcher::count_kept(const std::vector<Choice>& choices, int most, const Depth& depth,
                                 Stakes::Node node) {
  const Millionths margin = stakes_.measure(node).equity(depth.within);
  std::size_t n = 0;
  while (n < choices.size() && n < static_cast<std::size_t>(most) &&
         abs(choices[n].equity - choices[0].equity) <= margin)
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

std::vector<Choice> Searcher::ranked(const RolledPosition& t, const Depth& depth) {
  std::vector<Choice> all;
  if (!t.ended) rank(t, depth, all);
  return all;
}

// Puts the choices in order; returns how many were looked at as far as `depth` says.
std::size_t Searcher::rank(const RolledPosition& t, const Depth& depth, std::vector<Choice>& all) {
  all_choices(t, all);
  sort(all, t.state.to_act, all.size());
  std::size_t n = all.size();
  for (int plies = 1; plies <= depth.plies; ++plies) {
    n = select_candidates(t, depth, plies, all, n);
    evaluate_candidates(t, depth, plies, all, n);
  }
  return n;
}

// Returns the number of the first `n` answers, sorted, to search that many plies deep; they are then the
// first.
std::size_t Searcher::select_candidates(const RolledPosition& t, const Depth& depth, int plies,
                                        std::vector<Choice>& all, std::size_t n) {
  n = std::min(n, count_kept(all, depth.keep[plies - 1], depth, t.node));
  return t.may_decide() ? with_each_kind(all, n) : n;
}

// Puts the answers in order one ply less deep; returns how many of them are to be searched `depth` deep.
std::size_t Searcher::rank_candidates(const RolledPosition& t, const Depth& depth, std::vector<Choice>& all) {
  Depth before = depth;
  --before.plies;
  return select_candidates(t, depth, depth.plies, all, rank(t, before, all));
}

// Searches the first `n` answers that many plies deep, and sorts them.
void Searcher::evaluate_candidates(const RolledPosition& t, const Depth& depth, int plies,
                                   std::vector<Choice>& all, std::size_t n) {
  for (std::size_t i = 0; i < n; ++i)
    if (const auto chance_node = follow(t, all[i])) all[i].equity = equity(*chance_node, plies, depth);
  sort(all, t.state.to_act, n);
}

Millionths Searcher::equity(const ChanceNode& chance_node, int plies, const Depth& depth) {
  TRICTRAC_ASSERT(plies >= 0 && plies <= 2);
  return plies == 0 ? equity(chance_node) : average(chance_node, plies, depth);
}

Millionths Searcher::average(const ChanceNode& chance_node, int plies, const Depth& depth) {
  if (const auto known = averages_.find(chance_node, plies, depth)) return *known;
  const Millionths equity = compute_average(chance_node, plies, depth);
  averages_.store(chance_node, plies, depth, equity);
  return equity;
}

namespace {

// Returns the depth of the replies to an answer that is searched that many plies deep.
Depth reply_depth(int plies, const Depth& depth) {
  return {plies - 1, {depth.keep[1], depth.keep[1]}, depth.within};
}

}  // namespace

Millionths Searcher::compute_average(const ChanceNode& chance_node, int plies, const Depth& depth) {
  const Depth shallower = reply_depth(plies, depth);
  RollEquities equities;
  RolledPosition t;
  std::size_t i = 0;
  for (const Roll roll : all_rolls()) {
    throw_roll(chance_node, roll, t);
    equities[i++] = best(t, shallower).equity;
  }
  return mean_of(equities);
}

// Finds the best answer without searching the others fully; only the first is searched fully. For a later
// one, each roll is first answered by the reply that was best there before: the replying player gets at least
// its value, so the mean over the rolls is an upper bound of the answer's value to the roller. The best reply
// replaces the bound roll by roll, until the mean is no more than the value of the best answer so far, or all
// are known.

Choice Searcher::best(const RolledPosition& t) {
  if (t.ended) return {.equity = stakes_.start(t.node, t.state.to_act)};
  all_choices(t, scratch_);
  const double s = sign(t.state.to_act);
  return *std::ranges::max_element(scratch_, {}, [s](const Choice& c) { return s * c.equity; });
}

Choice Searcher::best(const RolledPosition& t, const Depth& depth) {
  if (t.ended || depth.plies == 0) return best(t);
  std::vector<Choice> all;
  const std::size_t n = rank_candidates(t, depth, all);
  return best_ahead(t, all, n, depth);
}

// Returns the best of the first `n`, and of equal ones the first, as sorting has it.
Choice Searcher::best_ahead(const RolledPosition& t, const std::vector<Choice>& choices, std::size_t n,
                            const Depth& depth) {
  const double s = sign(t.state.to_act);
  std::optional<Choice> best;
  std::optional<Replies> replies;
  for (std::size_t i = 0; i < n; ++i) {
    Choice c = choices[i];
    if (const auto chance_node = follow(t, c)) {
      if (chance_node->state.to_act ==
          t.state.to_act) {  // the last man has left, and the replies are the roller's own
        c.equity = average(*chance_node, depth.plies, depth);
      } else if (!replies) {
        c.equity = average_with_replies(*chance_node, depth, replies.emplace());
      } else if (const auto equity = average_above(best->equity, *chance_node, depth, *replies)) {
        c.equity = *equity;
      } else {
        continue;
      }
    }
    if (!best || s * c.equity > s * best->equity) best = c;
  }
  return *best;
}

Millionths Searcher::best_reply(const RolledPosition& t, const Depth& depth, ReplyChoice& out) {
  out.choice = best(t, depth);
  if (!t.ended) out.men = after(t.state.board.own, t.turn.plays[out.choice.play]);
  return out.choice.equity;
}

// Computes the average even if it is known: the replies are not.
Millionths Searcher::average_with_replies(const ChanceNode& chance_node, const Depth& depth, Replies& out) {
  const Depth shallower = reply_depth(depth.plies, depth);
  RollEquities equities;
  RolledPosition t;
  std::size_t i = 0;
  for (const Roll roll : all_rolls()) {
    throw_roll(chance_node, roll, t);
    equities[i] = best_reply(t, shallower, out[i]);
    ++i;
  }
  const Millionths equity = mean_of(equities);
  averages_.store(chance_node, depth.plies, depth, equity);
  return equity;
}

// Returns whether `choice` is one of those that are searched as far as `depth` says.
bool Searcher::is_candidate(const RolledPosition& t, const Choice& choice, const Depth& depth) {
  if (depth.plies == 0) return true;
  std::vector<Choice> all;
  const std::size_t n = rank_candidates(t, depth, all);
  return std::any_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(n), [&](const Choice& c) {
    return c.kind == choice.kind && c.game == choice.game && c.play == choice.play;
  });
}

// Returns an equity that the player who has thrown can have at that depth: by going, or by that reply,
// whichever is better for them. Returns nullopt if neither is possible.
std::optional<Millionths> Searcher::equity_of_reply(const RolledPosition& t, const ReplyChoice& reply,
                                                    const Depth& depth) {
  if (t.ended) return stakes_.start(t.node, t.state.to_act);
  std::optional<Millionths> equity;
  if (t.may_decide()) equity = stakes_.go(t.node, t.state.to_act);
  Choice c = reply.choice;
  if (c.kind == Choice::Kind::Go) return equity;
  if (c.kind == Choice::Kind::Suspend && !(t.may_decide() && may_suspend(t, c.game))) return equity;
  const auto play =
      std::ranges::find(t.turn.plays, reply.men, [&](const Play& p) { return after(t.state.board.own, p); });
  if (play == t.turn.plays.end()) return equity;
  c.play = static_cast<int>(play - t.turn.plays.begin());
  if (!is_candidate(t, c, depth)) return equity;
  const auto chance_node = follow(t, c);
  const Millionths by_reply =
      chance_node ? this->equity(*chance_node, depth.plies, depth) : equity_at_end(t, c);
  const double s = sign(t.state.to_act);
  return equity && s * *equity >= s * by_reply ? equity : by_reply;
}

// Returns the average that many plies ahead if it is greater than `bar` for the player who does not throw,
// else nullopt. Stores the best replies in `replies`.
std::optional<Millionths> Searcher::average_above(Millionths bar, const ChanceNode& chance_node,
                                                  const Depth& depth, Replies& replies) {
  if (const auto known = averages_.find(chance_node, depth.plies, depth)) return known;
  const Depth shallower = reply_depth(depth.plies, depth);
  const double s = -sign(chance_node.state.to_act);
  RollEquities bounds;
  std::array<bool, all_rolls().size()> known{};
  RolledPosition t;
  const auto look = [&](std::size_t i) {
    bounds[i] = best_reply(t, shallower, replies[i]);
    known[i] = true;
  };
  std::size_t i = 0;
  for (const Roll roll : all_rolls()) {
    throw_roll(chance_node, roll, t);
    if (const auto bound = equity_of_reply(t, replies[i], shallower))
      bounds[i] = *bound;
    else
      look(i);
    ++i;
  }
  for (const bool doublets : {false, true}) {  // those that count double first
    i = 0;
    for (const Roll roll : all_rolls()) {
      if (roll.doublet() == doublets && !known[i]) {
        if (s * mean_of(bounds) <= s * bar) return std::nullopt;
        throw_roll(chance_node, roll, t);
        look(i);
      }
      ++i;
    }
  }
  const Millionths equity = mean_of(bounds);
  averages_.store(chance_node, depth.plies, depth, equity);
  return equity;
}

RoundSearch::RoundSearch(const net::Weights& weights, Tables tables, const MatchLedger& root, Side mine,
                         std::optional<int> only, Counting counting)
    : stakes_(std::move(tables), root, mine, only, counting), searcher_(weights, stakes_) {}

RoundSearch::RoundSearch(const Searcher& like)
    : stakes_(like.stakes().fresh_copy()), searcher_(like.weights(), stakes_) {}

ChanceNode RoundSearch::chance_node(const State& state, const MatchLedger& account) {
  TRICTRAC_ASSERT(state.stage == Stage::Roll);
  return {under_account(state), stakes_.at(account)};
}

RolledPosition RoundSearch::thrown(const Tour& tour, const MatchLedger& account) {
  const Stage stage = tour.state().stage;
  TRICTRAC_ASSERT(stage == Stage::Decide || stage == Stage::Move);
  return {under_account(tour.state()), tour.turn(), stakes_.at(account), false};
}

}  // namespace trictrac
