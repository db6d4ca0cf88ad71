#include "push/encrypted.h"

#include <openssl/evp.h>
#include <openssl/rand.h>

#include "base/sha256.h"
#include "push/openssl.h"

namespace trictrac {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t kAuthBytes = 16, kKeyBytes = 16, kNonceBytes = 12, kTagBytes = 16;
constexpr std::string_view kRecordSize = "\x00\x00\x10\x00"sv;  // 4096
constexpr std::string_view kLastRecord = "\x02"sv;

std::string hmac(std::string_view key, std::string_view message) {
  const Digest digest = hmac_sha256({bytes_of(key), key.size()}, message);
  return {digest.begin(), digest.end()};
}

// HKDF (RFC 5869), of which one block is enough here.
std::string derived(std::string_view salt, std::string_view secret, std::string_view info,
                    std::size_t length) {
  return hmac(hmac(salt, secret), std::string(info) + '\x01').substr(0, length);
}

std::string aes_128_gcm(std::string_view key, std::string_view nonce, std::string_view text) {
  const Owned<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free> context(EVP_CIPHER_CTX_new());
  std::string out(text.size() + kTagBytes, '\0');
  int size = 0;
  int rest = 0;
  EVP_EncryptInit_ex2(context.get(), EVP_aes_128_gcm(), bytes_of(key), bytes_of(nonce), nullptr);
  EVP_EncryptUpdate(context.get(), bytes_of(out), &size, bytes_of(text), static_cast<int>(text.size()));
  EVP_EncryptFinal_ex(context.get(), bytes_of(out) + size, &rest);
  EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_GET_TAG, kTagBytes, bytes_of(out) + text.size());
  return out;
}

}  // namespace

std::string coded(std::string_view secret, std::string_view salt, std::string_view key_id,
                  std::string_view text) {
  const std::string key = derived(salt, secret, "Content-Encoding: aes128gcm\0"sv, kKeyBytes);
  const std::string nonce = derived(salt, secret, "Content-Encoding: nonce\0"sv, kNonceBytes);
  std::string body(salt);
  body += kRecordSize;
  body += static_cast<char>(key_id.size());
  body += key_id;
  return body + aes_128_gcm(key, nonce, std::string(text).append(kLastRecord));
}

std::optional<std::string> encrypted(const PushSubscription& to, std::string_view text, const KeyPair& once,
                                     std::string_view salt) {
  const auto shared = once.shared_with(to.p256dh);
  if (!shared || to.auth.size() != kAuthBytes) return std::nullopt;
  const std::string info = std::string("WebPush: info\0"sv) + to.p256dh + once.point();
  return coded(derived(to.auth, *shared, info, KeyPair::kSecretBytes), salt, once.point(), text);
}

std::optional<std::string> encrypted(const PushSubscription& to, std::string_view text) {
  const auto once = KeyPair::make();
  std::string salt(kSaltBytes, '\0');
  if (!once || RAND_bytes(bytes_of(salt), static_cast<int>(salt.size())) != 1) return std::nullopt;
  return encrypted(to, text, *once, salt);
}

}  // namespace trictrac
