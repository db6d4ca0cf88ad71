// A store asked in order, each call waiting for its answer; and a gate that holds the answers back.
#pragma once

#include <gtest/gtest.h>

#include <condition_variable>
#include <future>
#include <mutex>

#include "store/sqlite/sqlite_engine.h"

namespace stored {

using namespace trictrac;

// The post of a store: answers at once, on the store's thread, but waits there while the gate is
// shut.
class Gate {
 public:
  void shut() { set(false); }
  void open() { set(true); }
  int posts() const {
    const std::lock_guard held(mutex_);
    return posts_;
  }
  void pass(std::move_only_function<void()> answer) {
    {
      std::unique_lock held(mutex_);
      ++posts_;
      arrived_.notify_all();
      opened_.wait(held, [&] { return open_; });
    }
    answer();
  }
  // Until the store has come to the gate `times` times.
  void wait_for_posts(int times) {
    std::unique_lock held(mutex_);
    arrived_.wait(held, [&] { return posts_ >= times; });
  }

 private:
  void set(bool open) {
    const std::lock_guard held(mutex_);
    open_ = open;
    opened_.notify_all();
  }
  mutable std::mutex mutex_;
  std::condition_variable opened_, arrived_;
  bool open_ = true;
  int posts_ = 0;
};

// The answer to come, and the Then that brings it.
template <class T>
struct Later {
  std::promise<Stored<T>> promise;
  std::future<Stored<T>> answer = promise.get_future();
  Then<T> then() {
    return [this](Stored<T> result) { promise.set_value(std::move(result)); };
  }
};

template <class T, class Call>
Stored<T> wait(Call call) {
  Later<T> later;
  call(later.then());
  return later.answer.get();
}

inline Stored<void> create(Store& store, const std::string& id, StoredGame game) {
  return wait<void>([&](auto then) { store.create(id, std::move(game), std::move(then)); });
}
inline Stored<void> append(Store& store, const std::string& id, int first, std::vector<std::string> events) {
  return wait<void>([&](auto then) { store.append(id, first, {std::move(events)}, std::move(then)); });
}
inline Stored<bool> claim(Store& store, const std::string& id, int player, const std::string& code,
                          const std::string& key, const std::string& name = "") {
  return wait<bool>([&](auto then) { store.claim(id, player, code, {{key, "", name}}, std::move(then)); });
}
inline Stored<std::string> follow(Store& store, const std::string& id, const std::string& next,
                                  StoredGame game) {
  return wait<std::string>([&](auto then) { store.follow(id, next, std::move(game), std::move(then)); });
}
inline Stored<std::optional<StoredGame>> load(Store& store, const std::string& id) {
  return wait<std::optional<StoredGame>>([&](auto then) { store.load(id, std::move(then)); });
}
inline Stored<std::vector<std::string>> due(Store& store, Moment now, int most = 10) {
  return wait<std::vector<std::string>>([&](auto then) { store.due(now, most, std::move(then)); });
}
inline Stored<void> create_tournament(RowStore& store, const std::string& name, StoredTournament tournament) {
  return wait<void>(
      [&](auto then) { store.create_tournament(name, std::move(tournament), std::move(then)); });
}
inline Stored<bool> append_acts(RowStore& store, const std::string& name, int first, NewActs acts) {
  return wait<bool>([&](auto then) { store.append_acts(name, first, std::move(acts), std::move(then)); });
}
inline Stored<std::optional<StoredTournament>> load_tournament(RowStore& store, const std::string& name) {
  return wait<std::optional<StoredTournament>>(
      [&](auto then) { store.load_tournament(name, std::move(then)); });
}
inline Stored<std::string> erase_from_tournament(RowStore& store, std::int64_t person) {
  return wait<std::string>([&](auto then) { store.erase_from_tournament(person, std::move(then)); });
}
inline Stored<void> check(Store& store) {
  return wait<void>([&](auto then) { store.check(std::move(then)); });
}

inline Stored<std::unique_ptr<RowStore>> open(const std::string& file, StoreOptions options, Gate& gate) {
  return open_sqlite_store(file, std::move(options), [&gate](auto answer) { gate.pass(std::move(answer)); });
}

inline std::unique_ptr<RowStore> must_open(const std::string& file, Gate& gate) {
  auto store = open(file, {}, gate);
  EXPECT_TRUE(store) << store.error().what;
  return store ? std::move(*store) : nullptr;
}

// The events of a made-up game, from `first` to `last`.
inline std::vector<std::string> events(int first, int last) {
  std::vector<std::string> all;
  for (int n = first; n <= last; ++n) all.push_back((n % 2 ? "w roll " : "w play ") + std::to_string(n));
  return all;
}

inline StoredGame game_with(int last) {
  return {"config", {{"key of white", "", ""}, {"", "claim of black", ""}}, 3, events(1, last)};
}

}  // namespace stored
