// The attention of the levels: the figures of docs/bots.md, measured on fewer tours.
#include "lab/measure/attention.h"

#include <gtest/gtest.h>

namespace attention_test {

using trictrac::measure::attention_of;
using trictrac::measure::AttentionRates;

TEST(Attention, TheStrongestMarkWithoutFaultAndSeeEverything) {
  const AttentionRates best = attention_of("lelasseux", 10, 1);
  EXPECT_GT(best.marked_rightly.of, 100);
  EXPECT_EQ(best.marked_rightly.is, best.marked_rightly.of);
  EXPECT_EQ(best.false_claims.is, 0);
  EXPECT_EQ(best.plays_seen.is, best.plays_seen.of);
  EXPECT_EQ(best.disputed.is, best.disputed.of);
  EXPECT_GT(best.errors_seen.share()->value, 0.9);  // it leaves those that would cost it more
}

TEST(Attention, TheWeakerTheMoreTheyOverlook) {
  double marked = 0, seen = 0;
  for (const auto* level : {"geronte", "valere", "jollyvet", "lelasseux"}) {
    const AttentionRates r = attention_of(level, 20, 1);
    EXPECT_GT(r.marked_rightly.share()->value, marked) << level;
    EXPECT_GT(r.errors_seen.share()->value, seen) << level;
    marked = r.marked_rightly.share()->value;
    seen = r.errors_seen.share()->value;
  }
}

}  // namespace attention_test
