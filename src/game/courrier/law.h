// The laws of Le Tric Trac that a play can break (docs/courrier.md).
#pragma once

#include <array>
#include <cstdint>

#include "game/rules/law_text.h"

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

inline constexpr std::array<LawText, 10> kLaws{{
    {"J3", "no_man", "no man of yours stands there"},
    {"J3", "backward", "men only move forward"},
    {"J3", "not_a_number", "no die makes that distance"},
    {"J3", "number_used", "that number has been played already; a doublet is played four times"},
    {"J4", "held_by_other", "a man may not stop or rest where a man of the other stands"},
    {"J5", "courier_first", "no other man moves before the courier is in the last quarter"},
    {"J7", "play_all", "as many numbers must be played as can be: there is a way to play more"},
    {"J7", "play_higher", "only one number can be played, and it must be the higher"},
    {"J8", "not_all_home", "men leave only when all fifteen have reached the last quarter"},
    {"J9", "exceeding_farthest", "a number too great takes off the farthest man only, with none behind him"},
}};

constexpr const LawText& text(Law law) { return kLaws[static_cast<int>(law)]; }

}  // namespace trictrac::courrier
