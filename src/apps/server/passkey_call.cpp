#include "apps/server/passkey_call.h"

#include <sodium.h>

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
          [&origin_policy = call->context.origin_policy, host = call->request.host](std::string_view origin) {
            return !origin.empty() && !origin_policy.wrong_origin(origin, host);
          }};
}

std::string bytes_of(Members& m, std::string_view name) {
  const auto bytes = from_base64url(m.text(name));
  if (!bytes) m.fail(bad(in_quotes(name) + " is base64url"));
  return bytes.value_or("");
}

void with_challenge(const Call& call, std::string_view client_data, bool signs_in,
                    std::move_only_function<void(TakenChallenge)> then) {
  std::string challenge = challenge_of(client_data);
  using Taken = std::optional<Challenged>;
  call->people().ask<Taken>(
      Rows::Written,
      [challenge](PeopleRows& rows) -> Parsed<Taken> {
        return rows.challenges.take(challenge, seconds_now());
      },
      [call, challenge, signs_in, then = std::move(then)](Parsed<Taken> taken) mutable {
        if (!taken) return call->refuse(taken.error());
        const Taken& what = *taken;
        if (!what || what->signs_in != signs_in || (!signs_in && what->token != call->requester.token))
          return refuse_passkey(call, "it answers no challenge that is open");
        then({std::move(challenge), *what});
      });
}

std::string new_challenge() {
  std::string challenge(32, '\0');
  randombytes_buf(challenge.data(), challenge.size());
  return challenge;
}

}  // namespace trictrac
