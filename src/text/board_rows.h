// How men and names stand in a board drawn with letters.
#pragma once

#include <string>

namespace trictrac {

inline constexpr int kShown = 5;  // men drawn one by one; a taller pile ends with its number

inline std::string centred(const std::string& text, int width) {
  const int room = width - static_cast<int>(text.size());
  const int left = room / 2;
  return std::string(left, ' ') + text + std::string(room - left, ' ');
}

// What stands on a flèche at a given height (0 at the rail).
inline std::string man(int men, int height, char mark) {
  if (men <= height) return height == 0 ? "." : " ";
  if (height == kShown - 1 && men > kShown) return std::to_string(men);
  return std::string(1, mark);
}

// The long rails, and the lane between the two sides.
inline std::string board_edge() { return "  +" + std::string(24, '-') + "++" + std::string(24, '-') + "+\n"; }
inline std::string board_lane() { return "  |" + std::string(24, ' ') + "||" + std::string(24, ' ') + "|\n"; }

}  // namespace trictrac
