// A person at a terminal: what they are shown, and the lines they type.
#pragma once

#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "apps/cli/output.h"
#include "apps/cli/words.h"
#include "text/board_text.h"

namespace trictrac::cli {

// The colours of a terminal, where they are wanted: on a terminal that has them, unless NO_COLOR is set
// (no-color.org).
struct Paint {
  bool on = false;
  Ink ink(std::string_view code) const { return on ? Ink{code, "\x1B[0m"} : Ink{}; }
  std::string warning(std::string_view text) const {
    const Ink red = ink("\x1B[31m");
    return std::string(red.before) + std::string(text) + std::string(red.after);
  }
  // The men of each side.
  Ink white() const { return ink("\x1B[1;33m"); }
  Ink black() const { return ink("\x1B[1;36m"); }
};

// Shows pages to a person and reads what they type.
class Console {
 public:
  Console();

  // Returns what is to be shown; nothing is before show() or read().
  std::ostream& page() { return page_; }
  // Prints the page, its lines no wider than the terminal. Returns false where it cannot be written.
  bool show();
  // Shows the page and reads a line, edited in place on a terminal; nothing at the end of what is typed.
  // `words` are offered by the Tab key.
  std::optional<std::string> read(std::string_view prompt, const std::vector<std::string>& words = {});

  int columns() const { return terminal_columns(); }
  const Paint& paint() const { return paint_; }
  // Returns a board in these words, as wide as there is room for.
  BoardStyle board_style(const Words& words) const;

 private:
  std::ostringstream page_;
  Paint paint_;
  bool edits_;  // both ends are a terminal, and the system has libedit
};

}  // namespace trictrac::cli
