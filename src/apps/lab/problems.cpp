#include <algorithm>
#include <functional>
#include <numeric>
#include <ranges>
#include <sstream>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/lab/commands.h"
#include "apps/lab/drills.h"
#include "apps/lab/line_file.h"
#include "apps/lab/report.h"
#include "base/fnv.h"
#include "base/text_of.h"
#include "lab/measure/contest.h"
#include "lab/measure/in_order.h"
#include "lab/measure/problem.h"
#include "text/trid.h"

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
  measure::RollingOptions rolling;
};

std::string head_of(const Making& m, const net::Weights& weights, const Tables& tables) {
  std::ostringstream out;
  out << "# A benchmark of tours: " << m.kind << " (docs/strength.md).\n"
      << "# Made by: trictrac problems make " << m.kind << " --positions " << m.positions << " --seed "
      << m.seed << " --trials " << m.rolling.trials << " --plies " << m.plies << " --within " << m.within
      << "\n"
      << "# By the net " << in_hex(net::hash_of(weights)) << " and the tables " << in_hex(hash_of(tables))
      << ".\n"
      << "# position | answer = worth by one half of the trials, by the other, error of a half | answer ~ "
         "worth by one ply\n";
  return out.str();
}

void make_problems(Making& m, int& status) {
  const auto net = net_finder()(m.net);
  if (!net) return fail(status, net.error());
  const Tables tables = built_in;
  m.rolling.policy.plies = m.plies;
  m.rolling.within = Thousandths(m.within);
  auto file = LineFile::open(m.out, head_of(m, **net, tables));
  if (!file) return fail(status, file.error());
  const int from = static_cast<int>(std::ranges::count(file->lines(), '\n'));
  const ProblemKind kind = *measure::kProblemKindNames.find(m.kind);
  const auto make_worker = [&] {
    return [&, table = std::make_unique<measure::TourSearch>(**net, tables)](int i) {
      const State state = measure::draw(*table, kind, seed_of(m.seed, from + i, 0));
      return print_problem(measure::roll_out(*table, state, m.rolling, seed_of(m.seed, from + i, 1)));
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

void make(Making& m, int& status) {
  const auto kind = exercises::kKindNames.find(m.kind);
  if (m.positions == 0) m.positions = kind ? kOfATrainer : kOfABenchmark;
  if (!kind) return make_problems(m, status);
  make_drills({*kind, *exercises::kGameNames.find(m.game), m.out, m.positions, m.seed}, status);
}

// ---- Scoring.

struct Scoring {
  std::vector<std::string> files;
  std::string player = "net:0";
  int costliest = 0;
  bool json = false;
};

// Returns the mean error of the rollouts, which shows how reliable the references are.
std::optional<double> mean_error(const std::vector<Problem>& problems) {
  double sum = 0;
  int n = 0;
  for (const Problem& p : problems)
    for (const auto& a : p.answers)
      if (a.rolled_out && a.error > Thousandths{}) sum += a.error.count(), ++n;
  if (n == 0) return std::nullopt;
  return sum / n;
}

// The grades of one file of problems.
struct ScoredFile {
  std::string file, hash;
  std::vector<Problem> problems;
  measure::GradeReport grades;

  // Returns whether it was stopped before all problems had been asked.
  bool partial() const { return grades.answers.size() < problems.size(); }
  // Returns the answers that lost most, `most` of them and none that lost nothing, the costliest first.
  std::vector<std::size_t> costliest(int most) const;
  Json to_json(int most) const;
};

std::vector<std::size_t> ScoredFile::costliest(int most) const {
  std::vector<std::size_t> order(grades.answers.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, std::greater{}, [&](std::size_t i) { return grades.answers[i].lost; });
  order.resize(std::min(order.size(), static_cast<std::size_t>(most)));
  std::erase_if(order, [&](std::size_t i) { return grades.answers[i].lost <= Thousandths{}; });
  return order;
}

Json ScoredFile::to_json(int most) const {
  const auto references = mean_error(problems);
  Json json{{"file", file},
            {"hash", hash},
            {"positions", grades.answers.size()},
            {"loss", estimate_json(grades.loss)},
            {"blunders", figure_json(grades.blunders.share())},
            {"error_of_references", references ? Json(*references) : Json(nullptr)}};
  if (partial()) json["partial"] = true;
  if (most == 0) return json;
  json["costliest"] = Json::array();
  for (const std::size_t i : costliest(most))
    json["costliest"].push_back({{"position", print_trid(problems[i].state)},
                                 {"answer", grades.answers[i].answer},
                                 {"best", measure::best_of(problems[i]).text},
                                 {"lost", grades.answers[i].lost.count()}});
  return json;
}

// A file read, of which nothing has been asked.
std::expected<ScoredFile, std::string> read_scored(const std::string& file) {
  const auto text = read_text(file);
  if (!text) return std::unexpected(text.error());
  auto problems = measure::parse_problems(*text);
  if (!problems) return std::unexpected(file + ", " + problems.error());
  Fnv hash;
  hash.add(std::string_view(*text));
  return ScoredFile{file, in_hex(hash.value()), *std::move(problems), {}};
}

void score_all(const Scoring& s, int& status) {
  const auto entrant = read_entrant(s.player, net_finder(), built_in);
  if (!entrant) return fail(status, entrant.error());
  const auto player = entrant->make();
  std::vector<ScoredFile> files;
  std::size_t all = 0, asked = 0;
  for (const std::string& file : s.files) {
    auto scored = read_scored(file);
    if (!scored) return fail(status, scored.error());
    all += scored->problems.size();
    files.push_back(*std::move(scored));
  }
  Report report(s.json, "score", "positions", static_cast<long>(all));
  report["player"] = s.player;
  report["unit"] = "thousandths of a tour an answer";
  if (entrant->weights) report["net"] = in_hex(net::hash_of(*entrant->weights));
  for (ScoredFile& scored : files) {
    scored.grades = measure::grade(*player, scored.problems,
                                   [&](std::size_t) { return report.reach(static_cast<long>(++asked)); });
    if (const auto fault = fault_of(*entrant)) return fail(status, *fault);
    report.add("benchmarks", scored.to_json(s.costliest));
    if (interrupted()) break;
  }
  report.print(asked < all, status);
}

// Returns the names in some tables.
template <class... Tables>
std::vector<std::string> names_of(const Tables&... tables) {
  std::vector<std::string> names;
  (names.insert(names.end(), tables.begin(), tables.end()), ...);
  return names;
}

}  // namespace

void declare(CommandLine& line) {
  auto m = std::make_shared<Making>();
  CommandLine& making =
      line.command("make", "draw positions and play their answers out; continues where it was interrupted");
  making.required("kind", &m->kind,
                  "for the trainers: count, chances, play or hold_or_go; for a benchmark: plays, decisions, "
                  "openings or returns",
                  OneOf{names_of(exercises::kKindNames, measure::kProblemKindNames)});
  making.required("--out", &m->out, "the file; for the trainers, also a folder");
  making.option("--positions", &m->positions,
                "number of positions; 0: 5000 for the trainers, 100 for a benchmark", Between{0, 1000000});
  making.option("--seed", &m->seed, "seed of the positions and trials");
  making.heading("For the trainers:");
  making.option("--game", &m->game, "the game; à écrire has hold_or_go only",
                OneOf{names_of(exercises::kGameNames)});
  making.heading("For a benchmark:");
  making.option("--trials", &m->rolling.trials, "trials of each close answer", Between{4, 10000000});
  making.option("--within", &m->within, "how close an answer must be, in thousandths of a tour at one ply");
  making.option("--plies", &m->plies, "how many rolls the players look ahead in the trials", Between{0, 2});
  making.option("--net", &m->net, "file of the net (default: the built-in one)");
  making.option("--threads", &m->threads, "number of threads (it does not change the file)", Between{1, 256});
  making.runs([m](int& status) { make(*m, status); });

  auto s = std::make_shared<Scoring>();
  CommandLine& scoring = line.command("score", "measure what a player loses with its answers");
  scoring.required("files", &s->files, "data/benchmark/*.txt");
  scoring.option("--player", &s->player, "player, as in trictrac-lab match", any_player());
  scoring.option("--costliest", &s->costliest, "also print this many of the costliest answers of each file",
                 Between{0, 1000000});
  scoring.flag("--json", s->json, "one JSON object");
  scoring.runs([s](int& status) { score_all(*s, status); });
  declare_drills(line);
}

}  // namespace trictrac::cli::problems_command
