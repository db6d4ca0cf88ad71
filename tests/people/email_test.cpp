#include <gtest/gtest.h>

#include "people/mail.h"

namespace trictrac {
namespace email_test {

TEST(Email, TakesWhatCanBeAnAddress) {
  for (const char* good : {"anne@club.example", "a.b+trictrac@x", "élise@château.example"})
    EXPECT_EQ(email_fault(good), std::nullopt) << good;
}

TEST(Email, RefusesWhatIsNoneOrMoreThanOne) {
  for (const char* bad :
       {"", "anne", "@club.example", "anne@", "a@b@c", "anne@club.example, jean@club.example",
        "anne@club.example\r\nBcc: all@club.example", "Anne <anne@club.example>", "an ne@club.example",
        "anne@club.example\x7f", "anne@club.example\u2028", "an\u200Bne@club.example",
        "anne\xff@club.example"})
    EXPECT_NE(email_fault(bad), std::nullopt) << bad;
  EXPECT_EQ(email_fault(std::string(250, 'a') + "@b.c"), std::nullopt);
  EXPECT_EQ(email_fault(std::string(251, 'a') + "@b.c"), "must have at most 254 bytes");
}

}  // namespace email_test
}  // namespace trictrac
