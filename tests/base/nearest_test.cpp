#include "base/nearest.h"

#include <gtest/gtest.h>

namespace trictrac {
namespace nearest_test {

TEST(Nearest, CountsWhatMustBeChanged) {
  EXPECT_EQ(edit_distance("show", "show"), 0);
  EXPECT_EQ(edit_distance("shwo", "show"), 1);
  EXPECT_EQ(edit_distance("sho", "show"), 1);
  EXPECT_EQ(edit_distance("shoow", "show"), 1);
  EXPECT_EQ(edit_distance("shot", "show"), 1);
  EXPECT_EQ(edit_distance("", "show"), 4);
  EXPECT_EQ(edit_distance("kitten", "sitting"), 3);
}

TEST(Nearest, IsOnlyWhatMayBeMeant) {
  const std::string words[] = {"show", "serve", "sheet", "replay"};
  EXPECT_EQ(nearest("shwo", words), "show");
  EXPECT_EQ(nearest("srve", words), "serve");
  EXPECT_EQ(nearest("repaly", words), "replay");
  EXPECT_FALSE(nearest("dance", words));
  EXPECT_FALSE(nearest("", words));
  EXPECT_FALSE(nearest(std::string(100'000, 's'), words));
  EXPECT_FALSE(nearest("show", {}));
  EXPECT_EQ(did_you_mean("shwo", words), ": did you mean \"show\"?");
  EXPECT_EQ(did_you_mean("dance", words), "");
}

}  // namespace nearest_test
}  // namespace trictrac
