// The program trictrac: the game, its bots and its analysis, with nothing but the libraries of C and C++.
#include "apps/cli/commands.h"

const trictrac::cli::ProgramOutline& trictrac::cli::this_program() {
  static const ProgramOutline kProgram{
      .name = "trictrac",
      .summary = "the classic tables game of France",
      .description =
          "Plays trictrac in the terminal, and analyses positions and games. The program trictrac-server "
          "has the same commands, and serves the game to browsers; trictrac-lab measures players.",
      .first = "play",
      .commands{own_commands().begin(), own_commands().end()},
      .variables{},
      .language{},
      .elsewhere{{"trictrac-server", kServerCommands}, {"trictrac-lab", kLabCommands}}};
  return kProgram;
}

int main(int argc, char** argv) { return trictrac::cli::run(argc, argv); }
