// A push service on this machine, and browsers at it.
#pragma once

#include <openssl/evp.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "base/sha256.h"
#include "people/base64url.h"
#include "people/c_library.h"
#include "push/encryption.h"
#include "side_server.h"

namespace served {

using Json = nlohmann::ordered_json;

class PushService : public SideServer {
 public:
  explicit PushService(std::filesystem::path folder) : SideServer(std::move(folder), "push_service.py") {}

  // Returns the address to which a browser is sent notices; they are answered with that status.
  std::string endpoint(const std::string& browser, int status = 201) const {
    return "http://" + address() + "/" + std::to_string(status) + "/" + browser;
  }
  // Returns the sent notices, in order.
  std::vector<Json> sent() const {
    std::vector<Json> all;
    while (std::filesystem::exists(folder() / (std::to_string(all.size() + 1) + ".json")))
      all.push_back(Json::parse(read(std::to_string(all.size() + 1) + ".json")));
    return all;
  }
};

// The keys of a browser, which alone reads what it is sent.
struct PushKeys {
  trictrac::KeyPair own = *trictrac::KeyPair::make();
  std::string auth = std::string(16, 'a');

  Json subscription(const std::string& endpoint) const {
    return {{"endpoint", endpoint},
            {"p256dh", trictrac::to_base64url(own.point())},
            {"auth", trictrac::to_base64url(auth)},
            {"language", "fr"}};
  }
  // Decrypts a message as RFC 8291 tells the receiver.
  std::string read(const Json& request) const {
    const std::string body = *trictrac::from_base64url(request["body"].get<std::string>());
    const std::string salt = body.substr(0, 16), point = body.substr(21, 65), text = body.substr(86);
    const std::string secret = hmac(hmac(auth, *own.shared_with(point)),
                                    std::string("WebPush: info\0", 14) + own.point() + point + '\1');
    const std::string prk = hmac(salt, secret);
    return opened(hmac(prk, std::string("Content-Encoding: aes128gcm\0\1", 29)).substr(0, 16),
                  hmac(prk, std::string("Content-Encoding: nonce\0\1", 25)).substr(0, 12), text);
  }

 private:
  static std::string hmac(const std::string& key, const std::string& text) {
    const auto digest =
        trictrac::hmac_sha256({reinterpret_cast<const std::uint8_t*>(key.data()), key.size()}, text);
    return {digest.begin(), digest.end()};
  }
  static std::string opened(const std::string& key, const std::string& nonce, const std::string& text) {
    using trictrac::bytes_of;
    const trictrac::Owned<EVP_CIPHER_CTX, EVP_CIPHER_CTX_free> context(EVP_CIPHER_CTX_new());
    const int size = static_cast<int>(text.size()) - 16;
    std::string plain(static_cast<std::size_t>(size), '\0'),
        tag = text.substr(static_cast<std::size_t>(size));
    int done = 0;
    EVP_DecryptInit_ex2(context.get(), EVP_aes_128_gcm(), bytes_of(std::string_view(key)),
                        bytes_of(std::string_view(nonce)), nullptr);
    EVP_DecryptUpdate(context.get(), bytes_of(plain), &done, bytes_of(std::string_view(text)), size);
    EVP_CIPHER_CTX_ctrl(context.get(), EVP_CTRL_AEAD_SET_TAG, 16, bytes_of(tag));
    if (EVP_DecryptFinal_ex(context.get(), bytes_of(plain) + done, &done) != 1) return "cannot be read";
    return plain.substr(0, plain.rfind('\2'));
  }
};

}  // namespace served
