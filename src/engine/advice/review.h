// The review of a whole record: every throw, play and decision, step by step.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/advice/answer.h"
#include "engine/advice/outlook.h"
#include "engine/advice/round.h"
#include "text/record/record.h"

namespace trictrac::advice {

// The cost of a wrong mark without an école (R18).
struct MissedEquity {
  std::optional<Amount>
      lost;  // by the owner of the mark, against the right one; negative where it was too much
  std::optional<Amount> ecole;  // the opponent's gain by an école of those points
};

// Returns that cost, by the net without search; nullopt if no throw follows, and for wrong plays. `closing`
// is the event that settled the mark; it is legal in `before`, a match of the round of `round`.
MissedEquity equity_of(Round& round, const Match& before, const LoggedEvent& closing, const Missed& missed);

// The place of something in a record, and the player who did it.
struct RecordPlace {
  int action = 0;  // number in record.events, from 0: all before it lead to the position
  int n = 0;       // number of the roll, as the record's lines count them
  int round = 0;   // index in Review::rounds
  Side side = Side::White;
  int player = 0;
};

// A throw of the record.
struct RollSeen {
  RecordPlace at;
  Roll roll;
  bool free = true;              // its luck counts: the lead was not drawn by it
  Amount luck;                   // of who threw
  double before = 0, after = 0;  // White's chances of winning the round
  PerSide<int> holes;            // won on it, by either side
};

// A play or decision of the record.
struct AnswerSeen {
  RecordPlace at;
  Roll roll;
  AnswerCost cost;
  std::string trid;  // of the position, where there was something better: to be played again
};

// A wrong mark or play (R18). The opponent who did not claim it is not reported.
struct MissedSeen {
  RecordPlace
      at;  // of the roll it was about, and whose mark or play it was; `action` is what closed the matter
  Missed missed;
  MissedEquity equity;
};

// A round of the record.
struct RoundSeen {
  PerSide<int> players;
  bool ended = false;
  Units result{};         // the payment to White, once the round has ended
  PerSide<Units> luck{};  // of each
  Units adjusted() const { return result - luck.white + luck.black; }
};

// The plays or decisions of one player.
struct GradeTally {
  int choices = 0;  // graded
  int forced = 0;
  Amount lost;  // in all
  std::array<int, kGrades.size()> grades{};
  Thousandths rate() const { return choices > 0 ? lost.mille / choices : Thousandths{}; }  // a choice
};

// A player of the record.
struct PlayerSeen {
  GradeTally plays, decisions;
  Amount luck;
  int choices() const { return plays.choices + decisions.choices; }
  // Returns the mean cost of a choice, plays and decisions together.
  Thousandths rate() const;
  // Returns the rank for this rate, or null with fewer than kRankedChoices.
  const Rank* rank() const { return choices() >= kRankedChoices ? &rank_of(rate()) : nullptr; }
};

// The review of a record, as far as it goes.
struct Review {
  int plies = 0;
  std::vector<PlayerSeen> players;
  std::vector<RoundSeen> rounds;
  std::vector<RollSeen> rolls;
  std::vector<AnswerSeen> answers;  // in order, forced ones left out
  std::vector<MissedSeen> missed;   // the wrong marks and plays at a board kept by its players, in order
};

// The depth of a review.
struct ReviewOptions {
  int plies = 1;           // of everything
  Thousandths doubt{2.5};  // costlier errors, and decisions as close, are searched two plies deep
  std::optional<RolloutOptions> rollouts{};  // by which what is then worse than good, or close, is played on
};

// The progress of a review.
struct ReviewProgress {
  int done = 0, of = 0;  // actions of the record
};

// Reviews a record, step by step.
class Reviewer {
 public:
  // Requires `resources` to outlive it; keeps a copy of `record`.
  Reviewer(const EngineResources& resources, const Record& record, const ReviewOptions& options = {});

  // Reviews one more throw, play or decision. Returns false once all are done.
  bool step();
  ReviewProgress progress() const;
  // Returns the review so far.
  const Review& review() const { return review_; }

 private:
  bool take(const LoggedEvent& logged);
  bool look(const GameEvent& event);
  bool look_at_throw(const Match& before, Roll roll, bool free);
  bool look_at_lead(const TakeLead& lead);
  bool look_at_answer(const GameEvent& action);
  void count(const AnswerSeen& a);
  void look_at_missed(const Match& before, const LoggedEvent& closing);
  void enter(const Match& match);
  void leave();
  void mark(const std::optional<Award>& award);
  RecordPlace place(const Match& match) const;

  EngineResources resources_;
  std::vector<LoggedEvent> events_;
  ReviewOptions options_;
  Match match_;
  std::size_t next_ = 0;
  Review review_;
  std::unique_ptr<Round> round_;  // the one in hand
  int round_number_ = 0;
  std::optional<RollAnalysis> question_;  // the roll in hand
};

}  // namespace trictrac::advice
