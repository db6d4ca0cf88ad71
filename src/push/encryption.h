// What is sent to browsers so that nobody on its way reads it: keys on the curve P-256, the encryption of RFC
// 8291 in the coding of RFC 8188, and the signature of RFC 8292. Bytes are kept in strings.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct evp_pkey_st;

namespace trictrac {

inline constexpr std::size_t kSaltBytes = 16;
inline constexpr std::size_t kMostNotice = 3000;  // bytes of text, which every push service takes

// A pair of keys on the curve P-256.
class KeyPair {
 public:
  static constexpr std::size_t kSecretBytes = 32, kPointBytes = 65, kSignatureBytes = 64;

  // Makes a new one at random.
  static std::optional<KeyPair> make();
  // Returns the one of which this is the secret half; nothing where there is none.
  static std::optional<KeyPair> of_secret(std::string_view secret);

  const std::string& secret() const { return secret_; }
  const std::string& point() const { return point_; }  // the public half, uncompressed
  // Returns what both sides compute, each from its own secret and the opposite point; nothing where it is no
  // point.
  std::optional<std::string> shared_with(std::string_view point) const;
  // Signs by ECDSA with SHA-256, both numbers one after the other (ES256); "" where it cannot be.
  std::string sign(std::string_view message) const;

 private:
  KeyPair() = default;

  std::string secret_, point_;
  std::shared_ptr<evp_pkey_st> key_;
};

// Where a browser is sent notifications, as it says itself (PushSubscription).
struct PushSubscription {
  std::string endpoint;
  std::string p256dh;  // its point, of KeyPair::kPointBytes
  std::string auth;    // 16 bytes
};

// Returns the text in one record of the coding "aes128gcm"; `key_id` names the key `secret` for the receiver.
// Requires a `salt` of kSaltBytes that is never used twice.
std::string coded(std::string_view secret, std::string_view salt, std::string_view key_id,
                  std::string_view text);

// Returns the body of a push; nothing where the browser's keys are none. Requires keys made for it alone:
// `once`.
std::optional<std::string> encrypted(const PushSubscription& to, std::string_view text, const KeyPair& once,
                                     std::string_view salt);
// Returns the same, with keys and a salt made at random.
std::optional<std::string> encrypted(const PushSubscription& to, std::string_view text);

// Returns the header Authorization, by which a server says who it is. `origin`: of the push service, such as
// "https://push.example"; `contact`: a mailto: or https: address of the operator, "" where none is said;
// `until`: seconds since 1970, less than a day ahead.
std::string vapid_authorization(const KeyPair& own, std::string_view origin, std::string_view contact,
                                std::int64_t until);

}  // namespace trictrac
