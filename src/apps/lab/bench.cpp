#include <algorithm>
#include <cmath>
#include <iostream>
#include <span>

#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/lab/commands.h"
#include "apps/lab/report.h"
#include "base/fnv.h"
#include "base/text_of.h"
#include "base/worker_pool.h"
#include "engine/net/evaluator.h"
#include "engine/net/weights.h"
#include "game/rules/version.h"
#include "lab/environment/env_speed.h"
#include "lab/measure/speed.h"
#include "lab/signature/signature.h"

namespace trictrac::cli::bench_command {
namespace {

// Returns nanoseconds to a tenth, which is finer than they are measured. A difference of two measurements
// below nothing is nothing.
double tenths(double ns) { return std::round(std::max(0.0, ns) * 10) / 10; }

struct Arguments {
  std::string what = "rules";
  std::string net, kernel;
  double seconds = 0;  // 0: as long as is usual
  int threads = 1;
  bool json = false, signature = false, net_signature = false;
};

void bench_rules(const Arguments& a, int& status) {
  const double limit = a.seconds > 0 ? a.seconds : 3;
  Report report(a.json, "bench", "seconds", std::lround(std::ceil(limit)));
  const auto speed = measure::measure_random_play(limit, [&](long seconds) { return report.reach(seconds); });
  report["signature"] = in_hex(signature());
  report["random_plies_per_s"] = std::llround(static_cast<double>(speed.plies) / speed.seconds);
  report["random_ply_ns"] = tenths(speed.ply_ns());
  report["judge_ns"] = tenths(speed.judge_ns);
  report["breakdown_ns"] = {{"ground", tenths(speed.survey_ns)},
                            {"plays", tenths(speed.possible_ns - speed.survey_ns)},
                            {"score_and_obey", tenths(speed.judge_ns - speed.possible_ns)},
                            {"marks_board_and_choice", tenths(speed.ply_ns() - speed.judge_ns)}};
  report["plies"] = speed.plies;
  report["tours"] = speed.tours;
  report.print(interrupted(), status);
}

std::vector<std::string> names_of(std::span<const net::Kernel* const> kernels) {
  std::vector<std::string> names;
  for (const net::Kernel* kernel : kernels) names.emplace_back(kernel->name);
  return names;
}

// Null where this processor runs none of that name.
const net::Kernel* find_kernel(std::string_view name) {
  const auto all = net::kernels();
  const auto found = std::ranges::find(all, name, [](const net::Kernel* kernel) { return kernel->name; });
  return found == all.end() ? nullptr : *found;
}

std::string kernel_fault(const std::string& name, const Words& words) {
  if (find_kernel(name)) return {};
  const auto here = names_of(net::kernels()), compiled = names_of(net::compiled_kernels());
  const bool known = std::ranges::find(compiled, name) != compiled.end();
  return text_of("{} \"{}\": choose {}",
                 known ? "this processor lacks the instructions of" : "there is no set of instructions", name,
                 alternatives(words, here));
}

Json to_json(const measure::KernelSpeed& k) {
  if (!k.evaluated) return {{"kernel", k.name}, {"skipped", "this processor lacks its instructions"}};
  return {{"kernel", k.name}, {"millions_per_s", *k.evaluated}, {"with_looking", *k.with_looking}};
}

void bench_net(const Arguments& a, int& status) {
  const auto net = net_finder()(a.net);
  if (!net) return fail(status, net.error());
  const net::Kernel* one = find_kernel(a.kernel);
  const auto kernels = one ? std::span(&one, 1) : net::compiled_kernels();
  Report report(a.json, "bench", "figures", measure::count_speeds(kernels));
  const measure::Speed speed = measure::measure_speed(**net, built_in, kernels, a.seconds > 0 ? a.seconds : 1,
                                                      [&](int done) { return report.reach(done); });
  report["net"] = in_hex(net::hash_of(**net));
  report["rolls"] = speed.rolls;
  report["positions"] = speed.positions;
  for (Json& kernels = report["kernels"] = Json::array(); const auto& k : speed.kernels)
    kernels.push_back(to_json(k));
  for (Json& depths = report["depths"] = Json::array(); const auto& d : speed.depths)
    depths.push_back({{"plies", d.plies},
                      {"microseconds", d.microseconds},
                      {"best_only_microseconds", d.best_microseconds},
                      {"decisions", d.decisions}});
  report.print(interrupted(), status);
}

// One game at a time is the measure of the others.
std::vector<environment::EnvCase> cases_of(const Arguments& a) {
  std::vector<environment::EnvCase> all{{}};
  for (const int games : {64, 1024, 16384}) all.push_back({.games = games});
  if (a.threads > 1) all.push_back({.games = 16384, .threads = a.threads});
  for (const char* opponent : {"random", "net:0"})
    all.push_back({.games = 1024, .threads = a.threads, .opponent = opponent});
  return all;
}

Json to_json(const environment::EnvSpeed& speed, const environment::EnvSpeed& measure) {
  const auto per_second = [](const environment::EnvSpeed& s) {
    return s.processor > 0 ? static_cast<double>(s.steps) / s.processor : 0.0;
  };
  const bool one = speed.of.games == 0;
  return {{"play", one ? "one game at a time" : "games"},
          {"games", one ? 1 : speed.of.games},
          {"threads", speed.of.threads},
          {"opponent", speed.of.opponent.empty() ? Json(nullptr) : Json(speed.of.opponent)},
          {"steps_per_s", std::llround(static_cast<double>(speed.steps) / speed.wall)},
          {"steps_per_processor_s", std::llround(per_second(speed))},
          {"times_one_game", std::round(100 * per_second(speed) / per_second(measure)) / 100},
          {"steps", speed.steps},
          {"games_ended", speed.games_ended}};
}

void bench_env(const Arguments& a, int& status) {
  const auto cases = cases_of(a);
  Report report(a.json, "bench", "turns", environment::count_turns(cases.size()));
  const auto speeds = environment::measure_environment(cases, a.seconds > 0 ? a.seconds : 3,
                                                       [&](int turns) { return report.reach(turns); });
  if (!speeds) return fail(status, speeds.error());
  report["rules"] = in_hex(kRulesVersion);
  for (Json& rows = report["environments"] = Json::array(); const environment::EnvSpeed& speed : *speeds)
    if (speed.steps > 0) rows.push_back(to_json(speed, speeds->front()));
  report.print(interrupted(), status);
}

void run(const Arguments& a, int& status) {
  if (a.signature)
    std::cout << in_hex(signature()) << "\n";
  else if (a.net_signature)
    std::cout << in_hex(net_signature(net::built_in(),
                                      a.kernel.empty() ? net::kPlainKernel : *find_kernel(a.kernel)))
              << "\n";
  else if (a.what == "net")
    bench_net(a, status);
  else if (a.what == "env")
    bench_env(a, status);
  else
    bench_rules(a, status);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("what", &a->what,
              "rules: random self-play on one core; net: evaluations and decisions; env: steps of a "
              "program that learns (docs/python.md)",
              OneOf{{"rules", "net", "env"}});
  line.flag("--signature", a->signature, "print only the signature of the rules");
  line.flag("--net-signature", a->net_signature,
            "print only a hash of the net's answers, the same with every kernel");
  line.option("--seconds", &a->seconds, "seconds for each figure (default: rules and env 3, net 1)",
              Between{0.05, 600.0});
  line.option("--threads", &a->threads, "with env: threads of the last figures", Between{1, kMostThreads});
  line.option("--net", &a->net, "with net: file of the net (default: the built-in one)");
  line.option("--kernel", &a->kernel,
              "with net or --net-signature: the set of instructions (default: all, and plain)",
              CheckedBy{kernel_fault, names_of(net::kernels())});
  line.flag("--json", a->json, "one JSON object");
  line.runs([=](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::bench_command
