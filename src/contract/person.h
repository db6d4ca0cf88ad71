// The person at a browser: their name, account, sessions, passkeys and games. Times are in seconds since
// 1970.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "contract/call.h"

namespace trictrac::contract {

struct Passkey {
  std::string id, name;
  std::int64_t created = 0;
};

// A person as they see themselves.
struct Person {
  std::string id, name;
  bool account = false;
  std::optional<std::string> email{};
  std::string new_email{};
  bool password = false, moderator = false;
  std::int64_t muted = 0;
  std::vector<Passkey> passkeys{};
};

struct Me {
  std::optional<Person> person{};
  bool mail = false;
};

struct MyGame {
  std::string game;
  std::vector<int> players;
  std::vector<std::string> names;
  std::optional<bool> over, turn;
  std::vector<int> free, guests;
  std::int64_t touched = 0;
};

struct MyGames {
  std::vector<MyGame> games;
};

struct Session {
  std::string id, device;
  std::int64_t created = 0, seen = 0;
  bool is_this = false;
};

struct Sessions {
  std::vector<Session> sessions;
};

// The person.

struct ShowMe : Get<Me, "/api/me", "me.show"> {};
struct Rename : Post<Me, "/api/me", "me.rename"> {
  std::string name;
};
struct DeletePerson : Post<Nothing, "/api/me/delete", "me.leave", Access::Owner> {
  std::string name;
};
struct ShowMyGames : Get<MyGames, "/api/me/games", "me.games"> {};
struct ShowSessions : Get<Sessions, "/api/me/sessions", "me.sessions", Access::Person> {};
struct EndSessions : Post<Sessions, "/api/me/sessions/end", "me.endSessions", Access::Person> {
  std::string id;
  bool others = false;  // than this
};

using MeCalls = Types<ShowMe, Rename, DeletePerson, ShowMyGames, ShowSessions, EndSessions>;

// Their account, by password.

struct MakeAccount : Post<Me, "/api/me/account", "account.create"> {
  std::string name, password, email, language;
};
struct ChangePassword : Post<Me, "/api/me/password", "account.password", Access::Account> {
  std::string before, after;
};
struct Prove : Post<Me, "/api/me/prove", "account.prove", Access::Account> {
  std::string password;
};
struct SignIn : Post<Me, "/api/sign-in", "account.signIn"> {
  std::string name, password;
};
struct SignOut : Post<Me, "/api/sign-out", "account.signOut"> {};

using AccountCalls = Types<MakeAccount, ChangePassword, Prove, SignIn, SignOut>;

// The address of their account.

struct TakeEmail : Post<Me, "/api/me/email", "email.change", Access::Owner> {
  std::optional<std::string> email;
  std::string language;
};
struct SendConfirmation : Post<Me, "/api/me/email/confirm", "email.askConfirmation", Access::Account> {
  std::string language;
};
struct ConfirmEmail : Post<Nothing, "/api/confirm/{code}", "email.confirm"> {
  std::string code;
};
// The code of a link by which a person who has forgotten their password sets a new one.
struct WayBack {
  std::string recover;
};
struct RestoreEmail : Post<WayBack, "/api/undo/{code}", "email.undo"> {
  std::string code;
};
struct SendRecovery : Post<Nothing, "/api/recover", "email.askRecovery"> {
  std::string name, language;
};
struct Recover : Post<Me, "/api/recover/{code}", "email.recover"> {
  std::string code, password;
};

using EmailCalls = Types<TakeEmail, SendConfirmation, ConfirmEmail, RestoreEmail, SendRecovery, Recover>;

// Their passkeys, as browsers make them (WebAuthn): all bytes are in base64url.

// The options for a browser that makes or asks a passkey, which it reads itself.
struct PasskeyOptions {
  JsonText public_key;
};
struct PasskeyQuestion {
  JsonText public_key;
};
struct Attestation {
  std::string client_data, object;
};
struct Assertion {
  std::string client_data, authenticator_data, signature;
  std::optional<std::string> user;
};

struct NewPasskey : Post<PasskeyOptions, "/api/passkey/new", "passkeys.create"> {
  std::string name;
};
struct KeepPasskey : Post<Me, "/api/passkey/made", "passkeys.keep"> {
  std::string id;
  Attestation response;
  std::string label;
};
struct AskPasskey : Post<PasskeyQuestion, "/api/passkey/ask", "passkeys.ask"> {};
struct SignInWithPasskey : Post<Me, "/api/passkey/sign-in", "passkeys.signIn"> {
  std::string id;
  Assertion response;
};
struct ProveWithPasskey : Post<Me, "/api/passkey/prove", "passkeys.prove", Access::Account> {
  std::string id;
  Assertion response;
};
struct ForgetPasskey : Post<Me, "/api/passkey/forget", "passkeys.forget", Access::Owner> {
  std::string id;
};

using PasskeyCalls =
    Types<NewPasskey, KeepPasskey, AskPasskey, SignInWithPasskey, ProveWithPasskey, ForgetPasskey>;

template <>
inline constexpr auto kFields<Passkey> =
    fields("", field("id", &Passkey::id), field("name", &Passkey::name), field("created", &Passkey::created));
template <>
inline constexpr auto kFields<Person> = fields(
    "A guest, who has no more than a name; or somebody with an account.", field("id", &Person::id),
    field("name", &Person::name), field("account", &Person::account),
    field("email", &Person::email, "confirmed by the link that was sent there").or_null(),
    field("new_email", &Person::new_email, "takes its place once the link that was sent there is followed")
        .unless_usual(),
    field("password", &Person::password, "there is one; nobody knows which"),
    field("moderator", &Person::moderator).unless_usual(),
    field("muted", &Person::muted, "until when a moderator has muted this person").unless_usual(),
    field("passkeys", &Person::passkeys));

}  // namespace trictrac::contract
