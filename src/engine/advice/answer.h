// An answer to a roll as the player gives it, a play or the decision before it, and what it costs.
#pragma once

#include <optional>
#include <vector>

#include "engine/advice/grade.h"
#include "engine/advice/look.h"
#include "engine/advice/round.h"
#include "engine/search/rollout.h"

namespace trictrac::advice {

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
struct Verdict {
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
class Question {
 public:
  // `round` is that of the match, and outlives it. The match is at Decide or Move; `plies`: 0 to 2.
  Question(Round& round, const Match& match, int plies, const Width& width = {});

  const Thrown& thrown() const { return thrown_; }
  // Best first, as look_at has them.
  const std::vector<Looked>& ways() const { return ways_; }
  // How far the first of them was looked at.
  int plies() const { return ways_.front().plies; }
  // One of ways() as it is shown, without its chance; and its chance of winning the round, for the roller.
  Way way_of(const Looked& looked);
  double chance_of(const Looked& looked);

  // What `action` costs: Hold, Go, Suspend or PlayMen. Where it seems to cost more than `doubt`,
  // or a decision is as close as that, it is looked one ply farther; but not where it
  // costs so much that its grade is sure. Without `doubt` it never is. What is then still graded worse than
  // good, and decisions as close as the first grade, are played on as `rollouts` says, if it does; the cost
  // is then by the trials, where these are sure of it to less than the first grade.
  Verdict verdict(const GameEvent& action, std::optional<Thousandths> doubt,
                  const std::optional<RolloutOptions>& rollouts = {});

  // `action`, Hold or Suspend, has led to `match`, which is at Move: what is known of the plays is kept.
  void decided(const GameEvent& action, const Match& match);

 private:
  std::optional<std::size_t> place_of(const GameEvent& action) const;
  int choices() const;
  Millionths lost(std::size_t i) const;
  bool doubtful(std::size_t i, Thousandths doubt);
  std::vector<Choice> rivals(std::size_t given) const;
  void play_on(Verdict& v, std::size_t given, const RolloutOptions& options);
  std::optional<FromBook> from_book(const Play& play);

  Round& round_;
  Thrown thrown_;
  std::vector<Looked> ways_;
  std::optional<Thrown> thrown_to_win_;
  std::vector<Choice> ways_to_win_;
};

}  // namespace trictrac::advice
