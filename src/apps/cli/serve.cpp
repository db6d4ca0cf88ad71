#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "apps/server/server.h"
#include "engine/bots/bot.h"

namespace trictrac::cli {

void add_serve(CLI::App& app, int& status) {
  CLI::App* verb = app.add_subcommand("serve", "serve the page, the games and their records on this machine");
  auto config = std::make_shared<ServerConfig>();
  verb->add_option("--port", config->port, "port (default 8080; 0: any free one)");
  verb->add_option("--address", config->address, "address to listen on (default 127.0.0.1)");
  verb->add_option("--db", config->db, "file of the games (default trictrac.db)");
  verb->add_option("--web", config->web, "folder of the built page (default web/dist)");
  verb->add_flag("--allow-seed", config->allow_seed, "let the page choose the seed of the dice (for tests)");
  verb->callback([=, &status] {
    if (const auto ready = bots_ready(); !ready) return fail(status, ready.error());
    status = run_server(*config);
  });
}

}  // namespace trictrac::cli
