#include "apps/cli/terminal/console.h"

#if !defined(_WIN32)
#include <dlfcn.h>
#endif
#include <unistd.h>

#include <clocale>
#include <cstdlib>
#include <cstring>
#include <iostream>
#include <memory>

#include "apps/cli/output.h"
#include "base/os.h"
#include "words/names.h"

namespace trictrac::cli {
namespace {

// Line editing with a history and the Tab key, by the system's libedit. It is loaded on first use: a program
// linked to it could not start without it.

#if defined(_WIN32)
// The console of Windows edits lines itself.
bool can_edit_lines() { return false; }
std::optional<std::string> read_edited_line(const std::string&, const std::vector<std::string>&) {
  return std::nullopt;
}
#else
// The functions of libedit's editline/readline.h, by the same names. All are null without libedit.
struct Editline {
  using Generate = char*(const char*, int);
  using Complete = char**(const char*, int, int);

  char* (*readline)(const char* prompt) = nullptr;
  int (*add_history)(const char* line) = nullptr;
  char** (*rl_completion_matches)(const char* begun, Generate* next) = nullptr;
  Complete** rl_attempted_completion_function = nullptr;
  int* rl_attempted_completion_over = nullptr;

  bool is_whole() const {
    return readline && add_history && rl_completion_matches && rl_attempted_completion_function &&
           rl_attempted_completion_over;
  }
};

Editline load_editline() {
  // The names of the library on Debian, other Linux systems and macOS.
  void* library = nullptr;
  for (const char* name : {"libedit.so.2", "libedit.so.0", "libedit.3.dylib"})
    if (!library) library = ::dlopen(name, RTLD_NOW | RTLD_LOCAL);
  Editline found;
  if (!library) return found;
  const auto find = [&]<class Symbol>(const char* name, Symbol*& symbol) {
    symbol = reinterpret_cast<Symbol*>(::dlsym(library, name));
  };
  find("readline", found.readline);
  find("add_history", found.add_history);
  find("rl_completion_matches", found.rl_completion_matches);
  find("rl_attempted_completion_function", found.rl_attempted_completion_function);
  find("rl_attempted_completion_over", found.rl_attempted_completion_over);
  if (found.is_whole()) std::setlocale(LC_CTYPE, "");  // which signs take more than a byte
  return found;
}

const Editline& editline() {
  static const Editline kLoaded = load_editline();
  return kLoaded;
}

// The words that the Tab key offers: libedit asks a function for them.
std::vector<std::string> offered;

char* next_offered(const char* begun, int again) {
  static std::size_t at = 0;
  if (again == 0) at = 0;
  while (at < offered.size())
    if (const std::string& word = offered[at++]; word.starts_with(begun)) return ::strdup(word.c_str());
  return nullptr;
}

char** complete(const char* begun, int, int) {
  *editline().rl_attempted_completion_over = 1;  // and not the names of files
  return editline().rl_completion_matches(begun, next_offered);
}

bool can_edit_lines() { return editline().is_whole(); }

// Shows the prompt and reads a line, edited in place; nullopt at the end of input. Requires can_edit_lines().
std::optional<std::string> read_edited_line(const std::string& prompt,
                                            const std::vector<std::string>& words) {
  offered = words;
  *editline().rl_attempted_completion_function = complete;
  const std::unique_ptr<char, decltype(&std::free)> line(editline().readline(prompt.c_str()), &std::free);
  if (!line) return std::nullopt;
  if (*line) editline().add_history(line.get());
  return std::string(line.get());
}
#endif

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
