// The laws of Le Tric Trac (docs/courrier.md), and the law that makes a play illegal.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "courrier/rules/possible.h"
#include "game/rules/law.h"

namespace trictrac::courrier {

enum class Law : std::uint8_t {
  NoMan,
  Backward,
  NotANumber,
  NumberUsed,
  HeldByOther,
  CourierFirst,
  PlayAll,
  PlayHigher,
  NotAllHome,
  ExceedingFarthest,
};

inline constexpr EnumTable<Law, Law::ExceedingFarthest, LawText> kLaws({
    {Law::NoMan, {"J3", "no_man", "you have no man on that flèche"}},
    {Law::Backward, {"J3", "backward", "men only move forward"}},
    {Law::NotANumber, {"J3", "not_a_number", "none of your dice makes that distance"}},
    {Law::NumberUsed,
     {"J3", "number_used", "that number has been played already; a doublet is played four times"}},
    {Law::HeldByOther, {"J4", "held_by_other", "a man may not stop or rest where your opponent has a man"}},
    {Law::CourierFirst,
     {"J5", "courier_first", "no other man moves until the courier has reached the last quarter"}},
    {Law::PlayAll,
     {"J7", "play_all", "as many numbers as possible must be played: there is a way to play more"}},
    {Law::PlayHigher, {"J7", "play_higher", "only one number can be played: it must be the higher"}},
    {Law::NotAllHome,
     {"J8", "not_all_home", "men leave only when all fifteen have reached the last quarter"}},
    {Law::ExceedingFarthest,
     {"J9", "exceeding_farthest",
      "a number that is too large takes off only the farthest man, with none behind it"}},
});

constexpr const LawText& text(Law law) { return kLaws[law]; }

// The law that is broken, and the step that breaks it, if it is one step.
struct RuleViolation {
  Law law = Law::NoMan;
  std::optional<Step> step;
  friend bool operator==(const RuleViolation&, const RuleViolation&) = default;
};

// Returns the law that `steps`, in this order, break as a whole play or, if `partial`, as the beginning of
// one; nullopt if the player to act may play them.
std::optional<RuleViolation> refuse(const Position& p, Roll roll, std::span<const Step> steps,
                                    bool partial = false);

}  // namespace trictrac::courrier
