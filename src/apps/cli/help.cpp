#include "apps/cli/verbs.h"

namespace trictrac::cli::help_verb {

// The words that follow are read by run() (command_line.cpp), which knows every command.
void declare(CommandLine& line) {
  auto words = std::make_shared<std::vector<std::string>>();
  line.option("command", words.get(), "such as show, or problems score (default: all commands)");
  line.runs([words](int&) {});
}

}  // namespace trictrac::cli::help_verb
