// Hints: all ways worth comparing, ranked, with their values.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/advice/answer.h"
#include "engine/advice/outlook.h"
#include "engine/search/rollout.h"

namespace trictrac::advice {

// A way to answer, and the opponent's chances after it.
struct Suggestion {
  Way way;
  Choice choice;  // the same as the searcher has it
  explanation::Odds
      theirs{};  // of the opponent's next roll, if that comes next; nothing where the men are put back
  bool opponent_throws = false;
  explanation::Explanation
      because{};  // why the best is better; of the best itself, why it is better than the second
};

// The ways worth comparing for one roll.
struct Hint {
  Side side = Side::White;
  bool decision = false;  // hold, go or suspend; then there is one way of each kind, else all are plays
  Roll roll;
  int plies = 0;                   // how far all `ways` were looked at, none less or more
  Units hole{};                    // the value of a hole at the present score
  std::vector<Suggestion> ways{};  // best first
  int left_out = 0;                // plays that were not looked at as far
};

// The plays that a hint compares: the promising ones, or all of them.
enum class HintScope : std::uint8_t { Best, All };

// Returns the hint for a match at Decide or Move; `round` is its round. `plies`: 0 to 2.
Hint hint_for(Round& round, const Match& match, int plies, HintScope scope = HintScope::Best);

// Rolls out the ways of a hint, step by step.
class HintRollout {
 public:
  // Requires that `round`, its match and the awaited event are those of the hint. `ways`: how many of the
  // best.
  HintRollout(Round& round, const Match& match, const Hint& hint, std::size_t ways,
              const RolloutOptions& options);
  // Plays each way for one more batch of trials. Returns false if nothing was left to do.
  bool step() { return rollout_.step(); }
  // Returns the results in the order of the hint; the first need not be the best.
  std::vector<RolledWay> results() const;

 private:
  Millionths hole_{};
  Rollout rollout_;
};

// An answer that is compared with others by a rollout.
struct Candidate {
  Way way;  // without its chance
  Choice choice;
};

// Returns the `most` best answers to the current roll of a match at Decide or Move, searched `plies` deep;
// for a decision, the best of each kind.
std::vector<Candidate> best_candidates(Round& round, const Match& match, int plies, std::size_t most);
// Returns exactly these answers, Hold and Suspend with the best play after them, or nullopt if one is not
// legal.
std::optional<std::vector<Candidate>> candidates_of(Round& round, const Match& match, int plies,
                                                    std::span<const GameEvent> actions);

// Rolls out answers to one roll, all equally often and with the same dice: the results depend on the number
// of trials, and not on the steps that led there.
class CandidateRollout {
 public:
  // Requires that `round` outlives it, and that `match` is that of the candidates, of which there is at least
  // one.
  CandidateRollout(Round& round, const Match& match, std::vector<Candidate> candidates, int most,
                   std::uint64_t seed);
  // Plays each candidate `times` more times, at least once. Returns false if nothing was left to do.
  bool step(int times) { return rollout_.step(times); }
  // Returns whether all results are known without trials.
  bool is_known() const { return rollout_.is_settled(); }
  int times() const { return rollout_.times(); }

  const std::vector<Candidate>& candidates() const { return candidates_; }
  // Returns the results of the candidates, in their order.
  std::vector<RolledLead> results() const;
  Side side() const { return thrown_.state.to_act; }
  Roll roll() const { return thrown_.state.roll; }
  bool is_decision() const { return thrown_.may_decide(); }
  // Returns the present value of a hole.
  Units hole() const { return in_units(base_.hole); }

 private:
  Round& round_;
  RolledPosition thrown_;
  Stakes::Measure base_;
  std::vector<Candidate> candidates_;
  Rollout rollout_;
};

// Returns whether the best result is certainly the best: the next is three standard errors behind, and every
// first throw has occurred. False for a single result.
bool is_decided(std::span<const RolledLead> results);

}  // namespace trictrac::advice
