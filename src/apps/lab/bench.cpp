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
#include "engine/net/evaluator.h"
#include "engine/net/weights.h"
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

void run(const Arguments& a, int& status) {
  if (a.signature)
    std::cout << in_hex(signature()) << "\n";
  else if (a.net_signature)
    std::cout << in_hex(net_signature(net::built_in(),
                                      a.kernel.empty() ? net::kPlainKernel : *find_kernel(a.kernel)))
              << "\n";
  else if (a.what == "net")
    bench_net(a, status);
  else
    bench_rules(a, status);
}

}  // namespace

void declare(CommandLine& line) {
  auto a = std::make_shared<Arguments>();
  line.option("what", &a->what, "rules: random self-play on one core; net: evaluations and decisions",
              OneOf{{"rules", "net"}});
  line.flag("--signature", a->signature, "print only the signature of the rules");
  line.flag("--net-signature", a->net_signature,
            "print only a hash of the net's answers, the same with every kernel");
  line.option("--seconds", &a->seconds, "seconds for each figure (default: rules 3, net 1)",
              Between{0.05, 600.0});
  line.option("--net", &a->net, "with net: file of the net (default: the built-in one)");
  line.option("--kernel", &a->kernel,
              "with net or --net-signature: the set of instructions (default: all, and plain)",
              CheckedBy{kernel_fault, names_of(net::kernels())});
  line.flag("--json", a->json, "one JSON object");
  line.runs([=](int& status) { run(*a, status); });
}

}  // namespace trictrac::cli::bench_command
