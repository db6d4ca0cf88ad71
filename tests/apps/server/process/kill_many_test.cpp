// One of three servers of the same games is killed at any moment; the games go on at the others.
#include <iostream>

#include "busy_house.h"
#include "postgres_server.h"
#include "survivor.h"

namespace served {
namespace kill_many_test {

class OfThree : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_TRUE(PostgresServer::shared().ready());
    url = PostgresServer::shared().new_database();
  }
  Survivor::Start start() {
    return [this] {
      return std::make_unique<Process>(
          folder / "none.db", folder / "web",
          std::vector<std::string>{"--allow-seed", "--messages-per-second", "0",
                                   "--messages-per-second-of-person", "0", "--store", url});
    };
  }

  Folder folder;
  std::string url;
};

TEST_F(OfThree, OneIsKilledInMidActAndTheGamesGoOn) {
  int kills = 0;
  std::size_t lines = 0;
  for (unsigned seed = 1; kills < kills_wanted(25); ++seed) {
    Survivor player(3, start(), seed % 2 == 0 ? "commis" : "human", "human", seed, 10);
    survive(player, 1);
    ASSERT_FALSE(HasFailure());
    kills += player.kills();
    lines += player.lines().size();
  }
  std::cout << kills << " kills, " << lines << " lines\n";
}

TEST_F(OfThree, AnyOfThemMakesAGameThatAllKnow) {
  const auto one = start()(), two = start()();
  const Json made = new_game(one->port(), "human", "human", '5');
  Client there(two->port());
  const auto heard = there.join(made["game"], made["keys"], 0);
  ASSERT_GE(heard.size(), 2U);
  EXPECT_EQ(Json::parse(heard[1])["do"]["type"], "lead");
  const Ended checked = run_program("serve --check --store '" + url + "'");
  EXPECT_EQ(checked.output, "games: 1, damaged: 0\n");
  EXPECT_EQ(checked.status, 0);
}

TEST(Database, ThatIsNotThereIsNamedWithoutItsPassword) {
  Folder folder;
  const Ended r = run_program("serve --port 0 --store 'postgresql://house:secret@localhost:1/none' --web " +
                              (folder / "web").string());
  EXPECT_EQ(r.status, 1);
  EXPECT_TRUE(r.says("PostgreSQL")) << r.output;
  EXPECT_FALSE(r.says("secret")) << r.output;
}

}  // namespace kill_many_test
}  // namespace served
