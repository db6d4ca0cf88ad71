// Push messages: encryption, keys and signatures, by the examples of the RFCs.
#include "push/encryption.h"

#include <gtest/gtest.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/params.h>

#include "people/base64url.h"
#include "people/c_library.h"

namespace trictrac {
namespace encryption_test {

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
  const std::string browser_secret = bytes("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94");
  const PushSubscription browser{
      "https://push.example/1",
      bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
      bytes("BTBZMqHH6r4Tts7J_aSIgg")};
};

TEST_F(TheExample, HasThesePoints) {
  EXPECT_EQ(KeyPair::of_secret(secret)->point(), point);
  EXPECT_EQ(KeyPair::of_secret(browser_secret)->point(), browser.p256dh);
}

TEST_F(TheExample, IsEncryptedSo) {
  const auto body = encrypted(browser, text, *KeyPair::of_secret(secret), salt);
  ASSERT_TRUE(body);
  EXPECT_EQ(
      to_base64url(*body),
      "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
      "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST_F(TheExample, IsEncryptedOtherwiseEachTime) {
  const auto one = encrypted(browser, text), other = encrypted(browser, text);
  ASSERT_TRUE(one && other);
  EXPECT_EQ(one->size(), other->size());
  EXPECT_NE(one->substr(0, kSaltBytes), other->substr(0, kSaltBytes));
  EXPECT_NE(one->substr(kSaltBytes + 5, 65), other->substr(kSaltBytes + 5, 65))
      << "the key is made for it alone";
}

TEST_F(TheExample, BrowsersWhoseKeysAreNoneGetNothing) {
  PushSubscription wrong = browser;
  wrong.p256dh.back() ^= 1;
  EXPECT_FALSE(encrypted(wrong, text)) << "not on the curve";
  wrong.p256dh = "short";
  EXPECT_FALSE(encrypted(wrong, text));
  wrong = browser;
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

// RFC 8292, section 2.4.
constexpr std::string_view kExample =
    "vapid "
    "t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1"
    "MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_"
    "HLGkMlMuCGSK2rpiUfnK9ojFwDXb1"
    "JrErtmysazNjjvW2L9OkSSHzvoD1oA, "
    "k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs";

struct Header {
  std::string said, signature, point;
};

Header taken_apart(std::string_view header) {
  const auto from = std::string_view("vapid t=").size(), dot = header.rfind('.'), comma = header.find(", k=");
  return {std::string(header.substr(from, dot - from)), std::string(header.substr(dot + 1, comma - dot - 1)),
          std::string(header.substr(comma + 4))};
}

bool is_signed(const Header& header) {
  const std::string point = *from_base64url(header.point), both = *from_base64url(header.signature);
  const Owned<ECDSA_SIG, ECDSA_SIG_free> numbers(ECDSA_SIG_new());
  const int half = static_cast<int>(both.size() / 2);
  ECDSA_SIG_set0(numbers.get(), BN_bin2bn(bytes_of(std::string_view(both)), half, nullptr),
                 BN_bin2bn(bytes_of(std::string_view(both)) + half, half, nullptr));
  unsigned char* der = nullptr;
  const int size = i2d_ECDSA_SIG(numbers.get(), &der);
  char group[] = "P-256";
  OSSL_PARAM params[] = {OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_GROUP_NAME, group, 0),
                         OSSL_PARAM_construct_octet_string(OSSL_PKEY_PARAM_PUB_KEY,
                                                           const_cast<char*>(point.data()), point.size()),
                         OSSL_PARAM_construct_end()};
  const Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free> context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  EVP_PKEY* key = nullptr;
  EVP_PKEY_fromdata_init(context.get());
  EVP_PKEY_fromdata(context.get(), &key, EVP_PKEY_PUBLIC_KEY, params);
  const Owned<EVP_MD_CTX, EVP_MD_CTX_free> checking(EVP_MD_CTX_new());
  EVP_DigestVerifyInit(checking.get(), nullptr, EVP_sha256(), nullptr, key);
  const bool good = EVP_DigestVerify(checking.get(), der, static_cast<std::size_t>(size),
                                     bytes_of(std::string_view(header.said)), header.said.size()) == 1;
  EVP_PKEY_free(key);
  OPENSSL_free(der);
  return good;
}

TEST(Vapid, TheExampleIsSigned) {
  Header header = taken_apart(kExample);
  EXPECT_TRUE(is_signed(header));
  header.said += "x";
  EXPECT_FALSE(is_signed(header));
}

TEST(Vapid, TheSameIsSaidHereAndSigned) {
  const auto own = KeyPair::make();
  const Header header = taken_apart(
      vapid_authorization(*own, "https://push.example.net", "mailto:push@example.com", 1453523768));
  EXPECT_EQ(header.said, taken_apart(kExample).said);
  EXPECT_EQ(header.point, to_base64url(own->point()));
  EXPECT_EQ(from_base64url(header.signature)->size(), KeyPair::kSignatureBytes);
  EXPECT_TRUE(is_signed(header));
}

TEST(Vapid, WithoutAContactNoneIsSaid) {
  const Header header =
      taken_apart(vapid_authorization(*KeyPair::make(), "https://push.example.net", "", 1453523768));
  EXPECT_EQ(*from_base64url(header.said.substr(header.said.find('.') + 1)),
            R"({"aud":"https://push.example.net","exp":1453523768})");
}

}  // namespace encryption_test
}  // namespace trictrac
