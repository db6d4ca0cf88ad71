// `trictrac serve` and the commands for its file, as a program of its own that is built without all other
// commands.
#include "apps/cli/commands.h"

int main(int argc, char** argv) {
  using namespace trictrac::cli;
  constexpr Command kCommands[]{{"", "serve", "serve the page and the games", serve_command::declare},
                                {"", "admin", "moderate a server", admin_command::declare},
                                {"", "backup", "back up the games", backup_command::declare},
                                {"", "restore", "replace the games with a backup", restore_command::declare}};
  return run(kCommands, argc, argv);
}
