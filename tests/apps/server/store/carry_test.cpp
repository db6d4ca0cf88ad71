// `trictrac-server restore --store` and `backup --store`: a service moves from its file into PostgreSQL, and
// back, with all that is kept in it.
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>

#include "browser.h"
#include "postgres_server.h"
#include "rows_of_file.h"
#include "served_games.h"
#include "store/postgres/postgres.h"
#include "stored_tournament.h"
#include "waiting_store.h"

namespace served {
namespace carry_test {

class Carry : public WithPeople {
 protected:
  void SetUp() override {
    ASSERT_TRUE(PostgresServer::shared().ready());
    WithFolder::SetUp();
    url = PostgresServer::shared().new_database();
  }
  std::filesystem::path games_file() const { return folder / "games.db"; }
  std::filesystem::path back() const { return folder / "back.db"; }
  std::string to_store() const { return "restore " + games_file().string() + " --store '" + url + "'"; }
  std::string from_store() const { return "backup --store '" + url + "' " + back().string(); }
  std::unique_ptr<Process> at_store() {
    return std::make_unique<Process>(
        folder / "none.db", folder / "web",
        std::vector<std::string>{"--sign-ins-per-address", "0", "--allow-seed", "--store", url});
  }
  std::int64_t count(const std::string& table) const {
    trictrac::PostgresDatabase db(url);
    return db.connect() ? db.number("SELECT count(*) FROM " + table).value_or(-1) : -1;
  }
  // A service with people, and a game they have begun.
  std::vector<std::string> lived_in() {
    start({"--sign-ins-per-address", "0", "--allow-seed", "--messages-per-second", "0", "--games-per-hour",
           "0"});
    Browser anne = somebody("Anne"), marie = somebody("Marie"), gone = somebody("Gone");
    const std::string id = anne.get("/api/me").json()["person"]["id"];
    marie.post("/api/me/blocks", {{"person", id}});
    anne.post("/api/me/notices", {{"letters", true}});
    anne.post("/api/me/learning", {{"kind", "course"}, {"version", 0}, {"kept", {{"lessons", {1, 2}}}}});
    prove(gone);
    gone.post("/api/me/delete", {{"name", "Gone"}});
    Playing game(server->port());
    game.act(30);
    made = game.made;
    server.reset();
    return game.lines;
  }
  void add_tournament() const {
    const auto row_of = [&](const std::string& name) {
      return number(games_file(), "SELECT row FROM person WHERE name = '" + name + "'");
    };
    stored::Gate gate;
    const auto made =
        stored::create_tournament(*stored::must_open(games_file().string(), gate), "open",
                                  stored::entered({{row_of("Anne"), "Anne"}, {row_of("Marie"), "Marie"}}));
    ASSERT_TRUE(made) << made.error().what;
  }
  void many_games(int wanted) {
    start({"--allow-seed", "--games-per-hour", "0", "--calls-per-minute", "0"});
    for (int i = 0; i < wanted; ++i) new_game(server->port(), "human", "human");
    server.reset();
  }

  std::string url;
  Json made;
};

TEST_F(Carry, AllThatAServerKeepsGoesThereAndBack) {
  const auto lines = lived_in();
  add_tournament();
  const Ended there = run_program(to_store());
  EXPECT_EQ(there.status, 0);
  EXPECT_EQ(there.output, "games: 1, tournaments: 1, events: " + std::to_string(lines.size()) + "\n");
  const Ended back_again = run_program(from_store());
  EXPECT_EQ(back_again.status, 0);
  EXPECT_EQ(back_again.output,
            "games: 1, tournaments: 1, events: " + std::to_string(lines.size()) + ", damaged: 0\n");
  EXPECT_EQ(all_rows(back()), all_rows(games_file()));
  EXPECT_EQ(number(back(), "SELECT seq FROM sqlite_sequence"),
            number(games_file(), "SELECT seq FROM sqlite_sequence"));
}

TEST_F(Carry, PeopleAndGamesGoOnWhereTheyWere) {
  const auto lines = lived_in();
  ASSERT_EQ(run_program(to_store()).status, 0);
  server = at_store();
  Client page(server->port());
  auto heard = page.join(made["game"], made["keys"], 0);
  heard.erase(heard.begin());
  EXPECT_EQ(heard, lines);
  const Json asked = Json::parse(lines.back())["turn"];
  page.send(act_message(static_cast<int>(lines.size()) + 1, asked["side"], legal_action(asked, 0)));
  EXPECT_EQ(page.json()["say"], "line");
  Browser anne = browser();
  EXPECT_EQ(sign_in(anne, "Anne").status, 200);
  EXPECT_EQ(anne.get("/api/me/notices").json()["letters"], true);
  EXPECT_EQ(anne.get("/api/me/learning").json()["course"]["kept"]["lessons"], Json({1, 2}));
  EXPECT_EQ(somebody("Jean").me()["name"], "Jean") << "nobody has the number of somebody else";
  EXPECT_TRUE(new_game(server->port(), "human", "human").contains("keys"));
}

TEST_F(Carry, WhatIsThereAlreadyIsNotTouched) {
  lived_in();
  {
    const auto other = at_store();
    const Ended used = run_program(to_store());
    EXPECT_EQ(used.status, 1);
    EXPECT_TRUE(used.says("a server uses this database: stop it first")) << used.output;
    ASSERT_TRUE(new_game(other->port(), "human", "human").contains("keys"));
  }
  const Ended full = run_program(to_store());
  EXPECT_EQ(full.status, 1);
  EXPECT_TRUE(full.says("choose an empty one")) << full.output;
  EXPECT_EQ(count("game"), 1);
  EXPECT_EQ(count("person"), 1) << "the maker of that game";
  ASSERT_EQ(run_program(from_store()).status, 0);
  const Ended again = run_program(from_store());
  EXPECT_TRUE(again.says("it already exists")) << again.output;
}

TEST_F(Carry, ADamagedFileStaysWhereItIs) {
  lived_in();
  execute(games_file(), "UPDATE event SET text = 'hold' WHERE n = 3");
  const Ended damaged = run_program(to_store());
  EXPECT_EQ(damaged.status, 1);
  EXPECT_TRUE(damaged.says("1 of its 1 games are damaged")) << damaged.output;
  EXPECT_EQ(count("trictrac_schema"), -1) << "not even the tables have been made";
  EXPECT_FALSE(std::filesystem::exists(games_file().string() + ".part"));
}

TEST_F(Carry, AVersionOfAnotherProgramIsNamed) {
  fill(games_file(), 8);
  ASSERT_EQ(run_program(to_store()).status, 0);
  EXPECT_EQ(count("game"), 8);
  trictrac::PostgresDatabase db(url);
  ASSERT_TRUE(db.connect() && db.execute("UPDATE trictrac_schema SET version = 99"));
  EXPECT_TRUE(run_program(from_store()).says("another Trictrac made this database: its version is 99"));
  EXPECT_FALSE(std::filesystem::exists(back()));
}

// Whenever it is killed, everything has arrived or nothing.
TEST_F(Carry, KilledAtAnyMomentItLeavesNothingHalfDone) {
  constexpr int kGames = 150, kKills = 10;
  many_games(kGames);
  const std::string before = bytes_of(games_file());
  std::chrono::microseconds whole{};
  int whole_ones = 0;
  for (int i = 0; i <= kKills; ++i) {
    url = PostgresServer::shared().new_database();
    const auto begun = std::chrono::steady_clock::now();
    const pid_t pid = fork();
    if (pid == 0) {
      const std::string bin = program();
      execl(bin.c_str(), bin.c_str(), "restore", games_file().c_str(), "--store", url.c_str(), nullptr);
      _exit(127);
    }
    if (i > 0) {
      usleep(static_cast<useconds_t>(whole.count() * i / kKills));
      ::kill(pid, SIGKILL);
    }
    int status = 0;
    waitpid(pid, &status, 0);
    if (i == 0)
      whole = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now() - begun);
    const auto games = count("game");
    EXPECT_TRUE(games == kGames || games <= 0) << games;
    whole_ones += games == kGames;
    if (games <= 0) {
      EXPECT_EQ(run_program(to_store()).status, 0) << "and it can be done again";
    }
    EXPECT_EQ(count("game"), kGames);
  }
  EXPECT_GE(whole_ones, 1);
  EXPECT_EQ(bytes_of(games_file()), before) << "the file is as it was";
}

}  // namespace carry_test
}  // namespace served
