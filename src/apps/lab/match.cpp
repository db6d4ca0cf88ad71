#include <chrono>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/lab/commands.h"
#include "apps/lab/report.h"
#include "base/fnv.h"
#include "lab/measure/duplicate.h"

namespace trictrac::cli::match_command {
namespace {

using measure::ContestResult;
using players::Entrant;

struct Arguments {
  std::string a, b, luck_net, duplicate;
  int matches = 200;
  double sprt = 0;
  bool no_luck = false, as_json = false;
  measure::ContestOptions how;
  RuleArguments rules;
  FormatArguments format;
};

Json to_json(const Entrant& e, const measure::MatchScore& s, int which) {
  Json j{{"player", e.name}, {"decisions", s.decisions[which]}};
  if (e.weights) j["net"] = in_hex(net::hash_of(*e.weights));
  if (s.decisions[which] > 0) j["held"] = s.holds[which] / static_cast<double>(s.decisions[which]);
  return j;
}

Json stakes_to_json(const measure::MatchScore& s) {
  Json all = Json::array();
  for (const auto& [halves, won_by] : s.stakes)
    all.push_back({{"stakes", halves / 2.0}, {"won_by_a", won_by[0]}, {"won_by_b", won_by[1]}});
  return all;
}

std::string_view word_for(measure::SprtVerdict v) {
  constexpr std::string_view kWords[] = {"open", "no gain", "gain"};
  return kWords[static_cast<std::size_t>(v)];
}

struct Contest {
  MatchOptions format;
  Entrant a, b;
  measure::ArenaOptions arena;
};

// A variance is positive: so is its interval.
Json variance_json(const measure::Estimate& variance) {
  Json json = estimate_json(variance);
  json.update(figure_json(variance.factor()));
  return json;
}

// Fills in what was played, in so many sets.
void fill(Report& report, const Arguments& args, const Contest& contest, const measure::MatchScore& total,
          int sets) {
  const auto& [format, a, b, arena] = contest;
  report["format"] = args.format.name;
  report["rules"] = args.rules.preset_name();
  report["a"] = to_json(a, total, 0);
  report["b"] = to_json(b, total, 1);
  report["tables"] = in_hex(hash_of(arena.tables));
  report["seed"] = args.how.seed;
  report["players"] = format.players;
  report["sets"] = sets;
  report["matches"] = format.players * sets;
  report["unfinished"] = total.unfinished;
  report["rounds"] = total.rounds;
  report["rolls"] = total.rolls;
}

void fill(Report& report, const Arguments& args, const Contest& contest, const ContestResult& r) {
  const auto& [format, a, b, arena] = contest;
  Json gain{{"raw", estimate_json(r.gain)}}, won{{"raw", figure_json(r.won().share())}};
  fill(report, args, contest, r.total, r.sets);
  Json variance{{"raw", variance_json(r.variance)}};
  if (arena.reference) {
    report["luck_net"] = in_hex(net::hash_of(*arena.reference));
    gain["luck_adjusted"] = estimate_json(r.gain_adjusted);
    gain["variance_ratio"] = figure_json(r.gain_ratio.factor());
    won["luck_adjusted"] = figure_json(r.wins_adjusted.share());
    won["variance_ratio"] = figure_json(r.wins_ratio.factor());
    variance["luck_adjusted"] = variance_json(r.variance_adjusted);
  }
  report["variance_of_a_match"] = std::move(variance);
  report["gain_of_a_per_round"] = std::move(gain);
  if (traits_of(format.format).pays_worth) {
    report["tours_won_by_a"] = r.total.won;
    report["share_won_by_a"] = std::move(won);
    Json holes{{"raw", variance_json(r.holes)}};
    if (arena.reference) {
      holes["luck_adjusted"] = variance_json(r.holes_adjusted);
      holes["variance_ratio"] = figure_json(r.holes_ratio.factor());
    }
    report["variance_of_holes_in_a_match"] = std::move(holes);
    report["stakes"] = stakes_to_json(r.total);
  }
  if (args.how.sprt)
    report["sprt"] = {
        {"gain", *args.how.sprt}, {"log_likelihood_ratio", r.likelihood}, {"verdict", word_for(r.verdict)}};
}

Json to_json(const measure::PairedResults& results) {
  return {{"own_throws", variance_json(results.variance_apart())},
          {"same_throws", variance_json(results.variance())},
          {"share_cut", figure_json(results.share_cut())}};
}

void fill(Report& report, const Arguments& args, const Contest& contest, const measure::DuplicateResult& r) {
  fill(report, args, contest, r.total, r.pairs);
  report["duplicate"] = args.duplicate;
  report["variance_of_difference"] = to_json(r.gain);
  report["variance_of_difference_in_first_releve"] = to_json(r.first_releve);
}

std::expected<Contest, std::string> prepare(Arguments& args) {
  const auto rules = args.rules.options_for_bots();
  if (!rules) return std::unexpected(rules.error());
  const auto format = args.format.meant();
  if (!format) return std::unexpected(format.error());
  if (!measure::is_measured(*format))
    return std::unexpected("only a match of two players, or a poule, can measure: add --match players=2");
  if (!args.duplicate.empty() && format->players != 2)
    return std::unexpected("--duplicate needs two players: add --match players=2");
  if (!args.duplicate.empty() && args.sprt > 0)
    return std::unexpected("--sprt tests gains, and --duplicate measures none: leave out one of them");
  const auto find = net_finder();
  const Tables tables = built_in;
  auto a = read_entrant(args.a, find, tables);
  if (!a) return std::unexpected(a.error());
  auto b = read_entrant(args.b, find, tables);
  if (!b) return std::unexpected(b.error());
  measure::ArenaOptions arena{*format, *rules, nullptr, tables};
  if (!args.no_luck && args.duplicate.empty()) {
    const auto net = find(args.luck_net);
    if (!net) return std::unexpected(net.error());
    arena.reference = *net;
  }
  args.how.sets = (args.matches + format->players - 1) / format->players;
  if (args.sprt > 0) args.how.sprt = args.sprt;
  return Contest{*format, *std::move(a), *std::move(b), std::move(arena)};
}

void run(Arguments& args, int& status) {
  auto match = prepare(args);
  if (!match) return fail(status, match.error());
  const auto from = std::chrono::steady_clock::now();
  Report report(args.as_json, "match", "sets", args.how.sets);
  args.how.reached = [&](int sets) { report.reach(sets); };
  match->arena.stops = interrupted;
  bool whole = true;
  if (const auto kind = measure::kDuplicateNames.find(args.duplicate)) {
    const auto r = measure::play_duplicate(match->arena, match->a, match->b, *kind, args.how);
    fill(report, args, *match, r);
    whole = r.pairs == args.how.sets;
  } else {
    const ContestResult r = measure::contest(match->arena, match->a, match->b, args.how);
    fill(report, args, *match, r);
    whole = r.sets == args.how.sets || r.verdict != measure::SprtVerdict::Open;
  }
  if (const auto fault = fault_of(match->a, match->b)) return fail(status, *fault);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - from;
  report["seconds"] = took.count();
  report.print(interrupted() && !whole, status);
}

}  // namespace

void declare(CommandLine& line) {
  auto args = std::make_shared<Arguments>();
  line.required("--a", &args->a,
                "net[@FILE]:PLIES[,…], elo:N, random, random-go, first-go, shape, greedy, lessons, a bot, or "
                "engine=COMMAND",
                any_player());
  line.required("--b", &args->b, "the second player", any_player());
  line.option("--matches", &args->matches,
              "number of matches, rounded up so that A takes each seat equally often", Between{2, 10000000});
  line.option("--seed", &args->how.seed, "seed of the dice and the players");
  line.option("--threads", &args->how.threads, "number of threads (it does not change the result)",
              Between{1, 256});
  line.option("--luck-net", &args->luck_net,
              "file of the net that measures luck (default: the built-in one)");
  line.flag("--no-luck", args->no_luck, "raw results only, which is faster");
  line.option("--duplicate", &args->duplicate,
              "measure instead by how much less two tables differ that get the same throws: for the whole "
              "match, or for each relevé",
              OneOf{{measure::kDuplicateNames.begin(), measure::kDuplicateNames.end()}});
  line.option("--sprt", &args->sprt,
              "stop once it is clear whether A gains this much per round (in tours: share won above a half) "
              "or nothing",
              Between{1e-4, 1000});
  line.flag("--json", args->as_json, "one JSON object");
  args->rules.add_to(line);
  args->format.add_to(line);
  line.runs([args](int& status) { run(*args, status); });
}

}  // namespace trictrac::cli::match_command
