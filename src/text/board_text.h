// A board as text for a terminal.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "game/rules/state.h"
#include "text/fleche_text.h"

namespace trictrac {

// The words on a board.
struct BoardLabels {
  std::string holes = "holes", points = "points", bredouille = "bredouille (2 jetons)", pavillon = "pavillon",
              off = "off";
};

// Text written before and after a man, such as the codes that colour it on a terminal. Takes no room.
struct Ink {
  std::string_view before, after;
};

// The style of a board: its words, its width, its colours.
struct BoardStyle {
  BoardLabels labels{};
  int columns = 54;      // there are; a board takes 54, 39 or 27 of them
  Ink white{}, black{};  // of the men of each side
};

// The layout of a board drawn in letters: twelve places in a row, in two halves.

inline constexpr int kShown = 5;    // men drawn one by one; a taller pile ends with its number
inline constexpr int kPlaces = 12;  // in a row

// The content of one place in a row. `ink` may be empty.
struct BoardCell {
  std::string text;
  Ink ink{};
};
using BoardRow = std::array<BoardCell, kPlaces>;

// Returns the content of a flèche at a given height (0 at the rail).
BoardCell man(int men, int height, char mark, Ink ink);

// Draws the rows of a board as wide as its style allows.
class BoardRows {
 public:
  // Fits a board into this many columns.
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

// Draws the whole table with White below: men (O white, X black), points and holes, the double jeton and the
// pavillon. Flèches are named in the numbering of the player to act, or by halves (1-12, T-11).
std::string board_text(const State& state, Numbering numbering, const BoardStyle& style = {});

// Draws it as `reader` sees it, on either side's turn: their side below, the flèches in their numbering.
std::string board_text(const State& state, Numbering numbering, Side reader, const BoardStyle& style = {});

}  // namespace trictrac
