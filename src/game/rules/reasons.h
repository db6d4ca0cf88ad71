// What the rules say of a play: what compelled it, and by what right it was made.
#pragma once

#include <array>
#include <span>
#include <string_view>
#include <vector>

#include "game/rules/judge.h"
#include "game/rules/sequences.h"

namespace trictrac {

// In the order in which they are named: first what binds a roll, then what a play did.
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

struct ReasonText {
  std::string_view rule;
  std::string_view code;  // as in messages
};

inline constexpr std::array<ReasonText, 15> kReasons{{
    {"P10", "nothing_to_play"},
    {"M4", "higher_only"},
    {"M4", "lower_only"},
    {"M4", "one_only"},  // of a doublet
    {"P5", "must_fill"},
    {"P6", "must_keep"},
    {"P9", "must_take_last"},
    {"M4", "only_play"},  // whatever the order, it ends in one and the same board
    {"M6", "puissance"},
    {"M5", "coin_taken"},
    {"M5", "coin_left"},
    {"M3", "rest_on_coin"},  // an empty one, where he could not have stopped alone
    {"M7", "passage"},       // through a forbidden jan
    {"M1", "tout_d_une"},
    {"M8", "exceeding"},
}};

constexpr const ReasonText& text(Reason reason) { return kReasons[static_cast<int>(reason)]; }

// What binds the roll of `turn` before anything is played; `all` are its lawful sequences.
std::vector<Reason> binding(Roll roll, const Turn& turn, const std::vector<Sequence>& all);

// What is to be said of these steps once they are played; nothing if they are not a lawful play.
std::vector<Reason> reasons(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn,
                            std::span<const Step> steps);

}  // namespace trictrac
