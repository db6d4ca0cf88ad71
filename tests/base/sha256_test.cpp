// SHA-256 and HMAC against published vectors (FIPS 180-4, RFC 4231) and against libsodium.
#include "base/sha256.h"

#include <gtest/gtest.h>
#include <sodium.h>

#include <vector>

namespace trictrac {
namespace sha256_test {

Bytes bytes(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}
std::string hash(std::string_view text) { return to_hex(sha256(bytes(text))); }

TEST(Sha256, PublishedVectors) {
  EXPECT_EQ(hash(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(hash(std::string(1'000'000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, HmacVectors) {
  const std::vector<std::uint8_t> key(20, 0x0b);
  EXPECT_EQ(to_hex(hmac_sha256(key, "Hi There")),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
  EXPECT_EQ(to_hex(hmac_sha256(bytes("Jefe"), "what do ya want for nothing?")),
            "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
  const std::vector<std::uint8_t> long_key(131, 0xaa);
  EXPECT_EQ(to_hex(hmac_sha256(long_key, "Test Using Larger Than Block-Size Key - Hash Key First")),
            "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
}

TEST(Sha256, AgreesWithLibsodiumAtEveryLength) {
  std::vector<std::uint8_t> message;
  for (int n = 0; n < 300; ++n) {
    Digest theirs;
    crypto_hash_sha256(theirs.data(), message.data(), message.size());
    ASSERT_EQ(sha256(message), theirs) << n;
    message.push_back(static_cast<std::uint8_t>(n * 37 + 11));
  }
}

TEST(Sha256, HmacAgreesWithLibsodium) {
  std::vector<std::uint8_t> key(crypto_auth_hmacsha256_KEYBYTES);
  for (int n = 0; n < 100; ++n) {
    key[n % key.size()] += static_cast<std::uint8_t>(n + 1);
    const std::string message = "trictrac roll " + std::to_string(n);
    Digest theirs;
    crypto_auth_hmacsha256(theirs.data(), bytes(message).data(), message.size(), key.data());
    ASSERT_EQ(hmac_sha256(key, message), theirs) << n;
  }
}

}  // namespace sha256_test
}  // namespace trictrac
