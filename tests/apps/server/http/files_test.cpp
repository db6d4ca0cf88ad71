// The page's files and nothing else.
#include <set>

#include "apps/server/server.h"
#include "fixture.h"

namespace served {
namespace files_test {

using Files = WithServer;

class Packed : public WithFolder {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    std::filesystem::create_directories(folder / "web/assets");
    std::ofstream(folder / "web/assets/app-123.js") << "console.log(1)";
    std::ofstream(folder / "web/assets/app-123.js.gz") << "zipped";
    std::ofstream(folder / "web/assets/app-123.js.br") << "brotli";
    server = serve({});
  }
  int port() const { return server->port(); }

  std::unique_ptr<Process> server;
};

class Linked : public WithFolder {
 protected:
  void SetUp() override {
    WithFolder::SetUp();
    std::ofstream(folder / "secret.txt") << "secret";
    std::filesystem::create_directories(folder / "secrets");
    std::ofstream(folder / "secrets/a.txt") << "secret";
    std::filesystem::create_symlink(folder / "secret.txt", folder / "web/link.txt");
    std::filesystem::create_symlink(folder / "secrets", folder / "web/links");
    server = serve({});
  }
  std::unique_ptr<Process> server;
};

TEST_F(Files, TheIndexComesWithItsPolicy) {
  const Reply r = http_call(port(), "GET", "/");
  EXPECT_EQ(r.status, 200);
  EXPECT_NE(r.body.find("Trictrac"), std::string::npos);
  EXPECT_NE(r.head.find("text/html; charset=utf-8"), std::string::npos);
  EXPECT_NE(r.head.find("default-src 'self'"), std::string::npos);
  EXPECT_EQ(r.head.find("http://"), std::string::npos);
  EXPECT_NE(r.head.find("nosniff"), std::string::npos);
}

TEST_F(WithFolder, WhatIsNotThereIsSaidInTheReadersLanguage) {
  std::filesystem::create_directories(folder / "web");
  std::ofstream(folder / "web/index.html") << "Trictrac";
  std::ofstream(folder / "web/404.fr.html") << "introuvable";
  std::ofstream(folder / "web/404.en.html") << "not found";
  const auto server = serve({});
  const auto lost = [&](const std::string& languages, const std::string& target = "/nothing/here") {
    return http_call(server->port(), "GET", target, "", {.headers = {{"Accept-Language", languages}}});
  };
  for (const char* french : {"fr", "fr-FR,fr;q=0.9,en;q=0.8", "de, FR-ca;q=0.5"}) {
    const Reply r = lost(french);
    EXPECT_EQ(r.status, 404);
    EXPECT_EQ(r.body, "introuvable") << french;
    EXPECT_NE(r.head.find("text/html"), std::string::npos);
    EXPECT_NE(r.head.find("default-src 'self'"), std::string::npos);
    EXPECT_NE(r.head.find("Vary: Accept-Language"), std::string::npos);
  }
  for (const char* english : {"", "en-GB,en;q=0.9,fr;q=0.8", "de", "frr"})
    EXPECT_EQ(lost(english).body, "not found") << english;
  EXPECT_EQ(lost("fr", "/assets/nothing.js").body, "There is no such page.\n");
}

// That page is public, and has no actions.
TEST_F(Files, OnlyThePageForThatMayBeEmbeddedByOthers) {
  const auto ancestors = [&](const std::string& target) {
    const std::string head = http_call(port(), "GET", target).head;
    const std::size_t at = head.find("frame-ancestors ");
    return at == head.npos ? "" : head.substr(at + 16, head.find("\r\n", at) - at - 16);
  };
  EXPECT_EQ(ancestors("/embed.html"), "*");
  EXPECT_EQ(ancestors("/embed.html?v=1"), "*");
  for (const char* other : {"/", "/index.html", "/?embed.html", "/assets/app-123.js"})
    EXPECT_EQ(ancestors(other), "'none'") << other;
}

TEST_F(Files, AssetsAreKept) {
  const Reply r = http_call(port(), "GET", "/assets/app-123.js?v=1");
  EXPECT_EQ(r.status, 200);
  EXPECT_NE(r.head.find("text/javascript"), std::string::npos);
  EXPECT_NE(r.head.find("immutable"), std::string::npos);
  EXPECT_EQ(http_call(port(), "GET", "/assets/app%2D123.js").status, 200);
}

TEST_F(Files, HeadHasNoBody) {
  const Reply r = http_call(port(), "HEAD", "/");
  EXPECT_EQ(r.status, 200);
  EXPECT_TRUE(r.body.empty());
}

// Returns the answer to a browser that names these encodings.
std::string got(int port, const std::string& file, const std::string& encodings) {
  return raw_call(port, "GET " + file + " HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: " + encodings +
                            "\r\nConnection: close\r\n\r\n");
}

TEST_F(Packed, AreSentToWhoTakesThem) {
  const std::string script = "/assets/app-123.js";
  for (const char* encodings : {"gzip", "deflate, GZIP", "gzip;q=0.5", "br;q=0, gzip"}) {
    const std::string reply = got(port(), script, encodings);
    EXPECT_NE(reply.find("Content-Encoding: gzip"), std::string::npos) << encodings;
    EXPECT_NE(reply.find("text/javascript"), std::string::npos);
    EXPECT_NE(reply.find("Vary: Accept-Encoding"), std::string::npos);
    EXPECT_TRUE(reply.ends_with("\r\n\r\nzipped"));
  }
  for (const char* encodings : {"br", "gzip, deflate, br, zstd"}) {
    const std::string reply = got(port(), script, encodings);
    EXPECT_NE(reply.find("Content-Encoding: br"), std::string::npos) << encodings;
    EXPECT_TRUE(reply.ends_with("\r\n\r\nbrotli"));
  }
  for (const char* encodings : {"gzip;q=0", "gzip;q=0.000", "", "identity, ;;", "ungzip"}) {
    const std::string reply = got(port(), script, encodings);
    EXPECT_EQ(reply.find("Content-Encoding"), std::string::npos) << encodings;
    EXPECT_TRUE(reply.ends_with("console.log(1)")) << encodings;
  }
  EXPECT_EQ(got(port(), "/", "gzip").find("Content-Encoding"), std::string::npos);
}

std::string tag_of(const Reply& r) {
  const std::size_t at = r.head.find("ETag: ") + 6;
  return r.head.substr(at, r.head.find('\r', at) - at);
}

TEST_F(Packed, EachFormHasItsOwnTag) {
  std::set<std::string> tags;
  for (const char* encoding : {"identity", "gzip", "br"})
    tags.insert(tag_of(
        http_call(port(), "GET", "/assets/app-123.js", "", {.headers = {{"Accept-Encoding", encoding}}})));
  EXPECT_EQ(tags.size(), 3u);
}

// Finding 6: every visit fetched everything again.
TEST_F(Files, WhoHasItAlreadyIsSentNothing) {
  const Reply first = http_call(port(), "GET", "/");
  const std::string tag = tag_of(first);
  const auto again = [&](const std::string& tags) {
    return http_call(port(), "GET", "/", "", {.headers = {{"If-None-Match", tags}}});
  };
  for (const std::string& tags : {tag, "\"other\", " + tag, "W/" + tag, std::string("*")}) {
    const Reply r = again(tags);
    EXPECT_EQ(r.status, 304) << tags;
    EXPECT_TRUE(r.body.empty());
    EXPECT_EQ(tag_of(r), tag);
    EXPECT_NE(r.head.find("no-cache"), std::string::npos);
  }
  EXPECT_EQ(again("\"other\"").status, 200);
  EXPECT_EQ(again("").body, first.body);
}

// Finding 6: files were read from disk by the thread that plays.
TEST_F(Files, AreReadOnce) {
  const Reply before = http_call(port(), "GET", "/assets/app-123.js");
  std::filesystem::remove_all(folder / "web");
  const Reply after = http_call(port(), "GET", "/assets/app-123.js");
  EXPECT_EQ(after.status, 200);
  EXPECT_EQ(after.body, before.body);
}

TEST(FilesOfAFolder, OneThatIsNoPageIsRefused) {
  Folder folder;
  std::filesystem::create_directories(folder / "web");
  std::ofstream(folder / "web/large").seekp(300ll * 1024 * 1024) << 'x';
  Process server(folder / "games.db", folder / "web");
  EXPECT_EQ(server.port(), 0);
  EXPECT_EQ(server.wait(), 1);
  EXPECT_NE(server.log().find("more files than a page has"), std::string::npos) << server.log();
}

TEST(FilesOfAFolder, WithoutOneGamesAreServed) {
  Folder folder;
  Process server(folder / "games.db", folder / "nowhere");
  EXPECT_TRUE(healthy(server.port()));
  const Reply r = http_call(server.port(), "GET", "/");
  EXPECT_EQ(r.status, 404);
  EXPECT_NE(r.body.find("This server has no page"), std::string::npos) << r.body;
  EXPECT_TRUE(server.logs("there is no page in"));
}

// The page that is compiled into the server of the tests: tests/apps/server/data/page.
class CompiledIn : public testing::Test {
 protected:
  static std::string written(const std::string& path) {
    std::ifstream in(std::string(SERVER_TEST_DATA "/page/") + path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(in), {});
  }
  Folder folder;
};

TEST_F(CompiledIn, ThePageIsServedWhereNoFolderIsNamed) {
  Process server(folder / "games.db", {});
  const auto called = [&](const std::string& target, const std::string& encodings) {
    return http_call(server.port(), "GET", target, "", {.headers = {{"Accept-Encoding", encodings}}});
  };
  const Reply start = called("/", "gzip, br");
  EXPECT_EQ(start.status, 200);
  EXPECT_EQ(start.body, written("index.html"));
  EXPECT_NE(start.head.find("text/html; charset=utf-8"), std::string::npos);
  EXPECT_EQ(called("/assets/app-123.js", "identity").body, written("assets/app-123.js"));
  EXPECT_EQ(called("/assets/app-123.js", "gzip").body, written("assets/app-123.js.gz"));
  EXPECT_EQ(called("/assets/app-123.js", "gzip, br").body, written("assets/app-123.js.br"));
  const Reply again =
      http_call(server.port(), "GET", "/", "", {.headers = {{"If-None-Match", tag_of(start)}}});
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(called("/nothing.js", "gzip").status, 404);
}

TEST_F(CompiledIn, AFolderThatIsNamedTakesItsPlace) {
  std::filesystem::create_directory(folder / "web");
  std::ofstream(folder / "web/index.html") << "another page";
  Process server(folder / "games.db", folder / "web");
  EXPECT_EQ(http_call(server.port(), "GET", "/").body, "another page");
  EXPECT_EQ(http_call(server.port(), "GET", "/assets/app-123.js").status, 404);
}

// The server serves nothing here: it cannot create the file of the games.
TEST_F(CompiledIn, AProgramWithoutItsPageSaysSo) {
  trictrac::ServerConfig config;
  config.db = folder / "nowhere/games.db";
  testing::internal::CaptureStderr();
  EXPECT_EQ(trictrac::run_server(config), 1);
  const std::string log = testing::internal::GetCapturedStderr();
  EXPECT_NE(log.find("built without its page"), std::string::npos) << log;
}

TEST_F(Linked, NothingOutsideTheFolder) {
  for (const char* target : {"/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt",
                             "//secret.txt", "/..%2fsecret.txt", "/link.txt", "/%00", "/%", "/%2", "/%zz",
                             "/assets", "/missing.js", "/links/a.txt", "/assets/..%5c..%5csecret.txt"}) {
    const Reply r = http_call(server->port(), "GET", target);
    EXPECT_EQ(r.status, 404) << target;
    EXPECT_EQ(r.body.find("secret"), std::string::npos) << target;
  }
  EXPECT_EQ(http_call(server->port(), "POST", "/index.html").status, 405);
}

}  // namespace files_test
}  // namespace served
