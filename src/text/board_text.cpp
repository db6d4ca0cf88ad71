#include "text/board_text.h"

#include <algorithm>

#include "base/text_of.h"

namespace trictrac {

namespace {

constexpr int kHalf = kPlaces / 2;

// The three widths of a board: its places, what stands before it, the bar between the halves.
struct BoardWidth {
  int cell, indent, bars;
  constexpr int columns() const { return indent + 2 + kPlaces * cell + bars; }
};
constexpr BoardWidth kWidths[] = {{4, 2, 2}, {3, 0, 1}, {2, 0, 1}};
static_assert(kWidths[0].columns() == 54 && kWidths[1].columns() == 39 && kWidths[2].columns() == 27);

const BoardWidth& width_for(int columns) {
  const auto* fits =
      std::ranges::find_if(kWidths, [&](const BoardWidth& w) { return w.columns() <= columns; });
  return fits == std::end(kWidths) ? kWidths[std::size(kWidths) - 1] : *fits;
}

std::string blanks(int n) { return std::string(static_cast<std::size_t>(n), ' '); }

std::string centred(const BoardCell& cell, int width) {
  const int room = width - static_cast<int>(cell.text.size()), left = room / 2;
  return blanks(left) + std::string(cell.ink.before) + cell.text + std::string(cell.ink.after) +
         blanks(room - left);
}

}  // namespace

BoardCell man(int men, int height, char mark, Ink ink) {
  if (men <= height) return {height == 0 ? "." : " "};
  if (height == kShown - 1 && men > kShown) return {std::to_string(men), ink};
  return {std::string(1, mark), ink};
}

BoardRows::BoardRows(int columns) {
  const BoardWidth& w = width_for(columns);
  cell_ = w.cell;
  indent_ = blanks(w.indent);
  bars_ = w.bars;
}

std::string BoardRows::line(char end, char fill) const {
  const std::string half(static_cast<std::size_t>(kHalf * cell_), fill);
  return indent_ + end + half + std::string(static_cast<std::size_t>(bars_), end) + half + end + "\n";
}

std::string BoardRows::men(const BoardRow& row) const {
  std::string text = indent_ + "|";
  for (int i = 0; i < kPlaces; ++i) {
    if (i == kHalf) text.append(static_cast<std::size_t>(bars_), '|');
    text += centred(row[static_cast<std::size_t>(i)], cell_);
  }
  return text + "|\n";
}

// Names would run together if a place is only as wide as a name: then their first characters stand above the
// last.
std::string BoardRows::names(const std::array<std::string, kPlaces>& names) const {
  const auto printed = [&](auto part) {
    std::string text = indent_ + " ";
    for (int i = 0; i < kPlaces; ++i) {
      if (i == kHalf) text += blanks(bars_);
      text += centred({part(names[static_cast<std::size_t>(i)])}, cell_);
    }
    return text + "\n";
  };
  if (cell_ > 2) return printed([](const std::string& name) { return name; });
  return printed([](const std::string& name) { return name.size() > 1 ? name.substr(0, 1) : " "; }) +
         printed([](const std::string& name) { return name.substr(name.size() - 1); });
}

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
