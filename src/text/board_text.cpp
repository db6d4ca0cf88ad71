#include "text/board_text.h"

#include "base/text_of.h"
#include "text/board_rows.h"

namespace trictrac {
namespace {

// Names along the rail of `owner`, talon first: as `counting` counts, but by halves as the owner does.
std::string rail(const BoardRows& rows, Numbering n, Side owner, Side counting) {
  const bool halves = n == Numbering::OneTo12 || n == Numbering::T11;
  std::array<std::string, kPlaces> names;
  for (Fleche f = kTalon; f <= kCoin; ++f) {
    const Fleche named = owner != counting && !halves ? facing(f) : f;
    names[f - kTalon] = fleche_text(named, of_mover(n, counting));
  }
  return rows.names(names);
}

BoardRow row(const Position& seen, Side below, bool far, int height, const BoardStyle& style) {
  const bool white = below == Side::White;
  const char own = white ? 'O' : 'X', others = white ? 'X' : 'O';
  const Ink own_ink = white ? style.white : style.black, others_ink = white ? style.black : style.white;
  BoardRow row;
  for (Fleche f = kTalon; f <= kCoin; ++f) {
    const Fleche at = far ? facing(f) : f;
    const int men = seen.own.on(at);
    row[f - kTalon] =
        men > 0 ? man(men, height, own, own_ink) : man(seen.other.on(at), height, others, others_ink);
  }
  return row;
}

std::string score_line(const State& s, Side side, const BoardLabels& labels) {
  const Marks& m = s.marks;
  std::string text = side == Side::White ? "   O  " : "   X  ";
  text += text_of("{} {} · {} {}", labels.holes, m.holes[side], labels.points, m.points[side]);
  if (m.double_jeton == side) text += text_of(" · {}", labels.bredouille);
  if (held_by(m.pavillon, side)) text += text_of(" · {}", labels.pavillon);
  const int off = seen_by(side, s).own.off;
  if (off > 0) text += text_of(" · {} {}", labels.off, off);
  return text + "\n";
}

std::string drawn(const State& s, Numbering n, Side below, Side counting, const BoardStyle& style) {
  const Position seen = seen_by(below, s);
  const BoardRows rows(style.columns);
  std::string text =
      score_line(s, other(below), style.labels) + rail(rows, n, other(below), counting) + rows.edge();
  for (int h = 0; h < kShown; ++h) text += rows.men(row(seen, below, true, h, style));
  text += rows.lane();
  for (int h = kShown - 1; h >= 0; --h) text += rows.men(row(seen, below, false, h, style));
  return text + rows.edge() + rail(rows, n, below, counting) + score_line(s, below, style.labels);
}

}  // namespace

std::string board_text(const State& s, Numbering n, const BoardStyle& style) {
  return drawn(s, n, Side::White, s.to_act, style);
}

std::string board_text(const State& s, Numbering n, Side reader, const BoardStyle& style) {
  return drawn(s, n, reader, reader, style);
}

}  // namespace trictrac
