// `trictrac serve`, and what is done with its file, as a program of its own, which is built without the other
// verbs.
#include "apps/cli/commands.h"

int main(int argc, char** argv) {
  using namespace trictrac::cli;
  constexpr Command kCommands[]{{"", "serve", "serve the page and the games", serve_command::declare},
                                {"", "admin", "moderate a house", admin_command::declare},
                                {"", "backup", "copy the games", backup_command::declare},
                                {"", "restore", "put a backup in place", restore_command::declare}};
  return run(kCommands, argc, argv);
}
