// The server is killed at any moment, many times in a tour; nothing is lost, nothing is doubled.
#include "survivor.h"

namespace served {
namespace kill_test {

void survive_alone(const std::string& white, const std::string& black, unsigned seed, unsigned one_in) {
  Folder folder;
  const auto start = [&] {
    return std::make_unique<Process>(folder / "games.db", folder / "web",
                                     std::vector<std::string>{"--allow-seed", "--messages-per-second", "0",
                                                              "--messages-per-second-of-person", "0"});
  };
  Survivor player(1, start, white, black, seed, one_in);
  survive(player, 25);
  EXPECT_GT(player.resent(), 0);
}

TEST(Killed, ATourAgainstTheBot) { survive_alone("human", "commis", 1, 4); }
TEST(Killed, ATourAsBlackAgainstTheBot) { survive_alone("commis", "human", 2, 4); }
TEST(Killed, ATourOfTwoPeople) { survive_alone("human", "human", 3, 10); }

}  // namespace kill_test
}  // namespace served
