// The reasons behind a play in the rules: why it was forced, and what allowed it.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "base/enum_table.h"
#include "game/rules/judge.h"
#include "game/rules/sequences.h"

namespace trictrac {

// The reasons, in the order in which they are given: first what binds the roll, then what the play did.
enum class Reason : std::uint8_t {
  NothingToPlay,
  HigherOnly,
  LowerOnly,
  OneOnly,
  MustFill,
  MustKeep,
  MustTakeLast,
  OnlyPlay,
  Puissance,
  CoinTaken,
  CoinLeft,
  RestOnCoin,
  Passage,
  ToutDUne,
  Exceeding,
};

// A reason and its name in messages.
struct ReasonText {
  std::string_view rule;
  std::string_view code;  // as in messages
};

inline constexpr EnumTable<Reason, Reason::Exceeding, ReasonText> kReasons({
    {Reason::NothingToPlay, {"P10", "nothing_to_play"}},
    {Reason::HigherOnly, {"M4", "higher_only"}},
    {Reason::LowerOnly, {"M4", "lower_only"}},
    {Reason::OneOnly, {"M4", "one_only"}},  // of a doublet
    {Reason::MustFill, {"P5", "must_fill"}},
    {Reason::MustKeep, {"P6", "must_keep"}},
    {Reason::MustTakeLast, {"P9", "must_take_last"}},
    {Reason::OnlyPlay, {"M4", "only_play"}},  // whatever the order, it ends in one and the same board
    {Reason::Puissance, {"M6", "puissance"}},
    {Reason::CoinTaken, {"M5", "coin_taken"}},
    {Reason::CoinLeft, {"M5", "coin_left"}},
    {Reason::RestOnCoin, {"M3", "rest_on_coin"}},  // an empty one, where the man could not have stopped alone
    {Reason::Passage, {"M7", "passage"}},          // through a forbidden jan
    {Reason::ToutDUne, {"M1", "tout_d_une"}},
    {Reason::Exceeding, {"M8", "exceeding"}},
});

constexpr const ReasonText& text(Reason reason) { return kReasons[reason]; }

// Returns the reasons that bind the roll of `turn` before anything is played; `all` are its legal sequences.
std::vector<Reason> binding(Roll roll, const Turn& turn, const std::vector<Sequence>& all);

// Returns the reasons of these steps once they are played; none if they are not a legal play.
std::vector<Reason> reasons(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn,
                            std::span<const Step> steps);

}  // namespace trictrac
