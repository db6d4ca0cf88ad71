#include <chrono>
#include <iostream>
#include <nlohmann/json.hpp>

#include "apps/cli/common.h"
#include "apps/cli/verbs.h"
#include "base/fnv.h"
#include "engine/net/built_in.h"
#include "game/rules/possible.h"
#include "lab/proof/net_signature.h"
#include "lab/proof/random_action.h"
#include "lab/proof/signature.h"

namespace trictrac::cli {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Random self-play for `seconds`; the positions thrown in are kept for the breakdown.
struct SelfPlay {
  long plies = 0;
  long tours = 0;
  double seconds = 0;
  std::vector<std::pair<Position, Roll>> sample;
};

SelfPlay self_play(double limit) {
  constexpr std::size_t kSample = 20000;
  SelfPlay run;
  Random random(1738);
  const auto start = Clock::now();
  while ((run.seconds = seconds_since(start)) < limit) {
    Tour tour;
    while (tour.state().stage != Stage::Over) {
      const bool rolls = tour.state().stage == Stage::Roll || tour.state().stage == Stage::Lead;
      const Position before = tour.state().board;
      tour.act_lawful(random_action(tour, random));
      run.plies += rolls;
      if (rolls && run.sample.size() < kSample) run.sample.emplace_back(before, tour.state().roll);
    }
    ++run.tours;
  }
  return run;
}

// Nanoseconds a call over the sample.
template <class Use>
double time_each(const SelfPlay& run, Use use) {
  constexpr int kRounds = 20;
  const auto start = Clock::now();
  for (int i = 0; i < kRounds; ++i)
    for (const auto& [p, r] : run.sample) use(p, r);
  return seconds_since(start) * 1e9 / (kRounds * static_cast<double>(run.sample.size()));
}

nlohmann::json measure(double limit) {
  const SelfPlay run = self_play(limit);
  const RuleOptions options;
  auto turn = std::make_unique<Turn>();
  volatile unsigned sink = 0;
  const double ground_ns = time_each(run, [&](auto& p, Roll) { sink = sink + survey(p).stops; });
  const double possible_ns = time_each(run, [&](auto& p, Roll r) {
    possible_plays(p, survey(p), r, options, turn->plays);
    sink = sink + static_cast<unsigned>(turn->plays.size());
  });
  const double judge_ns = time_each(run, [&](auto& p, Roll r) {
    judge(p, r, options, Context{}, *turn);
    sink = sink + static_cast<unsigned>(turn->events.size());
  });
  const double ply_ns = run.seconds * 1e9 / static_cast<double>(run.plies);
  return {{"signature", in_hex(signature())},
          {"random_plies_per_s", std::llround(run.plies / run.seconds)},
          {"random_ply_ns", ply_ns},
          {"judge_ns", judge_ns},
          {"breakdown_ns",
           {{"ground", ground_ns},
            {"plays", possible_ns - ground_ns},
            {"score_and_obey", judge_ns - possible_ns},
            {"marks_board_and_choice", ply_ns - judge_ns}}},
          {"plies", run.plies},
          {"tours", run.tours}};
}

void print(const nlohmann::json& j) {
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

}  // namespace

void add_bench(CLI::App& app, int&) {
  CLI::App* verb =
      app.add_subcommand("bench", "the signature of the rules and the speed of random self-play on one core");
  auto json = std::make_shared<bool>(false);
  auto only_signature = std::make_shared<bool>(false), only_net = std::make_shared<bool>(false);
  auto seconds = std::make_shared<double>(3);
  verb->add_flag("--json", *json, "one JSON object");
  verb->add_flag("--signature", *only_signature, "only the signature");
  verb->add_flag("--net-signature", *only_net, "only a hash of what the net tells, the same by every kernel");
  verb->add_option("--seconds", *seconds, "how long to play")->check(CLI::Range(0.1, 600.0));
  verb->callback([=] {
    if (*only_net) {
      std::printf("%016llx\n",
                  static_cast<unsigned long long>(net_signature(net::built_in(), net::kPlainKernel)));
      return;
    }
    if (*only_signature) {
      std::printf("%016llx\n", static_cast<unsigned long long>(signature()));
      return;
    }
    const nlohmann::json measured = measure(*seconds);
    if (*json)
      std::cout << measured.dump() << "\n";
    else
      print(measured);
  });
}

}  // namespace trictrac::cli
