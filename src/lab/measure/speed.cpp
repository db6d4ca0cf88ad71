#include "lab/measure/speed.h"

#include <array>
#include <chrono>
#include <ctime>
#include <memory>

#include "game/rules/possible.h"
#include "lab/signature/random_action.h"

namespace trictrac::measure {
namespace {

constexpr std::uint64_t kSeed = 1738;

// ---- Random play.

using Clock = std::chrono::steady_clock;

constexpr std::size_t kTimedBoards = 20000;  // positions that are timed
constexpr int kTimedRounds = 20;             // over all of them

struct RolledBoard {
  Position board;
  Roll roll;
};

double wall_seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Returns the nanoseconds of one call of `use`.
template <class Use>
double time_each(const std::vector<RolledBoard>& sample, Use use) {
  const auto start = Clock::now();
  for (int i = 0; i < kTimedRounds; ++i)
    for (const auto& [board, roll] : sample) use(board, roll);
  return wall_seconds_since(start) * 1e9 / (kTimedRounds * static_cast<double>(sample.size()));
}

std::vector<RolledBoard> play(RandomPlaySpeed& speed, double seconds,
                              const std::function<bool(long)>& reached) {
  std::vector<RolledBoard> sample;
  Random random(kSeed);
  const auto start = Clock::now();
  do {
    Tour tour;
    while (tour.state().stage != Stage::Over) {
      const bool rolls = tour.state().stage == Stage::Roll || tour.state().stage == Stage::Lead;
      const bool kept = rolls && sample.size() < kTimedBoards;
      if (kept) sample.push_back({tour.state().board, {}});
      act_randomly(tour, random);
      speed.plies += rolls;
      if (kept) sample.back().roll = tour.state().roll;
    }
    ++speed.tours;
    speed.seconds = wall_seconds_since(start);
  } while (speed.seconds < seconds && (!reached || reached(static_cast<long>(speed.seconds))));
  return sample;
}

}  // namespace

RandomPlaySpeed measure_random_play(double seconds, const std::function<bool(long)>& reached) {
  RandomPlaySpeed speed;
  const std::vector<RolledBoard> sample = play(speed, seconds, reached);
  const RuleOptions options;
  auto turn = std::make_unique<Turn>();
  volatile unsigned sink = 0;
  speed.survey_ns = time_each(sample, [&](const Position& p, Roll) { sink = sink + survey(p).stops; });
  speed.possible_ns = time_each(sample, [&](const Position& p, Roll r) {
    possible_plays(p, survey(p), r, options, turn->plays);
    sink = sink + static_cast<unsigned>(turn->plays.size());
  });
  speed.judge_ns = time_each(sample, [&](const Position& p, Roll r) {
    judge(p, r, options, Context{}, *turn);
    sink = sink + static_cast<unsigned>(turn->events.size());
  });
  return speed;
}

namespace {

// ---- The net.

constexpr int kRolls = 400;  // of the sample
constexpr int kDepths = 3;

// Counts processor time, so that a busy machine measures the same as an idle one.
double seconds_since(std::clock_t start) {
  return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

// A roll in hand, and what follows from each play but one that takes the last man off, where the roller
// throws again.
struct SpeedCase {
  RolledPosition thrown;
  net::NetInput net_input;  // which all share but for the roller's men
  std::vector<Men> men;
  std::vector<net::Features> features;
};

SpeedCase case_of(const RolledPosition& thrown) {
  SpeedCase c{thrown, {}, {}, {}};
  for (const Play& play : thrown.turn.plays) {
    const Men men = after(thrown.state.board.own, play);
    if (men.off == kMenPerSide) continue;
    c.net_input = net::net_input_of(played(thrown, play));
    c.men.push_back(men);
    net::extract(c.net_input, c.features.emplace_back());
  }
  return c;
}

std::vector<SpeedCase> sample(TourSearch& table) {
  std::vector<SpeedCase> all;
  for (int i = 0; i < kRolls; ++i) {
    const ProblemKind kind = kProblemKinds[i % kProblemKinds.size()];
    all.push_back(case_of(table.thrown(draw(table, kind, kSeed + static_cast<std::uint64_t>(i)))));
  }
  return all;
}

// Calls `one(case)` over and over for about `seconds`; returns calls a second.
template <class One>
double calls_per_second(const std::vector<SpeedCase>& cases, double seconds, int& calls, One one) {
  const std::clock_t start = std::clock();
  double passed = 0;
  for (calls = 0; passed < seconds; passed = seconds_since(start))
    for (std::size_t n = 0; n < 16; ++n) one(cases[static_cast<std::size_t>(calls++) % cases.size()]);
  return calls / passed;
}

struct Bench {
  const net::Weights& weights;
  const net::WideRow ground;
  const std::vector<SpeedCase>& cases;
  double positions_per_roll;
  double seconds;

  // Returns millions of positions a second.
  template <class See>
  double rate(const net::Kernel& kernel, See see) const {
    net::Evaluator engine(weights, kernel);
    std::vector<std::int32_t> answers;
    int calls = 0;
    const double rolls = calls_per_second(cases, seconds, calls, [&](const SpeedCase& c) {
      const std::span<const net::Features> seen = see(c);
      if (seen.empty()) return;
      answers.resize(seen.size());
      engine.rest_on(seen.front(), ground);
      engine.evaluate(seen, answers);
    });
    return rolls * positions_per_roll / 1e6;
  }

  KernelSpeed speed_of(const net::Kernel& kernel) const {
    if (!kernel.runs_here()) return {kernel.name, {}, {}};
    const auto ready = [](const SpeedCase& c) { return std::span(c.features); };
    std::vector<net::Features> features;
    const auto looking = [&](const SpeedCase& c) {
      features.resize(c.men.size());
      const net::FeatureExtractor extractor(c.net_input);
      for (std::size_t i = 0; i < features.size(); ++i) extractor.extract(c.men[i], features[i]);
      return std::span<const net::Features>(features);
    };
    return {kernel.name, rate(kernel, ready), rate(kernel, looking)};
  }
};

DepthSpeed speed_of_depth(Searcher& searcher, const std::vector<SpeedCase>& cases, int plies,
                          double seconds) {
  const Depth depth{.plies = plies};
  DepthSpeed speed{.plies = plies};
  const auto microseconds = [&](int& decisions, auto decide) {
    return 1e6 / calls_per_second(cases, seconds, decisions, [&](const SpeedCase& c) {
             if (&c == &cases.front()) searcher.forget();
             decide(c.thrown);
           });
  };
  speed.microseconds =
      microseconds(speed.decisions, [&](const RolledPosition& t) { searcher.ranked(t, depth); });
  int sought = 0;
  searcher.forget();
  speed.best_microseconds = microseconds(sought, [&](const RolledPosition& t) { searcher.best(t, depth); });
  return speed;
}

}  // namespace

int count_speeds(std::span<const net::Kernel* const> kernels) {
  return static_cast<int>(kernels.size()) + kDepths;
}

Speed measure_speed(const net::Weights& weights, const Tables& tables,
                    std::span<const net::Kernel* const> kernels, double seconds,
                    const std::function<bool(int)>& reached) {
  TourSearch table(weights, tables);
  const std::vector<SpeedCase> cases = sample(table);
  Speed speed;
  speed.rolls = static_cast<int>(cases.size());
  for (const SpeedCase& c : cases) speed.positions += static_cast<int>(c.features.size());
  const Bench bench{
      weights,
      net::first_layer_of(weights, table.stakes().inputs(table.stakes().at(table.root()), Side::White)),
      cases, static_cast<double>(speed.positions) / speed.rolls, seconds};
  const auto goes_on = [&] {
    return !reached || reached(static_cast<int>(speed.kernels.size() + speed.depths.size()));
  };
  for (const net::Kernel* k : kernels) {
    speed.kernels.push_back(bench.speed_of(*k));
    if (!goes_on()) return speed;
  }
  for (int plies = 0; plies < kDepths; ++plies) {
    speed.depths.push_back(speed_of_depth(table.searcher(), cases, plies, seconds));
    if (!goes_on()) return speed;
  }
  return speed;
}

}  // namespace trictrac::measure
