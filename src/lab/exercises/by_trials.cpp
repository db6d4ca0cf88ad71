#include "lab/exercises/by_trials.h"

#include <algorithm>
#include <ranges>

#include "base/fnv.h"
#include "engine/advice/round.h"
#include "engine/search/rollout.h"
#include "lab/exercises/themes.h"
#include "lab/measure/problem.h"
#include "text/play_text.h"
#include "text/trid.h"

namespace trictrac::exercises {
namespace {

// An answer is clear when it is the best by two plies and loses nothing by trials that play the relevé on to
// its end with the same dice; every other is behind it
constexpr Thousandths kByLooking{35};  // by so much at one ply and at two, and
constexpr Thousandths kByTrials{20};   // by so much in the trials: a blunder (engine/advice/answer.h),
constexpr double kSure = 4;            // which is as many standard errors.
// Answers farther behind by looking are taken to be so without trials.
constexpr Thousandths kBeyondDoubt{120};
constexpr int kMostTrials = 864;
constexpr int kBatch = 36;

constexpr std::array<int, 2> kKept{8, 4};  // after no ply, after one
constexpr Holes kWithin{3};
constexpr double kUnlikely = 1.5;  // standard errors
constexpr std::size_t kMostRivals = 8;
constexpr Thousandths kPlain{90};  // an answer better than all others by this is too obvious to ask

// Returns whether both are the same answer to the question: a play, or to hold or go.
bool same(DrillKind kind, const Choice& a, const Choice& b) {
  return kind == DrillKind::HoldOrGo ? a.kind == b.kind : a.kind == b.kind && a.play == b.play;
}

std::uint64_t seed_of_trials(const State& state) {
  Fnv hash;
  hash.add(print_trid(state));
  return hash.value();
}

Thousandths thousandths(const TrialView& view, Millionths equity) {
  return Thousandths(equity / view.thousandth);
}

bool clearly_behind(const TrialView& view, const RolloutResult& r) {
  return thousandths(view, r.behind) >= kByTrials && r.behind >= kSure * r.behind_error;
}

// Returns whether no more trials are likely to show it so far behind.
bool hopeless(const TrialView& view, const RolloutResult& r) {
  return thousandths(view, r.behind + kUnlikely * r.behind_error) < kByTrials;
}

std::string text_of_answer(DrillKind kind, const RolledPosition& t, const Choice& best) {
  if (kind == DrillKind::Play) return measure::answer_text(t, best);
  return best.kind == Choice::Kind::Go ? "go" : "hold";
}

// Returns how far the best is ahead of the best other answer.
Thousandths ahead(const TrialView& view, DrillKind kind, const std::vector<Choice>& ranked) {
  for (const Choice& c : ranked)
    if (!same(kind, c, ranked.front())) return abs(thousandths(view, ranked.front().equity - c.equity));
  return {};
}

bool clear_by_looking(const TrialView& view, DrillKind kind, const RolledPosition& t, int plies) {
  return ahead(view, kind, view.searcher.ranked(t, {plies, kKept, kWithin})) >= kByLooking;
}

// Returns the best, then the answers that looking leaves a chance.
std::vector<Choice> rivals(const TrialView& view, DrillKind kind, const std::vector<Choice>& ranked) {
  std::vector<Choice> all{ranked.front()};
  for (const Choice& c : ranked) {
    if (all.size() >= kMostRivals) break;
    const bool near = abs(thousandths(view, ranked.front().equity - c.equity)) <= kBeyondDoubt;
    if (near && !same(kind, c, ranked.front())) all.push_back(c);
  }
  return all;
}

bool clear_by_trials(const TrialView& view, const State& state, const RolledPosition& t,
                     const std::vector<Choice>& rivals) {
  if (rivals.size() < 2) return true;
  const auto others = std::views::drop(1);
  Rollout rollout(view.searcher, t, rivals,
                  {.most = kMostTrials, .batch = kBatch, .sure = kSure, .seed = seed_of_trials(state)});
  while (rollout.step())
    if (std::ranges::any_of(rollout.results() | others, [&](const auto& r) { return hopeless(view, r); }))
      return false;
  return std::ranges::all_of(rollout.results() | others,
                             [&](const auto& r) { return clearly_behind(view, r); });
}

}  // namespace

bool may_be_drill(const TrialView& view, DrillKind kind, const RolledPosition& t) {
  if (t.ended || t.may_decide() != (kind == DrillKind::HoldOrGo) || !view.searcher.follow(t, {}))
    return false;
  if (kind == DrillKind::Play && t.turn.plays.size() < 3) return false;
  const Thousandths lead = ahead(view, kind, view.searcher.ranked(t, Depth{}));
  return lead > kByLooking / 4 && lead < kPlain && clear_by_looking(view, kind, t, 1);
}

std::unique_ptr<RoundSearch> TrialRunner::search(const Match& match) const {
  return std::make_unique<RoundSearch>(weights_, tables_, match.account(), Side::White);
}

TrialView TrialRunner::view(RoundSearch& search) {
  return {search.searcher(), advice::equity_of_tour(search.stakes()) / 1000};
}

int TrialRunner::difficulty(DrillKind kind, const Drill& drill) {
  const Match match(*match_of(drill.question), drill.state);
  return jury_.difficulty([&](Bot& bot) {
    if (kind == DrillKind::HoldOrGo) {
      const GameEvent action = bot.decide(match);
      return (drill.answer == "go") == (std::holds_alternative<Go>(action));
    }
    const Play& play = match.tour().turn().plays[bot.choose_play(match)];
    return play_text(play, drill.state.roll, Numbering::OneTo24) == drill.answer;
  });
}

std::optional<Drill> TrialRunner::weigh(DrillKind kind, const State& state, const std::string& question) {
  const Drill drill{state, question, {}, 0, {}};
  if (question == kNoQuestion) return weigh(view(), kind, table_.thrown(state), drill);
  const Match match(*match_of(question), state);
  const auto round = search(match);
  return weigh(view(*round), kind, round->thrown(match.tour(), match.account()), drill);
}

std::optional<Drill> TrialRunner::weigh(const TrialView& view, DrillKind kind, const RolledPosition& t,
                                        Drill d) {
  if (!may_be_drill(view, kind, t)) return std::nullopt;
  const auto ranked = view.searcher.ranked(t, {2, kKept, kWithin});
  if (ahead(view, kind, ranked) < kByLooking) return std::nullopt;
  if (!clear_by_trials(view, d.state, t, rivals(view, kind, ranked))) return std::nullopt;
  const Choice& best = ranked.front();
  d.answer = text_of_answer(kind, t, best);
  const Choice& shown =
      best.kind == Choice::Kind::Play ? best : *std::ranges::find(ranked, Choice::Kind::Play, &Choice::kind);
  d.themes = themes_of(d.state, t.turn, t.turn.plays[shown.play]);
  d.difficulty = difficulty(kind, d);
  return d;
}

}  // namespace trictrac::exercises
