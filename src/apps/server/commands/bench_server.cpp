#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/common.h"
#include "apps/cli/json_text.h"
#include "lab/load_test/load.h"

namespace trictrac::cli::bench_server_command {
namespace {

void run(const load_test::LoadOptions& options, bool json, int& status) {
  const auto report = load_test::run_load(options);
  if (!report) return fail(status, report.error());
  std::cout << (json ? report->dump() + "\n" : json_text(*report));
}

}  // namespace

void declare(CommandLine& line) {
  auto options = std::make_shared<load_test::LoadOptions>();
  auto json = std::make_shared<bool>(false);
  options->program = std::filesystem::canonical("/proc/self/exe");
  line.option("--games", &options->games, "games open at once, each of two people", Between{1, 1'000'000});
  line.option("--sockets", &options->sockets, "how many of them are watched and played; 0: all",
              Between{0, 1'000'000});
  line.option("--acts-per-s", &options->acts_per_s,
              "actions due each second, whether or not the server keeps up", Between{0.1, 1e6});
  line.option("--seconds", &options->seconds, "seconds to run", Between{0.1, 1e6});
  line.option("--bots", &options->bots, "extra tables of a person and a bot", Between{0, 10'000});
  line.option("--bot", &options->bot, "the bot at those tables");
  line.option("--url", &options->url,
              "http://ADDRESS:PORT of a running server (default: one is started and stopped)");
  line.option("--store", &options->store, "file of the server that is started (default: a temporary one)");
  line.option("--serve", &options->serve, "an extra word for its command line (may be repeated)");
  line.excludes("--url", "--store");
  line.flag("--json", *json, "one JSON object");
  line.runs([=](int& status) { run(*options, *json, status); });
}

}  // namespace trictrac::cli::bench_server_command
