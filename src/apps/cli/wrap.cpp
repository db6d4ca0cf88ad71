#include "apps/cli/wrap.h"

#include <algorithm>

#include "text/tag_text.h"

namespace trictrac::cli {
namespace {

constexpr int kHanging = 2;       // how much further in a broken line goes on
constexpr int kLeastBeside = 24;  // columns of what is explained beside its name

std::string spaces(int n) { return std::string(static_cast<std::size_t>(std::max(n, 0)), ' '); }

// One line broken; what follows the first row stands `further` in.
std::string wrapped_line(std::string_view line, int columns, int further) {
  std::string text, row;
  std::size_t at = 0;
  while (at < line.size()) {
    const std::size_t blank = line.find_first_not_of(' ', at),
                      word = blank == line.npos ? line.size() : blank;
    const std::size_t end = std::min(line.find(' ', word), line.size());
    const bool fits = columns_of(row) + columns_of(line.substr(at, end - at)) <= columns;
    if (!fits && row.find_first_not_of(' ') != row.npos) {
      text += row + "\n";
      row = spaces(further);
      at = word;
    }
    row += line.substr(at, end - at);
    at = end;
  }
  return text + row;
}

}  // namespace

int columns_of(std::string_view text) {
  int columns = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text.substr(i, 2) == "\x1B[")
      i = std::min(text.find('m', i), text.size());
    else
      columns += (text[i] & 0xC0) != 0x80;
  }
  return columns;
}

std::string wrapped(std::string_view text, int columns) {
  std::string all;
  bool first = true;
  for (const std::string_view line : split(text, '\n')) {
    if (!first) all += "\n";
    first = false;
    const int in = static_cast<int>(std::min(line.find_first_not_of(' '), line.size()));
    all += columns_of(line) <= columns ? std::string(line) : wrapped_line(line, columns, in + kHanging);
  }
  return all;
}

std::string in_two_columns(const std::string& name, const std::string& meaning, int at, int columns) {
  const std::string head = "  " + name;
  if (columns - at < kLeastBeside)
    return wrapped_line(head, columns, 4) + "\n" + wrapped_line(spaces(4) + meaning, columns, 4) + "\n";
  if (meaning.empty()) return head + "\n";
  const int room = at - columns_of(head);
  if (room > 0) return wrapped_line(head + spaces(room) + meaning, columns, at) + "\n";
  return wrapped_line(head, columns, 4) + "\n" + wrapped_line(spaces(at) + meaning, columns, at) + "\n";
}

std::string in_two_columns(const std::vector<std::pair<std::string, std::string>>& rows, int columns) {
  int widest = 0;
  for (const auto& [name, meaning] : rows) widest = std::max(widest, columns_of(name));
  std::string text;
  for (const auto& [name, meaning] : rows) text += in_two_columns(name, meaning, widest + 4, columns);
  return text;
}

}  // namespace trictrac::cli
