// The calls over HTTP.
#include "fixture.h"
#include "table/verify.h"
#include "text/record/record.h"

namespace served {
namespace api_test {

using Api = WithServer;

constexpr const char* kSeats =
    R"("white":{"kind":"human","name":"Cloris"},"black":{"kind":"bot","bot":"commis","name":"Damon"})";

TEST_F(Api, Health) {
  const Json health = http_call(port(), "GET", "/api/health").json();
  EXPECT_EQ(health["ok"], true);
  EXPECT_TRUE(health["version"].is_string());
}

TEST_F(Api, NothingOnTheWayKeepsAnAnswer) {
  const Reply made = http_call(port(), "POST", "/api/games", "{" + std::string(kSeats) + "}");
  ASSERT_EQ(made.status, 201);
  const std::string game = "/api/games/" + made.json()["game"].get<std::string>();
  for (const Reply& r : {made, http_call(port(), "GET", game), http_call(port(), "GET", game + ".trictrac"),
                         http_call(port(), "GET", "/api/health"), http_call(port(), "GET", "/api/nothing"),
                         http_call(port(), "POST", "/api/games", "{")})
    EXPECT_NE(r.head.find("Cache-Control: no-store"), std::string::npos) << r.head;
}

TEST_F(Api, MakesAGame) {
  const Reply r = http_call(port(), "POST", "/api/games", "{" + std::string(kSeats) + "}");
  ASSERT_EQ(r.status, 201) << r.body;
  const Json made = r.json();
  EXPECT_EQ(made["game"].get<std::string>().size(), 16u);
  EXPECT_EQ(made["keys"]["0"].get<std::string>().size(), 26u);
  EXPECT_FALSE(made["keys"].contains("1"));
  EXPECT_EQ(made["commit"].get<std::string>().size(), 64u);

  const Reply g = http_call(port(), "GET", "/api/games/" + made["game"].get<std::string>());
  ASSERT_EQ(g.status, 200);
  EXPECT_EQ(g.json()["say"], "game");
  EXPECT_EQ(g.json()["commit"], made["commit"]);
  EXPECT_EQ(g.json()["white"]["name"], "Cloris");
  EXPECT_TRUE(g.json()["you"].empty());
  EXPECT_EQ(g.body.find(made["keys"]["0"].get<std::string>()), std::string::npos);
}

TEST_F(Api, TheSeedMayBeChosenHere) {
  const Json made = new_game(port(), "human", "human", '0');
  EXPECT_EQ(made["commit"], "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
}

TEST_F(Api, WrongGamesAreRefused) {
  const auto post = [&](const std::string& body) { return http_call(port(), "POST", "/api/games", body); };
  EXPECT_EQ(post("{").status, 400);
  EXPECT_EQ(post("{").code(), "bad_json");
  EXPECT_EQ(post("{}").code(), "bad_message");
  EXPECT_EQ(post("").code(), "bad_json");
  EXPECT_EQ(post(R"({"colour":1,)" + std::string(kSeats) + "}").code(), "bad_message");
  EXPECT_EQ(post(R"({"options":{"pile":3},)" + std::string(kSeats) + "}").code(), "bad_option");
  EXPECT_EQ(post(R"({"trid":"x",)" + std::string(kSeats) + "}").code(), "bad_position");
  EXPECT_EQ(post(R"({"seed":"12",)" + std::string(kSeats) + "}").code(), "bad_message");
  EXPECT_EQ(post(R"({"white":{"kind":"human"},"black":{"kind":"bot","bot":"nobody"}})").code(), "bad_option");
}

TEST_F(Api, BodiesHaveALimit) {
  const Reply r = http_call(port(), "POST", "/api/games", std::string(70'000, ' '));
  EXPECT_EQ(r.status, 413);
  EXPECT_EQ(r.code(), "too_large");
}

TEST_F(Api, WrongMethodsAreToldWhichIsRight) {
  const std::string game = "/api/games/aaaaaaaaaaaaaaaa";
  for (const auto& [method, path, allowed] :
       std::initializer_list<std::array<std::string, 3>>{{"GET", "/api/games", "POST"},
                                                         {"POST", game, "GET"},
                                                         {"POST", game + ".trictrac", "GET"},
                                                         {"POST", game + "/standing", "GET"},
                                                         {"GET", game + "/claim", "POST"},
                                                         {"DELETE", "/api/me", "GET, POST"},
                                                         {"HEAD", "/api/sign-in", "POST"},
                                                         {"POST", "/api/people/Anne?x=1", "GET"},
                                                         {"DELETE", "/api/days/1", "GET, POST"},
                                                         {"POST", "/health/ready", "GET"}}) {
    const Reply r = http_call(port(), method, path);
    EXPECT_EQ(r.status, 405) << method << " " << path;
    EXPECT_NE(r.head.find("\r\nAllow: " + allowed + "\r\n"), std::string::npos) << r.head;
  }
}

// A match of 48 marqués à écrire is a record of 331 kB.
TEST_F(Api, TheLongestMatchIsOpenedAsARecord) {
  const std::string notes = "# " + std::string(330'000, 'x') + "\n";
  EXPECT_EQ(http_call(port(), "POST", "/api/records", "[White \"Cloris\"]\n\n" + notes).status, 201);
  const Reply r = http_call(port(), "POST", "/api/records", "# " + std::string(513 * 1024, 'x') + "\n");
  EXPECT_EQ(r.status, 413);
  EXPECT_EQ(r.json()["error"]["message"], "a body has at most 512 KiB");
}

TEST_F(Api, UnknownGamesAndCalls) {
  for (const char* id :
       {"aaaaaaaaaaaaaaaa", "x", "", "AAAAAAAAAAAAAAAA", "aaaaaaaaaaaaaaaa.trictrac", "..%2f..%2fa"}) {
    const Reply r = http_call(port(), "GET", "/api/games/" + std::string(id));
    EXPECT_EQ(r.status, 404) << id;
    EXPECT_EQ(r.code(), "unknown_game") << id;
  }
  for (const char* path : {"/api/nothing", "/api/game", "/api/me/", "/health/", "/api/"})
    EXPECT_EQ(http_call(port(), "GET", path).status, 404) << path;
  EXPECT_EQ(http_call(port(), "GET", "/api/games").status, 405);
  EXPECT_EQ(http_call(port(), "DELETE", "/api/games").status, 405);
  EXPECT_EQ(http_call(port(), "POST", "/api/health").status, 405);
  EXPECT_EQ(http_call(port(), "GET", "/ws").status, 426);
}

TEST_F(Api, ARecordGoesOutAndComesBack) {
  const Json made = new_game(port(), "commis", "hasard");
  const std::string id = made["game"].get<std::string>();
  Client(port()).watch(id);
  const Reply out = http_call(port(), "GET", "/api/games/" + id + ".trictrac");
  ASSERT_EQ(out.status, 200);
  EXPECT_NE(out.head.find("text/plain"), std::string::npos);
  const auto record = trictrac::parse_record(out.body);
  ASSERT_TRUE(record) << record.error().message;
  const auto checked = trictrac::verify_dice(*record);
  ASSERT_TRUE(checked) << checked.error();
  EXPECT_TRUE(checked->holds());

  const Reply back = http_call(port(), "POST", "/api/records", out.body);
  ASSERT_EQ(back.status, 201) << back.body;
  EXPECT_TRUE(back.json()["claims"].contains("1"));
  const Reply both = http_call(port(), "POST", "/api/records?mine=0,1", out.body);
  EXPECT_TRUE(both.json()["keys"].contains("0") && both.json()["keys"].contains("1"));
  EXPECT_EQ(http_call(port(), "POST", "/api/records?mine=all", out.body).json()["keys"].size(), 2u);
  EXPECT_EQ(http_call(port(), "POST", "/api/records?mine=1%2C0", out.body).json()["keys"].size(), 2u);
  for (const char* wrong : {"white", "0,", ",0", "9", "0;1", "2"})
    EXPECT_EQ(http_call(port(), "POST", std::string("/api/records?mine=") + wrong, out.body).status, 400)
        << wrong;
  const std::string again = back.json()["game"].get<std::string>();
  std::string went_on = http_call(port(), "GET", "/api/games/" + again + ".trictrac").body;
  const std::string guest = "[Guests \"White\"]\n";  // who goes on with it has no account
  ASSERT_TRUE(went_on.contains(guest)) << went_on;
  EXPECT_EQ(went_on.erase(went_on.find(guest), guest.size()), out.body);
  const Reply with_bot = http_call(port(), "POST", "/api/records?bot=black", out.body);
  ASSERT_EQ(with_bot.status, 201);
  EXPECT_FALSE(with_bot.json()["keys"].contains("1"));
  const Reply strong = http_call(port(), "POST", "/api/records?bot=black&level=geronte", out.body);
  ASSERT_EQ(strong.status, 201);
  const std::string address = "/api/games/" + strong.json()["game"].get<std::string>();
  EXPECT_EQ(http_call(port(), "GET", address, "").json()["black"]["bot"], "geronte");
  EXPECT_EQ(http_call(port(), "POST", "/api/records?bot=black&level=nobody", out.body).status, 400);
  EXPECT_EQ(http_call(port(), "POST", "/api/records?bot=grey", out.body).status, 400);
}

TEST_F(Api, AWrongRecordIsRefusedWithItsLine) {
  const Reply r = http_call(port(), "POST", "/api/records", "[Rules \"lois\"]\n\n1. W 54 : 1/2 1/3\n");
  EXPECT_EQ(r.status, 422);
  EXPECT_EQ(r.code(), "bad_record");
  EXPECT_EQ(r.json()["error"]["line"], 3);
}

TEST_F(Api, GarbageIsNotHttp) {
  for (const std::string& bytes :
       {std::string("\x16\x03\x01\x02\x00\x01\x00\x01\xfc", 9), std::string("GARBAGE\r\n\r\n"),
        std::string(300, '\0'), std::string("GET / HTTP/9.9\r\n\r\n"),
        std::string("GET /api/health HTTP/1.1\r\nHost"),
        std::string("POST /api/games HTTP/1.1\r\nContent-Length: -4\r\n\r\n"),
        "GET / HTTP/1.1\r\nX: " + std::string(20'000, 'x') + "\r\n\r\n", std::string()}) {
    const std::string answer = raw_call(port(), bytes);
    EXPECT_TRUE(answer.empty() || answer.starts_with("HTTP/1.1 4")) << answer;
    ASSERT_TRUE(healthy(port()));
  }
}

TEST_F(Api, ManyRequestsOnOneConnection) {
  const std::string get = "GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n";
  const std::string answer = raw_call(port(), get + get + get);
  std::size_t count = 0;
  for (std::size_t at = 0; (at = answer.find("\"ok\":true", at)) != std::string::npos; ++at) ++count;
  EXPECT_EQ(count, 3u);
}

}  // namespace api_test
}  // namespace served
