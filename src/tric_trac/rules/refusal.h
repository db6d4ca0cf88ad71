// The laws of Le Tric Trac (docs/courrier.md), and why a play is not legal.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "game/rules/law.h"
#include "tric_trac/rules/possible.h"

namespace trictrac::tric_trac {

// A law that a play can break.
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
    {Law::NoMan,
     {"J3", "no_man", "no man of yours stands there", "vous n'avez pas de dame sur cette flèche"}},
    {Law::Backward, {"J3", "backward", "men only move forward", "une dame ne va qu'en avant"}},
    {Law::NotANumber,
     {"J3", "not_a_number", "no die makes that distance", "aucun dé ne donne cette distance"}},
    {Law::NumberUsed,
     {"J3", "number_used", "that number has been played already; a doublet is played four times",
      "ce nombre est déjà joué ; un doublet se joue quatre fois"}},
    {Law::HeldByOther,
     {"J4", "held_by_other", "a man may not stop or rest where a man of your opponent stands",
      "une dame ne s'arrête ni ne se repose où se trouve une dame adverse"}},
    {Law::CourierFirst,
     {"J5", "courier_first", "no other man moves before the courier is in the last quarter",
      "nulle autre dame ne bouge avant que le courrier soit entré dans le dernier quart"}},
    {Law::PlayAll,
     {"J7", "play_all", "as many numbers must be played as can be: there is a way to play more",
      "il faut jouer autant de nombres qu'il se peut, et l'on peut en jouer davantage"}},
    {Law::PlayHigher,
     {"J7", "play_higher", "only one number can be played, and it must be the higher",
      "un seul nombre peut se jouer, et ce doit être le plus fort"}},
    {Law::NotAllHome,
     {"J8", "not_all_home", "men leave only when all fifteen have reached the last quarter",
      "on ne sort de dame que si les quinze sont dans le dernier quart"}},
    {Law::ExceedingFarthest,
     {"J9", "exceeding_farthest", "a number too great takes off the farthest man only, with none behind it",
      "un nombre trop grand ne sort que la dame la plus éloignée, sans autre en arrière"}},
});

constexpr const LawText& text(Law law) { return kLaws[law]; }

// A law that is broken, and the step that breaks it, where one does.
struct RuleViolation {
  Law law = Law::NoMan;
  std::optional<Step> step;
  friend bool operator==(const RuleViolation&, const RuleViolation&) = default;
};

// Returns the law that `steps`, in this order, break as a whole play or, if `partial`, as the beginning of
// one; nothing if the player to act may play them.
std::optional<RuleViolation> refuse(const Position& p, Roll roll, std::span<const Step> steps,
                                    bool partial = false);

}  // namespace trictrac::tric_trac
