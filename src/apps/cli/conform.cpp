#include <iostream>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "lab/foreign/examine.h"

namespace trictrac::cli::conform_verb {
namespace {

struct Arguments {
  std::string command;
  int positions = 100;
  std::uint64_t seed = 1;
};

void print(const foreign::Examined& e) {
  std::cout << (e.wrong ? "no   " : "yes  ") << e.what << "\n";
  if (e.wrong) std::cout << "     " << *e.wrong << "\n";
}

}  // namespace

void declare(CommandLine& line) {
  auto args = std::make_shared<Arguments>();
  line.required("command", &args->command, "which begins the engine, as one writes it in a shell");
  line.option("--positions", &args->positions, "of each kind", Between{1, 100000});
  line.option("--seed", &args->seed, "of the positions");
  line.runs([args](int& status) {
    if (!foreign::examine(args->command, args->positions, args->seed, print)) status = 1;
  });
}

}  // namespace trictrac::cli::conform_verb
