#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/common.h"
#include "apps/cli/json_text.h"
#include "lab/load_test/event_load.h"
#include "lab/load_test/load.h"

namespace trictrac::cli::bench_server_command {
namespace {

// Of both loads; `event` says which is carried out.
struct Options {
  load_test::LoadOptions load;
  load_test::EventOptions event;
  std::string system;  // of the tournament; "": none is held
  bool json = false;
};

std::expected<Json, std::string> carry_out(Options options) {
  if (options.system.empty()) return load_test::run_load(options.load);
  if (options.system != "swiss") return std::unexpected("--event can only be swiss, not " + options.system);
  options.event.acts_per_s = options.load.acts_per_s;
  options.event.program = options.load.program;
  options.event.url = options.load.url;
  options.event.store = options.load.store.string();
  options.event.serve = options.load.serve;
  return load_test::run_event(options.event);
}

void run(const Options& options, int& status) {
  const auto report = carry_out(options);
  if (!report) return fail(status, report.error());
  std::cout << (options.json ? report->dump() + "\n" : json_text(*report));
}

}  // namespace

void declare(CommandLine& line) {
  const auto options = std::make_shared<Options>();
  auto& load = options->load;
  load.program = std::filesystem::canonical("/proc/self/exe");
  line.option("--games", &load.games, "games open at once, each of two people", Between{1, 1'000'000});
  line.option("--sockets", &load.sockets, "how many of them are watched and played; 0: all",
              Between{0, 1'000'000});
  line.option("--acts-per-s", &load.acts_per_s, "actions due each second, whether or not the server keeps up",
              Between{0.1, 1e6});
  line.option("--seconds", &load.seconds, "seconds to run", Between{0.1, 1e6});
  line.option("--bots", &load.bots, "extra tables of a person and a bot", Between{0, 10'000});
  line.option("--bot", &load.bot, "the bot at those tables");
  line.option("--event", &options->system,
              "hold a tournament instead, with its page open for each player: swiss");
  line.option("--players", &options->event.players, "its players", Between{2, 2'000});
  line.option("--rounds", &options->event.rounds, "its rounds", Between{1, 30});
  line.option("--results-per-s", &options->event.results_per_s, "results that its director enters a second",
              Between{0.1, 100});
  line.option("--beside", &options->event.games, "games beside it, each of two people", Between{0, 10'000});
  line.option("--url", &load.url,
              "http://ADDRESS:PORT of a running server (default: one is started and stopped)");
  line.option("--store", &load.store,
              "file of the server that is started (default: a temporary one); of a tournament also "
              "postgresql://…, at which two servers are started");
  line.option("--serve", &load.serve, "an extra word for its command line (may be repeated)");
  line.excludes("--url", "--store");
  line.flag("--json", options->json, "one JSON object");
  line.runs([=](int& status) { run(*options, status); });
}

}  // namespace trictrac::cli::bench_server_command
