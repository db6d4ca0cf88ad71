#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "apps/server/server.h"
#include "engine/bots/bot.h"

namespace trictrac::cli::serve_verb {

void declare(CommandLine& line) {
  auto config = std::make_shared<ServerConfig>();
  line.option("--port", &config->port, "port; 0: any free one");
  line.option("--address", &config->address, "address to listen on");
  line.option("--db", &config->db, "file of the games");
  line.option("--web", &config->web, "folder of the built page");
  line.flag("--allow-seed", config->allow_seed, "let the page choose the seed of the dice (for tests)");
  line.runs([=](int& status) {
    if (const auto ready = bots_ready(); !ready) return fail(status, ready.error());
    status = run_server(*config);
  });
}

}  // namespace trictrac::cli::serve_verb
