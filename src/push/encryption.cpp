#include "push/encryption.h"

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/rand.h>

#include <nlohmann/json.hpp>

#include "base/json.h"
#include "base/sha256.h"
#include "people/base64url.h"
#include "people/c_library.h"

namespace trictrac {
namespace {

using namespace std::string_view_literals;

using Number = Owned<BIGNUM, BN_clear_free>;
using Group = Owned<EC_GROUP, EC_GROUP_free>;
using Point = Owned<EC_POINT, EC_POINT_free>;
using Context = Owned<EVP_PKEY_CTX, EVP_PKEY_CTX_free>;
using Digesting = Owned<EVP_MD_CTX, EVP_MD_CTX_free>;
using Builder = Owned<OSSL_PARAM_BLD, OSSL_PARAM_BLD_free>;
using Params = Owned<OSSL_PARAM, OSSL_PARAM_free>;
using EcdsaSignature = Owned<ECDSA_SIG, ECDSA_SIG_free>;
using Key = std::shared_ptr<EVP_PKEY>;

// Returns the key with that point and, of a pair, that secret; nothing where they are not on the curve.
Key key_of(const std::string& point, const BIGNUM* secret) {
  const Builder builder(OSSL_PARAM_BLD_new());
  OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "P-256", 0);
  OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size());
  if (secret) OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, secret);
  const Params params(OSSL_PARAM_BLD_to_param(builder.get()));
  const Context context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  EVP_PKEY* key = nullptr;
  if (!params || !context || EVP_PKEY_fromdata_init(context.get()) != 1) return nullptr;
  const int selection = secret ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
  if (EVP_PKEY_fromdata(context.get(), &key, selection, params.get()) != 1) return nullptr;
  return {key, EVP_PKEY_free};
}

// The point of a secret, "" where it is no number below the order of the curve.
std::string point_of(const BIGNUM* secret) {
  const Group group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
  const Point point(EC_POINT_new(group.get()));
  if (BN_is_zero(secret) || BN_cmp(secret, EC_GROUP_get0_order(group.get())) >= 0) return "";
  if (EC_POINT_mul(group.get(), point.get(), secret, nullptr, nullptr, nullptr) != 1) return "";
  std::string bytes(KeyPair::kPointBytes, '\0');
  const auto size = EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED,
                                       bytes_of(bytes), bytes.size(), nullptr);
  return size == bytes.size() ? bytes : "";
}

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

std::optional<KeyPair> KeyPair::of_secret(std::string_view secret) {
  if (secret.size() != kSecretBytes) return std::nullopt;
  const Number number(BN_bin2bn(bytes_of(secret), static_cast<int>(secret.size()), nullptr));
  KeyPair pair;
  pair.secret_ = secret;
  pair.point_ = point_of(number.get());
  if (pair.point_.empty()) return std::nullopt;
  pair.key_ = key_of(pair.point_, number.get());
  if (!pair.key_) return std::nullopt;
  return pair;
}

// All but one in four thousand million texts of that length are secrets.
std::optional<KeyPair> KeyPair::make() {
  std::string secret(kSecretBytes, '\0');
  if (RAND_priv_bytes(bytes_of(secret), static_cast<int>(secret.size())) != 1) return std::nullopt;
  return of_secret(secret);
}

std::optional<std::string> KeyPair::shared_with(std::string_view point) const {
  if (point.size() != kPointBytes) return std::nullopt;
  const Key other = key_of(std::string(point), nullptr);
  if (!other) return std::nullopt;
  const Context context(EVP_PKEY_CTX_new(key_.get(), nullptr));
  std::string shared(kSecretBytes, '\0');
  std::size_t size = shared.size();
  if (!context || EVP_PKEY_derive_init(context.get()) != 1 ||
      EVP_PKEY_derive_set_peer(context.get(), other.get()) != 1 ||
      EVP_PKEY_derive(context.get(), bytes_of(shared), &size) != 1 || size != shared.size())
    return std::nullopt;
  return shared;
}

std::string KeyPair::sign(std::string_view message) const {
  const Digesting context(EVP_MD_CTX_new());
  std::string der(80, '\0');  // more than any signature has
  std::size_t size = der.size();
  if (!context || EVP_DigestSignInit(context.get(), nullptr, EVP_sha256(), nullptr, key_.get()) != 1 ||
      EVP_DigestSign(context.get(), bytes_of(der), &size, bytes_of(message), message.size()) != 1)
    return "";
  const auto* begin = bytes_of(std::string_view(der));
  const EcdsaSignature numbers(d2i_ECDSA_SIG(nullptr, &begin, static_cast<long>(size)));
  if (!numbers) return "";
  constexpr int kHalf = kSignatureBytes / 2;
  std::string both(kSignatureBytes, '\0');
  BN_bn2binpad(ECDSA_SIG_get0_r(numbers.get()), bytes_of(both), kHalf);
  BN_bn2binpad(ECDSA_SIG_get0_s(numbers.get()), bytes_of(both) + kHalf, kHalf);
  return both;
}

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

std::string vapid_authorization(const KeyPair& own, std::string_view origin, std::string_view contact,
                                std::int64_t until) {
  Json claims{{"aud", origin}, {"exp", until}};
  if (!contact.empty()) claims["sub"] = contact;
  const std::string claimed =
      to_base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + to_base64url(claims.dump());
  return "vapid t=" + claimed + "." + to_base64url(own.sign(claimed)) + ", k=" + to_base64url(own.point());
}

}  // namespace trictrac
