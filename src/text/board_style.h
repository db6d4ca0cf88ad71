// How a board drawn with letters looks: its words, its width, its colours.
#pragma once

#include <array>
#include <string>
#include <string_view>

namespace trictrac {

struct BoardLabels {
  std::string_view holes, points, bredouille, pavillon, off;
};
inline constexpr BoardLabels kFrenchBoard{"trous", "points", "bredouille (2 jetons)", "pavillon", "sorties"};
inline constexpr BoardLabels kEnglishBoard{"holes", "points", "bredouille (2 jetons)", "pavillon", "off"};

// What is written before and after a man, such as what colours it on a terminal. It takes no room.
struct Ink {
  std::string_view before, after;
};

struct BoardStyle {
  BoardLabels labels = kFrenchBoard;
  int columns = 54;      // there are; a board takes 54, 39 or 27 of them
  Ink white{}, black{};  // of the men of each side
};

}  // namespace trictrac
