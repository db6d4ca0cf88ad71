// `trictrac serve` as a program of its own, which is built without the other verbs.
#include "apps/cli/verbs.h"

int main(int argc, char** argv) {
  using namespace trictrac::cli;
  constexpr Verb kVerbs[]{{"", "serve", "serve the page and the games", serve_verb::declare}};
  return run(kVerbs, argc, argv);
}
