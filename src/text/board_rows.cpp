#include "text/board_rows.h"

#include <algorithm>

namespace trictrac {
namespace {

constexpr int kHalf = kPlaces / 2;

// The three widths of a board: its places, what stands before it, the bar between the halves.
struct Width {
  int cell, indent, bars;
  constexpr int columns() const { return indent + 2 + kPlaces * cell + bars; }
};
constexpr Width kWidths[] = {{4, 2, 2}, {3, 0, 1}, {2, 0, 1}};
static_assert(kWidths[0].columns() == 54 && kWidths[1].columns() == 39 && kWidths[2].columns() == 27);

const Width& width_for(int columns) {
  const auto* fits = std::ranges::find_if(kWidths, [&](const Width& w) { return w.columns() <= columns; });
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
  const Width& w = width_for(columns);
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

// Where a place is as wide as a name, names would run into each other: their first signs stand above the
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

}  // namespace trictrac
