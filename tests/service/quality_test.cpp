// How well a game was played, by its review.
#include <nlohmann/json.hpp>

#include "service/rated.h"
#include "service/sat.h"

namespace trictrac {
namespace quality_test {

std::string played_by(const char* white, const char* black, const char* format = "tour") {
  const auto seat = [](const char* bot) { return Json{{"kind", "bot"}, {"bot", bot}, {"name", bot}}; };
  const auto table = Sat::down({{"format", format}, {"white", seat(white)}, {"black", seat(black)}},
                               {seed_of(5), false, ""});
  EXPECT_TRUE(table) << table.error().message;
  return table->table->record_text();
}

TEST(Quality, IsWhatAReviewSeesOfBoth) {
  const auto seen = quality_of(played_by("valere", "hasard"));
  ASSERT_TRUE(seen);
  const auto& [strong, weak] = std::pair((*seen)[0], (*seen)[1]);
  EXPECT_GT(strong.choices, 10);
  EXPECT_LT(strong.lost / strong.choices, weak.lost / weak.choices) << "who plays at random loses more";
  EXPECT_EQ(strong.gained, -weak.gained) << "what one is paid the other pays";
  EXPECT_EQ(strong.adjusted, -weak.adjusted);
  EXPECT_EQ(std::abs(strong.gained), 1000 * (std::abs(strong.gained) / 1000)) << "a tour pays whole stakes";
}

TEST(Quality, IsNotSaidOfWhatHasNoReview) {
  EXPECT_FALSE(quality_of(played_by("commis", "commis", "courrier")));
  EXPECT_FALSE(quality_of("nothing"));
}

}  // namespace quality_test
}  // namespace trictrac
