// What is wrong with a play, man by man.
#pragma once

#include "game/referee/remedies.h"

namespace trictrac::referee {

inline constexpr Fleche kRetourBegins = 19;

struct Fault {
  enum class What : std::uint8_t {
    Number,     // R22, R23: men put where no number takes them
    Puissance,  // R24
    Plein,      // R25: not filled or not kept, or the last man left on the board
    Forbidden,  // R26
    Alone,      // R27
    Unplayed,   // R28
    Other,      // lawful number by number, and yet not so (a rest that is held, men that leave out of turn)
  } what = What::Other;
  std::string_view rule;
  std::vector<Step> wrong;    // each man from where he stood to where he was put
  std::optional<Step> right;  // the man rightly played beside one that was not
};

std::optional<Fault> find_fault(const Attempt& a);

}  // namespace trictrac::referee
