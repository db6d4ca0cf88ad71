#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/cli/nets.h"
#include "apps/cli/verbs.h"
#include "base/json.h"
#include "lab/measure/contest.h"
#include "lab/measure/hashes.h"

namespace trictrac::cli::match_verb {
namespace {

using measure::Entrant;
using measure::Estimate;
using measure::Result;

struct Arguments {
  std::string a, b, luck_net;
  int matches = 200;
  double sprt = 0;
  bool no_luck = false, as_json = false;
  measure::ContestOptions how;
  RuleArguments rules;
  FormatArguments format;
};

Json to_json(const Estimate& e) {
  return {{"mean", e.mean}, {"error", e.error}, {"low", e.low()}, {"high", e.high()}};
}

// Raw beside adjusted, and by how much the luck taken off has shrunk the variance.
Json raw_and_adjusted(const Estimate& raw, const Estimate& adjusted, bool reckoned) {
  Json j{{"raw", to_json(raw)}};
  if (!reckoned) return j;
  j["luck_adjusted"] = to_json(adjusted);
  if (adjusted.error > 0) j["variance_ratio"] = raw.error * raw.error / (adjusted.error * adjusted.error);
  return j;
}

Json to_json(const Entrant& e, const measure::Score& s, int which) {
  Json j{{"player", e.name}, {"decisions", s.decisions[which]}};
  if (e.weights) j["net"] = measure::in_hex(net::hash_of(*e.weights));
  if (s.decisions[which] > 0) j["held"] = s.holds[which] / static_cast<double>(s.decisions[which]);
  return j;
}

Json stakes_to_json(const measure::Score& s) {
  Json all = Json::array();
  for (const auto& [halves, won_by] : s.stakes)
    all.push_back({{"stakes", halves / 2.0}, {"won_by_a", won_by[0]}, {"won_by_b", won_by[1]}});
  return all;
}

std::string_view word_for(measure::SprtVerdict v) {
  switch (v) {
    case measure::SprtVerdict::Open: return "open";
    case measure::SprtVerdict::None: return "no gain";
    case measure::SprtVerdict::Some: return "gain";
  }
  return "";
}

struct Contest {
  const Arguments& args;
  MatchOptions format;
  Entrant a, b;
  measure::ArenaOptions arena;

  Json report(const Result& r, double seconds) const {
    const bool tours = format.format == Format::Tours, adjusted = arena.reference != nullptr;
    Json j{{"format", args.format.name},
           {"rules", args.rules.preset_or()},
           {"a", to_json(a, r.total, 0)},
           {"b", to_json(b, r.total, 1)},
           {"tables", measure::in_hex(measure::hash_of(arena.tables))},
           {"seed", args.how.seed},
           {"players", format.players},
           {"matches", format.players * r.sets},
           {"unfinished", r.total.unfinished},
           {"rounds", r.total.rounds},
           {"rolls", r.total.rolls},
           {"gain_of_a_per_round", raw_and_adjusted(r.gain, r.gain_adjusted, adjusted)},
           {"seconds", seconds}};
    if (adjusted) j["luck_net"] = measure::in_hex(net::hash_of(*arena.reference));
    if (tours) {
      j["tours_won_by_a"] = r.total.won;
      j["share_won_by_a"] = raw_and_adjusted(r.wins, r.wins_adjusted, adjusted);
      j["stakes"] = stakes_to_json(r.total);
    }
    if (args.how.sprt)
      j["sprt"] = {
          {"gain", *args.how.sprt}, {"log_likelihood_ratio", r.likelihood}, {"verdict", word_for(r.verdict)}};
    return j;
  }
};

std::string in_words(const Json& figure, double times, const std::string& unit) {
  const auto one = [&](const Json& e) {
    char text[64];
    std::snprintf(text, sizeof text, "%.3f ± %.3f", times * e["mean"].get<double>(),
                  times * measure::kTwoSided95 * e["error"].get<double>());
    return text + unit;
  };
  std::string text = one(figure["raw"]);
  if (figure.contains("luck_adjusted")) text += ", luck adjusted " + one(figure["luck_adjusted"]);
  return text;
}

void print(const Json& j) {
  std::cout << j["a"]["player"].get<std::string>() << " against " << j["b"]["player"].get<std::string>()
            << ", " << j["rounds"] << " rounds (" << j["format"].get<std::string>() << ")\n"
            << "gain a round  " << in_words(j["gain_of_a_per_round"], 1, "") << "\n";
  if (j.contains("share_won_by_a"))
    std::cout << "tours won     " << in_words(j["share_won_by_a"], 100, " %") << "\n";
  if (j.contains("sprt")) std::cout << "test          " << j["sprt"]["verdict"].get<std::string>() << "\n";
  std::cout << "seconds       " << j["seconds"] << "\n";
}

std::expected<Contest, std::string> prepare(Arguments& args) {
  const auto rules = args.rules.options_meant();
  if (!rules) return std::unexpected(rules.error());
  const auto format = args.format.meant();
  if (!format) return std::unexpected(format.error());
  if (!measure::measures(*format))
    return std::unexpected("a match that measures is between two, or a poule: add --match players=2");
  const auto find = net_finder();
  const Tables tables = built_in;
  auto a = read_entrant(args.a, find, tables);
  if (!a) return std::unexpected(a.error());
  auto b = read_entrant(args.b, find, tables);
  if (!b) return std::unexpected(b.error());
  measure::ArenaOptions arena{*format, *rules, nullptr, tables};
  if (!args.no_luck) {
    const auto net = find(args.luck_net);
    if (!net) return std::unexpected(net.error());
    arena.reference = *net;
  }
  args.how.sets = (args.matches + format->players - 1) / format->players;
  if (args.sprt > 0) args.how.sprt = args.sprt;
  return Contest{args, *format, *std::move(a), *std::move(b), std::move(arena)};
}

void run(Arguments& args, int& status) {
  const auto match = prepare(args);
  if (!match) return fail(status, match.error());
  const auto from = std::chrono::steady_clock::now();
  const Result r = measure::contest(match->arena, match->a, match->b, args.how);
  if (const auto fault = fault_of(match->a, match->b)) return fail(status, *fault);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - from;
  const Json j = match->report(r, took.count());
  if (args.as_json)
    std::cout << j.dump() << "\n";
  else
    print(j);
}

}  // namespace

void declare(CommandLine& line) {
  auto args = std::make_shared<Arguments>();
  line.required("--a", &args->a,
                "net[@FILE]:PLIES[,…], random, random-go, first-go, shape, greedy, a bot, or engine=COMMAND");
  line.required("--b", &args->b, "the other player");
  line.option("--matches,--tours", &args->matches,
              "how many, rounded up so that A takes each seat equally often", Between{2, 10000000});
  line.option("--seed", &args->how.seed, "of dice and players");
  line.option("--threads", &args->how.threads, "how many; the result does not depend on it", Between{1, 256});
  line.option("--luck-net", &args->luck_net,
              "file of the net by which luck is reckoned (default: the one compiled in)");
  line.flag("--no-luck", args->no_luck, "raw results only, which is faster");
  line.option("--sprt", &args->sprt,
              "stop once it is decided whether a gains so much a round (in tours: share won above a "
              "half) or nothing",
              Above{0});
  line.flag("--json", args->as_json, "one JSON object");
  args->rules.add_to(line);
  args->format.add_to(line);
  line.runs([args](int& status) { run(*args, status); });
}

}  // namespace trictrac::cli::match_verb
