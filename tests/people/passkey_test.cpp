#include "people/passkey.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include "authenticator.h"

namespace people {
namespace passkey_test {

using namespace trictrac;

constexpr const char* kPage = "https://club.example";
const std::string kChallenge(32, '\x5a');

class Passkeys : public testing::TestWithParam<int> {
 protected:
  static void SetUpTestSuite() { ASSERT_GE(sodium_init(), 0); }
  static PasskeyQuestion question(const std::string& challenge = kChallenge) {
    return {challenge, "club.example", [](std::string_view origin) { return origin == kPage; }};
  }
  static std::string data(const char* type, const std::string& challenge = kChallenge,
                          const std::string& origin = kPage) {
    return Authenticator::client_data(type, to_base64url(challenge), origin);
  }
  static auto make(Authenticator& a) {
    return made_passkey(question(), data("webauthn.create"), a.attestation_object("club.example"));
  }
  static PasskeyAnswer answer(Authenticator& a, const std::string& host = "club.example",
                              const std::string& said = data("webauthn.get")) {
    const std::string seen = a.authenticator_data(host, a.flags);
    return {said, seen, a.sign(seen + sha256(said))};
  }
};

TEST_P(Passkeys, OneThatWasMadeSigns) {
  Authenticator a(GetParam());
  a.uses = 3;
  const auto made = make(a);
  ASSERT_TRUE(made) << made.error();
  EXPECT_EQ(made->credential, a.id);
  EXPECT_EQ(made->algorithm, GetParam());
  EXPECT_EQ(made->uses, 3u);
  a.uses = 4;
  const auto uses = verified_uses(question(), made->algorithm, made->key, answer(a));
  ASSERT_TRUE(uses) << uses.error();
  EXPECT_EQ(*uses, 4u);
}

TEST_P(Passkeys, WhatAnotherSignedOrForSomethingElseIsRefused) {
  Authenticator a(GetParam()), other(GetParam());
  const auto made = make(a);
  ASSERT_TRUE(made) << made.error();
  const auto verified = [&](const PasskeyAnswer& s) {
    return verified_uses(question(), made->algorithm, made->key, s).has_value();
  };
  ASSERT_TRUE(verified(answer(a)));
  EXPECT_FALSE(verified(answer(other)));
  EXPECT_FALSE(verified(answer(a, "other.example")));
  EXPECT_FALSE(verified(answer(a, "club.example", data("webauthn.create"))));
  EXPECT_FALSE(verified(answer(a, "club.example", data("webauthn.get", std::string(32, 'x')))));
  EXPECT_FALSE(verified(answer(a, "club.example", data("webauthn.get", kChallenge, "https://evil.example"))));
  EXPECT_FALSE(verified(answer(a, "club.example", "{}")));
  EXPECT_FALSE(verified(answer(a, "club.example", "[]")));
  EXPECT_FALSE(verified(answer(a, "club.example", "no json")));
  PasskeyAnswer changed = answer(a);
  changed.authenticator_data[36] ^= 1;  // its counter
  EXPECT_FALSE(verified(changed));
  changed = answer(a);
  changed.signature.back() ^= 1;
  EXPECT_FALSE(verified(changed));
  changed = answer(a);
  changed.authenticator_data.resize(36);
  EXPECT_FALSE(verified(changed));
  changed.signature.clear(), changed.authenticator_data.clear();
  EXPECT_FALSE(verified(changed));
  a.flags = Authenticator::kVerified;
  EXPECT_FALSE(verified(answer(a))) << "no person was present";
  a.flags = Authenticator::kPresent;
  EXPECT_TRUE(verified(answer(a))) << "whether the person was recognised is the authenticator's affair";
  EXPECT_FALSE(verified_uses(question(), made->algorithm, made->key.substr(1), answer(a)));
  EXPECT_FALSE(verified_uses(question(), -36, made->key, answer(a)));
  EXPECT_FALSE(verified_uses(question(""), made->algorithm, made->key,
                             answer(a, "club.example", data("webauthn.get", ""))))
      << "a challenge that is none";
}

TEST_P(Passkeys, OneMadeForSomethingElseIsRefused) {
  Authenticator a(GetParam());
  const std::string object = a.attestation_object("club.example");
  const auto made = [](const std::string& said, const std::string& sent) {
    return made_passkey(question(), said, sent).has_value();
  };
  ASSERT_TRUE(made(data("webauthn.create"), object));
  EXPECT_FALSE(made(data("webauthn.get"), object));
  EXPECT_FALSE(made(data("webauthn.create", "another"), object));
  EXPECT_FALSE(made(data("webauthn.create", kChallenge, "http://club.example"), object));
  EXPECT_FALSE(made(data("webauthn.create"), a.attestation_object("other.example")));
  EXPECT_FALSE(made(R"({"type":"webauthn.create","challenge":")" + to_base64url(kChallenge) +
                        R"(","origin":"https://club.example","crossOrigin":true})",
                    object));
  a.flags = 0;
  EXPECT_FALSE(made(data("webauthn.create"), a.attestation_object("club.example")));
}

TEST_P(Passkeys, WhatIsCutShortOrNoCborIsRefused) {
  Authenticator a(GetParam());
  const std::string object = a.attestation_object("club.example");
  for (std::size_t size = 0; size < object.size(); ++size)
    EXPECT_FALSE(made_passkey(question(), data("webauthn.create"), object.substr(0, size))) << size;
  for (const std::string& odd :
       {std::string(60'000, '\x81'), std::string(60'000, '\xa1'), std::string("\xa0"),
        std::string("\x9b\xff\xff\xff\xff\xff\xff\xff\xff"), std::string(100, '\xff')})
    EXPECT_FALSE(made_passkey(question(), data("webauthn.create"), odd));
}

INSTANTIATE_TEST_SUITE_P(Algorithms, Passkeys, testing::Values(-7, -8, -257));

// As Chromium 156 answered a service at http://localhost:33763, with the authenticator of its developer
// tools.
TEST(PasskeyOfChromium, IsTaken) {
  ASSERT_GE(sodium_init(), 0);
  const auto bytes = [](const char* text) { return *from_base64url(text); };
  const auto question = [&](const char* challenge) {
    return PasskeyQuestion{bytes(challenge), "localhost",
                           [](std::string_view origin) { return origin == "http://localhost:33763"; }};
  };
  const auto made = made_passkey(
      question("tdTOc_09xzv3RzBTWxYF2Y2fbSy1_ht9GJxM7lFm-qw"),
      bytes("eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIiwiY2hhbGxlbmdlIjoidGRUT2NfMDl4enYzUnpCVFd4WUYyWTJmYlN5MV9odDlH"
            "SnhN"
            "N2xGbS1xdyIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6MzM3NjMiLCJjcm9zc09yaWdpbiI6ZmFsc2V9"),
      bytes("o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVikSZYN5YgOjGh0NBcPZHZgW4_"
            "krrmihjLHmVzzuoMdl2NFAAAAAQECAwQFBgcI"
            "AQIDBAUGBwgAINIHrXIdnMxd-JQ0iQpkoMvWGqbPg-"
            "ufqA9jDHNe9lSgpQECAyYgASFYIGaIIyXRADRR1caTWxSiSexkA5J6wdQ6"
            "4y86sRrhEnfeIlggZW-qIWkFgtGmkcSoCg3F7xx5c2dv8GOl0pHd4b_j_EY"));
  ASSERT_TRUE(made) << made.error();
  EXPECT_EQ(to_base64url(made->credential), "0getch2czF34lDSJCmSgy9Yaps-D65-oD2MMc172VKA");
  EXPECT_EQ(made->algorithm, -7);
  EXPECT_EQ(made->uses, 1u);
  const auto uses = verified_uses(
      question("4u8msb4QTHEOflREajyBdW6JBFOqC3QJfqooQETaxao"), made->algorithm, made->key,
      {bytes("eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoiNHU4bXNiNFFUSEVPZmxSRWFqeUJkVzZKQkZPcUMzUUpmcW9"
             "vUUVU"
             "YXhhbyIsIm9yaWdpbiI6Imh0dHA6Ly9sb2NhbGhvc3Q6MzM3NjMiLCJjcm9zc09yaWdpbiI6ZmFsc2V9"),
       bytes("SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAg"),
       bytes("MEUCIBBFF9qkUjEBVrnuZGarFr3iS3BiqoA2X72qiigJJsPMAiEAp4DYQlOe6NPi4mNVHE6OY4cAvwIONJLrqEQQXjVY7o"
             "w")});
  ASSERT_TRUE(uses) << uses.error();
  EXPECT_EQ(*uses, 2u);
}

TEST(PasskeyCounter, FallsOnlyInACopy) {
  EXPECT_TRUE(may_follow(0, 0)) << "it does not count";
  EXPECT_TRUE(may_follow(0, 1));
  EXPECT_TRUE(may_follow(7, 9));
  EXPECT_FALSE(may_follow(7, 7));
  EXPECT_FALSE(may_follow(7, 0));
}

TEST(Base64Url, IsThereAndBack) {
  for (const std::string& bytes : {std::string(), std::string("\0", 1), std::string("\xfb\xff"),
                                   std::string("\xfb\xff\xfe"), std::string(200, '\xa5')})
    EXPECT_EQ(from_base64url(to_base64url(bytes)), bytes);
  EXPECT_EQ(to_base64url("\xfb\xff\xfe"), "-__-");
  for (const char* odd : {"a", "+/+/", "AA==", "A A", "é"})
    EXPECT_EQ(from_base64url(odd), std::nullopt) << odd;
}

}  // namespace passkey_test
}  // namespace people
