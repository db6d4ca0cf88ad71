#include <algorithm>
#include <iterator>
#include <map>
#include <span>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/lab/commands.h"
#include "apps/lab/placing.h"
#include "apps/lab/played_tours.h"
#include "apps/lab/report.h"
#include "base/fnv.h"
#include "engine/bots/strengths.h"
#include "standing/elo.h"

namespace trictrac::cli::ladder_command {
namespace {

struct Arguments {
  std::string player;
  std::vector<std::string> against, played;
  bool json = false;
  PlacingOptions tours;
};

void describe(const Arguments& a, Report& report) {
  report["seed"] = a.tours.how.seed;
  report["net"] = in_hex(net::hash_of(**net_finder()("")));
}

// Bots among neighbours: the scale itself.
void climb(const Arguments& a, int& status) {
  Ladder ladder;
  long sets = 0, done = 0;
  ladder.add_known(std::string(kLevels[0].name));
  for (const Level& level : std::span(kLevels).subspan(1)) {
    ladder.add(std::string(level.name));
    sets += count_sets(a.tours, level.name);
  }
  Report report(a.json, "ladder", "sets", sets);
  describe(a, report);
  for (int i = 1; i < static_cast<int>(std::size(kLevels)) && !interrupted(); ++i) {
    int sets_played = 0;
    const auto played = play_on(ladder, i, i - 1, a.tours,
                                [&](int of_these) { report.reach(done + (sets_played = of_these)); });
    if (!played) return fail(status, played.error());
    done += sets_played;
    Json row{{"player", ladder.name(i)}};
    row.update(*played);
    report.add("matches", std::move(row));
  }
  for (Json& rows = report["ladder"] = Json::array(); const Rung& rung : ladder.rungs())
    rows.push_back({{"player", rung.name}, {"elo", elo_json(rung.elo)}});
  report.print(interrupted(), status);
}

// One player against bots whose strengths are known.
void place(const Arguments& a, int& status) {
  if (const auto player = read_entrant(a.player, net_finder(), built_in); !player)
    return fail(status, player.error());
  const auto bots = a.against.empty() ? names_in(kLevels) : a.against;
  Report report(a.json, "ladder", "sets", count_sets(a.tours, bots));
  report["player"] = a.player;
  describe(a, report);
  const auto placement = place_player(
      a.player, bots, a.tours, [&](long sets) { report.reach(sets); },
      [&](const Json& row) { report.add("ladder", row); });
  if (!placement) return fail(status, placement.error());
  if (!placement->elo.is_null()) report["elo"] = placement->elo;
  report.print(interrupted(), status);
}

// People, by the records of their tours against bots.
void read(const Arguments& a, int& status) {
  const auto played = played_tours(a.played);
  if (!played) return fail(status, played.error());
  if (played->empty()) return fail(status, "no record has a tour of a person against a bot to its end");
  std::map<std::string, std::vector<PlayedTours>> people;
  for (const PlayedTours& each : *played) people[each.person].push_back(each);
  Report report(a.json, "ladder", "people", static_cast<long>(people.size()));
  for (const auto& [person, all] : people) {
    Ladder ladder;
    const int number = ladder.add(person);
    measure::Proportion won;
    for (const PlayedTours& each : all) {
      ladder.add(standing::pairing_of(number, ladder.add_known(each.bot), each.won.is, each.won.of));
      won = {won.of + each.won.of, won.is + each.won.is};
    }
    report.add("ladder", {{"player", person},
                          {"bots", static_cast<int>(all.size())},
                          {"tours", won.of},
                          {"won", figure_json(won.share())},
                          {"elo", elo_json(ladder.rungs().front().elo)}});
  }
  report.print(interrupted(), status);
}

void run(const Arguments& a, int& status) {
  if (!a.played.empty()) return read(a, status);
  return a.player.empty() ? climb(a, status) : place(a, status);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option(
      "player", &a->player,
      "a player to be placed among the bots, as in trictrac-lab match, or engine=COMMAND; without one, "
      "the bots play their neighbours, and each is given its strength",
      any_player());
  line.option("--against", &a->against, "with a player: only these bots, such as hector valere",
              OneOf{names_in(kLevels)});
  line.option(
      "--played", &a->played,
      "place people instead, by the records of their tours against bots: a file, or -; repeated: several");
  line.option(
      "--matches", &a->tours.tours,
      "tours of each two, rounded up to an even number; a tenth of them for each roll that a bot looks ahead",
      Between{2, 10000000});
  line.option("--seed", &a->tours.how.seed, "seed of the dice and the players");
  line.option("--threads", &a->tours.how.threads, "number of threads (it does not change the result)",
              Between{1, 256});
  line.flag("--no-luck", a->tours.no_luck, "raw results only, which is faster");
  line.flag("--json", a->json, "one JSON object");
  line.excludes("--played", "player");
  line.excludes("--played", "--against");
  line.needs("--against", "player");
  line.runs([a](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::ladder_command
