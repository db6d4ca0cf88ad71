#include "people/passkey.h"

#include <cbor.h>
#include <fido.h>
#include <fido/eddsa.h>
#include <fido/es256.h>
#include <fido/rs256.h>

#include <algorithm>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <span>

#include "base/json.h"
#include "base/sha256.h"
#include "people/base64url.h"
#include "people/c_library.h"

namespace trictrac {
namespace {

template <class T, void (*free_it)(T**)>
struct FreeFido {
  void operator()(T* thing) const { free_it(&thing); }
};
using Credential = std::unique_ptr<fido_cred_t, FreeFido<fido_cred_t, fido_cred_free>>;
using Assertion = std::unique_ptr<fido_assert_t, FreeFido<fido_assert_t, fido_assert_free>>;

constexpr std::uint8_t kUserPresent = 0x01;

std::string text(const unsigned char* from, std::size_t size) {
  return {reinterpret_cast<const char*>(from), size};
}

Digest hash_of(std::string_view message) { return sha256({bytes_of(message), message.size()}); }

std::unexpected<std::string> wrong(std::string what) { return std::unexpected(std::move(what)); }

// Returns a member that is a text, or "".
std::string member(const Json& json, const char* name) {
  const auto it = json.find(name);
  return it != json.end() && it->is_string() ? it->get<std::string>() : std::string();
}

// Returns the fault of the browser's client data (7.1.7-11, 7.2.11-14).
std::optional<std::string> client_data_fault(const PasskeyQuestion& question, std::string_view data,
                                             std::string_view type) {
  const Json json = Json::parse(data, nullptr, false);
  if (!json.is_object()) return "its client data are not a JSON object";
  if (member(json, "type") != type) return "it was made for another purpose";
  if (question.challenge.empty() || member(json, "challenge") != to_base64url(question.challenge))
    return "it answers another challenge";
  if (!question.is_own(member(json, "origin"))) return "it was made on another page";
  if (const auto framed = json.find("crossOrigin"); framed != json.end() && *framed == true)
    return "it was made in a page of another server";
  return std::nullopt;
}

// Returns whether an authenticator signed for this host.
bool is_for(std::string_view host, std::string_view authenticator_data) {
  const Digest expected = hash_of(host);
  return authenticator_data.size() > expected.size() &&
         std::equal(expected.begin(), expected.end(), bytes_of(authenticator_data));
}

struct FreeCbor {
  void operator()(cbor_item_t* item) const { cbor_decref(&item); }
};

// The member "authData" of an attestation object, "" where there is none. The attestation, which was not
// asked for, is not looked at.
std::string authenticator_data_in(std::string_view attestation_object) {
  cbor_load_result result{};
  const std::unique_ptr<cbor_item_t, FreeCbor> object(
      cbor_load(bytes_of(attestation_object), attestation_object.size(), &result));
  if (!object || !cbor_isa_map(object.get())) return {};
  const std::span members(cbor_map_handle(object.get()), cbor_map_size(object.get()));
  for (const auto& [key, value] : members) {
    if (!cbor_isa_string(key) || !cbor_string_is_definite(key) || !cbor_isa_bytestring(value) ||
        !cbor_bytestring_is_definite(value))
      continue;
    if (text(cbor_string_handle(key), cbor_string_length(key)) == "authData")
      return text(cbor_bytestring_handle(value), cbor_bytestring_length(value));
  }
  return {};
}

// libfido2 must know the algorithm before it reads which one it is.
Credential credential_of(std::string_view authenticator_data, int algorithm) {
  Credential credential(fido_cred_new());
  if (!credential || fido_cred_set_type(credential.get(), algorithm) != FIDO_OK ||
      fido_cred_set_authdata_raw(credential.get(), bytes_of(authenticator_data), authenticator_data.size()) !=
          FIDO_OK)
    return nullptr;
  return credential;
}

// A public key of the kind an algorithm wants, passed to fido_assert_verify().
template <class Key, Key* (*make)(), void (*free_it)(Key**), int (*read)(Key*, const void*, std::size_t)>
int verify_with(fido_assert_t* assertion, int algorithm, std::string_view key) {
  const std::unique_ptr<Key, FreeFido<Key, free_it>> read_key(make());
  if (!read_key || read(read_key.get(), key.data(), key.size()) != FIDO_OK) return FIDO_ERR_INVALID_ARGUMENT;
  return fido_assert_verify(assertion, 0, algorithm, read_key.get());
}

int verify(fido_assert_t* assertion, int algorithm, std::string_view key) {
  switch (algorithm) {
    case COSE_ES256:
      return verify_with<es256_pk_t, es256_pk_new, es256_pk_free, es256_pk_from_ptr>(assertion, algorithm,
                                                                                     key);
    case COSE_EDDSA:
      return verify_with<eddsa_pk_t, eddsa_pk_new, eddsa_pk_free, eddsa_pk_from_ptr>(assertion, algorithm,
                                                                                     key);
    case COSE_RS256:
      return verify_with<rs256_pk_t, rs256_pk_new, rs256_pk_free, rs256_pk_from_ptr>(assertion, algorithm,
                                                                                     key);
    default: return FIDO_ERR_UNSUPPORTED_ALGORITHM;
  }
}

}  // namespace

std::string challenge_of(std::string_view client_data) {
  const Json json = Json::parse(client_data, nullptr, false);
  return json.is_object() ? from_base64url(member(json, "challenge")).value_or("") : "";
}

std::expected<NewPasskey, std::string> made_passkey(const PasskeyQuestion& question,
                                                    std::string_view client_data,
                                                    std::string_view attestation_object) {
  if (auto fault = client_data_fault(question, client_data, "webauthn.create"))
    return wrong(std::move(*fault));
  const std::string data = authenticator_data_in(attestation_object);
  if (!is_for(question.host, data)) return wrong("it was made for another server");
  fido_init(0);
  for (const int algorithm : kPasskeyAlgorithms) {
    const Credential made = credential_of(data, algorithm);
    if (!made) continue;
    if ((fido_cred_flags(made.get()) & kUserPresent) == 0)
      return wrong("no person was present when it was made");
    return NewPasskey{text(fido_cred_id_ptr(made.get()), fido_cred_id_len(made.get())), algorithm,
                      text(fido_cred_pubkey_ptr(made.get()), fido_cred_pubkey_len(made.get())),
                      fido_cred_sigcount(made.get())};
  }
  return wrong("its attestation object cannot be read");
}

std::expected<std::uint32_t, std::string> verified_uses(const PasskeyQuestion& question, int algorithm,
                                                        std::string_view key, const PasskeyAnswer& answer) {
  if (auto fault = client_data_fault(question, answer.client_data, "webauthn.get"))
    return wrong(std::move(*fault));
  fido_init(0);
  const Assertion assertion(fido_assert_new());
  const Digest asked = hash_of(answer.client_data);
  const auto read = [&](int result) { return result == FIDO_OK; };
  fido_assert_t* a = assertion.get();
  const bool whole = a && read(fido_assert_set_clientdata_hash(a, asked.data(), asked.size())) &&
                     read(fido_assert_set_rp(a, question.host.c_str())) &&
                     read(fido_assert_set_count(a, 1)) &&
                     read(fido_assert_set_authdata_raw(a, 0, bytes_of(answer.authenticator_data),
                                                       answer.authenticator_data.size())) &&
                     read(fido_assert_set_sig(a, 0, bytes_of(answer.signature), answer.signature.size())) &&
                     read(fido_assert_set_up(a, FIDO_OPT_TRUE));
  if (!whole) return wrong("it cannot be read");
  if (const int result = verify(a, algorithm, key); result != FIDO_OK)
    return wrong(std::string("its signature is wrong: ") + fido_strerr(result));
  return fido_assert_sigcount(a, 0);
}

}  // namespace trictrac
