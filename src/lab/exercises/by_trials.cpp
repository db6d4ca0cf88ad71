#include "lab/exercises/by_trials.h"

#include <algorithm>
#include <cmath>
#include <ranges>

#include "base/fnv.h"
#include "engine/advice/round.h"
#include "engine/bots/levels.h"
#include "engine/explain/odds.h"
#include "engine/search/rollout.h"
#include "game/match/marque.h"
#include "game/rules/ground.h"
#include "lab/learn/settings.h"
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

constexpr double kSureOfStrength = 45;
constexpr int kTimesAsked = 4;  // times each level that misjudges

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

// ---- Themes.

constexpr int kOpeningRolls = 3;
constexpr int kNearlyFull = 3;
constexpr int kHalf = 18;
constexpr int kNearTheEnd = 10;
constexpr int kLongRun = 3;

int missing(const Men& men, FlecheSet jan) {
  return 12 - size(at_least(men, 1) & jan) - size(at_least(men, 2) & jan);
}

int least_missing(const Men& men) {
  int least = missing(men, kRetour);
  if (can_fill_petit_jan(men)) least = std::min(least, missing(men, kPetitJan));
  if (can_fill_grand_jan(men)) least = std::min(least, missing(men, kGrandJan));
  return least;
}

bool takes_coin(const Men& before, const Men& then) { return before.on(kCoin) == 0 && then.on(kCoin) > 0; }

bool attacks(const State& s, const Men& then) {
  return explanation::odds_of({then, s.board.other}, s.options, Context{}).hit_true >= kHalf;
}

bool near_the_end(const State& s, const Turn& turn) {
  const bool off = std::ranges::any_of(turn.events, [](const Event& e) { return e.jan == Jan::BearOff; });
  const int near = s.options.goal == Goal::None ? kObligatoryHole : kNearTheEnd;
  return off || s.board.own.off > 0 || std::max(s.marks.holes.white, s.marks.holes.black) >= near;
}

bool bredouille_in_sight(const State& s) {
  return s.options.goal == Goal::None && std::ranges::any_of(kSides, [&](Side side) {
           return s.marks.holes[side] >= kLongRun && in_grande_bredouille(s.marks, side);
         });
}

// Returns the words for a roll in hand whose best play is `best`, at least one (else "plan").
//   opening  one of the player's first three rolls of the relevé
//   filling  a jan that they may still fill lacks three men or less
//   keeping  a jan of theirs is full
//   coin     the play takes their coin
//   attack   after it, at least half of the throws would hit truly, if the player threw again
//   return   a man of either side is in the opponent's half
//   end      a side has ten holes, in a marqué six, or the player bears off
//   bredouille  in a marqué: a side's holes are one run, of three or more
std::string themes_of(const State& s, const Turn& turn, const Play& best) {
  const Men then = after(s.board.own, best);
  std::string words;
  const auto add = [&](bool is, std::string_view word) {
    if (is) words += (words.empty() ? "" : " ") + std::string(word);
  };
  const int lacking = least_missing(s.board.own);
  add(s.rolls_in_releve[s.to_act] <= kOpeningRolls, "opening");
  add(lacking > 0 && lacking <= kNearlyFull, "filling");
  add(lacking == 0, "keeping");
  add(takes_coin(s.board.own, then), "coin");
  add(attacks(s, then), "attack");
  add(learn::someone_returns(s.board), "return");
  add(near_the_end(s, turn), "end");
  add(bredouille_in_sight(s), "bredouille");
  return words.empty() ? "plan" : words;
}

}  // namespace

bool may_be_drill(const TrialView& view, DrillKind kind, const RolledPosition& t) {
  if (t.ended || t.may_decide() != (kind == DrillKind::HoldOrGo) || !view.searcher.follow(t, {}))
    return false;
  if (kind == DrillKind::Play && t.turn.plays.size() < 3) return false;
  const Thousandths lead = ahead(view, kind, view.searcher.ranked(t, Depth{}));
  return lead > kByLooking / 4 && lead < kPlain && clear_by_looking(view, kind, t, 1);
}

// Levels that err are asked several times, with different seeds.
TrialRunner::TrialRunner(const net::Weights& weights, Tables tables)
    : weights_(weights), tables_(tables), table_(weights, std::move(tables)) {
  for (const Level& level : kLevels)
    for (int seed = 0; seed < (level.blur > 0 ? kTimesAsked : 1); ++seed)
      jurors_.push_back({{.rating = level.rating, .deviation = kSureOfStrength},
                         make_bot(level.name, static_cast<std::uint64_t>(seed) + 1)});
}

std::unique_ptr<RoundSearch> TrialRunner::search(const Match& match) const {
  return std::make_unique<RoundSearch>(weights_, tables_, match.account(), Side::White);
}

TrialView TrialRunner::view(RoundSearch& search) {
  return {search.searcher(), advice::equity_of_tour(search.stakes()) / 1000};
}

// Rates by Glicko-2, as if the position had beaten the levels that answered it wrongly and lost to those that
// answered it rightly.
int TrialRunner::difficulty(DrillKind kind, const Drill& drill) {
  const Match match(*match_of(drill.question), drill.state);
  const auto right = [&](Bot& bot) {
    if (kind == DrillKind::HoldOrGo)
      return (drill.answer == "go") == (std::holds_alternative<Go>(bot.decide(match)));
    const Play& play = match.tour().turn().plays[bot.choose_play(match)];
    return play_text(play, drill.state.roll, Numbering::OneTo24) == drill.answer;
  };
  std::vector<standing::Met> met;
  for (const Juror& j : jurors_) met.push_back({j.strength, right(*j.bot) ? 0.0 : 1.0});
  return static_cast<int>(std::lround(standing::after({}, met, 0).rating));
}

std::optional<Drill> TrialRunner::weigh(DrillKind kind, const State& state, const std::string& question) {
  const Drill drill{state, question, {}, 0, {}};
  if (question == kNoQuestion) return weigh(view(), kind, table_.thrown(state), drill);
  const Match match(*match_of(question), state);
  const auto round = search(match);
  return weigh(view(*round), kind, round->thrown(match), drill);
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
