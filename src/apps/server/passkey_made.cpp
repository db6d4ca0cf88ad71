// Passkeys made and given up.
#include "apps/server/account_names.h"
#include "apps/server/ids.h"
#include "apps/server/passkey_call.h"
#include "people/account_name.h"
#include "people/base64url.h"
#include "text/name.h"

namespace trictrac {
namespace {

constexpr std::size_t kMostPasskeys = 20;

Json options_of_new(const std::string& house, const Challenged& what, const std::string& shown,
                    const std::string& challenge, const std::vector<StoredPasskey>& has) {
  Json algorithms = Json::array(), exclude = Json::array();
  for (const int algorithm : kPasskeyAlgorithms)
    algorithms.push_back({{"type", "public-key"}, {"alg", algorithm}});
  for (const StoredPasskey& p : has)
    exclude.push_back({{"type", "public-key"}, {"id", to_base64url(p.credential)}});
  return {{"rp", {{"id", house}, {"name", "Trictrac"}}},
          {"user", {{"id", to_base64url(what.person)}, {"name", shown}, {"displayName", shown}}},
          {"challenge", to_base64url(challenge)},
          {"pubKeyCredParams", algorithms},
          {"timeout", kPasskeyMilliseconds},
          {"excludeCredentials", exclude},
          {"authenticatorSelection",
           {{"residentKey", "required"}, {"requireResidentKey", true}, {"userVerification", "preferred"}}},
          {"attestation", "none"}};
}

// Who makes a passkey: an account its next one, anybody else his first.
struct Maker {
  Challenged what;
  std::string shown;
  std::vector<StoredPasskey> has;
};

Parsed<Maker> maker(PeopleRows& rows, const RequestOrigin& requester, const std::string& name) {
  const auto person = find_person(rows, requester);
  if (person && person->account)
    return Maker{{false, requester.token, person->id, ""}, person->name, rows.passkeys.of(person->row)};
  if (const auto fault = account_name_fault(name)) return std::unexpected(bad_account_name(*fault));
  if (auto free = check_name_is_free(rows, name, 0); !free) return std::unexpected(free.error());
  return Maker{{false, requester.token, person ? person->id : new_game_id(), name}, name, {}};
}

// The account whose passkey is made, which is begun by it where `what` names one.
Parsed<Person> owner(PeopleRows& rows, const RequestOrigin& requester, const Challenged& what,
                     std::optional<std::string>& cookie) {
  if (what.name.empty()) return require_account(rows, requester);
  const auto before = find_person(rows, requester);
  if (before && before->account)
    return refuse(ErrorCode::NotAllowed, "you have an account already: ask for another passkey of it");
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
    return refuse(ErrorCode::NotAllowed, text_of("an account has at most {} passkeys", kMostPasskeys));
  passkey.person = person->row;
  rows.passkeys.add(passkey);
  identity.me = load_me(rows, person->row);
  return identity;
}

void keep(const Call& call, const Challenged& what, const std::string& label, const NewPasskey& found) {
  const StoredPasskey passkey{found.credential, 0,         label.empty() ? call->requester.device : label,
                              found.algorithm,  found.key, found.uses,
                              seconds_now()};
  call->people().change([requester = call->requester, what, passkey](
                            PeopleRows& rows) { return create_account(rows, requester, what, passkey); },
                        [call](const Parsed<Identity>& identity) { call->answer(identity); });
}

}  // namespace

void new_passkey(const Call& call) {
  Members m(call->body, {"name"});
  const std::string name = m.text_or("name", "");
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  if (call->over_limit()) return;
  call->people().ask<Json>(
      Rows::Written,
      [requester = call->requester, name, house = house_of(call)](PeopleRows& rows) -> Parsed<Json> {
        const auto who = maker(rows, requester, name);
        if (!who) return std::unexpected(who.error());
        const std::string challenge = new_challenge();
        rows.challenges.add(challenge, who->what, seconds_now());
        return Json{{"publicKey", options_of_new(house, who->what, who->shown, challenge, who->has)}};
      },
      [call](const Parsed<Json>& question) { call->answer(question); });
}

void keep_passkey(const Call& call) {
  Members m(call->body, {"id", "response", "label"});
  const std::string credential = bytes_of(m, "id"), label = m.text_or("label", "");
  if (const auto fault = name_fault(label)) m.fail(bad("a label " + *fault));
  const Json* said = m.need("response");
  const Json parts = said ? *said : Json::object();
  Members response(parts, {"clientDataJSON", "attestationObject"});
  const std::string data = bytes_of(response, "clientDataJSON"),
                    object = bytes_of(response, "attestationObject");
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  if (const auto read = response.done(true); !read) return call->refuse(read.error());
  if (call->over_limit()) return;
  with_challenge(call, data, false, [call, credential, label, data, object](const TakenChallenge& taken) {
    call->people().think(
        call->requester,
        [question = question(call, taken.challenge), data, object] {
          return made_passkey(question, data, object);
        },
        [call, credential, label, what = taken.what](const std::expected<NewPasskey, std::string>& found) {
          if (!found || found->credential != credential)
            return refuse_passkey(call, found ? "it has another id" : found.error());
          keep(call, what, label, *found);
        });
  });
}

void forget_passkey(const Call& call) {
  Members m(call->body, {"id"});
  const std::string credential = bytes_of(m, "id");
  if (const auto read = m.done(true); !read) return call->refuse(read.error());
  call->people().change(
      [requester = call->requester, credential](PeopleRows& rows) -> Parsed<Identity> {
        const auto person = require_account(rows, requester);
        if (!person) return std::unexpected(person.error());
        const auto passkey = rows.passkeys.find(credential);
        if (!passkey || passkey->person != person->row)
          return refuse(ErrorCode::BadMessage, "you have no passkey of that \"id\"");
        if (person->password.empty() && rows.passkeys.of(person->row).size() == 1)
          return refuse(ErrorCode::NotAllowed,
                        "this is the only way to sign in: make another passkey or set a password first");
        rows.passkeys.forget(credential);
        return Identity{.me = load_me(rows, person->row)};
      },
      [call](const Parsed<Identity>& identity) { call->answer(identity); });
}

}  // namespace trictrac
