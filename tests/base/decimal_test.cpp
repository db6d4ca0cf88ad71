// Numbers with a fraction at the front of a text.
#include "base/decimal.h"

#include <gtest/gtest.h>

namespace trictrac {
namespace decimal_test {

struct Taken {
  std::string_view text;
  double number;
  std::string_view rest;
};

TEST(Decimal, IsTakenFromTheFront) {
  for (const Taken& t : {Taken{"1.5", 1.5, ""}, Taken{"-0.25,3", -0.25, ",3"}, Taken{"7 holes", 7, " holes"},
                         Taken{"2e3x", 2000, "x"}, Taken{"0x10", 0, "x10"}}) {
    std::string_view text = t.text;
    EXPECT_EQ(take_decimal(text), t.number) << t.text;
    EXPECT_EQ(text, t.rest) << t.text;
  }
}

TEST(Decimal, IsNotTakenWhereNoneStands) {
  for (const std::string_view no : {"", " 1", "+1", "e3", "x", "-"}) {
    std::string_view text = no;
    EXPECT_EQ(take_decimal(text), std::nullopt) << no;
    EXPECT_EQ(text, no);
  }
}

}  // namespace decimal_test
}  // namespace trictrac
