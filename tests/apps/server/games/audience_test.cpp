// The people present at a game, and those who hear of it.
#include "apps/server/hub/audience.h"

#include <gtest/gtest.h>

namespace trictrac {
namespace circle_test {

struct Someone : Subscriber {
  std::optional<ApiError> count_lines(int) override { return std::nullopt; }
  void show(int n, const std::shared_ptr<const std::string>& line) override {
    heard.push_back(std::to_string(n) + *line);
  }
  void hear(const Topic&, const std::shared_ptr<const std::string>& message) override {
    heard.push_back(*message);
  }
  void unseat(int player) override { heard.push_back("unseat " + std::to_string(player)); }
  std::vector<std::string> take() { return std::exchange(heard, {}); }
  std::vector<std::string> heard;
};

std::string here(const std::string& players, int watching) {
  return R"({"say":"here","players":[)" + players + R"(],"watching":)" + std::to_string(watching) + "}";
}
using Heard = std::vector<std::string>;

TEST(Audience, EveryChangeIsHeardOnceByAll) {
  Audience audience;
  const auto anne = std::make_shared<Someone>(), marie = std::make_shared<Someone>();
  audience.enter(anne, {{0}}, 0);
  EXPECT_EQ(anne->take(), Heard{here("0", 0)});
  audience.enter(marie, {{1}}, 0);
  EXPECT_EQ(anne->take(), Heard{here("0,1", 0)});
  EXPECT_EQ(marie->take(), Heard{here("0,1", 0)});
  audience.leave(*marie);
  EXPECT_EQ(anne->take(), Heard{here("0", 0)});
  audience.leave(*marie);
  EXPECT_TRUE(anne->take().empty()) << "nothing has changed";
  EXPECT_TRUE(marie->take().empty()) << "who has left hears nothing";
}

TEST(Audience, ASecondPageHearsItAlone) {
  Audience audience;
  const auto anne = std::make_shared<Someone>(), again = std::make_shared<Someone>();
  audience.enter(anne, {{0, 1}}, 0);
  anne->take();
  audience.enter(again, {{1}}, 0);
  EXPECT_TRUE(anne->take().empty());
  EXPECT_EQ(again->take(), Heard{here("0,1", 0)});
  audience.leave(*anne);
  EXPECT_EQ(again->take(), Heard{here("1", 0)});
}

TEST(Audience, APageWithoutASeatWatches) {
  Audience audience;
  const auto anne = std::make_shared<Someone>(), subscriber = std::make_shared<Someone>();
  audience.enter(anne, {{2}}, 0);
  audience.enter(subscriber, {}, 0);
  EXPECT_EQ(anne->take().back(), here("2", 1));
  audience.enter(subscriber, {{0}}, 0);
  EXPECT_EQ(anne->take(), Heard{here("0,2", 0)}) << "a seat is taken, and that is one change";
}

TEST(Audience, KeepsNobodyAlive) {
  Audience audience;
  auto anne = std::make_shared<Someone>();
  audience.enter(anne, {{0}}, 0);
  EXPECT_TRUE(audience.anybody());
  anne.reset();
  EXPECT_FALSE(audience.anybody());
  audience.show(1, "line");
}

TEST(Audience, EventsAndNewsReachAll) {
  Audience audience;
  const auto anne = std::make_shared<Someone>(), subscriber = std::make_shared<Someone>();
  audience.enter(anne, {{0}}, 0);
  audience.enter(subscriber, {}, 0);
  anne->take(), subscriber->take();
  audience.show(3, "line");
  audience.announce(Topic{"said"}, "hello");
  EXPECT_EQ(anne->take(), (Heard{"3line", "hello"}));
  EXPECT_EQ(subscriber->take(), (Heard{"3line", "hello"}));
}

TEST(Audience, ARepeatedOfferChangesNothing) {
  Audience audience;
  EXPECT_TRUE(audience.wish(1, true));
  EXPECT_FALSE(audience.wish(1, true));
  EXPECT_FALSE(audience.wish(0, false));
  EXPECT_TRUE(audience.wish(0, true));
  EXPECT_EQ(audience.wishes(), (std::vector{0, 1}));
  EXPECT_TRUE(audience.wish(1, false));
  EXPECT_EQ(audience.wishes(), std::vector{0});
}

}  // namespace circle_test
}  // namespace trictrac
