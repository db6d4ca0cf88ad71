// A broken contract ends the program where contracts are checked, and costs nothing where they are not.
#include "base/assert.h"

#include <gtest/gtest.h>

namespace trictrac {
namespace assert_test {

constexpr int half(int even) {
  TRICTRAC_ASSERT(even % 2 == 0);
  return even / 2;
}
static_assert(half(4) == 2);  // the condition may be computed at compile time

TEST(Assert, PassesWhatIsKept) { EXPECT_EQ(half(6), 3); }

#ifdef TRICTRAC_ASSERTS
TEST(AssertDeathTest, NamesFileLineAndCondition) {
  EXPECT_DEATH(half(5), "assert_test\\.cpp:[0-9]+: .*even % 2 == 0");
}
#else
TEST(Assert, IsNotEvaluatedWhereContractsAreNotChecked) {
  int evaluated = 0;
  TRICTRAC_ASSERT(++evaluated > 0);
  EXPECT_EQ(evaluated, 0);
}
#endif

}  // namespace assert_test
}  // namespace trictrac
