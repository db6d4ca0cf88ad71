#include "apps/server/passkey_call.h"

#include "people/base64url.h"

namespace trictrac {

std::unexpected<TableError> passkey_refused() {
  return refuse(ErrorCode::BadSignIn, "this passkey opens no account here");
}

void refuse_passkey(const Call& call, std::string_view why) {
  call->people().log().info("a passkey was refused: {}", why);
  call->refuse(passkey_refused().error());
}

std::string house_of(const Call& call) { return host_name(call->request.host); }

PasskeyQuestion question(const Call& call, const std::string& challenge) {
  return {challenge, house_of(call),
          [&gate = call->context.gate, host = call->request.host](std::string_view origin) {
            return !origin.empty() && !gate.wrong_origin(origin, host);
          }};
}

std::string bytes_of(Members& m, std::string_view name) {
  const auto bytes = from_base64url(m.text(name));
  if (!bytes) m.fail(bad(in_quotes(name) + " is base64url"));
  return bytes.value_or("");
}

std::optional<TakenChallenge> take_challenge(const Call& call, std::string_view client_data, bool signs_in) {
  std::string challenge = challenge_of(client_data);
  const auto what = call->context.challenges.take(challenge, Clock::now());
  if (!what || what->signs_in != signs_in || (!signs_in && what->token != call->comer.token))
    return std::nullopt;
  return TakenChallenge{std::move(challenge), *what};
}

}  // namespace trictrac
