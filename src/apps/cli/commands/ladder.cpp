#include <algorithm>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/cli/figures.h"
#include "apps/cli/output.h"
#include "apps/cli/progress.h"
#include "base/fnv.h"
#include "base/json.h"
#include "base/text_of.h"
#include "engine/bots/levels.h"
#include "lab/measure/contest.h"
#include "words/measure.h"

namespace trictrac::cli::ladder_command {
namespace {

using words::MeasureWords;

struct Arguments {
  std::string player;
  std::vector<std::string> against;
  int tours = 200;
  bool as_json = false;
  measure::ContestOptions how;
};

// What came of the tours against one bot.
struct Rung {
  std::string bot;
  measure::Proportion won;
  std::optional<measure::MeasuredValue> adjusted;
};

std::vector<std::string> names_of_levels() {
  std::vector<std::string> names;
  for (const Level& level : kLevels) names.emplace_back(level.name);
  return names;
}

// Of `args.how.sets` sets, or fewer where it was interrupted.
std::expected<Rung, std::string> play(const Arguments& args, const measure::Entrant& player,
                                      const std::string& bot) {
  const auto find = net_finder();
  const auto rival = read_entrant(bot, find, built_in);
  if (!rival) return std::unexpected(rival.error());
  const measure::ArenaOptions arena{MatchOptions{}, RuleOptions{}, *find(""), built_in, interrupted};
  const measure::ContestResult r = measure::contest(arena, player, *rival, args.how);
  if (const auto fault = fault_of(player)) return std::unexpected(*fault);
  return Rung{bot, r.won(), r.wins_adjusted.share()};
}

Json to_json(const Rung& r) {
  return {{"bot", r.bot},
          {"tours", r.won.of},
          {"won", figure_json(r.won.share())},
          {"luck_adjusted", figure_json(r.adjusted)}};
}

std::string filled_up(std::string text, int columns) {
  text.append(static_cast<std::size_t>(std::max(columns - columns_of(text), 0)), ' ');
  return text;
}

void print_row(const std::string& bot, const std::string& tours, const std::string& won,
               const std::string& adjusted) {
  std::cout << filled_up(bot, 13) << filled_up(tours, 8) << filled_up(won, 27) << adjusted << std::endl;
}

void print_heads(const Words& words) {
  print_row(words(&MeasureWords::against), words(&MeasureWords::tours), words(&MeasureWords::won),
            words(&MeasureWords::adjusted));
}

void print(const Rung& r, const FigureText& figures) {
  const std::string tours = text_of("{}", r.won.of);
  print_row(r.bot, std::string(5 - std::min<std::size_t>(5, tours.size()), ' ') + tours,
            figures.share(r.won.share()), figures.share(r.adjusted));
}

void run(Arguments& args, int& status) {
  const auto player = read_entrant(args.player, net_finder(), built_in);
  if (!player) return fail(status, player.error());
  args.how.sets = (args.tours + 1) / 2;
  const Words& words = user_words();
  const FigureText figures(words);
  if (!args.as_json) print_heads(words);
  const auto bots = args.against.empty() ? names_of_levels() : args.against;
  Json rungs = Json::array();
  {
    Progress progress("ladder", &words::ProgressWords::sets, static_cast<long>(bots.size()) * args.how.sets);
    for (std::size_t i = 0; i < bots.size() && !interrupted(); ++i) {
      args.how.reached = [&](int sets) { progress.reach(static_cast<long>(i) * args.how.sets + sets); };
      const auto rung = play(args, *player, bots[i]);
      if (!rung) return fail(status, rung.error());
      if (args.as_json)
        rungs.push_back(to_json(*rung));
      else
        progress.aside([&] { print(*rung, figures); });
    }
  }
  if (interrupted()) status = kInterrupted;
  if (!args.as_json) {
    if (interrupted()) std::cout << words(&MeasureWords::interrupted) << "\n";
    return;
  }
  Json j{{"player", args.player},
         {"seed", args.how.seed},
         {"net", in_hex(net::hash_of(**net_finder()("")))},
         {"ladder", rungs}};
  if (interrupted()) j["partial"] = true;
  std::cout << j.dump() << "\n";
}

}  // namespace

void declare(CommandLine& line) {
  auto args = std::make_shared<Arguments>();
  line.required("player", &args->player, "player, as in trictrac match, or engine=COMMAND", any_player());
  line.option("--against", &args->against, "only these bots, such as hector valere",
              OneOf{names_of_levels()});
  line.option("--matches", &args->tours, "tours against each bot, rounded up to an even number",
              Between{2, 10000000});
  line.alias("--tours", "--matches");
  line.option("--seed", &args->how.seed, "seed of the dice and the players");
  line.option("--threads", &args->how.threads, "number of threads (it does not change the result)",
              Between{1, 256});
  line.flag("--json", args->as_json, "one JSON object");
  add_language(line);
  line.runs([args](int& status) { run(*args, status); });
}

}  // namespace trictrac::cli::ladder_command
