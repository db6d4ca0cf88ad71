// The console of a person: pages are shown, and lines are typed.
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

// The colours of a terminal: on a terminal that has them, unless NO_COLOR is set (no-color.org).
struct Paint {
  bool on = false;
  Ink ink(std::string_view code) const { return on ? Ink{code, "\x1B[0m"} : Ink{}; }
  std::string warning(std::string_view text) const {
    const Ink red = ink("\x1B[31m");
    return std::string(red.before) + std::string(text) + std::string(red.after);
  }
  // Return the colour of the men of each side.
  Ink white() const { return ink("\x1B[1;33m"); }
  Ink black() const { return ink("\x1B[1;36m"); }
};

// Shows pages to a person and reads the lines they type.
class Console {
 public:
  Console();

  // Returns the page to write to; it is shown by show() or read().
  std::ostream& page() { return page_; }
  // Prints the page, with lines no wider than the terminal. Returns false if it cannot be written.
  bool show();
  // Shows the page and reads a line, edited in place on a terminal; nullopt at the end of input. The Tab key
  // offers `words`.
  std::optional<std::string> read(std::string_view prompt, const std::vector<std::string>& words = {});

  int columns() const { return terminal_columns(); }
  const Paint& paint() const { return paint_; }
  // Returns the style of a board in these words, as wide as there is room for.
  BoardStyle board_style(const Words& words) const;

 private:
  std::ostringstream page_;
  Paint paint_;
  bool edits_;  // both ends are a terminal, and the system has libedit
};

}  // namespace trictrac::cli
