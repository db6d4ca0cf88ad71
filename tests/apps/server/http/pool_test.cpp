// Threads for what takes long: whose turn it is, and the end.
#include "apps/server/runtime/pool.h"

#include <gtest/gtest.h>

#include <thread>

#include "loop.h"

namespace hubs {
namespace pool_test {

TEST(Pool, GivesEveryOwnerATurn) {
  Loop loop;
  Pool pool(1, loop.post());
  Door door;
  door.shut_in(pool, 1);
  std::string order;
  const auto ask = [&](const std::string& owner, char name) {
    pool.run(owner, [name] { return name; }, [&](char c) { order += c; });
  };
  for (const char name : {'a', 'b', 'c'}) ask("greedy", name);
  ask("modest", 'x');
  ask("other", 'y');
  EXPECT_EQ(pool.waiting(), 5u);
  door.open();
  loop.until([&] { return order.size() == 5; });
  EXPECT_EQ(order, "axybc");
}

TEST(Pool, AnswersOnTheThreadItPostsTo) {
  Loop loop;
  Pool pool(3, loop.post());
  std::vector<std::thread::id> worked, answered;
  for (int i = 0; i < 20; ++i)
    pool.run(
        "", [] { return std::this_thread::get_id(); },
        [&](std::thread::id id) { worked.push_back(id), answered.push_back(std::this_thread::get_id()); });
  loop.until([&] { return answered.size() == 20; });
  for (const auto id : worked) EXPECT_NE(id, std::this_thread::get_id());
  for (const auto id : answered) EXPECT_EQ(id, std::this_thread::get_id());
}

TEST(Pool, DropsAtItsEndWhatHasNotBegun) {
  Loop loop;
  bool dropped = false, begun = false;
  struct Mark {
    bool* dropped;
    explicit Mark(bool* d) : dropped(d) {}
    Mark(Mark&& other) noexcept : dropped(std::exchange(other.dropped, nullptr)) {}
    ~Mark() {
      if (dropped) *dropped = true;
    }
  };
  Door door;
  Pool pool(1, loop.post());
  door.shut_in(pool, 1);
  pool.run("", [&begun, mark = Mark(&dropped)] { return begun = true; }, [](bool) {});
  std::thread opener([&] {  // not before the pool has let go of what waits
    while (pool.waiting() > 0) std::this_thread::yield();
    door.open();
  });
  pool.stop();
  opener.join();
  EXPECT_TRUE(dropped);
  EXPECT_FALSE(begun);
  pool.run("", [&] { return begun = true; }, [](bool) {});
  EXPECT_EQ(pool.waiting(), 0u);
}

}  // namespace pool_test
}  // namespace hubs
