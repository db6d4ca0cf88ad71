// One player at one moment: all that he could say, most urgent first.
#pragma once

#include <optional>

#include "engine/attention/count.h"
#include "engine/attention/weigher.h"
#include "game/match/hand_board.h"

namespace trictrac::attention {

class Moment {
 public:
  Moment(const Eye& eye, double blur, HandEstimator& weigher, const HandBoard& board, Side side)
      : eye_(eye), blur_(blur), weigher_(weigher), board_(board), game_(board.referee()), side_(side) {}

  std::optional<GameEvent> next();

 private:
  using Said = std::optional<GameEvent>;

  // Each: what he says of it, if anything.
  Said answer() const;    // R17
  Said ask() const;       // R17
  Said dispute() const;   // R11
  Said maintain() const;  // R12
  Said whole();           // R10
  Said put_right();       // R21
  Said mark_own() const;
  Said mark_received() const;
  Said claim(const CountedMark& mark);  // R8, R10
  Said agree() const;                   // R16

  bool by_hand() const { return game_.state().options.marking == Marking::Hand; }
  bool taken(const GameEvent& a) const;
  bool his_time_to_claim() const;
  Said mark(MarkPart part) const;
  CountedMark counted(Side s, MarkPart part) const;
  CountedMark counted_of(Side y, MarkPart part, int of) const;
  int school_by(const CountedMark& mark, int due, int made) const;
  int right_of(const referee::EcoleClaim& c) const;
  int points_to_claim(const CountedMark& mark) const;
  bool has_asked(const CountedMark& mark) const;
  bool was_answered(const CountedMark& mark) const;
  Said best_claim(MarkPart part, int points);
  std::optional<double> equity(const HandBoard& board) { return weigher_.equity(board, side_, root_); }
  double equity_of(int remedy, double worst);
  double worst_answer(const HandBoard& chosen);

  const Eye& eye_;
  double blur_;
  HandEstimator& weigher_;
  const HandBoard& board_;
  const referee::Referee& game_;
  Side side_;
  MatchLedger root_ = board_.account();  // by which all that he could say is weighed
};

}  // namespace trictrac::attention
