// The program trictrac-server: everything that trictrac has, and the page, people and stores.
#include "apps/cli/commands.h"
#include "apps/server/commands/commands.h"

const trictrac::cli::ProgramOutline& trictrac::cli::this_program() {
  static const ProgramOutline kProgram = server_program(own_commands());
  return kProgram;
}

int main(int argc, char** argv) { return trictrac::cli::run(argc, argv); }
