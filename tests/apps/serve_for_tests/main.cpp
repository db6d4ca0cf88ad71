// `trictrac serve`, and what is done with its file, as a program of its own, which is built without the other
// verbs.
#include "apps/cli/verbs.h"

int main(int argc, char** argv) {
  using namespace trictrac::cli;
  constexpr Verb kVerbs[]{{"", "serve", "serve the page and the games", serve_verb::declare},
                          {"", "admin", "moderate a house", admin_verb::declare},
                          {"", "backup", "copy the games", backup_verb::declare},
                          {"", "restore", "put a backup in place", restore_verb::declare}};
  return run(kVerbs, argc, argv);
}
