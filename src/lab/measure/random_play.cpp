#include "lab/measure/random_play.h"

#include <chrono>
#include <memory>
#include <vector>

#include "game/chance/random.h"
#include "game/rules/possible.h"
#include "lab/signature/random_action.h"

namespace trictrac::measure {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kGameSeed = 1738;
constexpr std::size_t kTimedBoards = 20000;  // positions that are timed
constexpr int kTimedRounds = 20;             // over all of them

struct RolledBoard {
  Position board;
  Roll roll;
};

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// Returns the nanoseconds of one call of `use`.
template <class Use>
double time_each(const std::vector<RolledBoard>& sample, Use use) {
  const auto start = Clock::now();
  for (int i = 0; i < kTimedRounds; ++i)
    for (const auto& [board, roll] : sample) use(board, roll);
  return seconds_since(start) * 1e9 / (kTimedRounds * static_cast<double>(sample.size()));
}

std::vector<RolledBoard> play(RandomPlaySpeed& speed, double seconds,
                              const std::function<bool(long)>& reached) {
  std::vector<RolledBoard> sample;
  Random random(kGameSeed);
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
    speed.seconds = seconds_since(start);
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

}  // namespace trictrac::measure
