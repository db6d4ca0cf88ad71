// Questions about games as text, JSON in and JSON out: for a page and for the program.
#pragma once

#include <list>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/advice/hint.h"
#include "engine/advice/review.h"
#include "text/record/record.h"
#include "wire/protocol.h"

namespace trictrac::advice {

// Returns a record that is only a position: one tour, marqué or meeting from there, by its goal.
Parsed<Record> record_from(std::string_view trid);

// Returns the match at the end of the record.
Match match_after(const Record& record);

// The answers of a rollout: so many of the best, or the ones named.
struct RolloutQuestion {
  int plies = 1;
  int ways = 0;
  std::vector<GameEvent> answers{};
  int seed = 1;
};

// Answers questions, and keeps the current review, the last rollouts, and the searches at the present score.
// The messages (docs/analysis.md):
//   {"do":"hint","record":TEXT,"plies":0..2?,"rollouts":N?,"all":BOOL?}
//   {"do":"tutor","record":TEXT,"action":{…},"plies":0..1?}
//   {"do":"outlook","record":TEXT}
//   {"do":"rollout","record":TEXT,"plies":0..2?,"ways":N?|"answers":[ACTION…]?,"seed":N?,"games":N?,"count":N?},
//   the same again to continue
//   {"do":"review","record":TEXT,"plies":0..2?,"rollouts":N?}    then {"do":"step","count":N?,"so_far":BOOL?}
//   until the answer is "review"; with so_far, "reviewing" contains the verdicts so far
// "trid":TRID may stand for a record: one tour, marqué or meeting from that position.
class AnalysisSession {
 public:
  // Requires that `resources` outlive it.
  explicit AnalysisSession(const EngineResources& resources);

  // Returns the answer to one message, or `error` (docs/protocol.md) if it is not valid.
  std::string answer(std::string_view message);

 private:
  // A rollout in progress, with the round that it uses.
  struct HeldRollout {
    std::string name;
    std::shared_ptr<Round> round;
    CandidateRollout rollout;
  };
  std::shared_ptr<Round> round_of(const Match& match);
  Parsed<CandidateRollout*> rollout_for(const std::string& name, const RolloutQuestion& question,
                                        const Match& match);
  std::string roll_out(const std::string& name, const RolloutQuestion& question, const Match& match,
                       int games, int count);
  std::string begin_review(const Record& record, int plies, int rollouts);
  std::string go_on(int steps, bool so_far);

  const EngineResources& resources_;
  std::shared_ptr<Round> round_;     // of the last question: a hint and the tutor ask about the same
  MatchLedger root_;                 // of it
  std::list<HeldRollout> rollouts_;  // the last asked for first
  Record record_;                    // of the review in hand
  std::unique_ptr<Reviewer> reviewer_;
};

}  // namespace trictrac::advice
