// A server on a file written by the first version of the program: every game is there, to the letter of its
// record, but for the option that is retired.
#include "fixture.h"

namespace served {
namespace {

const std::filesystem::path kData = SERVER_TEST_DATA;

std::string read_text(const std::filesystem::path& file) {
  std::ifstream in(file);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(ServedFromVersion1, EveryGameHasTheRecordItHadThen) {
  Folder folder;
  std::filesystem::create_directories(folder / "web");
  std::filesystem::copy_file(kData / "version_1.db", folder / "games.db");
  Process server(folder / "games.db", folder / "web");
  ASSERT_NE(server.port(), 0);
  int games = 0;
  for (const auto& file : std::filesystem::directory_iterator(kData / "version_1")) {
    const auto record = http_call(server.port(), "GET", "/api/games/" + file.path().filename().string());
    EXPECT_EQ(record.status, 200) << record.body;
    EXPECT_EQ(record.body, read_text(file.path())) << file.path();
    ++games;
  }
  EXPECT_EQ(games, 9);
}

}  // namespace
}  // namespace served
