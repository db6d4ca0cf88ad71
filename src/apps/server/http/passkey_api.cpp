// Accounts by passkey: made, signed in to and forgotten.
#include <sodium.h>

#include <functional>

#include "apps/server/http/api_call.h"
#include "apps/server/people/people.h"
#include "apps/server/runtime/ids.h"
#include "people/account_name.h"
#include "people/base64url.h"
#include "people/passkey.h"
#include "text/shown.h"

namespace trictrac {
namespace {

constexpr int kPasskeyMilliseconds = 300'000;  // for the person asked, as long as the challenge lasts

// Refuses a passkey without the reason: only the log has it.
std::unexpected<ApiError> passkey_refused() {
  return refuse(ErrorCode::BadSignIn, "no account here has this passkey");
}

void refuse_passkey(const AnyCall& call, std::string_view why) {
  call->people().log().info("a passkey was refused: {}", why);
  call->refuse(passkey_refused().error());
}

// The name of the server to which passkeys belong.
std::string relying_party(const AnyCall& call) { return host_name(call->request.host); }

// Returns the challenge and the origins for which an answer must have been made; any thread may use it.
PasskeyQuestion question(const AnyCall& call, const std::string& challenge) {
  return {challenge, relying_party(call),
          [&origin_policy = call->context.origin_policy, host = call->request.host](std::string_view origin) {
            return !origin.empty() && !origin_policy.wrong_origin(origin, host);
          }};
}

// Decodes a member of an answer, of bytes; notes in `fault` that it cannot be.
std::string bytes_of(std::string_view name, const std::string& text, std::optional<ApiError>& fault) {
  const auto bytes = from_base64url(text);
  if (!bytes && !fault) fault = bad(in_quotes(name) + " must be base64url");
  return bytes.value_or("");
}

// Calls `then` with the challenge that an answer is given to, and its purpose, if it was asked for this, of
// this requester, and not answered before; else refuses the passkey.
void with_challenge(
    const AnyCall& call, std::string_view client_data, bool signs_in,
    std::move_only_function<void(const std::string& challenge, const Challenged& what)> then) {
  std::string challenge = challenge_of(client_data);
  ask(
      call, Rows::Written,
      [challenge](PeopleRows& rows) { return rows.challenges.take(challenge, seconds_now()); },
      [call, challenge, signs_in, then = std::move(then)](const std::optional<Challenged>& what) mutable {
        if (!what || what->signs_in != signs_in || (!signs_in && what->token != call->requester.token))
          return refuse_passkey(call, "it does not answer an open challenge");
        then(challenge, *what);
      });
}

// Returns 32 unpredictable bytes.
std::string new_challenge() {
  std::string challenge(32, '\0');
  randombytes_buf(challenge.data(), challenge.size());
  return challenge;
}

// Passkeys made and given up.

constexpr std::size_t kMostPasskeys = 20;

Json options_of_new(const std::string& relying_party, const Challenged& what, const std::string& shown,
                    const std::string& challenge, const std::vector<StoredPasskey>& has) {
  Json algorithms = Json::array(), exclude = Json::array();
  for (const int algorithm : kPasskeyAlgorithms)
    algorithms.push_back({{"type", "public-key"}, {"alg", algorithm}});
  for (const StoredPasskey& p : has)
    exclude.push_back({{"type", "public-key"}, {"id", to_base64url(p.credential)}});
  return {{"rp", {{"id", relying_party}, {"name", "Trictrac"}}},
          {"user", {{"id", to_base64url(what.person)}, {"name", shown}, {"displayName", shown}}},
          {"challenge", to_base64url(challenge)},
          {"pubKeyCredParams", algorithms},
          {"timeout", kPasskeyMilliseconds},
          {"excludeCredentials", exclude},
          {"authenticatorSelection",
           {{"residentKey", "required"}, {"requireResidentKey", true}, {"userVerification", "preferred"}}},
          {"attestation", "none"}};
}

// The maker of a passkey: an account adds another one, anybody else makes their first.
struct PasskeyMaker {
  Challenged what;
  std::string shown;
  std::vector<StoredPasskey> has;
};

Parsed<PasskeyMaker> maker(PeopleRows& rows, const RequestOrigin& requester, const std::string& name) {
  const auto person = find_person(rows, requester);
  if (person && person->account) {
    if (const auto proof = require_proof(rows, requester); !proof) return std::unexpected(proof.error());
    return PasskeyMaker{
        {false, requester.token, person->id, ""}, person->name, rows.passkeys.of(person->row)};
  }
  if (const auto fault = account_name_fault(name)) return std::unexpected(bad_account_name(*fault));
  if (auto free = check_name_is_free(rows, name, 0); !free) return std::unexpected(free.error());
  return PasskeyMaker{{false, requester.token, person ? person->id : new_game_id(), name}, name, {}};
}

// The account whose passkey is made, which is begun by it where `what` names one.
Parsed<Person> owner(PeopleRows& rows, const RequestOrigin& requester, const Challenged& what,
                     std::optional<std::string>& cookie) {
  if (what.name.empty()) return require_account(rows, requester);
  const auto before = find_person(rows, requester);
  if (before && before->account)
    return refuse(ErrorCode::NotAllowed, "you have an account already: add another passkey to it");
  Person person = find_or_make_guest(rows, requester, cookie, what.person);
  if (auto named = give_account_name(rows, person.row, what.name); !named)
    return std::unexpected(named.error());
  return person;
}

Parsed<Identity> create_account(PeopleRows& rows, const RequestOrigin& requester, const Challenged& what,
                                StoredPasskey passkey) {
  Identity identity;
  const auto person = owner(rows, requester, what, identity.cookie);
  if (!person) return std::unexpected(person.error());
  if (person->id != what.person || rows.passkeys.find(passkey.credential)) return passkey_refused();
  if (rows.passkeys.of(person->row).size() >= kMostPasskeys)
    return refuse(ErrorCode::NotAllowed, text_of("an account can have at most {} passkeys", kMostPasskeys));
  passkey.person = person->row;
  rows.passkeys.add(passkey);
  identity.me = load_me(rows, person->row);
  return identity;
}

void keep(const Call<contract::KeepPasskey>& call, const Challenged& what, const NewPasskey& found) {
  const std::string& label = call->asked.label;
  const StoredPasskey passkey{found.credential, 0,         label.empty() ? call->requester.device : label,
                              found.algorithm,  found.key, found.uses,
                              seconds_now()};
  change(call, [requester = call->requester, what, passkey](PeopleRows& rows) {
    return create_account(rows, requester, what, passkey);
  });
}

}  // namespace

void handle(const Call<contract::NewPasskey>& call) {
  if (call->over_limit()) return;
  ask(call, Rows::Written,
      [requester = call->requester, name = call->asked.name,
       party = relying_party(call)](PeopleRows& rows) -> Parsed<contract::PasskeyOptions> {
        const auto who = maker(rows, requester, name);
        if (!who) return std::unexpected(who.error());
        const std::string challenge = new_challenge();
        rows.challenges.add(challenge, who->what, seconds_now());
        return contract::PasskeyOptions{
            {dump(options_of_new(party, who->what, who->shown, challenge, who->has))}};
      });
}

void handle(const Call<contract::KeepPasskey>& call) {
  const contract::KeepPasskey& asked = call->asked;
  std::optional<ApiError> wrong;
  const std::string credential = bytes_of("id", asked.id, wrong);
  if (const auto fault = name_fault(asked.label); fault && !wrong) wrong = bad("a label " + *fault);
  const std::string data = bytes_of("clientDataJSON", asked.response.client_data, wrong);
  const std::string object = bytes_of("attestationObject", asked.response.object, wrong);
  if (wrong) return call->refuse(*wrong);
  if (call->over_limit()) return;
  with_challenge(call, data, false, [call, credential, data, object](auto& challenge, auto& what) {
    call->people().think(
        call->requester,
        [question = question(call, challenge), data, object] { return made_passkey(question, data, object); },
        [call, credential, what](const std::expected<NewPasskey, std::string>& found) {
          if (!found || found->credential != credential)
            return refuse_passkey(call, found ? "it has another id" : found.error());
          keep(call, what, *found);
        });
  });
}

void handle(const Call<contract::ForgetPasskey>& call) {
  std::optional<ApiError> wrong;
  const std::string credential = bytes_of("id", call->asked.id, wrong);
  if (wrong) return call->refuse(*wrong);
  change(call, [credential](PeopleRows& rows, const Person& person) -> Parsed<void> {
    const auto passkey = rows.passkeys.find(credential);
    if (!passkey || passkey->person != person.row)
      return refuse(ErrorCode::BadMessage, "you have no passkey with that \"id\"");
    if (person.password.empty() && rows.passkeys.of(person.row).size() == 1)
      return refuse(ErrorCode::NotAllowed,
                    "this is the only way to sign in: make another passkey or set a password first");
    rows.passkeys.forget(credential);
    return {};
  });
}

// Signing in with a passkey.

namespace {

struct Answer {
  std::string credential;
  PasskeyAnswer signature;
  std::string user;
};

// Returns the counter of a passkey that has answered right; any thread may call it.
std::expected<std::uint32_t, std::string> judged(const PasskeyQuestion& question,
                                                 const StoredPasskey& passkey,
                                                 const PasskeyAnswer& signature) {
  auto uses = verified_uses(question, passkey.algorithm, passkey.key, signature);
  if (uses && !may_follow(static_cast<std::uint32_t>(passkey.uses), *uses))
    return std::unexpected("its counter went back: it may have been copied");
  return uses;
}

// Does what the signature of a passkey's owner is asked for.
using ByPasskey = Parsed<Identity> (*)(PeopleRows& rows, const RequestOrigin& requester, const Person& owner);

template <class T>
void judge(const Call<T>& call, const std::string& challenge, const Answer& answer,
           const StoredPasskey& passkey, ByPasskey then) {
  call->people().think(
      call->requester,
      [question = question(call, challenge), passkey, signature = answer.signature] {
        return judged(question, passkey, signature);
      },
      [call, answer, then](const std::expected<std::uint32_t, std::string>& uses) {
        if (!uses) return refuse_passkey(call, uses.error());
        change(
            call,
            [requester = call->requester, answer, then, uses = *uses](PeopleRows& rows) -> Parsed<Identity> {
              const auto passkey = rows.passkeys.find(answer.credential);
              const auto person = passkey ? rows.persons.find(passkey->person) : std::nullopt;
              if (!person || !may_follow(static_cast<std::uint32_t>(passkey->uses), uses))
                return passkey_refused();
              if (!answer.user.empty() && answer.user != person->id) return passkey_refused();
              rows.passkeys.count(answer.credential, uses);
              return then(rows, requester, *person);
            });
      });
}

// The passkey of another account proves nothing.
Parsed<Identity> prove_owner(PeopleRows& rows, const RequestOrigin& requester, const Person& owner) {
  const auto me = require_account(rows, requester);
  if (!me) return std::unexpected(me.error());
  if (me->row != owner.row) return passkey_refused();
  rows.sessions.prove(requester.token, seconds_now());
  return Identity{.me = load_me(rows, me->row)};
}

template <class T>
void take_signature(const Call<T>& call, ByPasskey then) {
  const contract::Assertion& response = call->asked.response;
  std::optional<ApiError> wrong;
  Answer answer{bytes_of("id", call->asked.id, wrong),
                {bytes_of("clientDataJSON", response.client_data, wrong),
                 bytes_of("authenticatorData", response.authenticator_data, wrong),
                 bytes_of("signature", response.signature, wrong)},
                response.user ? bytes_of("userHandle", *response.user, wrong) : ""};
  if (wrong) return call->refuse(*wrong);
  if (call->over_limit()) return;
  const std::string data = answer.signature.client_data;
  with_challenge(call, data, true, [call, then, answer](const auto& challenge, const auto&) {
    ask(
        call, Rows::Read,
        [credential = answer.credential](PeopleRows& rows) -> Parsed<StoredPasskey> {
          auto passkey = rows.passkeys.find(credential);
          if (!passkey) return passkey_refused();
          return std::move(*passkey);
        },
        [call, answer, then, challenge](const StoredPasskey& passkey) {
          judge(call, challenge, answer, passkey, then);
        });
  });
}

}  // namespace

void handle(const Call<contract::AskPasskey>& call) {
  ask(call, Rows::Written, [party = relying_party(call)](PeopleRows& rows) {
    const std::string challenge = new_challenge();
    rows.challenges.add(challenge, {.signs_in = true}, seconds_now());
    return contract::PasskeyQuestion{{dump({{"challenge", to_base64url(challenge)},
                                            {"timeout", kPasskeyMilliseconds},
                                            {"rpId", party},
                                            {"userVerification", "preferred"}})}};
  });
}

void handle(const Call<contract::SignInWithPasskey>& call) { take_signature(call, sign_in_as); }

void handle(const Call<contract::ProveWithPasskey>& call) { take_signature(call, prove_owner); }

Routes passkey_routes() { return routes(contract::PasskeyCalls{}); }

}  // namespace trictrac
