#include <algorithm>
#include <cmath>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/lab/report.h"
#include "apps/lab/scoring.h"
#include "base/fnv.h"
#include "lab/measure/breakdown.h"
#include "lab/measure/value_error.h"

namespace trictrac::cli {
namespace {

using measure::Aspect;
using measure::kAspectNames;
using measure::Problem;

// ---- Surveying.

struct Surveying {
  std::string player = "net:0", by{kAspectNames[Aspect::Phase]};
  measure::ContestOptions how;
  bool json = false;
};

void survey(Surveying& s, int& status) {
  const auto entrant = read_entrant(s.player, net_finder(), built_in);
  if (!entrant) return fail(status, entrant.error());
  const Aspect aspect = *kAspectNames.find(s.by);
  Report report(s.json, "survey", "tours", s.how.sets);
  report["player"] = s.player;
  report["unit"] = "decisions a tour, of both players";
  int reached = 0;
  s.how.reached = [&](int tours) { report.reach(reached = tours); };
  const measure::ArenaOptions tours{
      .match = {}, .rules = {}, .reference = nullptr, .tables = built_in, .stops = interrupted};
  const auto all = measure::frequencies(aspect, tours, *entrant, s.how);
  if (const auto fault = fault_of(*entrant)) return fail(status, *fault);
  for (std::size_t i = 0; i < all.size(); ++i)
    report.add("situations", {{s.by, situations_of(aspect)[i]}, {"decisions", estimate_json(all[i])}});
  report.print(reached < s.how.sets, status);
}

// ---- Judging values.

struct Judging {
  std::vector<std::string> files;
  std::string net, by{kAspectNames[Aspect::Phase]};
  int plies = 0;
  bool json = false;
};

// Returns the root of a mean square, with that of its interval.
Json root_json(const measure::Estimate& square) {
  const auto root = [](double x) { return std::sqrt(std::max(0.0, x)); };
  measure::MeasuredValue figure = square.figure();
  figure.value = root(figure.value);
  if (figure.interval) figure.interval = {root(figure.interval->low), root(figure.interval->high)};
  return figure_json(figure);
}

void judge_values(const Judging& j, int& status) {
  const auto net = net_finder()(j.net);
  if (!net) return fail(status, net.error());
  const Aspect aspect = *kAspectNames.find(j.by);
  std::vector<Problem> problems;
  for (const std::string& file : j.files) {
    const auto text = read_text(file);
    if (!text) return fail(status, text.error());
    const auto read = measure::parse_problems(*text);
    if (!read) return fail(status, file + ", " + read.error());
    problems.insert(problems.end(), read->begin(), read->end());
  }
  measure::TourSearch table(**net, built_in);
  Report report(j.json, "errors", "positions", static_cast<long>(problems.size()));
  report["net"] = in_hex(net::hash_of(**net));
  report["plies"] = j.plies;
  report["unit"] = "thousandths of a tour";
  std::size_t done = 0;
  const auto measured = [&](std::size_t n) { return report.reach(static_cast<long>(done = n)); };
  for (const auto& e : measure::value_errors(table, problems, j.plies, aspect, measured))
    report.add("situations", {{j.by, situations_of(aspect)[e.situation]},
                              {"positions", e.bias.samples},
                              {"bias", figure_json(e.bias.figure())},
                              {"error", root_json(e.square)},
                              {"error_between_answers", root_json(e.square_between)}});
  report.print(done < problems.size(), status);
}

}  // namespace

OneOf any_aspect() { return OneOf{{kAspectNames.begin(), kAspectNames.end()}}; }

void declare_situations(CommandLine& line) {
  auto v = std::make_shared<Surveying>();
  CommandLine& surveying =
      line.command("survey", "count how often situations occur in tours of a player against itself");
  surveying.option("--player", &v->player, "player, as in trictrac-lab match", any_player());
  surveying.option("--by", &v->by, "what the situations are told apart by", any_aspect());
  surveying.option("--tours", &v->how.sets, "tours to play", Between{1, 1000000});
  surveying.option("--seed", &v->how.seed, "seed of the dice");
  surveying.option("--threads", &v->how.threads, "number of threads (it does not change the result)",
                   Between{1, 256});
  surveying.flag("--json", v->json, "one JSON object");
  surveying.runs([v](int& status) { survey(*v, status); });

  auto j = std::make_shared<Judging>();
  CommandLine& judging =
      line.command("errors", "measure how far the values of a net are from those of the trials");
  judging.required("files", &j->files, "data/benchmark/*.txt");
  judging.option("--net", &j->net, "file of the net (default: the built-in one)");
  judging.option("--plies", &j->plies, "how many rolls the net looks ahead", Between{0, 2});
  judging.option("--by", &j->by, "what the situations are told apart by", any_aspect());
  judging.flag("--json", j->json, "one JSON object");
  judging.runs([j](int& status) { judge_values(*j, status); });
}

}  // namespace trictrac::cli
