// A server full of tables, of people and bots, is killed again and again in the midst of it: whatever was
// shown to anybody stays, once and unchanged.
#include <iostream>

#include "busy_house.h"

namespace served {
namespace kill_load_test {

constexpr int kMostLinesBetweenKills = 120;

class KilledHouse : public BusyHouse {
 public:
  KilledHouse() { start(); }

  Running after(const Running& before) override {
    std::unique_lock held(mutex_);
    changed_.wait(held, [&] { return closed_ || (running_.port != 0 && running_.number != before.number); });
    return closed_ ? Running{} : running_;
  }
  // Kills it, and starts it again.
  void kill() {
    server_->kill();
    start();
  }
  int last_port() const { return server_->port(); }

 private:
  void start() {
    {
      const std::lock_guard held(mutex_);
      running_.port = 0;
    }
    server_ = std::make_unique<Process>(
        folder_ / "games.db", folder_ / "web",
        std::vector<std::string>{"--allow-seed", "--messages-per-second", "0",
                                 "--messages-per-second-of-person", "0", "--games-per-hour", "0"});
    const std::lock_guard held(mutex_);
    running_ = {server_->port(), running_.number + 1};
    closed_ |= running_.port == 0;
    changed_.notify_all();
  }

  Folder folder_;
  std::unique_ptr<Process> server_;
  Running running_;
};

TEST(KilledUnderLoad, NothingShownIsLostOrDoubled) {
  KilledHouse house;
  ASSERT_NE(house.last_port(), 0);
  BusyTables tables(house);
  std::mt19937 random(1822);
  const int kills = kills_wanted(25);
  for (int i = 0; i < kills; ++i) {
    if (!house.wait_for_lines(1 + static_cast<int>(random() % kMostLinesBetweenKills))) break;
    let_pass(std::chrono::microseconds(random() % 3000));
    house.kill();
  }
  tables.expect_all_there(house.last_port());
  EXPECT_GT(tables.lines(), static_cast<std::size_t>(kills));
  std::cout << kills << " kills, " << tables.lines() << " lines\n";
}

}  // namespace kill_load_test
}  // namespace served
