// `serve --check` names every damaged game of a file, and no other.
#include "fixture.h"
#include "served_games.h"
#include "store/sqlite/sqlite.h"

namespace served {
namespace inspect_test {

Ended check(const std::filesystem::path& db) { return run_program("serve --check --db " + db.string()); }

class Checking : public WithFolder {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    fill(db(), 9);
  }
  std::filesystem::path db() const { return folder / "games.db"; }
  void execute(const std::string& sql) const {
    auto file = trictrac::SqliteDatabase::open(db().string());
    ASSERT_TRUE(file->execute(sql)) << sql;
  }
};

TEST_F(Checking, AWholeFileHasNoDamage) {
  const Ended r = check(db());
  EXPECT_EQ(r.status, 0);
  EXPECT_EQ(r.output, "games: 9, damaged: 0\n");
}

TEST_F(Checking, WhatIsDamagedIsNamed) {
  execute("UPDATE event SET text = text || '1' WHERE n = 3 AND game = (SELECT id FROM game WHERE name = '" +
          filled(2) + "')");
  execute("DELETE FROM event WHERE game = (SELECT id FROM game WHERE name = '" + filled(0) + "')");
  const Ended r = check(db());
  EXPECT_EQ(r.status, 1);
  EXPECT_NE(r.output.find("game " + filled(2) + ": event 3 is not what was stored\n"), std::string::npos)
      << r.output;
  EXPECT_NE(r.output.find("game " + filled(0) + ": event 1 is missing\n"), std::string::npos) << r.output;
  EXPECT_NE(r.output.find("games: 9, damaged: 2\n"), std::string::npos) << r.output;
}

TEST_F(Checking, AFileInUseIsLeftAlone) {
  const auto server = serve({});
  ASSERT_NE(server->port(), 0);
  const Ended r = check(db());
  EXPECT_EQ(r.status, 1);
  EXPECT_NE(r.output.find(" uses it"), std::string::npos) << r.output;
}

TEST_F(Checking, AFileThatIsNotThereIsNotMade) {
  const Ended r = check(folder / "none.db");
  EXPECT_EQ(r.status, 1);
  EXPECT_NE(r.output.find("there is no such file"), std::string::npos) << r.output;
  EXPECT_FALSE(std::filesystem::exists(folder / "none.db"));
}

}  // namespace inspect_test
}  // namespace served
