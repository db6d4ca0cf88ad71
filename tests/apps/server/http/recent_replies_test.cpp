// Requests that come a second time, because the reply to the first was lost.
#include "apps/server/http/recent_replies.h"

#include "fixture.h"

namespace served {
namespace recent_replies_test {

using trictrac::Clock;
using trictrac::HttpReply;
using trictrac::HttpRequest;
using trictrac::RecentReplies;
using trictrac::ThenReply;

constexpr const char* kKey = "0123456789abcdef";

HttpRequest post(const std::string& key, const std::string& body = "{}") {
  HttpRequest request;
  request.method = "POST";
  request.target = "/api/games";
  request.body = body;
  request.idempotency_key = key;
  return request;
}

HttpReply with_status(int status) {
  HttpReply reply;
  reply.status = status;
  return reply;
}

// The first of several copies, whose own reply no test looks at.
ThenReply nobody() {
  return [](const HttpReply&) {};
}

// The statuses a copy is answered with.
struct Copies {
  std::vector<int> statuses;
  ThenReply then() {
    return [this](const HttpReply& reply) { statuses.push_back(reply.status); };
  }
};

TEST(RecentReplies, ACopyWaitsForTheReplyToTheFirst) {
  RecentReplies replies;
  Copies copies;
  const auto now = Clock::now();
  ThenReply first = nobody(), second = copies.then(), third = copies.then();
  EXPECT_TRUE(replies.is_first(post(kKey), first, now).value());
  EXPECT_FALSE(replies.is_first(post(kKey), second, now).value());
  EXPECT_TRUE(copies.statuses.empty());
  first(with_status(201));
  EXPECT_EQ(copies.statuses, std::vector{201});
  EXPECT_FALSE(replies.is_first(post(kKey), third, now).value());
  EXPECT_EQ(copies.statuses, (std::vector{201, 201}));
}

TEST(RecentReplies, AReplyThatSaysTryAgainIsNotRemembered) {
  for (const int status : {429, 500, 503}) {
    RecentReplies replies;
    Copies copies;
    const auto now = Clock::now();
    ThenReply first = nobody(), second = copies.then(), third = copies.then();
    EXPECT_TRUE(replies.is_first(post(kKey), first, now).value());
    EXPECT_FALSE(replies.is_first(post(kKey), second, now).value());
    first(with_status(status));
    EXPECT_EQ(copies.statuses, std::vector{status});
    EXPECT_TRUE(replies.is_first(post(kKey), third, now).value());
  }
}

TEST(RecentReplies, AKeyBelongsToOneRequest) {
  RecentReplies replies;
  Copies copies;
  const auto now = Clock::now();
  ThenReply first = nobody(), other = copies.then();
  EXPECT_TRUE(replies.is_first(post(kKey), first, now).value());
  EXPECT_EQ(replies.is_first(post(kKey, "[]"), other, now).error().code, trictrac::ErrorCode::BadMessage);
}

TEST(RecentReplies, NoMoreCopiesWaitThanMay) {
  RecentReplies replies;
  Copies copies;
  const auto now = Clock::now();
  ThenReply first = nobody();
  EXPECT_TRUE(replies.is_first(post(kKey), first, now).value());
  for (std::size_t i = 0; i < RecentReplies::kMostWaiting; ++i) {
    ThenReply copy = copies.then();
    EXPECT_FALSE(replies.is_first(post(kKey), copy, now).value());
  }
  ThenReply one_more = copies.then();
  EXPECT_EQ(replies.is_first(post(kKey), one_more, now).error().code, trictrac::ErrorCode::TooMany);
  first(with_status(200));
  EXPECT_EQ(copies.statuses.size(), RecentReplies::kMostWaiting);
}

TEST(RecentReplies, OldRepliesAreForgottenButNoneThatIsStillDue) {
  RecentReplies replies;
  Copies copies;
  const auto now = Clock::now();
  const auto later = now + RecentReplies::kRemembered + std::chrono::seconds(1);
  ThenReply first = nobody(), again = copies.then(), late = copies.then();
  EXPECT_TRUE(replies.is_first(post(kKey), first, now).value());
  EXPECT_FALSE(replies.is_first(post(kKey), again, later).value());  // it still runs
  first(with_status(200));
  EXPECT_TRUE(replies.is_first(post(kKey), late, later).value());
}

TEST(RecentReplies, NoMoreAreRememberedThanMay) {
  RecentReplies replies;
  const auto now = Clock::now();
  const auto key_of = [](std::size_t i) { return "a-key-of-number-" + std::to_string(i); };
  for (std::size_t i = 0; i <= RecentReplies::kMost; ++i) {
    ThenReply first = nobody();
    EXPECT_TRUE(replies.is_first(post(key_of(i)), first, now).value());
    first(with_status(200));
  }
  Copies copies;
  ThenReply last = copies.then(), oldest = copies.then();
  EXPECT_FALSE(replies.is_first(post(key_of(RecentReplies::kMost)), last, now).value());
  EXPECT_TRUE(replies.is_first(post(key_of(0)), oldest, now).value());
}

using Repeated = WithServer;

Reply post_once(int port, const std::string& target, const std::string& body, const std::string& key,
                Headers headers = {}) {
  headers.emplace_back("Idempotency-Key", key);
  return http_call(port, "POST", target, body, {.headers = std::move(headers)});
}

constexpr const char* kGame =
    R"({"white":{"kind":"human","name":"Cloris"},"black":{"kind":"human"},"mine":[0]})";

TEST_F(Repeated, AGameIsMadeOnceAndItsKeysAreToldAgain) {
  const Reply first = post_once(port(), "/api/games", kGame, kKey);
  ASSERT_EQ(first.status, 201) << first.body;
  const Reply again = post_once(port(), "/api/games", kGame, kKey);
  EXPECT_EQ(again.status, 201);
  EXPECT_EQ(again.body, first.body);
  const Reply other = post_once(port(), "/api/games", kGame, "another-key-of-a-page");
  EXPECT_NE(other.json()["game"], first.json()["game"]);
  const auto cookie_line = [](const Reply& r) {
    return r.head.substr(r.head.find("Set-Cookie: ")).substr(0, 60);
  };
  EXPECT_EQ(cookie_line(again), cookie_line(first)) << "the same guest";
}

TEST_F(Repeated, ASeatIsTakenOnceAndItsKeyIsToldAgain) {
  const Json made = post_once(port(), "/api/games", kGame, kKey).json();
  const std::string target = "/api/games/" + made["game"].get<std::string>() + "/claim";
  const std::string body = R"({"player":1,"claim":")" + made["claims"]["1"].get<std::string>() + R"("})";
  const Reply first = post_once(port(), target, body, "the-key-of-this-claim");
  ASSERT_EQ(first.status, 200) << first.body;
  EXPECT_EQ(post_once(port(), target, body, "the-key-of-this-claim").body, first.body);
  EXPECT_EQ(post_once(port(), target, body, "the-key-of-another-one").code(), "bad_key");
}

TEST_F(Repeated, AnAnswerToTheDayIsCountedOnce) {
  const auto today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  const std::string target = "/api/days/" + std::to_string(today.time_since_epoch().count());
  const auto times = [&] {
    const Json days = http_call(port(), "GET", target).json();
    int all = 0;
    for (const Json& one : days["answers"]) all += one["times"].get<int>();
    return all;
  };
  for (int i = 0; i < 2; ++i) {
    const Reply r = post_once(port(), target, R"({"answer":"hold"})", kKey);
    ASSERT_EQ(r.status, 200) << r.body;
  }
  EXPECT_EQ(times(), 1);
}

TEST_F(Repeated, AKeyOfAnotherRequestOrABadOneIsRefused) {
  EXPECT_EQ(post_once(port(), "/api/games", kGame, kKey).status, 201);
  const Reply other = post_once(port(), "/api/games", R"({"mine":[0]})", kKey);
  EXPECT_EQ(other.status, 400);
  EXPECT_EQ(other.code(), "bad_message");
  for (const std::string& bad :
       {std::string("short"), std::string(65, 'a'), std::string("spaces are not one ")})
    EXPECT_EQ(post_once(port(), "/api/games", kGame, bad).code(), "bad_message") << bad;
}

}  // namespace recent_replies_test
}  // namespace served
