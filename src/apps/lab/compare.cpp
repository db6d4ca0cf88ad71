#include <algorithm>
#include <chrono>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/lab/commands.h"
#include "apps/lab/report.h"
#include "base/fnv.h"
#include "base/text_of.h"
#include "lab/measure/rule_comparison.h"
#include "text/options_text.h"
#include "text/words.h"

namespace trictrac::cli::compare_command {
namespace {

using measure::Comparison;
using measure::PerRound;
using measure::RuleResults;
using measure::RuleSet;

constexpr int kExamined = 4;  // rolls of a tour, unless another number is given

struct Arguments {
  std::string rules, luck_net;
  std::vector<std::string> players;
  int matches = 200, plies = 1, examined = -1, threads = 1;
  std::uint64_t seed = 1;
  bool no_luck = false, as_json = false;
  FormatArguments format;
};

struct Contents {
  std::vector<std::string> names;
  std::vector<RuleSet> sets;
  measure::ComparisonOptions how;
};

// Adds a set that is named by `text`, which changes the first set if it names no preset.
std::expected<void, std::string> add_set(Contents& contents, const std::string& text) {
  if (std::ranges::find(contents.names, text) != contents.names.end())
    return std::unexpected(text_of("--rules names \"{}\" twice: name each set of rules once", text));
  const auto rules = contents.sets.empty() ? read_rule_set("--rules", text)
                                           : read_rule_set("--rules", text, contents.sets.front().rules);
  if (!rules) return std::unexpected(rules.error());
  contents.names.push_back(text);
  contents.sets.push_back({*rules, {}});
  return {};
}

std::expected<void, std::string> seat_players(Contents& contents, const Arguments& args,
                                              const players::FindNet& find) {
  const std::size_t given = args.players.size();
  if (given > 1 && given != contents.sets.size())
    return std::unexpected(
        text_of("--player is given {} times: give it once, or once for each of the {} sets of rules", given,
                contents.sets.size()));
  for (std::size_t i = 0; i < contents.sets.size(); ++i) {
    const std::string text = given == 0 ? "net:0" : args.players[given == 1 ? 0 : i];
    auto player = read_entrant(text, find, built_in);
    if (!player) return std::unexpected(player.error());
    contents.sets[i].player = *std::move(player);
  }
  return {};
}

// Returns how many rolls of each match are examined, or the fault.
std::expected<int, std::string> examined(const Arguments& args, const Contents& contents) {
  const bool tours = traits_of(contents.how.match.format).pays_worth;
  const bool nets =
      std::ranges::all_of(contents.sets, [](const RuleSet& set) { return set.player.weights != nullptr; });
  if (args.examined < 0) return tours && nets ? kExamined : 0;
  if (args.examined > 0 && !tours)
    return std::unexpected("--examine compares answers in tours only: leave it out in this format");
  if (args.examined > 0 && !nets)
    return std::unexpected("--examine compares the answers of nets only: name players such as net:0");
  return args.examined;
}

std::expected<Contents, std::string> prepare(const Arguments& args) {
  Contents contents;
  const auto format = args.format.meant();
  if (!format) return std::unexpected(format.error());
  if (!measure::can_compare(*format))
    return std::unexpected(
        "compare plays tours, or parties à écrire, of two players who sit as they are entered: choose such a "
        "--format, --match players=2 and white=as_seated");
  for (const std::string_view text : split(args.rules, ','))
    if (const auto added = add_set(contents, std::string(text)); !added)
      return std::unexpected(added.error());
  const auto find = net_finder();
  if (const auto seated = seat_players(contents, args, find); !seated) return std::unexpected(seated.error());
  measure::ComparisonOptions& how = contents.how;
  how.match = *format;
  how.tables = built_in;
  if (!args.no_luck) {
    const auto net = find(args.luck_net);
    if (!net) return std::unexpected(net.error());
    how.reference = *net;
  }
  const auto rolls = examined(args, contents);
  if (!rolls) return std::unexpected(rolls.error());
  how.examined = *rolls;
  how.matches = args.matches;
  how.depth.plies = args.plies;
  how.seed = args.seed;
  how.threads = args.threads;
  how.stops = interrupted;
  return contents;
}

// The name of a row, the list that it is in, and the name of its kind there.
struct RowName {
  std::string list;
  const char* kind;
  Json name;
  bool share = false;  // its figures lie within 0 and 1
};

Json shown(const measure::Estimate& estimate, bool share) {
  const auto within = share ? estimate.share() : std::nullopt;
  return figure_json(within ? *within : estimate.figure());
}

// Returns a row for each set: the figure that `figure_of` takes of its results.
template <class FigureOf>
Json row_of(const RowName& name, const Contents& contents, const Comparison& all, FigureOf figure_of) {
  Json row{{name.kind, name.name}};
  for (std::size_t i = 0; i < all.sets.size(); ++i)
    row[contents.names[i]] = shown(figure_of(all.sets[i]).estimate(), name.share);
  return row;
}

// Returns a row with the figure of each set less that of the first.
template <class FigureOf>
Json difference_of(const RowName& name, const Contents& contents, const Comparison& all, FigureOf figure_of) {
  Json row{{name.kind, name.name}};
  for (std::size_t i = 1; i < all.sets.size(); ++i)
    row[contents.names[i]] = figure_json(figure_of(all.sets[i]).less(figure_of(all.sets[0])).figure());
  return row;
}

// Adds the row of a figure, and the one of its differences from the first set.
template <class FigureOf>
void add_rows(Report& report, const RowName& name, const Contents& contents, const Comparison& all,
              FigureOf figure_of) {
  report[name.list].push_back(row_of(name, contents, all, figure_of));
  if (all.sets.size() > 1)
    report[name.list + "_less_first"].push_back(difference_of(name, contents, all, figure_of));
}

void add_figures(Report& report, const Contents& contents, const Comparison& all) {
  const bool tours = traits_of(contents.how.match.format).pays_worth;
  for (std::size_t i = 0; i < measure::kRuleFigures.kSize; ++i) {
    const measure::RuleFigureRow& row = measure::kRuleFigures.values()[i];
    if (!(tours ? row.kind.tours : row.kind.marques) || (row.kind.luck && !contents.how.reference)) continue;
    add_rows(report, {"figures", "figure", row.name, row.kind.share}, contents, all,
             [i](const RuleResults& results) -> const PerRound& { return results.figures[i]; });
  }
}

void add_jans(Report& report, const Contents& contents, const Comparison& all) {
  for (std::size_t i = 0; i < kTariff.kSize; ++i) {
    const std::string_view name = kTariff.values()[i].name;
    add_rows(report, {"jans_in_round", "jan", name}, contents, all,
             [i](const RuleResults& results) -> const PerRound& { return results.jans[i]; });
    add_rows(report, {"points_in_round", "jan", name}, contents, all,
             [i](const RuleResults& results) -> const PerRound& { return results.points[i]; });
  }
}

void add_payments(Report& report, const Contents& contents, const Comparison& all) {
  if (traits_of(contents.how.match.format).pays_worth) {
    for (std::size_t i = 0; i < measure::kTourHalves.size(); ++i)
      add_rows(report, {"share_of_tours", "stakes", measure::kTourHalves[i] / 2.0, true}, contents, all,
               [i](const RuleResults& results) -> const PerRound& { return results.worths[i]; });
    return;
  }
  for (std::size_t i = 0; i < kPayments.kSize; ++i)
    add_rows(report, {"paid_to_winner_of_match", "payment", kPayments.values()[i]}, contents, all,
             [i](const RuleResults& results) -> const PerRound& { return results.to_winner[i]; });
}

void add_wrong_answers(Report& report, const Contents& contents, const Comparison& all) {
  if (contents.how.examined == 0) return;
  report["plies"] = contents.how.depth.plies;
  report["examined_in_match"] = contents.how.examined;
  for (std::size_t i = 1; i < all.sets.size(); ++i) {
    const RuleResults& results = all.sets[i];
    report["answers_by_first"].push_back({{"rules", contents.names[i]},
                                          {"differ", shown(results.differs.estimate(), true)},
                                          {"cost_of_roll", figure_json(results.cost.estimate().figure())}});
  }
}

void fill(Report& report, const Arguments& args, const Contents& contents, const Comparison& all) {
  report["format"] = args.format.name;
  report["seed"] = args.seed;
  report["tables"] = in_hex(hash_of(contents.how.tables));
  if (contents.how.reference) report["luck_net"] = in_hex(net::hash_of(*contents.how.reference));
  report["matches"] = all.matches;
  report["unfinished"] = all.unfinished;
  for (std::size_t i = 0; i < contents.sets.size(); ++i) {
    const RuleSet& set = contents.sets[i];
    Json row{{"rules", contents.names[i]}, {"player", set.player.name}};
    row["net"] = set.player.weights ? Json(in_hex(net::hash_of(*set.player.weights))) : Json(nullptr);
    for (const auto& [name, value] : option_values(set.rules)) row[std::string(name)] = value;
    report["rules"].push_back(std::move(row));
  }
  add_figures(report, contents, all);
  add_jans(report, contents, all);
  add_payments(report, contents, all);
  add_wrong_answers(report, contents, all);
}

void run(const Arguments& args, int& status) {
  auto contents = prepare(args);
  if (!contents) return fail(status, contents.error());
  const auto from = std::chrono::steady_clock::now();
  Report report(args.as_json, "compare", "matches", args.matches);
  contents->how.reached = [&](int matches) { report.reach(matches); };
  const Comparison all = measure::compare_rules(contents->sets, contents->how);
  for (const RuleSet& set : contents->sets)
    if (const auto fault = fault_of(set.player)) return fail(status, *fault);
  fill(report, args, *contents, all);
  report["seconds"] = std::chrono::duration<double>(std::chrono::steady_clock::now() - from).count();
  report.print(interrupted() && all.matches + all.unfinished < args.matches, status);
}

}  // namespace

void declare(CommandLine& line) {
  auto args = std::make_shared<Arguments>();
  line.required("--rules", &args->rules,
                "sets of rules, with commas between them: a preset, or the first set with changes, such as "
                "lois,margot=on,rencontre=on+lead=throw_anew,lalanne+pile=off");
  line.option("--player", &args->players,
              "player at both sides, as in trictrac-lab match (default: net:0); repeated: one for each set",
              any_player());
  line.option("--matches", &args->matches, "number of matches under each set of rules", Between{1, 10000000});
  line.option("--examine", &args->examined,
              "rolls of each match in which a player by the first rules is asked, too (default: 4 in tours "
              "between nets)",
              Between{0, 1000});
  line.option("--plies", &args->plies, "how far these answers look ahead", Between{0, 2});
  line.option("--seed", &args->seed, "seed of the dice and the players");
  line.option("--threads", &args->threads, "number of threads (it does not change the result)",
              Between{1, 256});
  line.option("--luck-net", &args->luck_net,
              "file of the net that measures luck (default: the built-in one)");
  line.flag("--no-luck", args->no_luck, "raw results only, which is faster");
  line.flag("--json", args->as_json, "one JSON object");
  args->format.add_to(line);
  line.runs([args](int& status) { run(*args, status); });
}

}  // namespace trictrac::cli::compare_command
