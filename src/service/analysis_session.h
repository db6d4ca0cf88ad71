// Questions about games as text, JSON in and JSON out: for a page and for the program. Keeps the review in
// hand, and what it has looked at while the score stands.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/advice/review.h"

namespace trictrac::advice {

// docs/analysis.md has the messages:
//   {"do":"hint","record":TEXT,"plies":0..2?,"rollouts":N?}
//   {"do":"tutor","record":TEXT,"action":{…},"plies":0..1?}
//   {"do":"outlook","record":TEXT}
//   {"do":"review","record":TEXT,"plies":0..2?,"rollouts":N?}    then {"do":"step","count":N?} until it says
//   "review"
// "trid":TRID may stand for a record: one tour, marqué or meeting from that position.
class AnalysisSession {
 public:
  // `means` outlive it.
  explicit AnalysisSession(const EngineResources& resources);

  // The answer to one message; `error` (docs/protocol.md) for what cannot be understood.
  std::string answer(std::string_view message);

 private:
  Round& round_of(const Match& match);
  std::string begin_review(const Record& record, int plies, int rollouts);
  std::string go_on(int steps);

  const EngineResources& means_;
  std::unique_ptr<Round> round_;  // of the question asked last: a hint, then the tutor ask about the same
  MatchLedger root_;              // of it
  Record record_;                 // of the review in hand
  std::unique_ptr<Reviewer> reviewer_;
};

}  // namespace trictrac::advice
