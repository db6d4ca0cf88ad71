// How men and names stand in a board drawn with letters: twelve places a row, in two halves.
#pragma once

#include <array>
#include <string>

#include "text/board_style.h"

namespace trictrac {

inline constexpr int kShown = 5;    // men drawn one by one; a taller pile ends with its number
inline constexpr int kPlaces = 12;  // in a row

// What stands at one place of a row. `ink` may be empty.
struct BoardCell {
  std::string text;
  Ink ink{};
};
using BoardRow = std::array<BoardCell, kPlaces>;

// What stands on a flèche at a given height (0 at the rail).
BoardCell man(int men, int height, char mark, Ink ink);

// The rows of a board as wide as its style lets it be.
class BoardRows {
 public:
  explicit BoardRows(int columns);

  std::string edge() const { return line('+', '-'); }                      // a long rail
  std::string lane() const { return line('|', ' '); }                      // between the two sides
  std::string men(const BoardRow& row) const;                              // between the rails
  std::string names(const std::array<std::string, kPlaces>& names) const;  // beside a rail

 private:
  std::string line(char end, char fill) const;

  int cell_;            // columns of a place
  std::string indent_;  // before the rail
  int bars_;            // how thick the bar between the halves is
};

}  // namespace trictrac
