// The encryption of push messages, which only the browser can read: keys on the curve P-256, the encryption
// of RFC 8291 in the coding of RFC 8188, and the signature of RFC 8292. Bytes are kept in strings.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct evp_pkey_st;

namespace trictrac {

inline constexpr std::size_t kSaltBytes = 16;

// A pair of keys on the curve P-256.
class KeyPair {
 public:
  static constexpr std::size_t kSecretBytes = 32, kPointBytes = 65, kSignatureBytes = 64;

  // Creates a random pair.
  static std::optional<KeyPair> make();
  // Returns the pair with this secret half, or nullopt if it is not valid.
  static std::optional<KeyPair> of_secret(std::string_view secret);

  const std::string& secret() const { return secret_; }
  const std::string& point() const { return point_; }  // the public half, uncompressed
  // Returns the shared secret that both sides compute, each from its own secret and the opposite point;
  // nullopt if `point` is not on the curve.
  std::optional<std::string> shared_with(std::string_view point) const;
  // Signs by ECDSA with SHA-256, both numbers one after the other (ES256); returns "" on failure.
  std::string sign(std::string_view message) const;

 private:
  KeyPair() = default;

  std::string secret_, point_;
  std::shared_ptr<evp_pkey_st> key_;
};

// The address and keys of a browser for notifications, as the browser gives them (PushSubscription).
struct PushSubscription {
  std::string endpoint;
  std::string p256dh;  // its point, of KeyPair::kPointBytes
  std::string auth;    // 16 bytes
};

// Returns the text in one record of the coding "aes128gcm"; `key_id` names the key `secret` for the receiver.
// Requires a `salt` of kSaltBytes that is never used twice.
std::string coded(std::string_view secret, std::string_view salt, std::string_view key_id,
                  std::string_view text);

// Returns the body of a push message; nullopt if the browser's keys are not valid. Requires keys made for
// this message only: `once`.
std::optional<std::string> encrypted(const PushSubscription& to, std::string_view text, const KeyPair& once,
                                     std::string_view salt);
// Returns the same, with random keys and salt.
std::optional<std::string> encrypted(const PushSubscription& to, std::string_view text);

// Returns the header Authorization, which identifies a server. `origin`: of the push service, such as
// "https://push.example". `contact`: a mailto: or https: address of the operator, or "". `until`: seconds
// since 1970, less than a day ahead.
std::string vapid_authorization(const KeyPair& own, std::string_view origin, std::string_view contact,
                                std::int64_t until);

}  // namespace trictrac
