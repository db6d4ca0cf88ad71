#include "lab/environment/env_speed.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <memory>
#include <optional>

#include "library/game/games.h"
#include "library/game/player.h"

namespace trictrac::environment {
namespace {

using library::kActions, library::kSeen;

constexpr std::uint64_t kSeed = 1738;
constexpr int kTurnsEach = 5;
constexpr std::string_view kTour;  // the game without a text

// The games of one case, as they are played on.
class Course {
 public:
  virtual ~Course() = default;
  // Returns the steps made.
  virtual long step() = 0;
  long ended() const { return ended_; }

 protected:
  long ended_ = 0;
};

class BatchCourse final : public Course {
 public:
  explicit BatchCourse(library::GameBatch games)
      : games_(std::move(games)),
        actions_(static_cast<std::size_t>(games_.size())),
        observations_(actions_.size() * kSeen),
        masks_(actions_.size() * kActions) {}

  long step() override {
    games_.draw(actions_);
    (void)games_.step(actions_, {.observations = observations_, .masks = masks_});
    ended_ += std::ranges::count(games_.ended(), 1);
    return games_.size();
  }

 private:
  library::GameBatch games_;
  std::vector<std::int32_t> actions_;
  std::vector<std::int8_t> observations_;
  std::vector<std::uint8_t> masks_;
};

class SingleCourse final : public Course {
 public:
  explicit SingleCourse(library::Game start) : start_(std::move(start)) { settle(); }

  long step() override {
    constexpr int kSteps = 64;
    for (int i = 0; i < kSteps; ++i) {
      std::ranges::fill(mask_, std::uint8_t{0});
      const auto legal = game_.actions();
      for (const int action : legal) mask_[static_cast<std::size_t>(action)] = 1;
      library::observe(game_.state(), game_.match().turn(), game_.state().to_act, seen_);
      (void)game_.choose(legal[static_cast<std::size_t>(random_.below(static_cast<int>(legal.size())))]);
      settle();
    }
    return kSteps;
  }

 private:
  void settle() {
    while (!game_.asked()) {
      if (game_.over()) {
        ++ended_;
        game_ = start_;
        continue;
      }
      double left = static_cast<double>(random_.next() >> 11) / 9007199254740992.0;
      const auto all = game_.chances();
      std::size_t i = 0;
      while (i + 1 < all.size() && left >= all[i].probability) left -= all[i++].probability;
      (void)game_.fall(all[i].number);
    }
  }

  const library::Game start_;
  library::Game game_ = start_;
  Random random_{kSeed};
  std::array<std::uint8_t, kActions> mask_{};
  std::array<std::int8_t, kSeen> seen_{};
};

library::Result<std::unique_ptr<Course>> begin(const EnvCase& of) {
  if (of.games == 0) return std::make_unique<SingleCourse>(*library::Game::open(kTour));
  library::BatchOptions options{.threads = of.threads};
  if (!of.opponent.empty()) {
    auto opponent = library::find_player(of.opponent);
    if (!opponent) return library::wrong(std::move(opponent.error()));
    options.opponent = *std::move(opponent);
  }
  auto games = library::GameBatch::begin(kTour, of.games, kSeed, std::move(options));
  if (!games) return library::wrong(std::move(games.error()));
  return std::make_unique<BatchCourse>(*std::move(games));
}

void play_on(Course& course, double seconds, EnvSpeed& speed) {
  using Clock = std::chrono::steady_clock;
  const auto start = Clock::now();
  const std::clock_t processor = std::clock();
  double passed = 0;
  while (passed < seconds) {
    speed.steps += course.step();
    passed = std::chrono::duration<double>(Clock::now() - start).count();
  }
  speed.wall += passed;
  speed.processor += static_cast<double>(std::clock() - processor) / CLOCKS_PER_SEC;
  speed.games_ended = course.ended();
}

}  // namespace

int count_turns(std::size_t cases) { return kTurnsEach * static_cast<int>(cases); }

library::Result<std::vector<EnvSpeed>> measure_environment(std::span<const EnvCase> cases, double seconds,
                                                           const std::function<bool(int)>& reached) {
  std::vector<EnvSpeed> all;
  std::vector<std::unique_ptr<Course>> courses;
  for (const EnvCase& of : cases) {
    auto course = begin(of);
    if (!course) return library::wrong(std::move(course.error()));
    courses.push_back(*std::move(course));
    all.push_back({of});
  }
  for (int turn = 0; turn < count_turns(cases.size()); ++turn) {
    const std::size_t i = static_cast<std::size_t>(turn) % cases.size();
    play_on(*courses[i], seconds / kTurnsEach, all[i]);
    if (reached && !reached(turn + 1)) break;
  }
  return all;
}

}  // namespace trictrac::environment
