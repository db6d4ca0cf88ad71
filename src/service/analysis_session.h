// Questions about games as text, JSON in and JSON out: for a page and for the program.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "engine/advice/review.h"
#include "text/record/record.h"
#include "wire/protocol.h"

namespace trictrac::advice {

// Returns a record of nothing but a position: one tour, marqué or meeting from there, by what ends it.
Parsed<Record> record_from(std::string_view trid);

// Returns the match as the record leaves it.
Match match_after(const Record& record);

// Answers questions, and keeps the review in hand and what it has looked at while the score stands. The
// messages (docs/analysis.md):
//   {"do":"hint","record":TEXT,"plies":0..2?,"rollouts":N?}
//   {"do":"tutor","record":TEXT,"action":{…},"plies":0..1?}
//   {"do":"outlook","record":TEXT}
//   {"do":"review","record":TEXT,"plies":0..2?,"rollouts":N?}    then {"do":"step","count":N?} until it says
//   "review"
// "trid":TRID may stand for a record: one tour, marqué or meeting from that position.
class AnalysisSession {
 public:
  // Requires resources that outlive it.
  explicit AnalysisSession(const EngineResources& resources);

  // Returns the answer to one message; `error` (docs/protocol.md) for what cannot be understood.
  std::string answer(std::string_view message);

 private:
  Round& round_of(const Match& match);
  std::string begin_review(const Record& record, int plies, int rollouts);
  std::string go_on(int steps);

  const EngineResources& resources_;
  std::unique_ptr<Round> round_;  // of the last question: a hint and the tutor ask about the same
  MatchLedger root_;              // of it
  Record record_;                 // of the review in hand
  std::unique_ptr<Reviewer> reviewer_;
};

}  // namespace trictrac::advice
