#include "apps/cli/progress.h"

#include <unistd.h>

#include <iostream>
#include <utility>

#include "apps/cli/words.h"
#include "base/os.h"
#include "words/usage.h"

namespace trictrac::cli {
namespace {

constexpr std::chrono::seconds kQuiet{2};
constexpr std::chrono::milliseconds kBetween{250};

std::atomic<bool> stops = false;
static_assert(std::atomic<bool>::is_always_lock_free);

using words::UsageWords;

// "about 40 s", "about 3 min", "about 2 h 5 min".
std::string time_text(std::chrono::seconds time) {
  constexpr long kMinute = 60, kHour = 60 * kMinute;
  const long seconds = time.count();
  if (seconds < 2 * kMinute) return user_words()(&UsageWords::about_seconds, words::Seconds(seconds));
  if (seconds < 2 * kHour) return user_words()(&UsageWords::about_minutes, words::Minutes(seconds / kMinute));
  return user_words()(&UsageWords::about_hours, words::Hours(seconds / kHour),
                      words::Minutes(seconds % kHour / kMinute));
}

}  // namespace

bool interrupted() { return stops; }

Progress::Progress(std::string what, std::string unit, long of)
    : what_(std::move(what)), unit_(std::move(unit)), of_(of) {
  if (!interrupted()) os::handle_next_interrupt([] { stops = true; });
  if (os::is_terminal(STDERR_FILENO)) shows_ = std::thread([this] { show(); });
}

Progress::~Progress() {
  if (!shows_.joinable()) return;
  {
    const std::lock_guard lock(writing_);
    over_ = true;
  }
  wakes_.notify_one();
  shows_.join();
  erase();
}

bool Progress::reach(long done) {
  done_ = done;
  return !interrupted();
}

void Progress::aside(const std::function<void()>& print) {
  const std::lock_guard lock(writing_);
  erase();
  print();
  std::cout << std::flush;
}

void Progress::show() {
  std::unique_lock lock(writing_);
  const auto over_within = [&](Clock::duration time) {
    return wakes_.wait_for(lock, time, [&] { return over_; });
  };
  if (over_within(kQuiet)) return;
  do draw();
  while (!over_within(kBetween));
}

void Progress::draw() {
  const long done = done_;
  const auto spent = Clock::now() - began_;
  const auto time = [](auto of) {
    return words::Time(time_text(std::chrono::duration_cast<std::chrono::seconds>(of)));
  };
  const Words& say = user_words();
  const words::Command what(what_);
  const words::Unit unit(unit_);
  std::string line = of_ > 0 ? say(&UsageWords::reached_of, what, words::N(done), words::Of(of_), unit)
                             : say(&UsageWords::reached, what, words::N(done), unit);
  if (interrupted())
    line += say(&UsageWords::stopping);
  else if (of_ > 0 && done > 0)
    line += say(&UsageWords::left, time(spent * static_cast<double>(of_ - done) / static_cast<double>(done)));
  else
    line += say(&UsageWords::since, time(spent));
  std::cerr << "\r\033[K" << line << std::flush;
  shown_ = true;
}

void Progress::erase() {
  if (std::exchange(shown_, false)) std::cerr << "\r\033[K" << std::flush;
}

}  // namespace trictrac::cli
