#include "text/courrier/board_text.h"

#include "base/text_of.h"
#include "text/board_rows.h"

namespace trictrac::courrier {
namespace {

// The number, for the player below, of the flèche in a column (1..12 from the left), on the far side or on
// his.
constexpr Fleche at_column(int column, bool far) { return far ? 13 - column : 12 + column; }

std::string rail(bool far) {
  std::string text = "   ";
  for (int column = 1; column <= 12; ++column) {
    if (column == 7) text += "  ";
    text += centred(std::to_string(at_column(column, far)), 4);
  }
  return text + "\n";
}

std::string row(const State& s, Side below, bool far, int height) {
  const char own = below == Side::White ? 'O' : 'X', others = below == Side::White ? 'X' : 'O';
  const Men& mine = men_of(s, below);
  const Men& his = men_of(s, other(below));
  std::string text = "  |";
  for (int column = 1; column <= 12; ++column) {
    const Fleche f = at_column(column, far);
    if (column == 7) text += "||";
    text +=
        centred(mine.on(f) > 0 ? man(mine.on(f), height, own) : man(his.on(across(f)), height, others), 4);
  }
  return text + "|\n";
}

std::string score_line(const State& s, Side side) {
  const int off = men_of(s, side).off;
  std::string text = side == Side::White ? "   O  " : "   X  ";
  text += text_of("points {} / {}", s.score[side], s.terms.points);
  if (off > 0) text += text_of(" · sorties {}", off);
  return text + "\n";
}

}  // namespace

std::string board_text(const State& s, Side reader) {
  std::string text = score_line(s, other(reader)) + rail(true) + board_edge();
  for (int h = 0; h < kShown; ++h) text += row(s, reader, true, h);
  text += board_lane();
  for (int h = kShown - 1; h >= 0; --h) text += row(s, reader, false, h);
  return text + board_edge() + rail(false) + score_line(s, reader);
}

}  // namespace trictrac::courrier
