// Requests of a broken or hostile page: they are answered clearly, and the server lives.
#include "fixture.h"

namespace served {
namespace abuse_test {

class Abuse : public WithServer {
 protected:
  std::string code_of(const std::string& text) {
    Client page(port());
    page.send_text(text);
    return page.json().value("code", "none");
  }
};

TEST_F(Abuse, BadJsonAndBadMessages) {
  EXPECT_EQ(code_of(""), "bad_json");
  EXPECT_EQ(code_of("{"), "bad_json");
  EXPECT_EQ(code_of(std::string(16'000, '[')), "bad_json");
  EXPECT_EQ(code_of("null"), "bad_message");
  EXPECT_EQ(code_of("[]"), "bad_message");
  EXPECT_EQ(code_of(R"({"do":"sing"})"), "bad_message");
  EXPECT_EQ(code_of(R"({"do":"join","game":5,"since":0})"), "bad_message");
  EXPECT_EQ(code_of(R"({"do":"join","game":"\u0000","since":0})"), "unknown_game");
  EXPECT_EQ(code_of(R"({"do":"join","game":"' OR 1=1 --","since":0})"), "unknown_game");
  EXPECT_EQ(code_of(R"({"do":"join","game":"aaaaaaaaaaaaaaaa","keys":{"0":"x"},"since":0})"), "unknown_game");
}

TEST_F(Abuse, OversizeFramesAreAnsweredAndTheSocketStays) {
  Client page(port());
  page.send_text(std::string(17 * 1024, 'x'));
  EXPECT_EQ(page.json()["code"], "too_large");
  page.send_text("{");
  EXPECT_EQ(page.json()["code"], "bad_json");
  page.send_text(std::string(16 * 1024, ' '));
  EXPECT_EQ(page.json()["code"], "bad_json") << "sixteen KiB are allowed";
}

TEST_F(Abuse, HugeFramesEndTheSocketOnly) {
  Client page(port());
  page.send_text(std::string(1024 * 1024, 'x'));
  EXPECT_EQ(page.receive(), std::nullopt);
}

TEST_F(Abuse, BinaryFramesAreRefused) {
  Client page(port());
  page.send_binary(R"({"do":"why","side":"white","steps":[]})");
  EXPECT_EQ(page.json()["code"], "bad_message");
}

TEST_F(Abuse, TextThatIsNotUtf8EndsTheSocket) {
  Client page(port());
  page.send_text("\xff\xfe\xfd");
  EXPECT_EQ(page.receive(), std::nullopt);
}

TEST_F(Abuse, BrokenFrames) {
  const std::string upgrade =
      "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
  for (const std::string& frames :
       {std::string("\xff\xff\xff\xff\xff\xff"), std::string("\x81\x05hello"),
        std::string("\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 10), std::string("\x83\x80")}) {
    EXPECT_NE(raw_call(port(), upgrade + frames).find("101 Switching"), std::string::npos);
    ASSERT_TRUE(healthy(port()));
  }
}

TEST_F(Abuse, AnUpgradeThatIsNone) {
  EXPECT_NE(
      raw_call(port(),
               "GET /ws HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n")
          .find("HTTP/1.1 4"),
      std::string::npos);
}

TEST(Seeds, MustBeAllowed) {
  Folder folder;
  Process server(folder / "games.db", folder / "web");
  const Reply r = http_call(server.port(), "POST", "/api/games",
                            R"({"white":{"kind":"human"},"black":{"kind":"human"},"mine":[0,1],"seed":")" +
                                std::string(64, 'a') + "\"}");
  EXPECT_EQ(r.status, 403);
  EXPECT_EQ(r.code(), "not_allowed");
}

}  // namespace abuse_test
}  // namespace served
