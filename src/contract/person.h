// The person at a browser: their name, account, sessions, passkeys and games. Times are in seconds since
// 1970.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "contract/server.h"

namespace trictrac::contract {

struct Passkey {
  std::string id, name;
  std::int64_t created = 0;
  static constexpr auto kFields = fields<&Passkey::id, &Passkey::name, &Passkey::created>("");
};

// From whom a person takes challenges (challenges.h).
inline constexpr std::array<std::string_view, 3> kAllChallengers{"everybody", "met", "nobody"};
inline constexpr WordList kChallengers{"Challengers", kAllChallengers};

struct Person {
  std::string id, name;
  bool account = false;
  std::optional<std::string> email{};
  std::string new_email{};
  bool password = false, moderator = false;
  std::int64_t muted = 0;
  std::vector<Passkey> passkeys{};
  std::string challengers{kAllChallengers[0]};
  bool young = false;
  static constexpr auto kFields =
      fields("A guest, who has no more than a name; or somebody with an account.", field<&Person::id>(),
             field<&Person::name>(), field<&Person::account>(),
             field<&Person::email>("confirmed by the link that was sent there").or_null(),
             field<&Person::new_email>("takes its place once the link that was sent there is followed")
                 .unless_usual(),
             field<&Person::password>("there is one; nobody knows which"),
             field<&Person::moderator>().unless_usual(),
             field<&Person::muted>("until when a moderator has muted this person").unless_usual(),
             field<&Person::passkeys>(),
             field<&Person::challengers>(
                 "from whom they take challenges; `met`: whom they know, see *Young players*")
                 .one_of(kChallengers),
             field<&Person::young>("they have chosen to be protected as a young player").unless_usual());
};

struct Me {
  std::optional<Person> person{};
  bool mail = false;
  std::optional<ServerNotice> server{};
  static constexpr auto kFields =
      fields("", field<&Me::person>("null until a game is made or a seat taken").or_null(),
             field<&Me::mail>("this server sends e-mail: an account with an address can be recovered"),
             field<&Me::server>("left out if the operator has said nothing of it"));
};

struct OpenChallenge {
  int to = 0;
  std::int64_t until = 0;
  static constexpr auto kFields =
      fields("A challenge that waits for its answer: the game begins when it is accepted.",
             field<&OpenChallenge::to>("the player whose seat is kept for the person challenged"),
             field<&OpenChallenge::until>("when it ends without an answer"));
};
struct MyGame {
  std::string game;
  std::vector<int> players;
  std::vector<std::string> names;
  std::optional<bool> over, turn;
  std::vector<int> free, guests;
  std::int64_t touched = 0;
  std::optional<OpenChallenge> challenge{};
  static constexpr auto kFields = fields(
      "A game in which a person has seats, on whatever device they were taken.", field<&MyGame::game>(),
      field<&MyGame::players>(), field<&MyGame::names>("of all players, by number"),
      field<&MyGame::over>("left out where the server would have to replay the game to know"),
      field<&MyGame::turn>("something is awaited of this person; left out likewise"),
      field<&MyGame::free>("the players whose seats are still to be taken").unless_usual(),
      field<&MyGame::guests>("the players who have no account of their name").unless_usual(),
      field<&MyGame::touched>(), field<&MyGame::challenge>("left out of every other game"));
};
struct MyGames {
  std::vector<MyGame> games;
  static constexpr auto kFields = fields<&MyGames::games>("");
};

struct Session {
  std::string id, device;
  std::int64_t created = 0, seen = 0;
  bool is_this = false;
  static constexpr auto kFields =
      fields("A browser in which a person is signed in.", field<&Session::id>(),
             field<&Session::device>("browser and system; empty if unknown"), field<&Session::created>(),
             field<&Session::seen>(), field("this", &Session::is_this, "it is the browser that asks"));
};
struct Sessions {
  std::vector<Session> sessions;
  static constexpr auto kFields = fields<&Sessions::sessions>("");
};

// The person.

struct ShowMe : Get<Me, "/api/me", "me.show"> {
  static constexpr auto kFields = fields("Answers who you are.");
};
struct Rename : Post<Me, "/api/me", "me.rename"> {
  std::string name;
  static constexpr auto kFields =
      fields<&Rename::name>("Changes your name; creates a guest, with a cookie, if there is no identity.");
};
struct DeletePerson : Post<Nothing, "/api/me/delete", "me.leave", Access::Owner> {
  std::string name;
  static constexpr auto kFields =
      fields("Deletes you, and clears the cookie; a guest needs no proof. See below.",
             field<&DeletePerson::name>("your own, so that nobody does this by mistake"));
};
struct ShowMyGames : Get<MyGames, "/api/me/games", "me.games"> {
  static constexpr auto kFields = fields("Answers your games, those last played first, at most 200.");
};
struct ShowSessions : Get<Sessions, "/api/me/sessions", "me.sessions", Access::Person> {
  static constexpr auto kFields = fields("Answers where you are signed in.");
};
struct EndSessions : Post<Sessions, "/api/me/sessions/end", "me.endSessions", Access::Person> {
  std::string id;
  bool others = false;  // than this
  static constexpr auto kFields =
      fields("Ends one session, or all but this one.",
             field<&EndSessions::id>("of the session; else `others` is true").unless_usual(),
             field<&EndSessions::others>().unless_usual());
};

struct ChooseYoung : Post<Me, "/api/me/young", "me.young", Access::Account> {
  bool young = false;
  static constexpr auto kFields =
      fields("Protects you as a young player: see *Young players*. To end that needs a proof.",
             field<&ChooseYoung::young>());
};

using MeCalls = Types<ShowMe, Rename, DeletePerson, ShowMyGames, ShowSessions, EndSessions, ChooseYoung>;

// Their account, by password.

template <auto kMember>
constexpr auto language_field() {
  return field<kMember>("of e-mails, by its code").or_usual();
}

struct MakeAccount : Post<Me, "/api/me/account", "account.create"> {
  std::string name, password, email, language;
  static constexpr auto kFields = fields(
      "Gives you an account, as a guest that is created first if there is no identity; sets the cookie.",
      field<&MakeAccount::name>(), field<&MakeAccount::password>(), field<&MakeAccount::email>().or_usual(),
      language_field<&MakeAccount::language>());
};
struct ChangePassword : Post<Me, "/api/me/password", "account.password", Access::Account> {
  std::string before, after;
  static constexpr auto kFields =
      fields("Changes the password. The first one needs a proof.",
             field("old", &ChangePassword::before, "the present one, where there is one").or_usual(),
             field("new", &ChangePassword::after));
};
struct Prove : Post<Me, "/api/me/prove", "account.prove", Access::Account> {
  std::string password;
  static constexpr auto kFields = fields<&Prove::password>(
      "Proves that it is you: for ten minutes, this session may make the calls marked *proof*.");
};
struct SignIn : Post<Me, "/api/sign-in", "account.signIn"> {
  std::string name, password;
  static constexpr auto kFields = fields<&SignIn::name, &SignIn::password>(
      "Starts a new session, with a cookie; the games of this browser's guest become the account's.");
};
struct SignOut : Post<Me, "/api/sign-out", "account.signOut"> {
  static constexpr auto kFields = fields("Ends the session, and clears the cookie.");
};

using AccountCalls = Types<MakeAccount, ChangePassword, Prove, SignIn, SignOut>;

// The address of their account.

struct TakeEmail : Post<Me, "/api/me/email", "email.change", Access::Owner> {
  std::optional<std::string> email;
  std::string language;
  static constexpr auto kFields =
      fields("Takes a new address, as `new_email`, and sends a link there that confirms it.",
             field<&TakeEmail::email>("null removes both").or_null(), language_field<&TakeEmail::language>());
};
struct SendConfirmation : Post<Me, "/api/me/email/confirm", "email.askConfirmation", Access::Account> {
  std::string language;
  static constexpr auto kFields =
      fields("Sends that link again.", language_field<&SendConfirmation::language>());
};
struct ConfirmEmail : Post<Nothing, "/api/confirm/{code}", "email.confirm"> {
  std::string code;
  static constexpr auto kFields = fields(
      "Confirms an address, which takes the place of the old one; that receives the link "
      "`ADDRESS/#undo=CODE`. A code works once, within a week, and only for the address it was sent "
      "to.",
      field<&ConfirmEmail::code>("that of the link"));
};
struct WayBack {
  std::string recover;
  static constexpr auto kFields = fields("", field<&WayBack::recover>("a code for `/api/recover/{code}`"));
};
struct RestoreEmail : Post<WayBack, "/api/undo/{code}", "email.undo"> {
  std::string code;
  static constexpr auto kFields = fields(
      "Gives the account its former address back, and ends all its sessions but this one. Works "
      "once, within a week.",
      field<&RestoreEmail::code>("that of the link"));
};
struct SendRecovery : Post<Nothing, "/api/recover", "email.askRecovery"> {
  std::string name, language;
  static constexpr auto kFields = fields(
      "If the account has a confirmed address and the server sends e-mail, sends the link "
      "`ADDRESS/#recover=CODE`, where ADDRESS is that of the server. The answer is always the same.",
      field<&SendRecovery::name>(), language_field<&SendRecovery::language>());
};
struct Recover : Post<Me, "/api/recover/{code}", "email.recover"> {
  std::string code, password;
  static constexpr auto kFields = fields(
      "Sets a new password, ends all other sessions, and signs in with a cookie. A code works once, "
      "within an hour.",
      field<&Recover::code>("that of the e-mail"), field<&Recover::password>());
};

using EmailCalls = Types<TakeEmail, SendConfirmation, ConfirmEmail, RestoreEmail, SendRecovery, Recover>;

// Their passkeys, as browsers make them (WebAuthn): all bytes are in base64url.

struct PasskeyOptions {
  JsonText public_key;
  static constexpr auto kFields = fields(
      "", field("publicKey", &PasskeyOptions::public_key, "the options of `navigator.credentials.create()`")
              .written_as("PublicKeyCredentialCreationOptionsJSON"));
};
struct PasskeyQuestion {
  JsonText public_key;
  static constexpr auto kFields =
      fields("", field("publicKey", &PasskeyQuestion::public_key,
                       "the options of `navigator.credentials.get()`, for any passkey of this server")
                     .written_as("PublicKeyCredentialRequestOptionsJSON"));
};
struct Attestation {
  std::string client_data, object;
  static constexpr auto kFields =
      fields("A passkey as a browser made it.", field("clientDataJSON", &Attestation::client_data),
             field("attestationObject", &Attestation::object));
};
struct Assertion {
  std::string client_data, authenticator_data, signature;
  std::optional<std::string> user;
  static constexpr auto kFields =
      fields("The answer of a passkey.", field("clientDataJSON", &Assertion::client_data),
             field("authenticatorData", &Assertion::authenticator_data), field<&Assertion::signature>(),
             field("userHandle", &Assertion::user));
};

struct NewPasskey : Post<PasskeyOptions, "/api/passkey/new", "passkeys.create"> {
  std::string name;
  static constexpr auto kFields = fields(
      "Asks for a passkey: for an account one more, with a proof; for anybody else the first of an "
      "account of this name.",
      field<&NewPasskey::name>().or_usual());
};
struct KeepPasskey : Post<Me, "/api/passkey/made", "passkeys.keep"> {
  std::string id;
  Attestation response;
  std::string label;
  static constexpr auto kFields =
      fields("Creates an account of that name, or adds a passkey; sets the cookie.",
             field<&KeepPasskey::id>(), field<&KeepPasskey::response>(),
             field<&KeepPasskey::label>("its name in the list; else that of the device").or_usual());
};
struct AskPasskey : Post<PasskeyQuestion, "/api/passkey/ask", "passkeys.ask"> {
  static constexpr auto kFields = fields("Asks for the answer of a passkey.");
};
struct SignInWithPasskey : Post<Me, "/api/passkey/sign-in", "passkeys.signIn"> {
  std::string id;
  Assertion response;
  static constexpr auto kFields = fields<&SignInWithPasskey::id, &SignInWithPasskey::response>(
      "Starts a new session, with a cookie; the games of this browser's guest become the account's.");
};
struct ProveWithPasskey : Post<Me, "/api/passkey/prove", "passkeys.prove", Access::Account> {
  std::string id;
  Assertion response;
  static constexpr auto kFields =
      fields<&ProveWithPasskey::id, &ProveWithPasskey::response>("Proves that it is you, for ten minutes.");
};
struct ForgetPasskey : Post<Me, "/api/passkey/forget", "passkeys.forget", Access::Owner> {
  std::string id;
  static constexpr auto kFields = fields<&ForgetPasskey::id>(
      "Gives a passkey up. The only remaining way to sign in cannot be removed (`not_allowed`).");
};

using PasskeyCalls =
    Types<NewPasskey, KeepPasskey, AskPasskey, SignInWithPasskey, ProveWithPasskey, ForgetPasskey>;

}  // namespace trictrac::contract
