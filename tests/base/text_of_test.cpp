#include "base/text_of.h"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>

namespace trictrac {
namespace text_of_test {

TEST(TextOf, PutsValuesInTheirPlaces) {
  EXPECT_EQ(text_of("{} has {} men", "White", 14), "White has 14 men");
  EXPECT_EQ(text_of("no place"), "no place");
  EXPECT_EQ(text_of("{}{}", std::string("a"), std::string_view("b")), "ab");
  EXPECT_EQ(text_of("'{}'", 'x'), "'x'");
  EXPECT_EQ(text_of("{\"a\": {}}", 1), "{\"a\": 1}");
}

TEST(TextOf, AValueThatLooksLikeAPlaceIsLeftAsItIs) { EXPECT_EQ(text_of("{} {}", "{}", 1), "{} 1"); }

TEST(TextOf, AnEmptyTextIsEmpty) { EXPECT_EQ(text_of("[{}]", ""), "[]"); }

TEST(TextOf, PrintsEveryWholeNumber) {
  EXPECT_EQ(text_of("{}", 0), "0");
  EXPECT_EQ(text_of("{}", std::uint8_t{200}), "200");
  EXPECT_EQ(text_of("{}", std::int8_t{-7}), "-7");
  EXPECT_EQ(text_of("{}", std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
  EXPECT_EQ(text_of("{}", std::numeric_limits<std::int64_t>::max()), "9223372036854775807");
  EXPECT_EQ(text_of("{}", std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
}

}  // namespace text_of_test
}  // namespace trictrac
