// The store alone.
#include "apps/server/line_store.h"

#include <gtest/gtest.h>

#include <fstream>

#include "process.h"

namespace trictrac {
namespace {

using served::Folder;

Line line(int n) { return {n, "{\"n\":" + std::to_string(n) + "}"}; }

TEST(LineStore, KeepsGamesAndLines) {
  Folder folder;
  const std::string file = (folder / "g.db").string();
  {
    auto store = LineStore::open(file);
    ASSERT_TRUE(store) << store.error().what;
    ASSERT_TRUE(store->create("one", {"config", {"w", ""}, {"{\"n\":1}"}}));
    const Line more[] = {line(2), line(3)};
    ASSERT_TRUE(store->append("one", more));
  }
  auto store = LineStore::open(file);
  ASSERT_TRUE(store) << store.error().what;
  const auto game = store->load("one");
  ASSERT_TRUE(game && *game);
  EXPECT_EQ((*game)->config, "config");
  EXPECT_EQ((*game)->keys.white, "w");
  EXPECT_EQ((*game)->lines, (std::vector<std::string>{"{\"n\":1}", "{\"n\":2}", "{\"n\":3}"}));
  EXPECT_FALSE(*store->load("two"));
}

TEST(LineStore, AllLinesOfAnActOrNone) {
  Folder folder;
  auto store = LineStore::open((folder / "g.db").string());
  ASSERT_TRUE(store);
  ASSERT_TRUE(store->create("one", {"c", {}, {"{\"n\":1}"}}));
  const Line clash[] = {line(2), line(1)};
  EXPECT_FALSE(store->append("one", clash));
  EXPECT_EQ((*store->load("one"))->lines.size(), 1u);
  const Line next[] = {line(2)};
  EXPECT_TRUE(store->append("one", next)) << "the store works on after a failure";
  EXPECT_FALSE(store->create("one", {"again", {}, {}}));
}

TEST(LineStore, OtherPeoplesFilesAreLeftAlone) {
  Folder folder;
  const std::string file = (folder / "other.db").string();
  {
    auto db = Database::open(file);
    ASSERT_TRUE(db && db->execute("CREATE TABLE recipe (name TEXT)"));
  }
  const auto store = LineStore::open(file);
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().what.find("some other program"), std::string::npos);
  auto db = Database::open(file);
  EXPECT_EQ(*db->number("SELECT count(*) FROM sqlite_schema"), 1);
}

TEST(LineStore, AnotherVersionIsRefused) {
  Folder folder;
  const std::string file = (folder / "g.db").string();
  ASSERT_TRUE(LineStore::open(file));
  ASSERT_TRUE(Database::open(file)->execute("PRAGMA user_version = 7"));
  const auto store = LineStore::open(file);
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().what.find("version 7"), std::string::npos);
}

TEST(LineStore, AFileThatIsNoDatabaseIsNamed) {
  Folder folder;
  std::ofstream(folder / "text.db") << std::string(4096, '?');
  const auto store = LineStore::open((folder / "text.db").string());
  ASSERT_FALSE(store);
  EXPECT_NE(store.error().what.find("text.db"), std::string::npos);
  EXPECT_NE(store.error().what.find("not a database"), std::string::npos);
}

}  // namespace
}  // namespace trictrac
