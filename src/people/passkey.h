// Passkeys (WebAuthn Level 2): verifies the answers of authenticators by libfido2. Bytes are kept in strings.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <functional>
#include <string>
#include <string_view>

namespace trictrac {

// The algorithms asked for, by the register of COSE: ES256, EdDSA, RS256.
inline constexpr std::array kPasskeyAlgorithms{-7, -8, -257};

// The question that an answer must belong to.
struct PasskeyQuestion {
  std::string challenge;
  std::string host;                                     // rp.id: the name of the host, without a port
  std::function<bool(std::string_view origin)> is_own;  // whether a page of this origin may ask
};

// A newly created passkey.
struct NewPasskey {
  std::string credential;
  int algorithm = 0;
  std::string key;         // the public key, as libfido2 writes it
  std::uint32_t uses = 0;  // signatures so far, 0 where the authenticator does not count
};

// Returns the challenge in the client data of an answer, or "".
std::string challenge_of(std::string_view client_data);

// Reads the answer to navigator.credentials.create(), for which no attestation was requested. The error says
// what is wrong, for the log.
std::expected<NewPasskey, std::string> made_passkey(const PasskeyQuestion& question,
                                                    std::string_view client_data,
                                                    std::string_view attestation_object);

// The answer to navigator.credentials.get().
struct PasskeyAnswer {
  std::string client_data, authenticator_data, signature;
};
// Verifies such an answer by the passkey's key. Returns the signature counter, 0 if the authenticator does
// not count.
std::expected<std::uint32_t, std::string> verified_uses(const PasskeyQuestion& question, int algorithm,
                                                        std::string_view key, const PasskeyAnswer& answer);

// Returns whether a passkey with the counter `before` may now have the counter `now`: an authenticator that
// counts never repeats a value, and a copy would.
constexpr bool may_follow(std::uint32_t before, std::uint32_t now) {
  return now > before || (now == 0 && before == 0);
}

}  // namespace trictrac
