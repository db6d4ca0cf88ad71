// Files of earlier versions, written by the programs of their time.
#include <sys/wait.h>
#include <unistd.h>

#include <map>

#include "process.h"
#include "waiting_store.h"

namespace stored {
namespace {

using served::Folder;

constexpr const char* kVersion1 = SERVER_TEST_DATA "/version_1.db";

struct OldGame {
  std::string config, white_key, black_key;
  std::vector<std::string> lines;
};

std::map<std::string, OldGame> games_of_version_1(const std::string& file) {
  std::map<std::string, OldGame> games;
  auto db = Database::open(file);
  auto rows = db->prepare("SELECT id, config, white_key, black_key FROM game");
  while (*rows->next()) games[rows->text(0)] = {rows->text(1), rows->text(2), rows->text(3), {}};
  auto lines = db->prepare("SELECT game, json FROM line ORDER BY game, n");
  while (*lines->next()) games[lines->text(0)].lines.push_back(lines->text(1));
  return games;
}

class Version1 : public testing::Test {
 protected:
  void SetUp() override {
    std::filesystem::copy_file(kVersion1, file());
    old = games_of_version_1(file());
    ASSERT_EQ(old.size(), 9u);
  }
  std::string file() const { return (folder / "games.db").string(); }
  std::int64_t version() const { return *Database::open(file())->number("PRAGMA user_version"); }
  void expect_as_before(Store& store, const std::string& name) {
    const auto game = load(store, name);
    ASSERT_TRUE(game && *game) << name;
    EXPECT_EQ((*game)->config, old[name].config);
    EXPECT_EQ((*game)->keys.white, old[name].white_key);
    EXPECT_EQ((*game)->keys.black, old[name].black_key);
    EXPECT_EQ((*game)->claims.white + (*game)->claims.black, "");
    EXPECT_EQ((*game)->rules, 1);
    EXPECT_EQ((*game)->deeds, old[name].lines);
  }

  Folder folder;
  Gate gate;
  std::map<std::string, OldGame> old;
};

TEST_F(Version1, IsConvertedOnceAndWhole) {
  {
    const auto store = must_open(file(), gate);
    for (const auto& [name, game] : old) expect_as_before(*store, name);
    const int next = static_cast<int>(old.begin()->second.lines.size()) + 1;
    EXPECT_TRUE(append(*store, old.begin()->first, next, {"more"})) << "it can be played on";
  }
  EXPECT_EQ(version(), 2);
  const auto never = [](std::string_view, std::string_view) -> std::expected<std::string, std::string> {
    ADD_FAILURE() << "it was converted already";
    return std::unexpected("");
  };
  const auto again = open(file(), {.deed_of_line = never}, gate);
  ASSERT_TRUE(again);
  EXPECT_EQ((**load(**again, old.begin()->first)).deeds.back(), "more");
}

TEST_F(Version1, AGameThatCannotBeReadIsKeptAsideAndNamed) {
  const std::string broken = std::next(old.begin(), 4)->first;
  const auto third_is_odd = [&](std::string_view,
                                std::string_view line) -> std::expected<std::string, std::string> {
    if (line == old[broken].lines[2]) return std::unexpected("no such deed");
    return std::string(line);
  };
  const auto store = open(file(), {.deed_of_line = third_is_odd}, gate);
  ASSERT_TRUE(store) << store.error().what;
  const auto named = load(**store, broken);
  ASSERT_FALSE(named);
  EXPECT_EQ(named.error().fault, Fault::Damaged);
  EXPECT_EQ(named.error().what, "game " + broken + ": line 3: no such deed");
  for (const auto& [name, game] : old)
    if (name != broken) expect_as_before(**store, name);
  auto db = Database::open(file());
  EXPECT_EQ(*db->number("SELECT count(*) FROM aside_line WHERE game = '" + broken + "'"),
            static_cast<std::int64_t>(old[broken].lines.size()))
      << "nothing of it is thrown away";
}

TEST_F(Version1, AMissingLineIsNamed) {
  const std::string shorter = old.begin()->first;
  ASSERT_TRUE(Database::open(file())->execute("DELETE FROM line WHERE n = 2 AND game = '" + shorter + "'"));
  const auto store = must_open(file(), gate);
  EXPECT_EQ(load(*store, shorter).error().what, "game " + shorter + ": line 2 is missing");
}

TEST_F(Version1, AConversionCutShortLeavesTheFileAsItWas) {
  const pid_t child = fork();
  if (child == 0) {
    int left = 40;
    const auto dies = [&](std::string_view,
                          std::string_view line) -> std::expected<std::string, std::string> {
      if (--left == 0) _exit(5);
      return std::string(line);
    };
    (void)open(file(), {.deed_of_line = dies}, gate);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
  ASSERT_EQ(WEXITSTATUS(status), 5);
  EXPECT_EQ(version(), 1);
  EXPECT_EQ(games_of_version_1(file()).size(), old.size());
  const auto store = must_open(file(), gate);
  for (const auto& [name, game] : old) expect_as_before(*store, name);
}

}  // namespace
}  // namespace stored
