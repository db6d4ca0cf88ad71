// The thread of a hub in a test, and a store in memory that fails or waits when it should.
#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>

#include "apps/server/runtime/pool.h"
#include "store/store.h"

namespace hubs {

using namespace trictrac;

// Of stores in tests that set the time: the machine may be slow meanwhile.
inline constexpr std::chrono::hours kAnyStall{1};

// Runs posted functions, on the thread of the test.
class Loop {
 public:
  Pool::Post post() {
    return [this](Pool::Job job) {
      const std::lock_guard held(mutex_);
      jobs_.push_back(std::move(job));
      more_.notify_one();
    };
  }
  // Until something holds. A minute without anything posted is a failure.
  template <class Done>
  void until(Done done) {
    while (!done())
      if (!run_one()) return;
  }
  // Runs all jobs posted so far.
  void run_posted() {
    for (auto job = take(); job; job = take()) (*job)();
  }

 private:
  std::optional<Pool::Job> take() {
    const std::lock_guard held(mutex_);
    if (jobs_.empty()) return std::nullopt;
    Pool::Job job = std::move(jobs_.front());
    jobs_.pop_front();
    return job;
  }
  bool run_one() {
    {
      std::unique_lock held(mutex_);
      if (!more_.wait_for(held, std::chrono::minutes(1), [&] { return !jobs_.empty(); })) {
        ADD_FAILURE() << "nothing happens any more";
        return false;
      }
    }
    (*take())();
    return true;
  }

  std::mutex mutex_;
  std::condition_variable more_;
  std::deque<Pool::Job> jobs_;
};

// The jobs of one process at a loop that several share: once it is killed, none of its jobs is done any more.
class LoopProcess {
 public:
  explicit LoopProcess(Loop& loop) : loop_(loop) {}
  ~LoopProcess() { kill(); }
  LoopProcess(const LoopProcess&) = delete;
  LoopProcess& operator=(const LoopProcess&) = delete;

  void kill() { *dead_ = true; }
  Pool::Post post() {
    return [post = loop_.post(), dead = dead_](Pool::Job job) {
      post([dead, job = std::move(job)]() mutable {
        if (!*dead) job();
      });
    };
  }

 private:
  Loop& loop_;
  std::shared_ptr<std::atomic<bool>> dead_ = std::make_shared<std::atomic<bool>>(false);
};

// A door that jobs on other threads stand before until it is opened.
class Door {
 public:
  void open() {
    const std::lock_guard held(mutex_);
    open_ = true;
    opened_.notify_all();
  }
  // Shuts all threads of a pool in; returns when they are.
  void shut_in(Pool& pool, int threads) {
    for (int i = 0; i < threads; ++i)
      pool.run("door " + std::to_string(i), [this] { return wait(); }, [](int) {});
    std::unique_lock held(mutex_);
    arrived_.wait(held, [&] { return inside_ == threads; });
  }

 private:
  int wait() {
    std::unique_lock held(mutex_);
    ++inside_;
    arrived_.notify_all();
    opened_.wait(held, [&] { return open_; });
    return 0;
  }
  std::mutex mutex_;
  std::condition_variable opened_, arrived_;
  bool open_ = false;
  int inside_ = 0;
};

class MemoryStore : public Store {
 public:
  explicit MemoryStore(Loop& loop) : post_(loop.post()) {}
  // Answers those who ask from now on in another process.
  void answer_in(LoopProcess& process) { post_ = process.post(); }

  std::map<std::string, StoredGame> games;
  std::vector<NewJob> jobs;  // put with seats that were taken
  int appends = 0, checks = 0;
  int failing_append = 0;       // the number of the one that fails, from 1
  bool failing_follow = false;  // the next one fails
  bool stored_though = false;   // the failing call has yet done its work
  bool holds = false;           // appends are kept waiting
  bool unreachable = false;     // appends nothing and serves no one
  std::string full_for{};       // to this game nothing is appended
  std::vector<Outage> outages;
  Moment paused_since = 0;
  void release() {
    holds = false;
    for (auto& answer : std::exchange(held_, {})) post_(std::move(answer));
  }

  void create(std::string id, StoredGame game, Then<void> then) override {
    games[id] = std::move(game);
    answer(std::move(then), {});
  }
  void due(Moment now, int most, Then<std::vector<std::string>> then) override {
    std::vector<std::string> out;
    for (const auto& [id, game] : games)
      if (game.ends && *game.ends <= now && static_cast<int>(out.size()) < most) out.push_back(id);
    answer(std::move(then), std::move(out));
  }
  void append(std::string id, int first, NewEvents more, Then<void> then) override {
    ++appends;
    StoredGame& game = games.at(id);
    const bool fails = appends == failing_append || unreachable || id == full_for;
    if (static_cast<int>(game.events.size()) != first - 1)
      return answer(std::move(then), failed(StoreError::Conflict, "another event is due"));
    if (!fails || stored_though) {
      game.events.insert(game.events.end(), more.events.begin(), more.events.end());
      game.ends = more.ends;
    }
    Stored<void> result = fails ? failed(StoreError::Failed, "the disk is full") : Stored<void>();
    if (!holds) return answer(std::move(then), std::move(result));
    held_.push_back(
        [then = std::move(then), result = std::move(result)]() mutable { then(std::move(result)); });
  }
  void claim(std::string id, int player, std::string claim_hash, SeatTaken taken, Then<bool> then) override {
    StoredSeat& seat = games.at(id).seats.at(static_cast<std::size_t>(player));
    const bool fits = !seat.claim.empty() && seat.claim == claim_hash;
    if (fits) seat = std::move(taken.seat);
    if (fits) jobs.insert(jobs.end(), taken.jobs.begin(), taken.jobs.end());
    answer(std::move(then), fits);
  }
  void pass_seat(std::string id, int player, std::int64_t from, SeatTaken taken, Then<bool> then) override {
    StoredSeat& seat = games.at(id).seats.at(static_cast<std::size_t>(player));
    const bool fits = seat.person == from;
    if (fits) seat = std::move(taken.seat);
    if (fits) jobs.insert(jobs.end(), taken.jobs.begin(), taken.jobs.end());
    answer(std::move(then), fits);
  }
  void follow(std::string id, std::string next, StoredGame game, Then<std::string> then) override {
    const bool fails = std::exchange(failing_follow, false);
    StoredGame& before = games.at(id);
    if (before.next.empty() && (!fails || stored_though)) {
      before.next = next;
      games[next] = std::move(game);
    }
    if (fails) return answer(std::move(then), failed(StoreError::Failed, "the disk is full"));
    answer(std::move(then), before.next);
  }
  void load(std::string id, Then<std::optional<StoredGame>> then) override {
    const auto it = games.find(id);
    answer(std::move(then), it == games.end() ? std::optional<StoredGame>() : it->second);
  }
  // Only what the test names has been an outage, and that ends it.
  void serve(ServiceSign sign, Then<ServiceState> then) override {
    if (unreachable) return answer(std::move(then), failed(StoreError::Failed, "the disk is full"));
    if (sign.trouble_since > 0) outages.push_back({sign.trouble_since, sign.now});
    answer(std::move(then), ServiceState{outages, paused_since});
  }
  void pause(Moment now, bool on, Then<bool> then) override {
    const bool changes = on == (paused_since == 0);
    if (changes && !on) outages.push_back({paused_since, now});
    if (changes) paused_since = on ? now : 0;
    answer(std::move(then), changes);
  }
  void check(Then<void> then) override {
    ++checks;
    answer(std::move(then), {});
  }
  void watch(std::function<void(std::string)>) override {}
  void announce(std::string) override {}
  bool shared() const override { return false; }
  void load_from(std::string, int, Then<std::vector<std::string>> then) override {
    answer(std::move(then), {});
  }
  void list(std::int64_t, int, Then<std::vector<GameListing>> then) override { answer(std::move(then), {}); }
  void remove(std::string, std::int64_t, Then<bool> then) override { answer(std::move(then), false); }
  std::size_t waiting() const override { return 0; }

 private:
  static std::unexpected<StoreError> failed(StoreError::Kind kind, std::string what) {
    return trictrac::refuse(kind, std::move(what));
  }
  template <class T>
  void answer(Then<T> then, std::type_identity_t<Stored<T>> result) {
    post_([then = std::move(then), result = std::move(result)]() mutable { then(std::move(result)); });
  }
  Pool::Post post_;
  std::vector<Pool::Job> held_;
};

}  // namespace hubs
