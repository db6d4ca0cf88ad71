// What is sent to browsers, by the examples of the RFCs.
#include "push/encrypted.h"

#include <gtest/gtest.h>

#include "people/base64url.h"

namespace trictrac {
namespace encrypted_test {

std::string bytes(std::string_view text) { return from_base64url(text).value_or(""); }

// RFC 8188, section 3.1.
TEST(Push, IsCodedAsTheRfcCodesIt) {
  EXPECT_EQ(to_base64url(coded(bytes("yqdlZ-tYemfogSmv7Ws5PQ"), bytes("I1BsxtFttlv3u_Oo94xnmw"), "",
                               "I am the walrus")),
            "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg");
}

// RFC 8291, section 5.
class TheExample : public testing::Test {
 protected:
  const std::string text = "When I grow up, I want to be a watermelon";
  const std::string salt = bytes("DGv6ra1nlYgDCS1FRnbzlw");
  const std::string secret = bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
  const std::string point =
      bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
  const std::string his_secret = bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94");
  const PushSubscription he{
      "https://push.example/1",
      bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
      bytes("BTBZMqHH6r4Tts7J_aSIgg")};
};

TEST_F(TheExample, HasThesePoints) {
  EXPECT_EQ(KeyPair::of_secret(secret)->point(), point);
  EXPECT_EQ(KeyPair::of_secret(his_secret)->point(), he.p256dh);
}

TEST_F(TheExample, IsEncryptedSo) {
  const auto body = encrypted(he, text, *KeyPair::of_secret(secret), salt);
  ASSERT_TRUE(body);
  EXPECT_EQ(
      to_base64url(*body),
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
      "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST_F(TheExample, IsEncryptedAnewEachTime) {
  const auto one = encrypted(he, text), other = encrypted(he, text);
  ASSERT_TRUE(one && other);
  EXPECT_EQ(one->size(), other->size());
  EXPECT_NE(one->substr(0, kSaltBytes), other->substr(0, kSaltBytes));
  EXPECT_NE(one->substr(kSaltBytes + 5, 65), other->substr(kSaltBytes + 5, 65))
      << "the key is made for it alone";
}

TEST_F(TheExample, BrowsersWhoseKeysAreNoneGetNothing) {
  PushSubscription wrong = he;
  wrong.p256dh.back() ^= 1;
  EXPECT_FALSE(encrypted(wrong, text)) << "not on the curve";
  wrong.p256dh = "short";
  EXPECT_FALSE(encrypted(wrong, text));
  wrong = he;
  wrong.auth.pop_back();
  EXPECT_FALSE(encrypted(wrong, text));
}

TEST(KeyPairs, AreMadeByChanceAndKeptByTheirSecret) {
  const auto one = KeyPair::make(), other = KeyPair::make();
  ASSERT_TRUE(one && other);
  EXPECT_NE(one->secret(), other->secret());
  EXPECT_EQ(KeyPair::of_secret(one->secret())->point(), one->point());
  EXPECT_EQ(one->shared_with(other->point()), other->shared_with(one->point()));
  EXPECT_FALSE(KeyPair::of_secret("short"));
  EXPECT_FALSE(KeyPair::of_secret(std::string(32, '\0')));
  EXPECT_FALSE(KeyPair::of_secret(std::string(32, '\xff')));
}

}  // namespace encrypted_test
}  // namespace trictrac
