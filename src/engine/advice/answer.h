// An answer to a roll as the player gives it, a play or the decision before it, and what it costs.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/advice/round.h"
#include "engine/equity/units.h"
#include "engine/search/rollout.h"
#include "engine/search/searcher.h"

namespace trictrac::advice {

// How an answer is graded, and a player by his answers: the published limits (docs/analysis.md).

enum class Grade : std::uint8_t { Good, Doubtful, Mistake, Blunder };

// From how much lost on a grade is given. At the beginning of a tour a hole is some forty thousandths of it.
struct GradeLimit {
  Grade grade;
  Thousandths from;
  std::string_view code;  // in messages
  std::string_view sign;  // beside the play
};
inline constexpr std::array<GradeLimit, 4> kGrades{{
    {Grade::Good, Thousandths(0), "good", ""},
    {Grade::Doubtful, Thousandths(5), "doubtful", "?!"},
    {Grade::Mistake, Thousandths(10), "mistake", "?"},
    {Grade::Blunder, Thousandths(20), "blunder", "??"},
}};

constexpr Grade grade_of(Thousandths lost) {
  Grade g = Grade::Good;
  for (const GradeLimit& limit : kGrades)
    if (lost >= limit.from) g = limit.grade;
  return g;
}
constexpr const GradeLimit& limit_of(Grade g) { return kGrades[static_cast<std::size_t>(g)]; }

// A player by what he loses on each choice he has, on the average of a game.
struct Rank {
  Thousandths below;
  std::string_view code;
};
inline constexpr std::array<Rank, 7> kRanks{{
    {Thousandths(0.5), "world_class"},
    {Thousandths(1), "master"},
    {Thousandths(2), "expert"},
    {Thousandths(4), "strong"},
    {Thousandths(8), "player"},
    {Thousandths(16), "pupil"},
    {Thousandths(1e9), "beginner"},
}};

constexpr const Rank& rank_of(Thousandths rate) {
  for (const Rank& r : kRanks)
    if (rate < r.below) return r;
  return kRanks.back();
}

// All ways to answer a roll, those that matter looked at equally far.

// A way to answer, and how far it was looked at: only ways looked at equally far are compared.
struct EvaluatedWay {
  Choice choice;
  int plies = 0;
};

// Is it the same kind of answer: holding and playing, going, suspending that game?
constexpr bool same_kind(const Choice& a, const Choice& b) {
  return a.kind == b.kind && (a.kind != Choice::Kind::Suspend || a.game == b.game);
}

// Of each kind, how many are looked at one ply ahead, and two.
struct SearchWidth {
  std::array<int, 2> keep{8, 3};
};

// The most plies that are looked ahead. A decision in doubt has its plays looked at so far already.
inline constexpr int kMostPlies = 2;

// All ways, those looked at farthest first, the best for the roller first among equals. Of each kind at least
// one is looked at `plies` ahead (0 to 2); what ends the relevé or the round is known without, and counts as
// looked at so far.
std::vector<EvaluatedWay> evaluate_candidates(Searcher& searcher, const RolledPosition& thrown, int plies,
                                              const SearchWidth& width = {});

// `ways` are evaluate_candidates's, and i is one of them.
// Looks at ways[i] as far as at the first, if it was not, and puts it in its place. Where it stands then.
std::size_t evaluate_too(Searcher& searcher, const RolledPosition& thrown, std::vector<EvaluatedWay>& ways,
                         std::size_t i);

// Looks one ply farther, which makes two at most, at the two best of each kind and at ways[i]; they come
// first then. Where ways[i] stands then.
std::size_t evaluate_farther(Searcher& searcher, const RolledPosition& thrown,
                             std::vector<EvaluatedWay>& ways, std::size_t i);

// What playing on to the end of the relevé has made of a way.
struct RolledWay {
  Holes lost{};   // against the best; of the best itself, nothing
  Holes error{};  // standard error of that, by the dice that both met
  int times = 0;  // 0: known without, he goes or the round ends
};

// What the opening book says of a play: found beforehand by playing on.
struct FromBook {
  bool given = false;  // it is the answer of the book
  Holes holes{};       // what he is ahead of the score with it
  Holes lost{};        // against the best, and the standard error of that; of the best, of its worth
  Holes error{};
};

// One way to answer, seen by the roller.
struct Way {
  Choice::Kind kind = Choice::Kind::Play;
  CombineGame game = CombineGame::Ecrire;  // the one suspended
  Play play{};        // the play, or the best one after holding or suspending; nothing where he goes
  Holes holes{};      // what he is ahead of the score as it stands
  Units unit{};       // what he may expect until the end of the round
  Amount lost{};      // against the best way that was looked at as far; nothing for the best
  double chance = 0;  // of winning the round, if both play for that from here
  std::optional<FromBook> book{};
};

// What an answer cost.
struct AnswerCost {
  bool decision = false;  // hold, go or suspend; else a play
  int choices = 0;        // how many he had; where there is one it was forced, and nothing is graded
  bool lawful = true;     // else a fausse case that was let stand: nothing is graded either
  int plies = 0;          // how far both were looked at
  Way given{}, best{};    // without their chances
  Grade grade = Grade::Good;
  std::optional<RolledWay> rolled{};  // the one given, where it was played on
  bool graded() const { return lawful && choices > 1; }
};

// The answers to the roll in hand of a match at Decide or Move.
class RollAnalysis {
 public:
  // `round` is that of the match, and outlives it. The match is at Decide or Move; `plies`: 0 to 2.
  RollAnalysis(Round& round, const Match& match, int plies, const SearchWidth& width = {});

  const RolledPosition& thrown() const { return thrown_; }
  // Best first, as evaluate_candidates has them.
  const std::vector<EvaluatedWay>& ways() const { return ways_; }
  // How far the first of them was looked at.
  int plies() const { return ways_.front().plies; }
  // One of ways() as it is shown, without its chance; and its chance of winning the round, for the roller.
  Way way_of(const EvaluatedWay& looked);
  double chance_of(const EvaluatedWay& looked);

  // What `action` costs: Hold, Go, Suspend or PlayMen. Where it seems to cost more than `doubt`,
  // or a decision is as close as that, it is looked one ply farther; but not where it
  // costs so much that its grade is sure. Without `doubt` it never is. What is then still graded worse than
  // good, and decisions as close as the first grade, are played on as `rollouts` says, if it does; the cost
  // is then by the trials, where these are sure of it to less than the first grade.
  AnswerCost verdict(const GameEvent& action, std::optional<Thousandths> doubt,
                     const std::optional<RolloutOptions>& rollouts = {});

  // `action`, Hold or Suspend, has led to `match`, which is at Move: what is known of the plays is kept.
  void decided(const GameEvent& action, const Match& match);

 private:
  std::optional<std::size_t> place_of(const GameEvent& action) const;
  int choices() const;
  Millionths lost(std::size_t i) const;
  bool doubtful(std::size_t i, Thousandths doubt);
  std::vector<Choice> rivals(std::size_t given) const;
  void play_on(AnswerCost& v, std::size_t given, const RolloutOptions& options);
  std::optional<FromBook> from_book(const Play& play);

  Round& round_;
  RolledPosition thrown_;
  std::vector<EvaluatedWay> ways_;
  std::optional<RolledPosition> thrown_to_win_;
  std::vector<Choice> ways_to_win_;
};

}  // namespace trictrac::advice
