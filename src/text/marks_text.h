// Sides, rolls and men as letters and digits in positions, records and sheets.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/rules/position.h"
#include "game/rules/roll.h"
#include "game/rules/side.h"

namespace trictrac {

// Return W or B, as in records and sheets, and w or b, as in positions.
constexpr char capital(Side s) { return s == Side::White ? 'W' : 'B'; }
constexpr char letter(Side s) { return s == Side::White ? 'w' : 'b'; }
// Read such a letter, or return nullopt.
std::optional<Side> side_of_capital(std::string_view text);
std::optional<Side> side_of_letter(std::string_view text);

// Prints and reads two dice such as "42".
std::string roll_text(Roll roll);
std::optional<Roll> roll_of(std::string_view text);

// Returns the letter for the men of one flèche: A to O for one to fifteen of White's, a to o for Black's, -
// for none. At most one side has men there.
char men_letter(int white, int black);
// Reads such a letter as men of White and of Black, or returns nullopt.
std::optional<PerSide<int>> men_of_letter(char letter);

}  // namespace trictrac
