#include "apps/cli/console.h"

#include <editline/readline.h>
#include <unistd.h>

#include <clocale>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <memory>

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

// What the Tab key offers: libedit asks a function for it.
std::vector<std::string> offered;

char* next_offered(const char* begun, int again) {
  static std::size_t at = 0;
  if (again == 0) at = 0;
  while (at < offered.size())
    if (const std::string& word = offered[at++]; word.starts_with(begun)) return ::strdup(word.c_str());
  return nullptr;
}

char** complete(const char* begun, int, int) {
  rl_attempted_completion_over = 1;  // and not the names of files
  return rl_completion_matches(begun, next_offered);
}

std::optional<std::string> edited(const std::string& prompt, const std::vector<std::string>& words) {
  offered = words;
  rl_attempted_completion_function = complete;
  const std::unique_ptr<char, decltype(&std::free)> line(readline(prompt.c_str()), &std::free);
  if (!line) return std::nullopt;
  if (*line) add_history(line.get());
  return std::string(line.get());
}

}  // namespace

Console::Console()
    : paint_{wants_colour()}, edits_(::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1) {
  if (edits_) std::setlocale(LC_CTYPE, "");  // which signs take more than a byte
}

bool Console::show() {
  std::cout << wrapped(page_.str(), columns()) << std::flush;
  page_.str("");
  return static_cast<bool>(std::cout);
}

std::optional<std::string> Console::read(std::string_view prompt, const std::vector<std::string>& words) {
  if (edits_) return show() ? edited(std::string(prompt), words) : std::nullopt;
  page_ << prompt;
  std::string line;
  if (!show() || !std::getline(std::cin, line)) return std::nullopt;
  return line;
}

}  // namespace trictrac::cli
