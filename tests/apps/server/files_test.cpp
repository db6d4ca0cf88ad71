// The page's files and nothing else.
#include "fixture.h"

namespace served {
namespace {

using Files = WithServer;

TEST_F(Files, TheIndexComesWithItsPolicy) {
  const Reply r = http_call(port(), "GET", "/");
  EXPECT_EQ(r.status, 200);
  EXPECT_NE(r.body.find("Trictrac"), std::string::npos);
  EXPECT_NE(r.head.find("text/html; charset=utf-8"), std::string::npos);
  EXPECT_NE(r.head.find("default-src 'self'"), std::string::npos);
  EXPECT_EQ(r.head.find("http://"), std::string::npos);
  EXPECT_NE(r.head.find("nosniff"), std::string::npos);
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

TEST_F(Files, APackedFileIsSentToWhoTakesIt) {
  std::ofstream(folder / "web/assets/app-123.js.gz") << "packed";
  const auto got = [&](const std::string& file, const std::string& encodings) {
    return raw_call(port(), "GET " + file + " HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: " + encodings +
                                "\r\nConnection: close\r\n\r\n");
  };
  for (const char* encodings : {"gzip", "deflate, GZIP, br"}) {
    const std::string reply = got("/assets/app-123.js", encodings);
    EXPECT_NE(reply.find("Content-Encoding: gzip"), std::string::npos) << encodings;
    EXPECT_NE(reply.find("text/javascript"), std::string::npos);
    EXPECT_NE(reply.find("Vary: Accept-Encoding"), std::string::npos);
    EXPECT_TRUE(reply.ends_with("\r\n\r\npacked"));
  }
  for (const char* encodings : {"br", "gzip;q=0", "", "identity, ;;", "ungzip"}) {
    const std::string reply = got("/assets/app-123.js", encodings);
    EXPECT_EQ(reply.find("Content-Encoding"), std::string::npos) << encodings;
    EXPECT_TRUE(reply.ends_with("console.log(1)")) << encodings;
  }
  EXPECT_EQ(got("/", "gzip").find("Content-Encoding"), std::string::npos);
}

TEST_F(Files, NothingOutsideTheFolder) {
  std::filesystem::create_symlink(folder / "secret.txt", folder / "web/link.txt");
  for (const char* target : {"/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt",
                             "//secret.txt", "/..%2fsecret.txt", "/link.txt", "/%00", "/%", "/%2", "/%zz",
                             "/assets", "/missing.js", "/assets/..%5c..%5csecret.txt"}) {
    const Reply r = http_call(port(), "GET", target);
    EXPECT_EQ(r.status, 404) << target;
    EXPECT_EQ(r.body.find("secret"), std::string::npos) << target;
  }
  EXPECT_EQ(http_call(port(), "POST", "/index.html").status, 405);
}

}  // namespace
}  // namespace served
