#include "courrier/text/board_text.h"

#include "base/text_of.h"

namespace trictrac::courrier {
namespace {

// The number, for the player below, of the flèche in a column (1..12 from the left), on the far side or on
// the near one.
constexpr Fleche at_column(int column, bool far) { return far ? 13 - column : 12 + column; }

std::string rail(const BoardRows& rows, bool far) {
  std::array<std::string, kPlaces> names;
  for (int column = 1; column <= kPlaces; ++column)
    names[static_cast<std::size_t>(column - 1)] = std::to_string(at_column(column, far));
  return rows.names(names);
}

BoardRow row(const State& s, Side below, bool far, int height, const BoardStyle& style) {
  const bool white = below == Side::White;
  const char own = white ? 'O' : 'X', others = white ? 'X' : 'O';
  const Ink own_ink = white ? style.white : style.black, others_ink = white ? style.black : style.white;
  const Men& mine = men_of(s, below);
  const Men& theirs = men_of(s, other(below));
  BoardRow row;
  for (int column = 1; column <= kPlaces; ++column) {
    const Fleche f = at_column(column, far);
    row[static_cast<std::size_t>(column - 1)] = mine.on(f) > 0
                                                    ? man(mine.on(f), height, own, own_ink)
                                                    : man(theirs.on(across(f)), height, others, others_ink);
  }
  return row;
}

std::string score_line(const State& s, Side side, const BoardLabels& labels) {
  const int off = men_of(s, side).off;
  std::string text = side == Side::White ? "   O  " : "   X  ";
  text += text_of("{} {} / {}", labels.points, s.score[side], s.terms.points);
  if (off > 0) text += text_of(" · {} {}", labels.off, off);
  return text + "\n";
}

}  // namespace

std::string board_text(const State& s, Side reader, const BoardStyle& style) {
  const BoardRows rows(style.columns);
  std::string text = score_line(s, other(reader), style.labels) + rail(rows, true) + rows.edge();
  for (int h = 0; h < kShown; ++h) text += rows.men(row(s, reader, true, h, style));
  text += rows.lane();
  for (int h = kShown - 1; h >= 0; --h) text += rows.men(row(s, reader, false, h, style));
  return text + rows.edge() + rail(rows, false) + score_line(s, reader, style.labels);
}

}  // namespace trictrac::courrier
