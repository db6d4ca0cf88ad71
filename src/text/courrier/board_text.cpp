#include "text/courrier/board_text.h"

#include "base/text_of.h"
#include "text/board_rows.h"

namespace trictrac::courrier {
namespace {

// White's number of the flèche in a column (1..12 from the left), on Black's side or on his own.
constexpr Fleche at_column(int column, bool top) { return top ? 13 - column : 12 + column; }

std::string rail(Side reader, bool top) {
  std::string text = "   ";
  for (int column = 1; column <= 12; ++column) {
    const Fleche f = at_column(column, top);
    if (column == 7) text += "  ";
    text += centred(std::to_string(reader == Side::White ? f : across(f)), 4);
  }
  return text + "\n";
}

std::string row(const State& s, bool top, int height) {
  const Men& white = men_of(s, Side::White);
  const Men& black = men_of(s, Side::Black);
  std::string text = "  |";
  for (int column = 1; column <= 12; ++column) {
    const Fleche f = at_column(column, top);
    if (column == 7) text += "||";
    text +=
        centred(white.on(f) > 0 ? man(white.on(f), height, 'O') : man(black.on(across(f)), height, 'X'), 4);
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

std::string board_text(const State& s) {
  std::string text = score_line(s, Side::Black) + rail(s.to_act, true) + board_edge();
  for (int h = 0; h < kShown; ++h) text += row(s, true, h);
  text += board_lane();
  for (int h = kShown - 1; h >= 0; --h) text += row(s, false, h);
  return text + board_edge() + rail(s.to_act, false) + score_line(s, Side::White);
}

}  // namespace trictrac::courrier
