#include "service/describe.h"

#include <iostream>

#include "apps/cli/commands.h"

namespace trictrac::cli::describe_command {

void declare(CommandLine& line) {
  line.runs([](int&) { std::cout << describe() << "\n"; });
}

}  // namespace trictrac::cli::describe_command
