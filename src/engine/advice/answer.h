// An answer to a roll, as the player gives it (a play, or the decision before it), and its cost.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/advice/round.h"
#include "engine/equity/units.h"
#include "engine/explain/reasons.h"
#include "engine/search/rollout.h"
#include "engine/search/searcher.h"

namespace trictrac::advice {

// The grade of an answer, by the published limits (docs/analysis.md).
enum class Grade : std::uint8_t { Good, Doubtful, Mistake, Blunder };

// The loss from which a grade is given. At the beginning of a tour a hole is about forty thousandths of it.
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

// Returns the grade of an answer with this loss.
constexpr Grade grade_of(Thousandths lost) {
  Grade g = Grade::Good;
  for (const GradeLimit& limit : kGrades)
    if (lost >= limit.from) g = limit.grade;
  return g;
}
// Returns the limit of a grade.
constexpr const GradeLimit& limit_of(Grade g) { return kGrades[static_cast<std::size_t>(g)]; }

// The rank of a player, by the mean loss of a choice over a game.
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

// The fewest choices from which a rank is given.
inline constexpr int kRankedChoices = 20;

// Returns the rank of a player with this mean loss of a choice.
constexpr const Rank& rank_of(Thousandths rate) {
  for (const Rank& r : kRanks)
    if (rate < r.below) return r;
  return kRanks.back();
}

// A way to answer a roll, and the depth of its search. Only ways searched to the same depth are compared.
struct EvaluatedWay {
  Choice choice;
  int plies = 0;
};

// Returns whether both answers are of the same kind: hold and play, go, or suspend the same game.
constexpr bool same_kind(const Choice& a, const Choice& b) {
  return a.kind == b.kind && (a.kind != Choice::Kind::Suspend || a.game == b.game);
}

// The greatest search depth, in plies. The plays of a doubtful decision have already been searched this far.
inline constexpr int kMostPlies = 2;

// The result of playing a way to the end of the relevé.
struct RolledWay {
  Holes lost{};   // against the best; of the best itself, nothing
  Holes error{};  // standard error of that, by the dice that both met
  int times = 0;  // 0: known without trials, since the relevé or the round ends
};

// The same, with the roller's mean gain by that way.
struct RolledLead {
  RolledWay way{};
  Holes holes{};      // the lead over the score as it stands
  Holes error{};      // standard error of that
  double chance = 0;  // of winning the round
};

// The entry of the opening book for a play: its value, found beforehand by playing to the end of the relevé.
struct FromBook {
  bool given = false;  // it is the answer of the book
  Holes holes{};       // how far ahead of the score it leaves the roller
  Holes lost{};        // against the best, and the standard error of that; of the best, of its equity
  Holes error{};
};

// One way to answer, from the roller's point of view.
struct Way {
  Choice::Kind kind = Choice::Kind::Play;
  CombineGame game = CombineGame::Ecrire;  // the one suspended
  Play play{};        // the play, or the best one after holding or suspending; nothing after going
  Holes holes{};      // the roller's lead over the score as it stands
  Units unit{};       // the roller's expected gain until the end of the round
  Amount lost{};      // against the best way that was looked at as far; nothing for the best
  double chance = 0;  // of winning the round, if both play for that from here
  std::optional<FromBook> book{};
};

// The rollout of an answer, compared with the best of the others.
struct PlayedOn {
  RolledWay way{};    // `lost` is negative if the answer brought more than that one
  Way than{};         // the best of the others
  Amount searched{};  // the loss by the search alone
};

// The cost of an answer.
struct AnswerCost {
  bool decision = false;  // hold, go or suspend; else a play
  int choices = 0;        // how many there were; where there is one it was forced, and nothing is graded
  bool legal = true;      // else a fausse case that remained; it is not graded either
  int plies = 0;          // how far both were looked at
  Way given{}, best{};    // without their chances
  Grade grade = Grade::Good;
  std::optional<PlayedOn> rolled{};    // the one given, where it was played on
  explanation::Explanation because{};  // why the best is better than the one given
  bool graded() const { return legal && choices > 1; }
  // Returns whether the search alone would have graded it worse than good, and the trials do not.
  bool acquitted() const {
    return rolled && grade == Grade::Good && grade_of(rolled->searched.mille) != Grade::Good;
  }
};

// Two answers, and why the first is better than the second.
struct Explained {
  bool decision = false;
  Way best{}, given{};
  explanation::Explanation because{};
};

// Compares the answers to the current roll of a match at Decide or Move.
class RollAnalysis {
 public:
  // Requires that `round` belongs to the match and outlives this object, and that the match is at Decide or
  // Move. `plies`: 0 to 2.
  RollAnalysis(Round& round, const Match& match, int plies);

  const RolledPosition& thrown() const { return thrown_; }
  // Returns all ways, those searched deepest first, and of these the best for the roller first. At least one
  // of each kind is searched `plies` deep; the value of a way that ends the relevé or the round is known, and
  // counts as searched so deep.
  const std::vector<EvaluatedWay>& ways() const { return ways_; }
  // Returns the depth of the first of them.
  int plies() const { return ways_.front().plies; }
  // Returns the index in ways() of an answer, or nullopt if it is not legal.
  std::optional<std::size_t> place_of(const GameEvent& action) const;
  // Returns an element of ways() for display, without its winning chance.
  Way way_of(const EvaluatedWay& looked);
  // Returns the roller's probability of winning the round by an element of ways().
  double chance_of(const EvaluatedWay& looked);

  // Returns why `best` is better than `other`; no reasons where one of them ends the relevé or suspends a
  // game, or where both are ways to hold.
  explanation::Explanation explain(const Way& best, const Way& other);

  // Searches all ways as deep as the first.
  void evaluate_all();

  // Grades `action`: Hold, Go, Suspend or PlayMen. If it seems to cost more than `doubt`, or a decision is as
  // close as that, it is searched one ply deeper; but not if it costs so much that its grade is certain, and
  // never without `doubt`. Answers that are then still worse than good, and decisions closer than the first
  // grade, are rolled out as `rollouts` says, if given; the rollout then gives the cost. If it is not certain
  // of it to less than the first grade, it can only lower it.
  AnswerCost cost_of(const GameEvent& action, std::optional<Thousandths> doubt,
                     const std::optional<RolloutOptions>& rollouts = {});

  // Applies `action`, Hold or Suspend, which has led to `match` at Move; keeps the results about the plays.
  void apply_decision(const GameEvent& action, const Match& match);

 private:
  int count_choices() const;
  Millionths lost(std::size_t i) const;
  bool is_doubtful(std::size_t i, Thousandths doubt);
  std::vector<Choice> rivals(std::size_t given) const;
  void play_on(AnswerCost& v, std::size_t given, const RolloutOptions& options);
  std::optional<FromBook> from_book(const Play& play);
  std::optional<State> state_after(const Way& way);
  explanation::Explanation reasons_for(const Way& best, const Way& other);

  Round& round_;
  RolledPosition thrown_;
  std::vector<EvaluatedWay> ways_;
  std::optional<RolledPosition> thrown_to_win_;
  std::vector<Choice> ways_to_win_;
};

}  // namespace trictrac::advice
