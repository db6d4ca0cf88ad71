// What to answer: all ways worth comparing, ranked, with what each brings.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/advice/answer.h"
#include "engine/advice/outlook.h"
#include "engine/search/rollout.h"

namespace trictrac::advice {

// A way to answer, and what it leaves to the opponent.
struct Suggestion {
  Way way;
  Choice choice;  // the same as the searcher has it
  Odds theirs{};  // of the opponent's next roll, if that comes next; nothing where the men are put back
  bool opponent_throws = false;
};

// The ways worth comparing at one roll.
struct Hint {
  Side side = Side::White;
  bool decision = false;  // hold, go or suspend; then there is one way of each kind, else all are plays
  Roll roll;
  int plies = 0;                   // how far all `ways` were looked at, none less or more
  Units hole{};                    // what a hole is worth as the score stands
  std::vector<Suggestion> ways{};  // best first
  int left_out = 0;                // plays that were not looked at as far
};

// Returns the hint for a match at Decide or Move; `round` is its round. `plies`: 0 to 2.
Hint hint_for(Round& round, const Match& match, int plies);

// Plays the ways of a hint on to the end of the relevé, step by step.
class HintRollout {
 public:
  // Requires `round`, its match and what it awaits to be those of the hint. `ways`: how many of its best.
  HintRollout(Round& round, const Match& match, const Hint& hint, std::size_t ways,
              const RolloutOptions& options);
  // Plays each on for a batch of times. Returns false when there was nothing more to do.
  bool step() { return rollout_.step(); }
  // Returns what the ways brought, in the order of the hint. The first need not be the best.
  std::vector<RolledWay> results() const;

 private:
  Millionths hole_{};
  Rollout rollout_;
};

// An answer that is compared with others by playing on.
struct Candidate {
  Way way;  // without its chance
  Choice choice;
};

// Returns the `most` best answers to the roll in hand of a match at Decide or Move, looked at `plies` ahead;
// of a decision the best of each kind.
std::vector<Candidate> best_candidates(Round& round, const Match& match, int plies, std::size_t most);
// Returns those very answers, Hold and Suspend with the best play after them; nothing where one is not legal.
std::optional<std::vector<Candidate>> candidates_of(Round& round, const Match& match, int plies,
                                                    std::span<const GameEvent> actions);

// Plays answers to one roll on to the end of the relevé, all equally often and with the same dice: what they
// brought after so many times does not depend on the steps that led there.
class CandidateRollout {
 public:
  // Requires `round` to outlive it, and `match` to be that of the candidates, of which there is one at least.
  CandidateRollout(Round& round, const Match& match, std::vector<Candidate> candidates, int most,
                   std::uint64_t seed);
  // Plays each on so many times more, at least once. Returns false when there was nothing more to do.
  bool step(int times) { return rollout_.step(times); }
  // Returns whether all was known without trials.
  bool is_known() const { return rollout_.is_settled(); }
  int times() const { return rollout_.times(); }

  const std::vector<Candidate>& candidates() const { return candidates_; }
  // Returns what the candidates brought, in their order.
  std::vector<RolledLead> results() const;
  Side side() const { return thrown_.state.to_act; }
  Roll roll() const { return thrown_.state.roll; }
  bool is_decision() const { return thrown_.may_decide(); }
  // Returns what a hole is worth as the score stands.
  Units hole() const { return in_units(base_.hole); }

 private:
  Round& round_;
  RolledPosition thrown_;
  Stakes::Measure base_;
  std::vector<Candidate> candidates_;
  Rollout rollout_;
};

// Returns whether the best of what was played on is best beyond doubt: the next is three standard errors
// behind, and every first throw has been met. Not where there is only one.
bool is_decided(std::span<const RolledLead> results);

}  // namespace trictrac::advice
