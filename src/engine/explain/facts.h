// Facts about a position that a player can count: what stands on the board, and what the next throws may do.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/enum_table.h"
#include "game/rules/state.h"

namespace trictrac::explanation {

// A fact about the position after an answer, for the player who gave it ("you") and the opponent ("they").
// "Throws" are of 36; "points" are the mean of a throw.
enum class Fact : std::uint8_t {
  // The board.
  Corner,         // you hold your corner
  CornerLost,     // you do not, and fewer than two men can still reach it
  ThirdOnCorner,  // men on your corner beyond two
  LowCases,       // cases on 2 to 6
  CaseOnSeven,
  HighCases,  // cases on 8 to 11
  Talon,      // men on the talon
  HighAlone,  // men alone on 7 to 11
  Heaps,      // men beyond three on one flèche from 2 to 11
  Missing,    // men missing for the nearest jan that can still be filled
  Full,       // a jan is full
  Spare,      // mean throws that spare men last before the full jan must break
  Passed,     // men in the opponent's jans, or borne off
  // The opponent's next throw.
  TheyHit,         // throws that hit a man truly
  TheyHitFalsely,  // throws that hit one falsely
  TheyFill,        // throws that fill one of their jans
  TheyKeep,        // throws that keep it
  TheyBreak,       // throws that break it
  TheyTakeCorner,  // throws that take their corner
  TheyStuck,       // throws with a number that they cannot play
  TheyWinHole,     // throws that win them a hole
  TheirGain,       // points to them
  YourShare,       // points to you
  // Your next throw, as if you threw now.
  Fill,
  Keep,
  Break,
  Hit,
  TakeCorner,
  MakeCase,  // throws that make one case more
  Stuck,     // throws with a number that you cannot play
  Gain,      // points to you, less points to them
  // The opponent's board.
  TheirCorner,
  TheirThirdOnCorner,
  TheirLowCases,
  TheirCaseOnSeven,
  TheirHighCases,
  TheirTalon,
  TheirHighAlone,
  TheirHeaps,
  TheirMissing,
  TheirSpare,
  TheyMakeCase,
  // The marks.
  Points,
  TheirPoints,
  Bredouille,  // twelve points would count double
  TheirBredouille,
};
inline constexpr Fact kLastFact = Fact::TheirBredouille;

// The kinds of fact: done by the play itself, seen on the board, or counted over the next throws.
enum class FactKind : std::uint8_t { Deed, State, Count };

// A row of the table of facts.
struct FactRow {
  std::string_view name;  // in messages and in the file of weights, with `own`
  bool own;               // about you, and not about the opponent
  int sign;               // +1: the more, the better for you; -1: the worse
  FactKind kind;
};

inline constexpr EnumTable<Fact, kLastFact, FactRow> kFacts({
    {Fact::Corner, {"corner", true, +1, FactKind::Deed}},
    {Fact::CornerLost, {"corner_lost", true, -1, FactKind::State}},
    {Fact::ThirdOnCorner, {"third_on_corner", true, -1, FactKind::Deed}},
    {Fact::LowCases, {"low_cases", true, +1, FactKind::Deed}},
    {Fact::CaseOnSeven, {"case_on_seven", true, +1, FactKind::Deed}},
    {Fact::HighCases, {"high_cases", true, +1, FactKind::Deed}},
    {Fact::Talon, {"talon", true, -1, FactKind::Deed}},
    {Fact::HighAlone, {"high_alone", true, -1, FactKind::State}},
    {Fact::Heaps, {"heaps", true, -1, FactKind::State}},
    {Fact::Missing, {"missing", true, -1, FactKind::State}},
    {Fact::Full, {"full", true, +1, FactKind::Deed}},
    {Fact::Spare, {"spare", true, +1, FactKind::State}},
    {Fact::Passed, {"passed", true, +1, FactKind::Deed}},
    {Fact::TheyHit, {"hit", false, -1, FactKind::Count}},
    {Fact::TheyHitFalsely, {"hit_falsely", false, +1, FactKind::Count}},
    {Fact::TheyFill, {"fill", false, -1, FactKind::Count}},
    {Fact::TheyKeep, {"keep", false, -1, FactKind::Count}},
    {Fact::TheyBreak, {"break", false, +1, FactKind::Count}},
    {Fact::TheyTakeCorner, {"take_corner", false, -1, FactKind::Count}},
    {Fact::TheyStuck, {"stuck", false, +1, FactKind::Count}},
    {Fact::TheyWinHole, {"win_hole", false, -1, FactKind::Count}},
    {Fact::TheirGain, {"gain", false, -1, FactKind::Count}},
    {Fact::YourShare, {"share", true, +1, FactKind::Count}},
    {Fact::Fill, {"fill", true, +1, FactKind::Count}},
    {Fact::Keep, {"keep", true, +1, FactKind::Count}},
    {Fact::Break, {"break", true, -1, FactKind::Count}},
    {Fact::Hit, {"hit", true, +1, FactKind::Count}},
    {Fact::TakeCorner, {"take_corner", true, +1, FactKind::Count}},
    {Fact::MakeCase, {"make_case", true, +1, FactKind::Count}},
    {Fact::Stuck, {"stuck", true, -1, FactKind::Count}},
    {Fact::Gain, {"gain", true, +1, FactKind::Count}},
    {Fact::TheirCorner, {"corner", false, -1, FactKind::State}},
    {Fact::TheirThirdOnCorner, {"third_on_corner", false, +1, FactKind::State}},
    {Fact::TheirLowCases, {"low_cases", false, -1, FactKind::State}},
    {Fact::TheirCaseOnSeven, {"case_on_seven", false, -1, FactKind::State}},
    {Fact::TheirHighCases, {"high_cases", false, -1, FactKind::State}},
    {Fact::TheirTalon, {"talon", false, +1, FactKind::State}},
    {Fact::TheirHighAlone, {"high_alone", false, +1, FactKind::State}},
    {Fact::TheirHeaps, {"heaps", false, +1, FactKind::State}},
    {Fact::TheirMissing, {"missing", false, +1, FactKind::State}},
    {Fact::TheirSpare, {"spare", false, -1, FactKind::State}},
    {Fact::TheyMakeCase, {"make_case", false, -1, FactKind::Count}},
    {Fact::Points, {"points", true, +1, FactKind::State}},
    {Fact::TheirPoints, {"points", false, -1, FactKind::State}},
    {Fact::Bredouille, {"bredouille", true, +1, FactKind::State}},
    {Fact::TheirBredouille, {"bredouille", false, -1, FactKind::State}},
});

// Returns every fact, in the order of the enum.
constexpr auto all_facts() {
  std::array<Fact, kFacts.kSize> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<Fact>(i);
  return all;
}

// The greatest value of Fact::Missing: more are as far away, and so is a jan that can no longer be filled.
inline constexpr int kMostMissing = 6;

// A value for each fact.
template <class Value>
class FactTable {
 public:
  Value& operator[](Fact f) { return values_[static_cast<std::size_t>(f)]; }
  Value operator[](Fact f) const { return values_[static_cast<std::size_t>(f)]; }

 private:
  std::array<Value, kFacts.kSize> values_{};
};
using FactValues = FactTable<double>;

// Some of the 21 rolls, by their places in all_rolls().
using RollSet = std::uint32_t;

// All facts of a position, with what some of them are about: the rolls that are counted, and flèches, from
// your talon.
struct Facts {
  FactValues values{};
  FactTable<RollSet> rolls{};
  FlecheSet cases = 0, alone = 0, heaps = 0, missing = 0, full = 0, passed = 0, hit = 0, hit_falsely = 0;
};

// Returns the number of men on these flèches.
int men_in(const Men& men, FlecheSet set);

// Returns the facts of a tour that awaits a throw, for `side`. `after` is at Roll, of either side.
Facts facts_of(const State& after, Side side);

}  // namespace trictrac::explanation
