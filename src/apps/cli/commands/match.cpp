#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/cli/figures.h"
#include "apps/cli/progress.h"
#include "base/fnv.h"
#include "base/json.h"
#include "base/text_of.h"
#include "lab/measure/contest.h"
#include "words/measure.h"
#include "words/usage.h"

namespace trictrac::cli::match_command {
namespace {

using measure::ContestResult;
using measure::Entrant;
using words::MeasureWords;
using FigureText = words::FigureText;

struct Arguments {
  std::string a, b, luck_net;
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

std::string word_for(measure::SprtVerdict v, const Words& words) {
  switch (v) {
    case measure::SprtVerdict::Open: return words(&MeasureWords::sprt_open);
    case measure::SprtVerdict::None: return words(&MeasureWords::sprt_none);
    case measure::SprtVerdict::Some: return words(&MeasureWords::sprt_some);
  }
  return "";
}

struct Contest {
  const Arguments& args;
  MatchOptions format;
  Entrant a, b;
  measure::ArenaOptions arena;

  bool tours() const { return traits_of(format.format).pays_worth; }
  bool adjusted() const { return arena.reference != nullptr; }
  // Was it ended before all was played?
  bool partial(const ContestResult& r) const {
    return interrupted() && r.sets < args.how.sets && r.verdict == measure::SprtVerdict::Open;
  }
  Json report(const ContestResult& r, double seconds) const;
  void print(const ContestResult& r, double seconds) const;
};

// By how much the luck taken off has shrunk the variance.
Json variance_ratio(const measure::Estimate& raw, const measure::Estimate& adjusted) {
  if (raw.error <= 0 || adjusted.error <= 0) return nullptr;
  return raw.error * raw.error / (adjusted.error * adjusted.error);
}

Json Contest::report(const ContestResult& r, double seconds) const {
  Json gain{{"raw", estimate_json(r.gain)}}, won{{"raw", figure_json(r.won().share())}};
  Json j{{"format", args.format.name},
         {"rules", args.rules.preset_or()},
         {"a", to_json(a, r.total, 0)},
         {"b", to_json(b, r.total, 1)},
         {"tables", in_hex(hash_of(arena.tables))},
         {"seed", args.how.seed},
         {"players", format.players},
         {"sets", r.sets},
         {"matches", format.players * r.sets},
         {"unfinished", r.total.unfinished},
         {"rounds", r.total.rounds},
         {"rolls", r.total.rolls},
         {"seconds", seconds}};
  if (adjusted()) {
    j["luck_net"] = in_hex(net::hash_of(*arena.reference));
    gain["luck_adjusted"] = estimate_json(r.gain_adjusted);
    gain["variance_ratio"] = variance_ratio(r.gain, r.gain_adjusted);
    won["luck_adjusted"] = figure_json(r.wins_adjusted.share());
    won["variance_ratio"] = variance_ratio(r.wins, r.wins_adjusted);
  }
  j["gain_of_a_per_round"] = std::move(gain);
  if (tours()) {
    j["tours_won_by_a"] = r.total.won;
    j["share_won_by_a"] = std::move(won);
    j["stakes"] = stakes_to_json(r.total);
  }
  if (partial(r)) j["partial"] = true;
  if (args.how.sprt)
    j["sprt"] = {{"gain", *args.how.sprt},
                 {"log_likelihood_ratio", r.likelihood},
                 {"verdict", word_for(r.verdict, first_words())}};
  return j;
}

void Contest::print(const ContestResult& r, double seconds) const {
  const Words& words = user_words();
  const cli::FigureText figures(words);
  const auto say = [&](const std::string& text) { std::cout << text << "\n"; };
  // A figure, and behind it the same without luck.
  const auto both = [&](const std::string& raw, const std::string& without_luck) {
    return FigureText(adjusted() ? raw + words(&MeasureWords::luck_adjusted, FigureText(without_luck)) : raw);
  };
  say(words(&MeasureWords::contest, words::First(a.name), words::Second(b.name),
            words::Rounds(r.total.rounds), words::Text<"format">(args.format.name),
            words::Matches(format.players * r.sets), words::Sets(r.sets)));
  if (partial(r))
    say(words(&MeasureWords::contest_interrupted, words::Sets(r.sets), words::Of(args.how.sets)));
  if (r.total.unfinished > 0) say(words(&MeasureWords::unfinished, words::Matches(r.total.unfinished)));
  if (r.total.rounds > 0) {
    say(words(&MeasureWords::gain,
              both(figures.figure(r.gain.figure()), figures.figure(r.gain_adjusted.figure()))));
    if (tours())
      say(words(&MeasureWords::tours_won,
                both(figures.share(r.won().share()), figures.share(r.wins_adjusted.share()))));
  }
  if (args.how.sprt) say(words(&MeasureWords::sprt, words::Text<"verdict">(word_for(r.verdict, words))));
  say(words(&MeasureWords::seconds, words::Figure<"seconds">(seconds, fixed_text(seconds, 1))));
}

std::expected<Contest, std::string> prepare(Arguments& args) {
  const auto rules = args.rules.options_for_bots();
  if (!rules) return std::unexpected(rules.error());
  const auto format = args.format.meant();
  if (!format) return std::unexpected(format.error());
  if (!measure::is_measured(*format)) return std::unexpected(user_words()(&words::UsageWords::not_measured));
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
  auto match = prepare(args);
  if (!match) return fail(status, match.error());
  const auto from = std::chrono::steady_clock::now();
  ContestResult r;
  {
    Progress progress("match", &words::ProgressWords::sets, args.how.sets);
    args.how.reached = [&](int sets) { progress.reach(sets); };
    match->arena.stops = interrupted;
    r = measure::contest(match->arena, match->a, match->b, args.how);
  }
  if (const auto fault = fault_of(match->a, match->b)) return fail(status, *fault);
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - from;
  if (args.as_json)
    std::cout << match->report(r, took.count()).dump() << "\n";
  else
    match->print(r, took.count());
  if (match->partial(r)) status = kInterrupted;
}

}  // namespace

void declare(CommandLine& line) {
  auto args = std::make_shared<Arguments>();
  line.required("--a", &args->a,
                "net[@FILE]:PLIES[,…], random, random-go, first-go, shape, greedy, a bot, or engine=COMMAND",
                any_player());
  line.required("--b", &args->b, "the second player", any_player());
  line.option("--matches", &args->matches,
              "number of matches, rounded up so that A takes each seat equally often", Between{2, 10000000});
  line.alias("--tours", "--matches");
  line.option("--seed", &args->how.seed, "seed of the dice and the players");
  line.option("--threads", &args->how.threads, "number of threads (it does not change the result)",
              Between{1, 256});
  line.option("--luck-net", &args->luck_net,
              "file of the net that measures luck (default: the built-in one)");
  line.flag("--no-luck", args->no_luck, "raw results only, which is faster");
  line.option("--sprt", &args->sprt,
              "stop once it is clear whether A gains this much per round (in tours: share won above a half) "
              "or nothing",
              Above{0});
  line.flag("--json", args->as_json, "one JSON object");
  add_language(line);
  args->rules.add_to(line);
  args->format.add_to(line);
  line.runs([args](int& status) { run(*args, status); });
}

}  // namespace trictrac::cli::match_command
