#include "push/vapid.h"

#include <nlohmann/json.hpp>

#include "base/json.h"
#include "people/base64url.h"

namespace trictrac {

std::string vapid_authorization(const KeyPair& own, std::string_view origin, std::string_view contact,
                                std::int64_t until) {
  Json claims{{"aud", origin}, {"exp", until}};
  if (!contact.empty()) claims["sub"] = contact;
  const std::string said = to_base64url(R"({"typ":"JWT","alg":"ES256"})") + "." + to_base64url(claims.dump());
  return "vapid t=" + said + "." + to_base64url(own.sign(said)) + ", k=" + to_base64url(own.point());
}

}  // namespace trictrac
