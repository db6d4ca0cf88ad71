// Fausses cases: the faults of a play, and the remedies that the opponent may choose (R21-R28).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_table.h"
#include "game/rules/refusal.h"

namespace trictrac::referee {

inline constexpr Fleche kRetourBegins = 19;  // the opponent's petit jan

// A demand on the man or the men that are played again.
struct Demand {
  enum class What : std::uint8_t {
    Legal,    // as the rules have it
    NotCoin,  // not into the coin, unless nothing else can be played (R24)
    With,     // that step among them
    Without,  // no man from `step.from`, unless nothing else can be played
    PassOn,   // the man on `step.from` to the last jan (R26)
    From,     // some man from `step.from`
  } what = What::Legal;
  Step step;
  Fleche barred = 0;  // a flèche that is not covered with this roll (R24); 0: none
  friend bool operator==(const Demand&, const Demand&) = default;
};

// The kinds of remedy, each of which is one sentence.
enum class RemedyText : std::uint8_t {
  Leave,
  LeaveUnplayed,
  PutOn,
  PutOnThenOther,
  PutOnSecondStays,
  PlaysBoth,
  AnotherPlays,
  NumberLost,
  NotTheCorner,
  NoManOn,
  OtherNumber,
  RollAgain,
  RollAgainAsItMust,
  RollAgainByTheRules,
  PlayedOn,
};

// The sentences in English, for messages; {from} and {to} are flèches.
inline constexpr EnumTable<RemedyText, RemedyText::PlayedOn, std::string_view> kRemedyTexts({
    {RemedyText::Leave, "leave it as it stands"},
    {RemedyText::LeaveUnplayed, "leave it: two points for each number not played"},
    {RemedyText::PutOn, "the man on {from} is put on {to}"},
    {RemedyText::PutOnThenOther, "the man on {from} is put on {to}, and the other number is played"},
    {RemedyText::PutOnSecondStays, "the man let go on {from} is put on {to}, the second man stays"},
    {RemedyText::PlaysBoth, "the man on {from} alone plays both numbers"},
    {RemedyText::AnotherPlays, "the man goes back to {from}, another plays"},
    {RemedyText::NumberLost, "the man goes back to {from}, and its number cannot be played"},
    {RemedyText::NotTheCorner, "both men go back, and the corner is not taken with this roll"},
    {RemedyText::NoManOn, "the roll is played again, with no man put on {to}"},
    {RemedyText::OtherNumber, "the other number is played"},
    {RemedyText::RollAgain, "the roll is played again"},
    {RemedyText::RollAgainAsItMust, "the roll is played again as it must be"},
    {RemedyText::RollAgainByTheRules, "the roll is played again by the rules"},
    {RemedyText::PlayedOn, "the man on {from} is played on to the last jan"},
});

// A remedy for a wrong play.
struct Cure {
  enum class Does : std::uint8_t { Leave, Place, Again } does = Does::Leave;
  std::string_view rule;
  RemedyText text = RemedyText::Leave;
  Step named;        // the flèches of the text: `from`, `to`, as far as it has them
  Men men;           // at Place: the player's men afterwards
  Demand demand;     // at Again
  int helpless = 0;  // numbers more that could not be played in the end (R26, R28)
};

// Returns the sentence of a remedy in English.
std::string english_text(const Cure& cure);

// A roll as the player played it; `before` is the position seen by the player.
struct Attempt {
  const Position& before;
  Roll roll;
  const RuleOptions& options;
  std::span<const Step> steps;
};

// Returns the law by which these steps cannot even be made at a board (no man there, backwards, onto the
// opponent's men, off the board while men are outside), or nullopt.
std::optional<RuleViolation> impossible(const Attempt& a);

// Returns the rule that a play breaks, or nullopt if it is legal.
std::optional<std::string_view> fault_of(const Attempt& a);

// Returns the remedies of a play in the order of their numbers; none if it is legal.
std::vector<Cure> cures_of(const Attempt& a);

// Returns how many numbers could have been played and were not (R28).
int left_unplayed(const Attempt& a);

// Returns the legal ways that meet `demand`; if there are none, and the demand allows it, all legal ways.
std::vector<Sequence> ways_to_meet(const Attempt& a, const Demand& demand);

// Returns the ways that meet `demand` before filling and keeping bind; there may be none.
std::vector<Sequence> possible_ways(const Attempt& a, const Demand& demand);

// The fault of a play, man by man.
struct Fault {
  enum class What : std::uint8_t {
    Number,     // R22, R23: men put where no number takes them
    Puissance,  // R24
    Plein,      // R25: not filled or not kept, or the last man left on the board
    Forbidden,  // R26
    Alone,      // R27
    Unplayed,   // R28
    Other,      // legal number by number, and yet not so (a rest that is held, men that leave out of turn)
  } what = What::Other;
  std::string_view rule;
  std::vector<Step> wrong;    // each man from its old to its new place
  std::optional<Step> right;  // the correct step, if only one step is wrong
};

// Returns the fault of a play, or nullopt if it is legal.
std::optional<Fault> find_fault(const Attempt& a);

}  // namespace trictrac::referee
