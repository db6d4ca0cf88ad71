// `serve --check` names every damaged game of a file, and no other.
#include "fixture.h"
#include "kept_house.h"
#include "store/sqlite/sqlite.h"

namespace served {
namespace {

Ended check(const std::filesystem::path& db) { return run_program("serve --check --db " + db.string()); }

class Checking : public WithFolder {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    std::filesystem::copy_file(SERVER_TEST_DATA "/version_1.db", db());
    ASSERT_NE(serve({})->port(), 0) << "which converts it";
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
  execute(
      "UPDATE deed SET text = replace(text, '1', '2') WHERE n = 3 AND game = (SELECT id FROM game WHERE "
      "name = 'b5kjgkvuafj7swgh')");
  execute("DELETE FROM deed WHERE game = (SELECT id FROM game WHERE name = 'zz4zbc3l6ksvqcew')");
  const Ended r = check(db());
  EXPECT_EQ(r.status, 1);
  EXPECT_NE(r.output.find("game b5kjgkvuafj7swgh: deed 3 is not what was stored\n"), std::string::npos)
      << r.output;
  EXPECT_NE(r.output.find("game zz4zbc3l6ksvqcew: deed 1 is missing\n"), std::string::npos) << r.output;
  EXPECT_NE(r.output.find("games: 9, damaged: 2\n"), std::string::npos) << r.output;
}

TEST_F(Checking, AFileOfAnEarlierVersionStaysAsItIs) {
  std::filesystem::copy_file(SERVER_TEST_DATA "/version_1.db", db(),
                             std::filesystem::copy_options::overwrite_existing);
  const std::string before = bytes_of(db());
  const Ended r = check(db());
  EXPECT_EQ(r.status, 0);
  EXPECT_EQ(r.output, "games: 9, damaged: 0\n");
  EXPECT_EQ(bytes_of(db()), before);
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

}  // namespace
}  // namespace served
