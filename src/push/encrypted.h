// What is sent to a browser so that nobody on its way reads it: RFC 8291, in the coding of RFC 8188.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "push/key_pair.h"

namespace trictrac {

inline constexpr std::size_t kSaltBytes = 16;
inline constexpr std::size_t kMostNotice = 3000;  // bytes of text, which every push service takes

// Where a browser is sent notices, as it says itself (PushSubscription).
struct PushSubscription {
  std::string endpoint;
  std::string p256dh;  // its point, of KeyPair::kPointBytes
  std::string auth;    // 16 bytes
};

// The text in one record of the coding "aes128gcm"; `key_id` names the key `secret` for the receiver. `salt`
// is of kSaltBytes, and never used twice.
std::string coded(std::string_view secret, std::string_view salt, std::string_view key_id,
                  std::string_view text);

// The body of a push: `once` is made for this one alone. Nothing where the browser's keys are none.
std::optional<std::string> encrypted(const PushSubscription& to, std::string_view text, const KeyPair& once,
                                     std::string_view salt);
// The same, with keys and a salt by chance.
std::optional<std::string> encrypted(const PushSubscription& to, std::string_view text);

}  // namespace trictrac
