#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/cli/nets.h"
#include "apps/cli/verbs.h"
#include "base/json.h"
#include "engine/bots/levels.h"
#include "lab/measure/contest.h"
#include "lab/measure/hashes.h"

namespace trictrac::cli::ladder_verb {
namespace {

using measure::Estimate;

struct Arguments {
  std::string player;
  std::vector<std::string> against;
  int tours = 200;
  bool as_json = false;
  measure::ContestOptions how;
};

// What came of the tours against one bot: shares of those won.
struct Rung {
  std::string bot;
  int tours = 0;
  Estimate won, adjusted;
};

std::vector<std::string> names_of_levels() {
  std::vector<std::string> names;
  for (const Level& level : kLevels) names.emplace_back(level.name);
  return names;
}

std::expected<Rung, std::string> play(const Arguments& args, const measure::Entrant& player,
                                      const std::string& bot) {
  const auto find = net_finder();
  const auto rival = read_entrant(bot, find, built_in);
  if (!rival) return std::unexpected(rival.error());
  const measure::ArenaOptions arena{MatchOptions{}, RuleOptions{}, *find(""), built_in};
  const measure::Result r = measure::contest(arena, player, *rival, args.how);
  if (const auto fault = fault_of(player)) return std::unexpected(*fault);
  return Rung{bot, r.total.rounds, r.wins, r.wins_adjusted};
}

Json to_json(const Estimate& e) { return {{"mean", e.mean}, {"low", e.low()}, {"high", e.high()}}; }

Json to_json(const Rung& r) {
  return {
      {"bot", r.bot}, {"tours", r.tours}, {"won", to_json(r.won)}, {"luck_adjusted", to_json(r.adjusted)}};
}

void print(const Rung& r) {
  const auto percent = [](const Estimate& e) {
    std::ostringstream text;
    text << std::fixed << std::setprecision(1) << std::setw(5) << 100 * e.mean << " ± " << std::setw(4)
         << 100 * measure::kTwoSided95 * e.error << " %";
    return text.str();
  };
  std::cout << std::left << std::setw(12) << r.bot << std::right << std::setw(6) << r.tours << "   "
            << percent(r.won) << "   " << percent(r.adjusted) << std::endl;
}

void run(Arguments& args, int& status) {
  const auto player = read_entrant(args.player, net_finder(), built_in);
  if (!player) return fail(status, player.error());
  args.how.sets = (args.tours + 1) / 2;
  if (!args.as_json) std::cout << "against      tours   won               luck adjusted\n";
  Json rungs = Json::array();
  for (const std::string& bot : args.against.empty() ? names_of_levels() : args.against) {
    const auto rung = play(args, *player, bot);
    if (!rung) return fail(status, rung.error());
    if (args.as_json)
      rungs.push_back(to_json(*rung));
    else
      print(*rung);
  }
  if (args.as_json)
    std::cout << Json{{"player", args.player},
                      {"seed", args.how.seed},
                      {"net", measure::in_hex(net::hash_of(**net_finder()("")))},
                      {"ladder", rungs}}
                     .dump()
              << "\n";
}

}  // namespace

void declare(CommandLine& line) {
  auto args = std::make_shared<Arguments>();
  line.required("player", &args->player, "as in trictrac match, or engine=COMMAND");
  line.option("--against", &args->against, "these bots only, such as hector valere",
              OneOf{names_of_levels()});
  line.option("--tours", &args->tours, "against each; an even number is played", Between{2, 10000000});
  line.option("--seed", &args->how.seed, "of dice and players");
  line.option("--threads", &args->how.threads, "how many; the result does not depend on it", Between{1, 256});
  line.flag("--json", args->as_json, "one JSON object");
  line.runs([args](int& status) { run(*args, status); });
}

}  // namespace trictrac::cli::ladder_verb
