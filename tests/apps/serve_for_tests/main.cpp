// trictrac-server with its own commands alone: built without those of trictrac.
#include "apps/server/commands/commands.h"

const trictrac::cli::ProgramOutline& trictrac::cli::this_program() {
  static const ProgramOutline kProgram = server_program({});
  return kProgram;
}

int main(int argc, char** argv) { return trictrac::cli::run(argc, argv); }
