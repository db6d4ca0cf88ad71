// Sides, rolls and men as the letters and digits that stand for them in positions, records and sheets.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/rules/position.h"
#include "game/rules/roll.h"
#include "game/rules/side.h"

namespace trictrac {

// W or B in records and sheets, w or b in positions.
constexpr char capital(Side s) { return s == Side::White ? 'W' : 'B'; }
constexpr char letter(Side s) { return s == Side::White ? 'w' : 'b'; }
std::optional<Side> side_of_capital(std::string_view text);
std::optional<Side> side_of_letter(std::string_view text);

// Two dice such as "42".
std::string roll_text(Roll roll);
std::optional<Roll> roll_of(std::string_view text);

// The men of one flèche: A to O for one to fifteen of White's, a to o for Black's, - for none. One side at
// most has any.
char men_letter(int white, int black);
// Such a letter as men of White's and of Black's.
std::optional<PerSide<int>> men_of_letter(char letter);

}  // namespace trictrac
