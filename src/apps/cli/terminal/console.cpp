#include "apps/cli/terminal/console.h"

#include <unistd.h>

#include <cstdlib>
#include <iostream>

#include "apps/cli/output.h"
#include "apps/cli/terminal/line_editor.h"
#include "base/os.h"
#include "words/names.h"

namespace trictrac::cli {
namespace {

bool wants_colour() {
  const char* unwanted = std::getenv("NO_COLOR");
  return os::is_terminal(STDOUT_FILENO) && !(unwanted && *unwanted) && os::terminal_has_colours();
}

}  // namespace

Console::Console()
    : paint_{wants_colour()},
      edits_(os::is_terminal(STDIN_FILENO) && os::is_terminal(STDOUT_FILENO) && can_edit_lines()) {}

bool Console::show() {
  std::cout << wrapped(page_.str(), columns()) << std::flush;
  page_.str("");
  return static_cast<bool>(std::cout);
}

std::optional<std::string> Console::read(std::string_view prompt, const std::vector<std::string>& words) {
  if (edits_) return show() ? read_edited_line(std::string(prompt), words) : std::nullopt;
  page_ << prompt;
  return show() ? os::read_line() : std::nullopt;
}

BoardStyle Console::board_style(const Words& words) const {
  using words::NameWords;
  return {{words(&NameWords::holes), words(&NameWords::points), words(&NameWords::bredouille),
           words(&NameWords::pavillon), words(&NameWords::off)},
          columns(),
          paint_.white(),
          paint_.black()};
}

}  // namespace trictrac::cli
