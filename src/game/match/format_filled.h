// The poule that is filled: every defeat puts in once more (section E; S3, Guiton ch. VIII).
#pragma once

#include <utility>

#include "game/match/format_defaults.h"

namespace trictrac {

struct FilledFormat : HolesFormat<PouleFormat<FilledBoard>, kMeetingHoles> {
  static constexpr FormatTraits kTraits{
      .game = "filled",
      .unit = "unit",
      .goal = Goal::Six,
      .round_ends = "a meeting ends when one has six holes and the other fewer",
      .takes = kOfStake | kOfSeats | kOfFilled,
  };

  static FilledBoard begin(const MatchOptions& o, Worth, Side) {
    return begin_filled_board({o.stake, o.first_win}, o.players);
  }
  static void set_holes(FilledBoard& of, const Marks& marks) { of.holes = marks.holes; }

  static int round(const FilledBoard& of) { return rounds_won(of); }
  static PerSide<int> holes(const FilledBoard& of) { return of.holes; }
  static std::optional<int> still_to_win(const FilledBoard& of) { return trictrac::still_to_win(of.pool); }
};
FilledFormat format_of(const FilledBoard&);

}  // namespace trictrac
