// The log contains no secrets, and no line within a line.
#include "apps/server/runtime/log.h"

#include <gtest/gtest.h>

#include <csignal>
#include <regex>
#include <sstream>

#include "apps/server/runtime/ids.h"
#include "fixture.h"

namespace trictrac {
namespace log_test {

TEST(Loggable, PathsWithoutTheirQueries) {
  EXPECT_EQ(loggable("/"), "/");
  EXPECT_EQ(loggable("/api/games/abcdefghijklmnop.trictrac"), "/api/games/abcdefghijklmnop.trictrac");
  EXPECT_EQ(loggable("/api/records?bot=white&level=guiton"), "/api/records");
  EXPECT_EQ(loggable("/x#y"), "/x");
}

TEST(Loggable, KeysAreHiddenWhereverTheyStand) {
  ASSERT_TRUE(start_randomness());
  const std::string key = new_key();
  for (const std::string& target : {"/" + key, "/ws?key=" + key, "/api/games/x/" + key + ".trictrac", key})
    EXPECT_EQ(loggable(target).find(key.substr(0, 8)), std::string::npos) << target;
  EXPECT_EQ(loggable("/a/" + key + "/b"), "/a/***/b");
}

TEST(Loggable, OneLineOneValueNotTooLong) {
  EXPECT_EQ(loggable("/a\nlevel=error b\x1b[2J\"é"), "/a?level?error?b??2J???");
  EXPECT_LE(loggable(std::string(9000, '/')).size(), 200u);
}

TEST(Log, ALineInJsonSaysTheSame) {
  EXPECT_EQ(json_of_line("event=request id=12-3 path=/a=b status=200 ms=1.5"),
            R"({"event":"request","id":"12-3","path":"/a=b","status":200,"ms":1.5})");
  EXPECT_EQ(json_of_line("event=made game=1234567890123456"),
            R"({"event":"made","game":"1234567890123456"})");
  EXPECT_EQ(json_of_line("event=socket close=- ms=x"), R"({"event":"socket","close":"-","ms":"x"})");
}

TEST(Log, ASentenceInJsonIsAMessage) {
  EXPECT_EQ(json_of_line("game x: \"a\"\nb event=no"), R"({"message":"game x: \"a\"\nb event=no"})");
  EXPECT_EQ(json_of_line("\xff"), "{\"message\":\"\xEF\xBF\xBD\"}");
}

TEST(RequestNames, AreNeverTheSame) {
  ASSERT_TRUE(start_randomness());
  RequestNames one, another;
  EXPECT_NE(one.next(), one.next());
  EXPECT_NE(one.next(), another.next());
}

}  // namespace log_test
}  // namespace trictrac

namespace served {
namespace log_format_test {

class LogFormats : public WithFolder {};

TEST_F(LogFormats, InJsonEveryLineIsJson) {
  const auto server = serve({"--log-format", "json"});
  const Json first = Json::parse(server->first_line(), nullptr, false);
  ASSERT_TRUE(first.is_object()) << server->first_line();
  EXPECT_EQ(first["event"], "listening");
  EXPECT_EQ(first["address"], "http://127.0.0.1:" + std::to_string(server->port()));
  EXPECT_TRUE(healthy(server->port()));
  server->stop(SIGTERM);
  std::istringstream lines(server->log());
  int count = 0;
  for (std::string line; std::getline(lines, line); ++count)
    EXPECT_TRUE(Json::parse(line, nullptr, false).is_object()) << line;
  EXPECT_GT(count, 0);
}

TEST_F(LogFormats, InTextTheAddressIsASentence) {
  const auto server = serve({});
  EXPECT_EQ(server->first_line(), "listening on http://127.0.0.1:" + std::to_string(server->port()));
}

TEST_F(LogFormats, ARequestAndASocketAreALineEach) {
  const auto server = serve({});
  EXPECT_EQ(http_call(server->port(), "GET", "/api/health?x=1").status, 400);
  EXPECT_EQ(Client(server->port()).answer().status, 101);
  server->stop(SIGTERM);
  const std::string log = server->log(), who = " id=[a-z2-7]{6}-[0-9]+ address=127[.]0[.]0[.]1 ";
  const auto has = [&](const std::string& line) { return std::regex_search(log, std::regex(line)); };
  EXPECT_TRUE(
      has("event=request" + who + "method=GET path=/api/health status=400 ms=[0-9]+[.][0-9] bytes=[0-9]+\n"))
      << log;
  EXPECT_TRUE(has("event=socket" + who + "close=[0-9]+ ms=[0-9]+[.][0-9] messages=0\n")) << log;
}

}  // namespace log_format_test
}  // namespace served
