// The program trictrac: the game, its bots and its analysis, with nothing but the libraries of C and C++.
#include "apps/cli/commands.h"

const trictrac::cli::ProgramOutline& trictrac::cli::this_program() {
  static const ProgramOutline kProgram{
      .name = "trictrac",
      .summary = "the classic tables game of France",
      .description =
          "Plays trictrac in the terminal, analyses positions and games, and measures players. The "
          "program trictrac-server has the same commands, and serves the game to browsers.",
      .first = "play",
      .commands{own_commands().begin(), own_commands().end()},
      .variables{},
      .elsewhere = kServerCommands,
      .other = "trictrac-server"};
  return kProgram;
}

int main(int argc, char** argv) { return trictrac::cli::run(argc, argv); }
