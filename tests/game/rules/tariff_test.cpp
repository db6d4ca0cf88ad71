// What is known of a jan besides when it is made.
#include "game/rules/tariff.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

namespace tariff_test {

using namespace trictrac;

TEST(Tariff, FourJansWereAbandoned) {  // P11
  constexpr std::array kAbandoned{Jan::Rencontre, Jan::PileMake, Jan::PileKeep, Jan::Margot};
  for (int i = 0; i < kJans; ++i) {
    const Jan jan = static_cast<Jan>(i);
    EXPECT_EQ(abandoned(jan), std::ranges::find(kAbandoned, jan) != kAbandoned.end()) << tariff(jan).name;
  }
}

}  // namespace tariff_test
