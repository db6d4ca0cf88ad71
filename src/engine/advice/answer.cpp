#include "engine/advice/answer.h"

#include <algorithm>

#include "base/assert.h"

namespace trictrac::advice {

namespace {

// The number of ways of each kind that are searched one ply ahead, and two.
constexpr std::array<int, 2> kKept{8, 3};

bool is_same(const Choice& a, const Choice& b) { return same_kind(a, b) && a.play == b.play; }

// A way that ends the relevé or the round has its equity already.
void evaluate(Searcher& searcher, const RolledPosition& thrown, EvaluatedWay& way, int plies) {
  if (const auto chance_node = searcher.follow(thrown, way.choice))
    way.choice.equity = searcher.equity(*chance_node, plies, Depth{.plies = plies});
  way.plies = plies;
}

void sort(std::vector<EvaluatedWay>& ways, const RolledPosition& thrown, Side mine) {
  const double s = thrown.state.to_act == mine ? 1 : -1;
  std::ranges::stable_sort(ways, [s](const EvaluatedWay& a, const EvaluatedWay& b) {
    return a.plies != b.plies ? a.plies > b.plies : s * a.choice.equity > s * b.choice.equity;
  });
}

// The best of a kind at its last search, and the number of that kind searched since.
struct BestOfKind {
  Choice best;
  int n = 0;
};

BestOfKind& kind_of(const Choice& choice, std::vector<BestOfKind>& kinds) {
  const auto found =
      std::ranges::find_if(kinds, [&](const BestOfKind& k) { return same_kind(k.best, choice); });
  return found != kinds.end() ? *found : kinds.emplace_back(choice);
}

// Searches one ply farther the best `most` of each kind of those searched `plies` - 1 ahead.
void evaluate_best(Searcher& searcher, const RolledPosition& thrown, std::vector<EvaluatedWay>& ways,
                   int plies, int most) {
  const Millionths within = searcher.stakes().measure(thrown.node).equity(Depth{}.within);
  std::vector<BestOfKind> kinds;
  for (EvaluatedWay& way : ways) {
    if (way.plies != plies - 1) continue;
    BestOfKind& kind = kind_of(way.choice, kinds);
    if (kind.n++ < most && abs(way.choice.equity - kind.best.equity) <= within)
      evaluate(searcher, thrown, way, plies);
  }
  sort(ways, thrown, searcher.stakes().mine());
}

std::size_t place_of(const std::vector<EvaluatedWay>& ways, const Choice& choice) {
  const auto at =
      std::ranges::find_if(ways, [&](const EvaluatedWay& w) { return is_same(w.choice, choice); });
  return static_cast<std::size_t>(at - ways.begin());
}

// Returns the ways as RollAnalysis::ways() has them.
std::vector<EvaluatedWay> evaluate_candidates(Searcher& searcher, const RolledPosition& thrown, int plies) {
  TRICTRAC_ASSERT(plies >= 0 && plies <= kMostPlies);
  std::vector<EvaluatedWay> ways;
  for (const Choice& choice : searcher.ranked(thrown, Depth{})) ways.push_back({choice, 0});
  for (int n = 1; n <= plies; ++n) evaluate_best(searcher, thrown, ways, n, kKept[n - 1]);
  return ways;
}

// Looks at ways[i] as far as at the first, if it was not, and puts it in its place; returns where it stands
// then.
std::size_t evaluate_too(Searcher& searcher, const RolledPosition& thrown, std::vector<EvaluatedWay>& ways,
                         std::size_t i) {
  TRICTRAC_ASSERT(i < ways.size());
  const int plies = ways.front().plies;
  if (ways[i].plies == plies) return i;
  const Choice choice = ways[i].choice;
  evaluate(searcher, thrown, ways[i], plies);
  sort(ways, thrown, searcher.stakes().mine());
  return place_of(ways, choice);
}

// Searches one ply farther, two plies at most, the two best of each kind and ways[i]; they come first then.
// Returns the new index of ways[i].
std::size_t evaluate_farther(Searcher& searcher, const RolledPosition& thrown,
                             std::vector<EvaluatedWay>& ways, std::size_t i) {
  TRICTRAC_ASSERT(i < ways.size() && ways.front().plies < kMostPlies);
  const Choice choice = ways[i].choice;
  const int plies = ways.front().plies + 1;
  evaluate(searcher, thrown, ways[i], plies);
  evaluate_best(searcher, thrown, ways, plies, 2);
  return place_of(ways, choice);
}

// Returns the kind of answer an action is; a play is one after holding.
Choice choice_of(const GameEvent& action) {
  if (const auto* s = std::get_if<Suspend>(&action)) return {.kind = Choice::Kind::Suspend, .game = s->game};
  if (std::holds_alternative<Go>(action)) return {.kind = Choice::Kind::Go};
  return {};
}

}  // namespace

RollAnalysis::RollAnalysis(Round& round, const Match& match, int plies)
    : round_(round),
      thrown_(round.equity().thrown(match)),
      ways_(evaluate_candidates(round.equity().searcher(), thrown_, plies)) {}

// Counts the plays, or at Decide the kinds of answer.
int RollAnalysis::count_choices() const {
  if (!thrown_.may_decide()) return thrown_.turn.plays.size();
  std::vector<Choice> kinds;
  for (const EvaluatedWay& way : ways_)
    if (std::ranges::none_of(kinds, [&](const Choice& k) { return same_kind(k, way.choice); }))
      kinds.push_back(way.choice);
  return static_cast<int>(kinds.size());
}

std::optional<std::size_t> RollAnalysis::place_of(const GameEvent& action) const {
  const auto* playing = std::get_if<PlayMen>(&action);
  const Choice wanted = choice_of(action);
  const Position& board = thrown_.state.board;
  const auto fits = [&](const EvaluatedWay& way) {
    if (!playing) return same_kind(way.choice, wanted);
    return after(board.own, thrown_.turn.plays[way.choice.play]) == after(board.own, playing->steps);
  };
  const auto at = std::ranges::find_if(ways_, fits);
  if (at == ways_.end()) return std::nullopt;
  return static_cast<std::size_t>(at - ways_.begin());
}

Millionths RollAnalysis::lost(std::size_t i) const {
  return sign(thrown_.state.to_act) * (ways_.front().choice.equity - ways_[i].choice.equity);
}

bool RollAnalysis::is_doubtful(std::size_t i, Thousandths doubt) {
  const Thousandths sure = 2 * limit_of(Grade::Blunder).from;
  const auto mille = [&](std::size_t k) { return round_.amount(lost(k), thrown_.node).mille; };
  if (mille(i) > sure) return false;
  if (!thrown_.may_decide()) return mille(i) > doubt;
  const Choice& best = ways_.front().choice;
  const auto rival =
      std::ranges::find_if(ways_, [&](const EvaluatedWay& w) { return !same_kind(w.choice, best); });
  const bool close = rival != ways_.end() && mille(static_cast<std::size_t>(rival - ways_.begin())) < doubt;
  return close || mille(i) > doubt;
}

Way RollAnalysis::way_of(const EvaluatedWay& looked) {
  const Choice& c = looked.choice;
  const int s = sign(thrown_.state.to_act);
  const Millionths base = round_.equity().stakes().measure(thrown_.node).base;
  Way way{.kind = c.kind, .game = c.game};
  if (c.kind != Choice::Kind::Go) way.play = thrown_.turn.plays[c.play];
  if (c.kind == Choice::Kind::Play) way.book = from_book(way.play);
  way.holes = round_.amount(s * (c.equity - base), thrown_.node).holes;
  way.unit = in_units(s * c.equity);
  way.lost = round_.amount(s * (ways_.front().choice.equity - c.equity), thrown_.node);
  return way;
}

std::optional<FromBook> RollAnalysis::from_book(const Play& play) {
  const book::BookLine* line = round_.in_book(thrown_);
  if (!line) return std::nullopt;
  for (const book::RatedPlay& a : line->answers)
    if (after(thrown_.state.board, a.play) == after(thrown_.state.board, play))
      return FromBook{&a == &line->answers.front(), in_holes(a.equity), in_holes(a.behind),
                      in_holes(a.error)};
  return std::nullopt;
}

double RollAnalysis::chance_of(const EvaluatedWay& looked) {
  Searcher& wins = round_.wins().searcher();
  if (!thrown_to_win_) {
    thrown_to_win_ = thrown_;
    thrown_to_win_->node = wins.stakes().at(round_.equity().stakes().account(thrown_.node));
    ways_to_win_ = wins.ranked(*thrown_to_win_, Depth{});
  }
  const auto found =
      std::ranges::find_if(ways_to_win_, [&](const Choice& c) { return is_same(c, looked.choice); });
  TRICTRAC_ASSERT(found != ways_to_win_.end());
  Millionths equity = found->equity;
  if (const auto chance_node = wins.follow(*thrown_to_win_, looked.choice))
    equity = wins.equity(*chance_node, 1, Depth{.plies = 1});
  return Round::chance(equity, thrown_.state.to_act);
}

// Returns the best decision of each kind, or the two best plays; and the given answer, which comes last.
std::vector<Choice> RollAnalysis::rivals(std::size_t given) const {
  std::vector<Choice> all;
  for (std::size_t i = 0; i < ways_.size(); ++i) {
    const Choice& c = ways_[i].choice;
    const bool known = std::ranges::any_of(all, [&](const Choice& k) { return same_kind(k, c); });
    if (i != given && (thrown_.may_decide() ? !known : all.size() < 2)) all.push_back(c);
  }
  all.push_back(ways_[given].choice);
  return all;
}

void RollAnalysis::play_on(AnswerCost& v, std::size_t given, const RolloutOptions& options) {
  Rollout rollout(round_.equity().searcher(), thrown_, rivals(given), options);
  rollout.run();
  const auto all = rollout.results();
  const RolloutResult& mine = all.back();
  const RolloutResult& rival =
      *std::ranges::min_element(all.begin(), all.end() - 1, {}, &RolloutResult::behind);
  const bool ahead = rival.behind > mine.behind;
  const auto by_trials = [&](const RolloutResult& r) {
    Choice choice = r.choice;
    choice.equity = r.mean;
    Way way = way_of({choice, v.plies});
    way.lost = round_.amount(std::max(Millionths{}, r.behind), thrown_.node);
    return way;
  };
  const auto holes = [&](Millionths equity) { return round_.amount(equity, thrown_.node).holes; };
  v.rolled =
      PlayedOn{{holes(ahead ? -rival.behind : mine.behind),
                holes(ahead ? rival.behind_error : mine.behind_error), std::max(mine.times, rival.times)},
               by_trials(rival),
               v.given.lost};
  Millionths unsure;  // of those still in question
  for (const RolloutResult& r : all)
    if (r.behind <= options.sure * r.behind_error) unsure = std::max(unsure, r.behind_error);
  const bool sure = round_.amount(unsure, thrown_.node).mille < limit_of(Grade::Doubtful).from;
  const Way given_by_trials = by_trials(mine);
  if (!sure && given_by_trials.lost.mille > v.given.lost.mille) return;
  v.given = given_by_trials;
  v.best = ahead ? v.given : v.rolled->than;
}

std::optional<State> RollAnalysis::state_after(const Way& way) {
  for (const EvaluatedWay& w : ways_) {
    if (w.choice.kind != way.kind || thrown_.turn.plays[w.choice.play] != way.play) continue;
    const auto next = round_.equity().searcher().follow(thrown_, w.choice);
    return next ? std::optional(next->state) : std::nullopt;
  }
  return std::nullopt;
}

explanation::Explanation RollAnalysis::explain(const Way& best, const Way& other) {
  explanation::Explanation e = reasons_for(best, other);
  e.close = grade_of(abs(other.lost.mille - best.lost.mille)) == Grade::Good;
  return e;
}

explanation::Explanation RollAnalysis::reasons_for(const Way& best, const Way& other) {
  using Kind = Choice::Kind;
  const Side side = thrown_.state.to_act;
  if (thrown_.may_decide()) {
    const Way& hold = best.kind == Kind::Go ? other : best;
    const bool go_or_hold = (best.kind == Kind::Go) != (other.kind == Kind::Go) && hold.kind == Kind::Play;
    const auto held = go_or_hold ? state_after(hold) : std::nullopt;
    return held ? explanation::explain_hold(*held, side, best.kind == Kind::Go) : explanation::Explanation{};
  }
  const auto better = state_after(best), worse = state_after(other);
  return better && worse ? explanation::explain_play(thrown_.state, *better, *worse)
                         : explanation::Explanation{};
}

void RollAnalysis::evaluate_all() {
  Searcher& searcher = round_.equity().searcher();
  const int farthest = plies();
  for (EvaluatedWay& way : ways_)
    if (way.plies < farthest) evaluate(searcher, thrown_, way, farthest);
  sort(ways_, thrown_, searcher.stakes().mine());
}

AnswerCost RollAnalysis::cost_of(const GameEvent& action, std::optional<Thousandths> doubt,
                                 const std::optional<RolloutOptions>& rollouts) {
  AnswerCost v{.decision = thrown_.may_decide(), .choices = count_choices()};
  auto at = place_of(action);
  if (!at) {
    v.legal = false;
    return v;
  }
  if (v.choices > 1) {
    at = evaluate_too(round_.equity().searcher(), thrown_, ways_, *at);
    if (doubt && plies() < kMostPlies && is_doubtful(*at, *doubt))
      at = evaluate_farther(round_.equity().searcher(), thrown_, ways_, *at);
  }
  v.plies = plies();
  v.given = way_of(ways_[*at]);
  v.best = way_of(ways_.front());
  if (rollouts && v.graded() && is_doubtful(*at, limit_of(Grade::Doubtful).from)) play_on(v, *at, *rollouts);
  if (v.graded()) v.grade = grade_of(v.given.lost.mille);
  if (v.graded() && v.given.lost.mille > Thousandths{}) v.because = explain(v.best, v.given);
  return v;
}

void RollAnalysis::apply_decision(const GameEvent& action, const Match& match) {
  const Choice kind = choice_of(action);
  std::erase_if(ways_, [&](const EvaluatedWay& w) { return !same_kind(w.choice, kind); });
  for (EvaluatedWay& way : ways_) way.choice.kind = Choice::Kind::Play;
  thrown_ = round_.equity().thrown(match);
  thrown_to_win_.reset();
}

}  // namespace trictrac::advice
