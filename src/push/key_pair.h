// A pair of keys on the curve P-256, as notices to browsers are encrypted and signed with. Bytes are texts.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

struct evp_pkey_st;

namespace trictrac {

class KeyPair {
 public:
  static constexpr std::size_t kSecretBytes = 32, kPointBytes = 65, kSignatureBytes = 64;

  // A new one, by chance.
  static std::optional<KeyPair> make();
  // The one of which this is the secret half; nothing where there is none.
  static std::optional<KeyPair> of_secret(std::string_view secret);

  const std::string& secret() const { return secret_; }
  const std::string& point() const { return point_; }  // the public half, uncompressed
  // What both can compute, each from his own secret and the other's point; nothing where it is no point.
  std::optional<std::string> shared_with(std::string_view point) const;
  // ECDSA with SHA-256, both numbers one after the other (ES256); "" where it cannot be.
  std::string sign(std::string_view message) const;

 private:
  KeyPair() = default;

  std::string secret_, point_;
  std::shared_ptr<evp_pkey_st> key_;
};

}  // namespace trictrac

// Who sends a notice, as RFC 8292 has a server say it.

namespace trictrac {

// The header Authorization. `origin`: of the push service, such as "https://push.example"; `contact`: a
// mailto: or https: address of whoever keeps this server, "" where none is said; `until`: seconds since 1970,
// less than a day ahead.
std::string vapid_authorization(const KeyPair& own, std::string_view origin, std::string_view contact,
                                std::int64_t until);

}  // namespace trictrac
