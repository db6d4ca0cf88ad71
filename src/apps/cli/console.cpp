#include "apps/cli/console.h"

#include <unistd.h>

#include <cstdlib>
#include <iostream>

#include "apps/cli/line_editor.h"
#include "apps/cli/output.h"

namespace trictrac::cli {
namespace {

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

bool wants_colour() {
  const std::string_view terminal = variable("TERM");
  return ::isatty(STDOUT_FILENO) == 1 && variable("NO_COLOR").empty() && !terminal.empty() &&
         terminal != "dumb";
}

}  // namespace

Console::Console()
    : paint_{wants_colour()},
      edits_(::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1 && can_edit_lines()) {}

bool Console::show() {
  std::cout << wrapped(page_.str(), columns()) << std::flush;
  page_.str("");
  return static_cast<bool>(std::cout);
}

std::optional<std::string> Console::read(std::string_view prompt, const std::vector<std::string>& words) {
  if (edits_) return show() ? read_edited_line(std::string(prompt), words) : std::nullopt;
  page_ << prompt;
  std::string line;
  if (!show() || !std::getline(std::cin, line)) return std::nullopt;
  return line;
}

}  // namespace trictrac::cli
