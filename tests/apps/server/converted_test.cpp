// A server on a file written by an earlier version of the program: every game is there, to the letter of its
// record, but for the option that is retired.
#include "fixture.h"

namespace served {
namespace {

const std::filesystem::path kData = SERVER_TEST_DATA;

std::string read_text(const std::filesystem::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

// Serves a file of that version; how many games have the record they had then.
int games_with_their_record(const Process& server, const std::string& version) {
  int games = 0;
  for (const auto& file : std::filesystem::directory_iterator(kData / version)) {
    const auto record = http_call(server.port(), "GET", "/api/games/" + file.path().filename().string());
    EXPECT_EQ(record.status, 200) << record.body;
    EXPECT_EQ(record.body, read_text(file.path())) << file.path();
    ++games;
  }
  return games;
}

class ServedFromEarlier : public WithFolder {
 protected:
  std::unique_ptr<Process> serve_from(const std::string& version) {
    std::filesystem::copy_file(kData / (version + ".db"), folder / "games.db");
    auto server = serve({});
    EXPECT_NE(server->port(), 0);
    return server;
  }
};

TEST_F(ServedFromEarlier, EveryGameOfVersion1HasTheRecordItHadThen) {
  EXPECT_EQ(games_with_their_record(*serve_from("version_1"), "version_1"), 9);
}

TEST_F(ServedFromEarlier, EveryGameOfVersion2HasTheRecordItHadThen) {
  EXPECT_EQ(games_with_their_record(*serve_from("version_2"), "version_2"), 8);
}

TEST_F(ServedFromEarlier, TheKeysOfSidesOpenTheSeatsOfPlayers) {
  const auto server = serve_from("version_2");
  const auto you = [&](const char* game, const Json& keys) {
    Client page(server->port());
    return Json::parse(page.join(game, keys, 0).front()).value("you", Json());
  };
  EXPECT_EQ(
      you("jc4w7ifcmp3uvjel", {{"0", "iax7fb4ztwwuzfeo6mdxwxpwke"}, {"1", "4z2pnusliethch2uicfzjnga6a"}}),
      (Json{0, 1}));
  EXPECT_EQ(you("tmn6jkfahndg6vcm", {{"1", "ihlkpkvxocy7uzvecua5g7oox4"}}), Json::array({1}));
  const std::string white = "cvnit7f4ye4664cve673bh242m";  // of three, of whom player 1 is a bot
  EXPECT_EQ(you("wzh4whr5eqsb7pvx", {{"0", white}, {"2", white}}), (Json{0, 2}));
  EXPECT_EQ(you("wzh4whr5eqsb7pvx", {{"1", white}}), Json());
  const Json claim{{"player", 1}, {"claim", "c3eefqgxinei5d6fn3gudphghq"}};
  EXPECT_EQ(http_call(server->port(), "POST", "/api/games/esz67e2mgpa2gyyq/claim", claim.dump()).status, 200);
}

}  // namespace
}  // namespace served
