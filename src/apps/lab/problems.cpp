#include <algorithm>
#include <sstream>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/lab/commands.h"
#include "apps/lab/drills.h"
#include "apps/lab/line_file.h"
#include "apps/lab/scoring.h"
#include "base/fnv.h"
#include "base/text_of.h"
#include "lab/measure/draw.h"
#include "lab/measure/in_order.h"
#include "lab/measure/last_race.h"
#include "lab/measure/problem.h"

namespace trictrac::cli::problems_command {
namespace {

using measure::Problem;
using measure::ProblemKind;

// ---- Making.

constexpr int kOfABenchmark = 100, kOfATrainer = 5000;  // the defaults

struct Making {
  std::string kind, out, net;
  std::string game{exercises::kGameNames[exercises::DrillGame::Tour]};
  int positions = 0, threads = 1, plies = 0;
  std::uint64_t seed = 1;
  double within = measure::RollingOptions{}.within.count();  // thousandths of a tour
  double error = 0;                                          // likewise
  measure::RollingOptions rolling;
};

std::string head_of(const Making& m, const net::Weights& weights, const Tables& tables) {
  std::ostringstream out;
  const bool until_known = m.error > 0;
  out << "# A benchmark of tours: " << m.kind << " (docs/strength.md).\n"
      << "# Made by: trictrac problems make " << m.kind << " --positions " << m.positions << " --seed "
      << m.seed << " --trials " << m.rolling.trials << " --plies " << m.plies << " --within " << m.within;
  if (until_known) out << " --error " << m.error;
  out << "\n"
      << "# By the net " << in_hex(net::hash_of(weights)) << " and the tables " << in_hex(hash_of(tables))
      << ".\n"
      << "# position | answer = worth by one half of the trials, by the other, error of a half"
      << (until_known ? "'s difference from the best" : "") << " | answer ~ worth by one ply\n";
  return out.str();
}

void make_problems(Making& m, int& status) {
  const auto net = net_finder()(m.net);
  if (!net) return fail(status, net.error());
  const Tables tables = built_in;
  m.rolling.policy.plies = m.plies;
  m.rolling.within = Thousandths(m.within);
  m.rolling.error = Thousandths(m.error);
  auto file = LineFile::open(m.out, head_of(m, **net, tables));
  if (!file) return fail(status, file.error());
  const int from = static_cast<int>(std::ranges::count(file->lines(), '\n'));
  const ProblemKind kind = *measure::kProblemKindNames.find(m.kind);
  const auto make_worker = [&] {
    return [&, table = std::make_unique<measure::TourSearch>(**net, tables)](int i) {
      return print_problem(measure::make_problem(*table, kind, m.rolling, m.seed, from + i));
    };
  };
  {
    Progress progress("make", "positions", m.positions - from);
    measure::in_order(m.positions - from, m.threads, make_worker, [&](int i, const std::string& line) {
      return file->add(line) && progress.reach(i + 1);
    });
  }
  file->finish(status);
}

using measure::kLastRaces;

void make_last_races(const Making& m, int& status) {
  std::ostringstream head;
  head << "# Races that decide a tour, solved exactly (docs/benchmark.md).\n"
       << "# Made by: trictrac-lab problems make " << kLastRaces << " --positions " << m.positions
       << " --seed " << m.seed << "\n"
       << "# position | answer = worth, twice, and its error, which is none\n";
  auto file = LineFile::open(m.out, head.str());
  if (!file) return fail(status, file.error());
  const int from = static_cast<int>(std::ranges::count(file->lines(), '\n'));
  const measure::LastRaces races;
  Progress progress("make", "positions", m.positions - from);
  for (int i = from; i < m.positions; ++i)
    if (!file->add(print_problem(races.draw(seed_of(m.seed, i, 0)))) || !progress.reach(i - from + 1)) break;
  file->finish(status);
}

void make(Making& m, int& status) {
  const auto kind = exercises::kKindNames.find(m.kind);
  if (m.positions == 0) m.positions = kind ? kOfATrainer : kOfABenchmark;
  if (m.kind == kLastRaces) return make_last_races(m, status);
  if (!kind) return make_problems(m, status);
  make_drills({*kind, *exercises::kGameNames.find(m.game), m.out, m.positions, m.seed}, status);
}

// Returns the names in some tables.
template <class... Tables>
std::vector<std::string> names_of(const Tables&... tables) {
  std::vector<std::string> names;
  (names.insert(names.end(), tables.begin(), tables.end()), ...);
  return names;
}

std::vector<std::string> kinds() {
  auto all = names_of(exercises::kKindNames, measure::kProblemKindNames);
  all.emplace_back(kLastRaces);
  return all;
}

}  // namespace

void declare(CommandLine& line) {
  auto m = std::make_shared<Making>();
  CommandLine& making =
      line.command("make", "draw positions and play their answers out; continues where it was interrupted");
  making.required("kind", &m->kind,
                  "for the trainers: count, chances, play or hold_or_go; for a benchmark: plays, decisions, "
                  "openings, returns or races; last_races: solved exactly",
                  OneOf{kinds()});
  making.required("--out", &m->out, "the file; for the trainers, also a folder");
  making.option("--positions", &m->positions,
                "number of positions; 0: 5000 for the trainers, 100 for a benchmark", Between{0, 1000000});
  making.option("--seed", &m->seed, "seed of the positions and trials");
  making.heading("For the trainers:");
  making.option("--game", &m->game, "the game; à écrire has hold_or_go only",
                OneOf{names_of(exercises::kGameNames)});
  making.heading("For a benchmark:");
  making.option("--trials", &m->rolling.trials, "trials of each close answer", Between{4, 10000000});
  making.option("--error", &m->error,
                "end the trials of a half when no difference from the best has a greater standard error, in "
                "thousandths of a tour; --trials is then the most (0: play them all)",
                Between{0, 1000});
  making.option("--within", &m->within, "how close an answer must be, in thousandths of a tour at one ply");
  making.option("--plies", &m->plies, "how many rolls the players look ahead in the trials", Between{0, 2});
  making.option("--net", &m->net, "file of the net (default: the built-in one)");
  making.option("--threads", &m->threads, "number of threads (it does not change the file)", Between{1, 256});
  making.runs([m](int& status) { make(*m, status); });

  declare_scoring(line);
  declare_situations(line);
  declare_drills(line);
}

}  // namespace trictrac::cli::problems_command
