// The poule that is drained: each meeting, played as a marqué is, takes out of it (section E; S3).
#pragma once

#include <algorithm>
#include <utility>

#include "game/match/format_defaults.h"

namespace trictrac {

struct DrainedFormat : PouleFormat<DrainedBoard> {
  static constexpr FormatTraits kTraits{
      .game = "drained",
      .unit = "unit",
      .takes = kOfStake | kOfSeats | kOfDrained,
  };

  static DrainedBoard begin(const MatchOptions& o, Worth, Side) {
    return begin_drained_board({o.stake, o.run_doubles}, o.players);
  }

  using FormatDefaults::apply;
  using FormatDefaults::refuse;
  static Refused refuse(const DrainedBoard& of, const MarqueEvent& e) { return refused(of.meeting, e); }
  static void apply(DrainedBoard& of, const MarqueEvent& e) { of = after(std::move(of), e); }
  static Refused refuse(const DrainedBoard&, const MarqueEnd& p) {
    return refuse_unless(std::max(p.holes.white, p.holes.black) >= kMeetingHoles, LedgerError::BadHoles);
  }
  static void apply(DrainedBoard& of, const MarqueEnd& p) { of = after(std::move(of), p); }

  static int round(const DrainedBoard& of) { return rounds_won(of) + of.ties; }
  static PerSide<int> holes(const DrainedBoard& of) { return of.meeting.holes; }
  static std::optional<Going> if_going(const DrainedBoard& of, Side s) {
    return if_goes(of.meeting, s).value_or(Going::Lift);
  }
};
DrainedFormat format_of(const DrainedBoard&);

}  // namespace trictrac
