// The laws of Le Tric Trac that a play can break (docs/courrier.md).
#pragma once

#include <cstdint>

#include "game/rules/law_text.h"

namespace trictrac::tric_trac {

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
     {"J4", "held_by_other", "a man may not stop or rest where a man of the other stands",
      "une dame ne s'arrête ni ne se repose où se trouve une dame de l'autre"}},
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
     {"J9", "exceeding_farthest", "a number too great takes off the farthest man only, with none behind him",
      "un nombre trop grand ne sort que la dame la plus éloignée, sans autre en arrière"}},
});

constexpr const LawText& text(Law law) { return kLaws[law]; }

}  // namespace trictrac::tric_trac
