// Signing in with a passkey.
#include "apps/server/passkey_call.h"
#include "people/base64url.h"

namespace trictrac {
namespace {

struct Answer {
  std::string credential;
  Signature signature;
  std::string user;
};

// What is wrong with the answer of a passkey, "" if nothing; on another thread.
struct Judged {
  std::string fault;
  std::uint32_t uses = 0;
};
Judged judged(const PasskeyQuestion& question, const StoredPasskey& passkey, const Signature& signature) {
  const auto uses = verified_uses(question, passkey.algorithm, passkey.key, signature);
  if (!uses) return {uses.error()};
  if (!may_follow(static_cast<std::uint32_t>(passkey.uses), *uses))
    return {"it was copied: its counter fell"};
  return {"", *uses};
}

void judge(const Call& call, const std::string& challenge, const Answer& answer,
           const StoredPasskey& passkey) {
  call->people().think(
      call->requester,
      [question = question(call, challenge), passkey, signature = answer.signature] {
        return judged(question, passkey, signature);
      },
      [call, answer](const Judged& result) {
        if (!result.fault.empty()) return refuse_passkey(call, result.fault);
        call->people().change(
            [requester = call->requester, answer, uses = result.uses](PeopleRows& rows) -> Parsed<Identity> {
              const auto passkey = rows.passkeys.find(answer.credential);
              const auto person = passkey ? rows.persons.find(passkey->person) : std::nullopt;
              if (!person || !may_follow(static_cast<std::uint32_t>(passkey->uses), uses))
                return passkey_refused();
              if (!answer.user.empty() && answer.user != person->id) return passkey_refused();
              rows.passkeys.count(answer.credential, uses);
              return sign_in_as(rows, requester, *person);
            },
            [call](const Parsed<Identity>& identity) { call->answer(identity); });
      });
}

}  // namespace

void ask_passkey(const Call& call) {
  call->people().ask<Json>(
      Rows::Written,
      [house = house_of(call)](PeopleRows& rows) -> Parsed<Json> {
        const std::string challenge = new_challenge();
        rows.challenges.add(challenge, {.signs_in = true}, seconds_now());
        return Json{{"publicKey",
                     {{"challenge", to_base64url(challenge)},
                      {"timeout", kPasskeyMilliseconds},
                      {"rpId", house},
                      {"userVerification", "preferred"}}}};
      },
      [call](const Parsed<Json>& question) { call->answer(question); });
}

void sign_in_with_passkey(const Call& call) {
  Members m(call->body, {"id", "response"});
  const std::string credential = bytes_of(m, "id");
  const Json* said = m.need("response");
  const Json parts = said ? *said : Json::object();
  Members response(parts, {"clientDataJSON", "authenticatorData", "signature", "userHandle"});
  Answer answer{credential,
                {bytes_of(response, "clientDataJSON"), bytes_of(response, "authenticatorData"),
                 bytes_of(response, "signature")},
                ""};
  if (const Json* user = response.find("userHandle"); user && !user->is_null())
    answer.user = bytes_of(response, "userHandle");
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  if (const auto read = response.done(true); !read) return call->refuse(read.error());
  if (call->over_limit()) return;
  const std::string data = answer.signature.client_data;
  with_challenge(call, data, true, [call, answer = std::move(answer)](const TakenChallenge& taken) {
    call->people().ask<StoredPasskey>(
        Rows::Read,
        [credential = answer.credential](PeopleRows& rows) -> Parsed<StoredPasskey> {
          auto passkey = rows.passkeys.find(credential);
          if (!passkey) return passkey_refused();
          return std::move(*passkey);
        },
        [call, answer, challenge = taken.challenge](const Parsed<StoredPasskey>& passkey) {
          if (!passkey) return call->refuse(passkey.error());
          judge(call, challenge, answer, *passkey);
        });
  });
}

}  // namespace trictrac
