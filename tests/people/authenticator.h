// An authenticator for the tests: it makes passkeys and signs with them, by OpenSSL.
#pragma once

#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>

#include <cstdint>
#include <memory>
#include <nlohmann/json.hpp>
#include <string>

#include "people/base64url.h"

namespace people {

using Json = nlohmann::ordered_json;

inline std::string sha256(const std::string& message) {
  std::string digest(32, '\0');
  EVP_Digest(message.data(), message.size(), reinterpret_cast<unsigned char*>(digest.data()), nullptr,
             EVP_sha256(), nullptr);
  return digest;
}

inline std::string big_endian(std::uint32_t number, int bytes) {
  std::string text;
  for (int shift = 8 * (bytes - 1); shift >= 0; shift -= 8) text += static_cast<char>(number >> shift);
  return text;
}

// Bytes as CBOR writes them.
inline std::string cbor_bytes(const std::string& bytes) {
  const auto size = static_cast<std::uint32_t>(bytes.size());
  return (size < 256 ? "\x58" + big_endian(size, 1) : "\x59" + big_endian(size, 2)) + bytes;
}

class Authenticator {
 public:
  // By an algorithm of COSE.
  explicit Authenticator(int algorithm, std::string id = "the name of a passkey")
      : algorithm(algorithm), id(std::move(id)), key_(make(algorithm)) {}

  // Returns a new credential for `origin`: `options` as the service gives them.
  Json made(const Json& options, const std::string& origin) {
    const std::string data = client_data("webauthn.create", options["challenge"], origin);
    return {{"id", trictrac::to_base64url(id)},
            {"response",
             {{"clientDataJSON", trictrac::to_base64url(data)},
              {"attestationObject", trictrac::to_base64url(attestation_object(options["rp"]["id"]))}}}};
  }
  Json signed_for(const Json& options, const std::string& origin) {
    const std::string data = client_data("webauthn.get", options["challenge"], origin);
    const std::string seen = authenticator_data(options["rpId"], flags & ~kMade);
    Json response{{"clientDataJSON", trictrac::to_base64url(data)},
                  {"authenticatorData", trictrac::to_base64url(seen)},
                  {"signature", trictrac::to_base64url(sign(seen + sha256(data)))}};
    if (!user.empty()) response["userHandle"] = user;
    return {{"id", trictrac::to_base64url(id)}, {"response", response}};
  }

  static std::string client_data(const std::string& type, const std::string& challenge,
                                 const std::string& origin) {
    return Json{{"type", type}, {"challenge", challenge}, {"origin", origin}, {"crossOrigin", false}}.dump();
  }
  std::string attestation_object(const std::string& host) {
    using namespace std::string_literals;
    return "\xa3\x63"
           "fmt\x64none\x67"
           "attStmt\xa0\x68"
           "authData"s +
           cbor_bytes(authenticator_data(host, flags | kMade));
  }
  std::string authenticator_data(const std::string& host, int with) {
    std::string data = sha256(host) + static_cast<char>(with) + big_endian(uses, 4);
    if (with & kMade)
      data +=
          std::string(16, '\0') + big_endian(static_cast<std::uint32_t>(id.size()), 2) + id + public_key();
    return data;
  }
  std::string sign(const std::string& message) const {
    const std::unique_ptr<EVP_MD_CTX, decltype(&EVP_MD_CTX_free)> context(EVP_MD_CTX_new(), EVP_MD_CTX_free);
    EVP_DigestSignInit(context.get(), nullptr, algorithm == -8 ? nullptr : EVP_sha256(), nullptr, key_.get());
    std::size_t size = 0;
    const auto* bytes = reinterpret_cast<const unsigned char*>(message.data());
    EVP_DigestSign(context.get(), nullptr, &size, bytes, message.size());
    std::string signature(size, '\0');
    EVP_DigestSign(context.get(), reinterpret_cast<unsigned char*>(signature.data()), &size, bytes,
                   message.size());
    signature.resize(size);
    return signature;
  }

  static constexpr int kPresent = 0x01, kVerified = 0x04, kMade = 0x40;
  int algorithm;
  std::string id;
  std::string user;  // the user's handle, base64url, "": none
  std::uint32_t uses = 0;
  int flags = kPresent | kVerified;

 private:
  using Key = std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)>;
  static Key make(int algorithm) {
    EVP_PKEY* key = algorithm == -7   ? EVP_EC_gen("P-256")
                    : algorithm == -8 ? EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519")
                                      : EVP_RSA_gen(2048);
    return {key, EVP_PKEY_free};
  }
  // Returns the key in the form of COSE.
  std::string public_key() const {
    using namespace std::string_literals;
    if (algorithm == -8) {
      std::string x(32, '\0');
      std::size_t size = x.size();
      EVP_PKEY_get_raw_public_key(key_.get(), reinterpret_cast<unsigned char*>(x.data()), &size);
      return "\xa4\x01\x01\x03\x27\x20\x06\x21"s + cbor_bytes(x);
    }
    if (algorithm == -7) {
      std::string point(65, '\0');
      std::size_t size = 0;
      EVP_PKEY_get_octet_string_param(key_.get(), OSSL_PKEY_PARAM_PUB_KEY,
                                      reinterpret_cast<unsigned char*>(point.data()), point.size(), &size);
      return "\xa5\x01\x02\x03\x26\x20\x01\x21"s + cbor_bytes(point.substr(1, 32)) + "\x22" +
             cbor_bytes(point.substr(33));
    }
    BIGNUM* n = nullptr;
    EVP_PKEY_get_bn_param(key_.get(), OSSL_PKEY_PARAM_RSA_N, &n);
    std::string modulus(256, '\0');
    BN_bn2binpad(n, reinterpret_cast<unsigned char*>(modulus.data()), 256);
    BN_free(n);
    return "\xa4\x01\x03\x03\x39\x01\x00\x20"s + cbor_bytes(modulus) + "\x21\x43\x01\x00\x01"s;
  }

  Key key_;
};

}  // namespace people
