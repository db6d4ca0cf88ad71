#include "lab/drill/by_trials.h"

#include <algorithm>
#include <ranges>

#include "base/fnv.h"
#include "engine/search/rollout.h"
#include "lab/drill/themes.h"
#include "lab/measure/problem.h"
#include "text/play_text.h"
#include "text/trid.h"

namespace trictrac::drill {
namespace {

constexpr std::array<int, 2> kKept{8, 4};  // after no ply, after one
constexpr Holes kWithin{3};
constexpr double kUnlikely = 1.5;  // standard errors
constexpr std::size_t kMostRivals = 8;
constexpr Thousandths kPlain{90};  // what is seen at once to be better than all by so much is no question

// Are they the same answer to the question: a play, or to hold or go?
bool same(Kind kind, const Choice& a, const Choice& b) {
  return kind == Kind::HoldOrGo ? a.kind == b.kind : a.kind == b.kind && a.play == b.play;
}

std::uint64_t seed_of_trials(const State& state) {
  Fnv hash;
  hash.add(print_trid(state));
  return hash.value();
}

bool clearly_behind(const Rolled& r) {
  return in_thousandths(r.behind) >= kByTrials && r.behind >= kSure * r.behind_error;
}

// No more trials are likely to show it so far behind.
bool hopeless(const Rolled& r) { return in_thousandths(r.behind + kUnlikely * r.behind_error) < kByTrials; }

std::string text_of_answer(Kind kind, const Thrown& t, const Choice& best) {
  if (kind == Kind::Play) return measure::answer_text(t, best);
  return best.kind == Choice::Kind::Go ? "go" : "hold";
}

}  // namespace

// How far the best is ahead of the best other answer.
Thousandths Weigher::ahead(const std::vector<Choice>& ranked, Kind kind) const {
  for (const Choice& c : ranked)
    if (!same(kind, c, ranked.front())) return abs(in_thousandths(ranked.front().worth - c.worth));
  return {};
}

bool Weigher::promises(Kind kind, const Thrown& t) {
  if (t.ended || t.may_decide() != (kind == Kind::HoldOrGo) || !table_.searcher().follow(t, {})) return false;
  if (kind == Kind::Play && t.turn.plays.size() < 3) return false;
  const Thousandths lead = ahead(table_.searcher().ranked(t, Depth{}), kind);
  return lead > kByLooking / 4 && lead < kPlain && clear_by_looking(kind, t, 1);
}

bool Weigher::clear_by_looking(Kind kind, const Thrown& t, int plies) {
  return ahead(table_.searcher().ranked(t, {plies, kKept, kWithin}), kind) >= kByLooking;
}

// The best first, then those whom looking leaves a chance.
std::vector<Choice> Weigher::rivals(Kind kind, const std::vector<Choice>& ranked) const {
  std::vector<Choice> all{ranked.front()};
  for (const Choice& c : ranked) {
    if (all.size() >= kMostRivals) break;
    const bool near = abs(in_thousandths(ranked.front().worth - c.worth)) <= kBeyondDoubt;
    if (near && !same(kind, c, ranked.front())) all.push_back(c);
  }
  return all;
}

bool Weigher::clear_by_trials(const State& state, const Thrown& t, const std::vector<Choice>& rivals) {
  if (rivals.size() < 2) return true;
  Rollout rollout(table_.searcher(), t, rivals,
                  {.most = kMostTrials, .batch = kBatch, .sure = kSure, .seed = seed_of_trials(state)});
  while (rollout.step())
    if (std::ranges::any_of(rollout.results() | std::views::drop(1), hopeless)) return false;
  return std::ranges::all_of(rollout.results() | std::views::drop(1), clearly_behind);
}

int Weigher::difficulty(Kind kind, const State& state, const Drill& drill) {
  const Match match(MatchOptions{}, state);
  return jury_.difficulty([&](Bot& bot) {
    if (kind == Kind::HoldOrGo) {
      const MatchAction action = bot.decide(match);
      const auto* at_board = std::get_if<Action>(&action);
      return (drill.answer == "go") == (at_board && std::holds_alternative<Go>(*at_board));
    }
    const Play& play = match.tour().turn().plays[bot.choose_play(match)];
    return play_text(play, state.roll, Numbering::OneTo24) == drill.answer;
  });
}

std::optional<Drill> Weigher::weighed(Kind kind, const State& state) {
  const Thrown t = table_.thrown(state);
  if (!promises(kind, t)) return std::nullopt;
  const auto ranked = table_.searcher().ranked(t, {2, kKept, kWithin});
  if (ahead(ranked, kind) < kByLooking) return std::nullopt;
  if (!clear_by_trials(state, t, rivals(kind, ranked))) return std::nullopt;
  const Choice& best = ranked.front();
  Drill d{state, std::string(kNoQuestion), text_of_answer(kind, t, best), 0, {}};
  const Choice& shown =
      best.kind == Choice::Kind::Play ? best : *std::ranges::find(ranked, Choice::Kind::Play, &Choice::kind);
  d.themes = themes_of(state, t.turn, t.turn.plays[shown.play]);
  d.difficulty = difficulty(kind, state, d);
  return d;
}

}  // namespace trictrac::drill
