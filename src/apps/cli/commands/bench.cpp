#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <nlohmann/json.hpp>
#include <span>

#include "apps/cli/commands.h"
#include "apps/cli/common.h"
#include "apps/cli/entrants.h"
#include "apps/cli/figures.h"
#include "apps/cli/progress.h"
#include "base/fnv.h"
#include "base/json.h"
#include "engine/net/evaluator.h"
#include "engine/net/weights.h"
#include "lab/measure/random_play.h"
#include "lab/measure/speed.h"
#include "lab/signature/signature.h"
#include "words/usage.h"

namespace trictrac::cli::bench_command {
namespace {

// Returns nanoseconds to a tenth, which is finer than they are measured. A difference of two measurements
// below nothing is nothing.
double tenths(double ns) { return std::round(std::max(0.0, ns) * 10) / 10; }

Json measure_rules(double limit) {
  Progress progress("bench", &words::ProgressWords::seconds, std::lround(std::ceil(limit)));
  const auto speed =
      measure::measure_random_play(limit, [&](long seconds) { return progress.reach(seconds); });
  return {{"signature", in_hex(signature())},
          {"random_plies_per_s", std::llround(static_cast<double>(speed.plies) / speed.seconds)},
          {"random_ply_ns", tenths(speed.ply_ns())},
          {"judge_ns", tenths(speed.judge_ns)},
          {"breakdown_ns",
           {{"ground", tenths(speed.survey_ns)},
            {"plays", tenths(speed.possible_ns - speed.survey_ns)},
            {"score_and_obey", tenths(speed.judge_ns - speed.possible_ns)},
            {"marks_board_and_choice", tenths(speed.ply_ns() - speed.judge_ns)}}},
          {"plies", speed.plies},
          {"tours", speed.tours}};
}

void print(const Json& j) {
  const auto& b = j["breakdown_ns"];
  std::cout << "signature            " << j["signature"].get<std::string>() << "\n"
            << "random plies/s       " << j["random_plies_per_s"] << "\n"
            << "one ply              " << j["random_ply_ns"] << " ns\n"
            << "judging one roll     " << j["judge_ns"] << " ns\n"
            << "  ground             " << b["ground"] << " ns\n"
            << "  plays              " << b["plays"] << " ns\n"
            << "  score and obey     " << b["score_and_obey"] << " ns\n"
            << "marks, board, choice " << b["marks_board_and_choice"] << " ns\n";
}

struct Arguments {
  std::string what = "rules";
  std::string net, kernel;
  double seconds = 0;  // 0: as long as is usual
  bool json = false, signature = false, net_signature = false;
};

// Where Ctrl-C was pressed the figures are of less.
void note_interruption(Json& figures, bool json, int& status) {
  if (!interrupted()) return;
  status = kInterrupted;
  figures["partial"] = true;
  if (!json) std::cout << "interrupted: partial result\n";
}

void bench_rules(const Arguments& a, int& status) {
  Json measured = measure_rules(a.seconds > 0 ? a.seconds : 3);
  note_interruption(measured, a.json, status);
  if (a.json)
    std::cout << measured.dump() << "\n";
  else
    print(measured);
}

Json to_json(const measure::Speed& s, const net::Weights& weights) {
  Json kernels = Json::array(), depths = Json::array();
  for (const auto& k : s.kernels)
    kernels.push_back(
        k.evaluated
            ? Json{{"kernel", k.name}, {"millions_per_s", *k.evaluated}, {"with_looking", *k.with_looking}}
            : Json{{"kernel", k.name}, {"skipped", "this processor lacks its instructions"}});
  for (const auto& d : s.depths)
    depths.push_back({{"plies", d.plies},
                      {"microseconds", d.microseconds},
                      {"best_only_microseconds", d.best_microseconds},
                      {"decisions", d.decisions}});
  return {{"net", in_hex(net::hash_of(weights))},
          {"rolls", s.rolls},
          {"positions", s.positions},
          {"kernels", kernels},
          {"depths", depths}};
}

void print(const measure::Speed& s, const net::Weights& weights) {
  std::cout << "net " << in_hex(net::hash_of(weights)) << ", " << s.positions << " positions of " << s.rolls
            << " rolls\n\nkernel          millions a second   with looking\n";
  for (const auto& k : s.kernels) {
    std::cout << std::left << std::setw(16) << k.name;
    if (k.evaluated)
      std::cout << std::setw(20) << fixed_text(*k.evaluated, 2) << fixed_text(*k.with_looking, 2) << "\n";
    else
      std::cout << "skipped: this processor lacks its instructions\n";
  }
  std::cout << "\nplies           microseconds        only the best   decisions\n";
  for (const auto& d : s.depths)
    std::cout << std::setw(16) << d.plies << std::setw(20) << fixed_text(d.microseconds, 1) << std::setw(16)
              << fixed_text(d.best_microseconds, 1) << d.decisions << "\n";
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
  return words(known ? &words::UsageWords::kernel_not_here : &words::UsageWords::no_kernel,
               words::Given(name), words::Known(alternatives(words, here)));
}

void bench_net(const Arguments& a, int& status) {
  const auto net = net_finder()(a.net);
  if (!net) return fail(status, net.error());
  const net::Kernel* one = find_kernel(a.kernel);
  const auto kernels = one ? std::span(&one, 1) : net::compiled_kernels();
  measure::Speed speed;
  {
    Progress progress("bench", &words::ProgressWords::figures, measure::count_speeds(kernels));
    speed = measure::measure_speed(**net, built_in, kernels, a.seconds > 0 ? a.seconds : 1,
                                   [&](int done) { return progress.reach(done); });
  }
  Json figures = to_json(speed, **net);
  note_interruption(figures, a.json, status);
  if (a.json)
    std::cout << figures.dump(1) << "\n";
  else
    print(speed, **net);
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
