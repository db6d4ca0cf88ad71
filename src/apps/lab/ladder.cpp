#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/lab/commands.h"
#include "apps/lab/report.h"
#include "base/fnv.h"
#include "engine/bots/levels.h"
#include "lab/measure/contest.h"

namespace trictrac::cli::ladder_command {
namespace {

struct Arguments {
  std::string player;
  std::vector<std::string> against;
  int tours = 200;
  bool json = false;
  measure::ContestOptions how;
};

// Returns the result of the tours against one bot: `a.how.sets` sets, or fewer after Ctrl-C.
std::expected<Json, std::string> play(const Arguments& a, const players::Entrant& player,
                                      const std::string& bot) {
  const auto find = net_finder();
  const auto rival = read_entrant(bot, find, built_in);
  if (!rival) return std::unexpected(rival.error());
  const measure::ArenaOptions arena{MatchOptions{}, RuleOptions{}, *find(""), built_in, interrupted};
  const measure::ContestResult r = measure::contest(arena, player, *rival, a.how);
  if (const auto fault = fault_of(player)) return std::unexpected(*fault);
  return Json{{"bot", bot},
              {"tours", r.won().of},
              {"won", figure_json(r.won().share())},
              {"luck_adjusted", figure_json(r.wins_adjusted.share())}};
}

void run(Arguments& a, int& status) {
  const auto player = read_entrant(a.player, net_finder(), built_in);
  if (!player) return fail(status, player.error());
  a.how.sets = (a.tours + 1) / 2;
  const auto bots = a.against.empty() ? names_in(kLevels) : a.against;
  Report report(a.json, "ladder", "sets", static_cast<long>(bots.size()) * a.how.sets);
  report["player"] = a.player;
  report["seed"] = a.how.seed;
  report["net"] = in_hex(net::hash_of(**net_finder()("")));
  for (std::size_t i = 0; i < bots.size() && !interrupted(); ++i) {
    a.how.reached = [&](int sets) { report.reach(static_cast<long>(i) * a.how.sets + sets); };
    auto rung = play(a, *player, bots[i]);
    if (!rung) return fail(status, rung.error());
    report.add("ladder", *std::move(rung));
  }
  report.print(interrupted(), status);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.required("player", &a->player, "player, as in trictrac-lab match, or engine=COMMAND", any_player());
  line.option("--against", &a->against, "only these bots, such as hector valere", OneOf{names_in(kLevels)});
  line.option("--matches", &a->tours, "tours against each bot, rounded up to an even number",
              Between{2, 10000000});
  line.option("--seed", &a->how.seed, "seed of the dice and the players");
  line.option("--threads", &a->how.threads, "number of threads (it does not change the result)",
              Between{1, 256});
  line.flag("--json", a->json, "one JSON object");
  line.runs([a](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::ladder_command
