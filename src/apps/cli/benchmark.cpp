#include <algorithm>
#include <fstream>
#include <iostream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "apps/cli/common.h"
#include "apps/cli/nets.h"
#include "apps/cli/verbs.h"
#include "lab/measure/contest.h"
#include "lab/measure/grade.h"
#include "lab/measure/hashes.h"
#include "lab/measure/in_order.h"
#include "lab/measure/rolling.h"
#include "lab/measure/speed.h"

namespace trictrac::cli {
namespace {

using measure::Kind;
using measure::Problem;
using nlohmann::json;

// ---- Making.

struct Making {
  std::string kind, out, net;
  int positions = 100, threads = 1, plies = 0;
  std::uint64_t seed = 1;
  measure::RollingOptions rolling;
};

std::string head_of(const Making& m, const net::Weights& weights, const Tables& tables) {
  std::ostringstream out;
  out << "# A benchmark of tours: " << m.kind << " (docs/strength.md).\n"
      << "# Made by: trictrac benchmark make " << m.kind << " --positions " << m.positions << " --seed "
      << m.seed << " --trials " << m.rolling.trials << " --plies " << m.plies << " --within "
      << m.rolling.within << "\n"
      << "# By the net " << measure::in_hex(net::hash_of(weights)) << " and the tables "
      << measure::in_hex(measure::hash_of(tables)) << ".\n"
      << "# position | answer = worth by one half of the trials, by the other, error of a half | answer ~ "
         "worth by one ply\n";
  return out.str();
}

// Problems already in the file go on counting, if it was begun by the same command.
int already_made(const std::string& file, const std::string& head) {
  if (!file.starts_with(head)) return -1;
  return static_cast<int>(std::ranges::count(file.substr(head.size()), '\n'));
}

void make_problems(const Making& m, const net::Weights& weights, const Tables& tables, int from,
                   std::ostream& out) {
  const Kind kind = *std::ranges::find(measure::kKinds, m.kind, measure::name_of);
  const auto make_worker = [&] {
    return [&, table = std::make_unique<measure::Table>(weights, tables)](int i) {
      const State state = measure::draw(*table, kind, seed_of(m.seed, from + i, 0));
      return print_problem(measure::roll_out(*table, state, m.rolling, seed_of(m.seed, from + i, 1)));
    };
  };
  measure::in_order(m.positions - from, m.threads, make_worker, [&](int, const std::string& line) {
    return static_cast<bool>(out << line << "\n" << std::flush);
  });
}

void make(Making& m, int& status) {
  const auto net = net_finder()(m.net);
  if (!net) return fail(status, net.error());
  const Tables tables = built_in;
  m.rolling.policy.plies = m.plies;
  const std::string head = head_of(m, **net, tables);
  const std::string before = read_text(m.out).value_or("");
  const int from = before.empty() ? 0 : already_made(before, head);
  if (from < 0) return fail(status, m.out + " was begun by another command: name another file, or remove it");
  std::ofstream out(m.out, std::ios::binary | std::ios::app);
  if (from == 0 && before.empty()) out << head;
  make_problems(m, **net, tables, from, out);
  if (!out.flush()) fail(status, "cannot write " + m.out);
}

// ---- Scoring.

struct Scoring {
  std::vector<std::string> files;
  std::string player = "net:0";
};

std::expected<std::vector<Problem>, std::string> read_problems(const std::string& text) {
  std::vector<Problem> all;
  std::istringstream lines(text);
  std::string line;
  for (int n = 1; std::getline(lines, line); ++n) {
    if (line.empty() || line[0] == '#') continue;
    auto problem = measure::parse_problem(line);
    if (!problem) return std::unexpected("line " + std::to_string(n) + ": " + problem.error());
    all.push_back(*std::move(problem));
  }
  return all;
}

// The mean error of what was played out, so that one sees how far the references can be trusted.
double mean_error(const std::vector<Problem>& problems) {
  double sum = 0;
  int n = 0;
  for (const Problem& p : problems)
    for (const auto& a : p.answers)
      if (a.rolled_out && a.error > 0) sum += a.error, ++n;
  return n ? sum / n : 0;
}

std::expected<json, std::string> score(const std::string& file, measure::Player& player) {
  const auto text = read_text(file);
  if (!text) return std::unexpected(text.error());
  const auto problems = read_problems(*text);
  if (!problems) return std::unexpected(file + ", " + problems.error());
  const measure::Grade g = measure::grade(player, *problems);
  return json{{"file", file},
              {"hash", measure::in_hex(measure::hash_of(*text))},
              {"positions", g.problems},
              {"loss", {{"mean", g.loss.mean}, {"error", g.loss.error}}},
              {"blunders", g.problems ? g.blunders / static_cast<double>(g.problems) : 0.0},
              {"error_of_references", mean_error(*problems)}};
}

void score_all(const Scoring& s, int& status) {
  const auto entrant = measure::read_player(s.player, net_finder(), built_in);
  if (!entrant) return fail(status, entrant.error());
  const auto player = entrant->make();
  json j{{"player", s.player}, {"unit", "thousandths of a tour an answer"}, {"benchmarks", json::array()}};
  if (entrant->weights) j["net"] = measure::in_hex(net::hash_of(*entrant->weights));
  for (const std::string& file : s.files) {
    const auto scored = score(file, *player);
    if (!scored) return fail(status, scored.error());
    j["benchmarks"].push_back(*scored);
  }
  std::cout << j.dump(1) << "\n";
}

// ---- Speed.

struct Timing {
  std::string net;
  double seconds = 1;
};

json to_json(const measure::Speed& s, const net::Weights& weights) {
  json kernels = json::array(), depths = json::array();
  for (const auto& k : s.kernels)
    kernels.push_back(k.told
                          ? json{{"kernel", k.name}, {"millions_per_s", *k.told}, {"with_looking", *k.looked}}
                          : json{{"kernel", k.name}, {"skipped", "this processor lacks its instructions"}});
  for (const auto& d : s.depths)
    depths.push_back({{"plies", d.plies}, {"microseconds", d.microseconds}, {"decisions", d.decisions}});
  return {{"net", measure::in_hex(net::hash_of(weights))},
          {"rolls", s.rolls},
          {"positions", s.positions},
          {"kernels", kernels},
          {"depths", depths}};
}

void time_net(const Timing& t, int& status) {
  const auto net = net_finder()(t.net);
  if (!net) return fail(status, net.error());
  std::cout << to_json(measure::measure_speed(**net, built_in, t.seconds), **net).dump(1) << "\n";
}

std::vector<std::string> kind_names() {
  std::vector<std::string> names;
  for (const Kind k : measure::kKinds) names.emplace_back(measure::name_of(k));
  return names;
}

}  // namespace

void add_benchmark(CLI::App& app, int& status) {
  CLI::App* verb = app.add_subcommand("benchmark", "decisions against reference answers (docs/strength.md)");
  verb->require_subcommand(1);
  auto m = std::make_shared<Making>();
  CLI::App* making =
      verb->add_subcommand("make", "draw positions and play their answers out; goes on where it was cut off");
  making->add_option("kind", m->kind, "plays, decisions, openings or returns")
      ->required()
      ->check(CLI::IsMember(kind_names()));
  making->add_option("--out", m->out, "the file")->required();
  making->add_option("--positions", m->positions, "how many")->check(CLI::Range(1, 1000000));
  making->add_option("--seed", m->seed, "of the positions and trials");
  making->add_option("--trials", m->rolling.trials, "of each close answer")->check(CLI::Range(4, 10000000));
  making->add_option("--within", m->rolling.within, "how close, in thousandths of a tour by one ply");
  making->add_option("--plies", m->plies, "how far those look who play out")->check(CLI::Range(0, 2));
  making->add_option("--net", m->net, "file of the net (default: the one compiled in)");
  making->add_option("--threads", m->threads, "how many; the file does not depend on it")
      ->check(CLI::Range(1, 256));
  making->callback([m, &status] { make(*m, status); });

  auto s = std::make_shared<Scoring>();
  CLI::App* scoring = verb->add_subcommand("score", "what a player loses by his answers; JSON");
  scoring->add_option("files", s->files, "data/benchmark/*.txt")->required();
  scoring->add_option("--player", s->player, "as in trictrac match");
  scoring->callback([s, &status] { score_all(*s, status); });
}

void add_bench_eval(CLI::App& app, int& status) {
  CLI::App* verb = app.add_subcommand("bench-eval", "speed of the net and of decisions on one core; JSON");
  auto t = std::make_shared<Timing>();
  verb->add_option("--net", t->net, "file of the net (default: the one compiled in)");
  verb->add_option("--seconds", t->seconds, "of processor time, for each figure")
      ->check(CLI::Range(0.05, 600.0));
  verb->callback([t, &status] { time_net(*t, status); });
}

}  // namespace trictrac::cli
