// Names and origins.
#include "apps/server/runtime/origin_policy.h"

#include <gtest/gtest.h>

namespace trictrac {
namespace gate_test {

TEST(OriginPolicy, AnswersToNamesThatNobodyElseCanPointHere) {
  const OriginPolicy origin_policy({});
  for (const char* host : {"localhost", "LOCALHOST:8080", "trictrac.localhost", "127.0.0.1", "127.0.0.1:8080",
                           "192.168.1.7:8080", "[::1]", "[::1]:8080"})
    EXPECT_FALSE(origin_policy.wrong_host(host)) << host;
  EXPECT_FALSE(origin_policy.wrong_host(std::nullopt)) << "a program, in HTTP 1.0";
  for (const char* host : {"evil.example", "evil.example:8080", "localhost.evil.example",
                           "127.0.0.1.evil.example", "", ":8080", "[", "[::1", "user@localhost"})
    EXPECT_TRUE(origin_policy.wrong_host(host)) << host;
}

TEST(OriginPolicy, AnswersToTheNamesGiven) {
  const OriginPolicy origin_policy({.hosts = {"Trictrac.example"}, .origins = {}});
  EXPECT_FALSE(origin_policy.wrong_host("trictrac.example"));
  EXPECT_FALSE(origin_policy.wrong_host("TRICTRAC.example:443"));
  EXPECT_FALSE(origin_policy.wrong_host("localhost"));
  const auto wrong = origin_policy.wrong_host("other.example");
  ASSERT_TRUE(wrong);
  EXPECT_EQ(wrong->code, ErrorCode::NotAllowed);
  EXPECT_NE(wrong->message.find("--host"), std::string::npos);
}

TEST(OriginPolicy, APageMayAskWhereItCameFrom) {
  const OriginPolicy origin_policy({});
  EXPECT_FALSE(origin_policy.wrong_origin(std::nullopt, "localhost:8080")) << "a program";
  EXPECT_FALSE(origin_policy.wrong_origin("http://localhost:8080", "localhost:8080"));
  EXPECT_FALSE(origin_policy.wrong_origin("https://trictrac.example", "trictrac.example"))
      << "behind a proxy with TLS";
  EXPECT_FALSE(origin_policy.wrong_origin("https://trictrac.example", "Trictrac.example:443"));
  EXPECT_FALSE(origin_policy.wrong_origin("http://[::1]:8080", "[::1]:8080"));
  for (const char* origin :
       {"http://evil.example", "null", "", "http://", "http://localhost", "http://localhost:80801",
        "http://localhost:8080.evil.example", "http://localhost:8080/", "ftp://localhost:8080",
        "http://evil@localhost:8080", "http://127.0.0.1:8080"})
    EXPECT_TRUE(origin_policy.wrong_origin(origin, "localhost:8080")) << origin;
  EXPECT_TRUE(origin_policy.wrong_origin("http://", ""));
}

TEST(OriginPolicy, OtherOriginsMayBeAllowed) {
  const OriginPolicy origin_policy({.hosts = {}, .origins = {"https://Club.example"}});
  EXPECT_FALSE(origin_policy.wrong_origin("https://club.example", "localhost:8080"));
  EXPECT_TRUE(origin_policy.wrong_origin("http://club.example", "localhost:8080"));
  EXPECT_NE(origin_policy.wrong_origin("http://x", "y")->message.find("--allow-origin"), std::string::npos);
}

}  // namespace gate_test
}  // namespace trictrac
