#include "people/password.h"

#include <gtest/gtest.h>
#include <sodium.h>

namespace trictrac {
namespace password_test {

class Password : public testing::Test {
 protected:
  void SetUp() override { ASSERT_GE(sodium_init(), 0); }
};

TEST_F(Password, OnlyItsOwnHashFits) {
  const std::string hash = password_hash("le coin de repos");
  EXPECT_TRUE(hash.starts_with("$argon2id$")) << hash;
  EXPECT_TRUE(password_fits("le coin de repos", hash));
  EXPECT_FALSE(password_fits("Le coin de repos", hash));
  EXPECT_FALSE(password_fits("", hash));
  EXPECT_NE(password_hash("le coin de repos"), hash) << "each has a salt of its own";
  EXPECT_TRUE(password_fits(std::string("a\0b, c\0d", 8), password_hash(std::string("a\0b, c\0d", 8))));
  EXPECT_FALSE(password_fits(std::string("a\0x, c\0d", 8), password_hash(std::string("a\0b, c\0d", 8))));
}

TEST_F(Password, WithoutAHashNothingFits) {
  EXPECT_FALSE(password_fits("", ""));
  EXPECT_FALSE(password_fits("le coin de repos", ""));
  EXPECT_FALSE(password_fits("le coin de repos", "le coin de repos")) << "what is no hash fits nothing";
}

TEST_F(Password, IsLongEnoughAndNotEverybodys) {
  EXPECT_EQ(password_fault("margots!", "Anne"), std::nullopt);
  EXPECT_EQ(password_fault(std::string(200, 'x'), "Anne"), std::nullopt);
  EXPECT_EQ(password_fault("margot!", "Anne"), "must have at least 8 bytes");
  EXPECT_EQ(password_fault(std::string(201, 'x'), "Anne"), "must have at most 200 bytes");
  for (const char* common : {"password", "PASSWORD1", "12345678", "Azertyuiop", "motdepasse", "trictrac"})
    EXPECT_EQ(password_fault(common, "Anne"), "must not be one of the most common passwords") << common;
  EXPECT_EQ(password_fault("CHARPENTIER", "Charpentier"), "must not be the name of the account");
}

}  // namespace password_test
}  // namespace trictrac
