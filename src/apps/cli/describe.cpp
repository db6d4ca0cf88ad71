#include "house/describe.h"

#include <iostream>

#include "apps/cli/verbs.h"

namespace trictrac::cli::describe_verb {

void declare(CommandLine& line) {
  line.runs([](int&) { std::cout << describe() << "\n"; });
}

}  // namespace trictrac::cli::describe_verb
