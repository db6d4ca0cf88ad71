// Who is at a game, and who hears of it.
#include "apps/server/circle.h"

#include <gtest/gtest.h>

namespace trictrac {
namespace circle_test {

struct Someone : Watcher {
  std::optional<ProtocolError> count_lines(int) override { return std::nullopt; }
  void show(int n, const std::shared_ptr<const std::string>& line) override {
    heard.push_back(std::to_string(n) + *line);
  }
  void hear(News, const std::shared_ptr<const std::string>& message) override { heard.push_back(*message); }
  std::vector<std::string> take() { return std::exchange(heard, {}); }
  std::vector<std::string> heard;
};

std::string here(const std::string& players, int watching) {
  return R"({"say":"here","players":[)" + players + R"(],"watching":)" + std::to_string(watching) + "}";
}
using Heard = std::vector<std::string>;

TEST(Circle, EveryChangeIsHeardOnceByAll) {
  Circle circle;
  const auto anne = std::make_shared<Someone>(), marie = std::make_shared<Someone>();
  circle.enter(anne, {0});
  EXPECT_EQ(anne->take(), Heard{here("0", 0)});
  circle.enter(marie, {1});
  EXPECT_EQ(anne->take(), Heard{here("0,1", 0)});
  EXPECT_EQ(marie->take(), Heard{here("0,1", 0)});
  circle.leave(*marie);
  EXPECT_EQ(anne->take(), Heard{here("0", 0)});
  circle.leave(*marie);
  EXPECT_TRUE(anne->take().empty()) << "nothing has changed";
  EXPECT_TRUE(marie->take().empty()) << "who has left hears nothing";
}

TEST(Circle, WhoComesWithASecondPageHearsItAlone) {
  Circle circle;
  const auto anne = std::make_shared<Someone>(), again = std::make_shared<Someone>();
  circle.enter(anne, {0, 1});
  anne->take();
  circle.enter(again, {1});
  EXPECT_TRUE(anne->take().empty());
  EXPECT_EQ(again->take(), Heard{here("0,1", 0)});
  circle.leave(*anne);
  EXPECT_EQ(again->take(), Heard{here("1", 0)});
}

TEST(Circle, WhoeverHoldsNoSeatLooksOn) {
  Circle circle;
  const auto anne = std::make_shared<Someone>(), watcher = std::make_shared<Someone>();
  circle.enter(anne, {2});
  circle.enter(watcher, {});
  EXPECT_EQ(anne->take().back(), here("2", 1));
  circle.enter(watcher, {0});
  EXPECT_EQ(anne->take(), Heard{here("0,2", 0)}) << "he takes a seat, and that is one change";
}

TEST(Circle, KeepsNobodyAlive) {
  Circle circle;
  auto anne = std::make_shared<Someone>();
  circle.enter(anne, {0});
  EXPECT_TRUE(circle.anybody());
  anne.reset();
  EXPECT_FALSE(circle.anybody());
  circle.show(1, "line");
}

TEST(Circle, LinesAndNewsReachAll) {
  Circle circle;
  const auto anne = std::make_shared<Someone>(), watcher = std::make_shared<Someone>();
  circle.enter(anne, {0});
  circle.enter(watcher, {});
  anne->take(), watcher->take();
  circle.show(3, "line");
  circle.announce(News::Said, "hello");
  EXPECT_EQ(anne->take(), (Heard{"3line", "hello"}));
  EXPECT_EQ(watcher->take(), (Heard{"3line", "hello"}));
}

TEST(Circle, AWishIsAnotherOnlyOnce) {
  Circle circle;
  EXPECT_TRUE(circle.wish(1, true));
  EXPECT_FALSE(circle.wish(1, true));
  EXPECT_FALSE(circle.wish(0, false));
  EXPECT_TRUE(circle.wish(0, true));
  EXPECT_EQ(circle.wishes(), (std::vector{0, 1}));
  EXPECT_TRUE(circle.wish(1, false));
  EXPECT_EQ(circle.wishes(), std::vector{0});
}

}  // namespace circle_test
}  // namespace trictrac
