#include "contract/person.h"

#include "contract/instances.h"
#include "contract/subjects.h"

namespace trictrac::contract {

template <>
inline constexpr auto kFields<Me> =
    fields("", field("person", &Me::person, "null until a game is made or a seat taken").or_null(),
           field("mail", &Me::mail, "this server sends e-mail: an account with an address can be recovered"));
template <>
inline constexpr auto kFields<MyGame> = fields(
    "A game in which a person has seats, on whatever device they were taken.", field("game", &MyGame::game),
    field("players", &MyGame::players), field("names", &MyGame::names, "of all players, by number"),
    field("over", &MyGame::over, "left out where the server would have to replay the game to know"),
    field("turn", &MyGame::turn, "something is awaited of this person; left out likewise"),
    field("free", &MyGame::free, "the players whose seats are still to be taken").unless_usual(),
    field("guests", &MyGame::guests, "the players who have no account of their name").unless_usual(),
    field("touched", &MyGame::touched));
template <>
inline constexpr auto kFields<MyGames> = fields("", field("games", &MyGames::games));
template <>
inline constexpr auto kFields<Session> =
    fields("A browser in which a person is signed in.", field("id", &Session::id),
           field("device", &Session::device, "browser and system; empty if unknown"),
           field("created", &Session::created), field("seen", &Session::seen),
           field("this", &Session::is_this, "it is the browser that asks"));
template <>
inline constexpr auto kFields<Sessions> = fields("", field("sessions", &Sessions::sessions));

template <>
inline constexpr auto kFields<ShowMe> = fields("Answers who you are.");
template <>
inline constexpr auto kFields<Rename> =
    fields("Changes your name; creates a guest, with a cookie, if there is no identity.",
           field("name", &Rename::name));
template <>
inline constexpr auto kFields<DeletePerson> =
    fields("Deletes you, and clears the cookie; a guest needs no proof. See below.",
           field("name", &DeletePerson::name, "your own, so that nobody does this by mistake"));
template <>
inline constexpr auto kFields<ShowMyGames> =
    fields("Answers your games, those last played first, at most 200.");
template <>
inline constexpr auto kFields<ShowSessions> = fields("Answers where you are signed in.");
template <>
inline constexpr auto kFields<EndSessions> =
    fields("Ends one session, or all but this one.",
           field("id", &EndSessions::id, "of the session; else `others` is true").unless_usual(),
           field("others", &EndSessions::others).unless_usual());

template <class T>
constexpr auto language_field() {
  return field("language", &T::language, "of e-mails, by its code").or_usual();
}

template <>
inline constexpr auto kFields<MakeAccount> =
    fields("Gives you an account, as a guest that is created first if there is no identity; sets the cookie.",
           field("name", &MakeAccount::name), field("password", &MakeAccount::password),
           field("email", &MakeAccount::email).or_usual(), language_field<MakeAccount>());
template <>
inline constexpr auto kFields<ChangePassword> =
    fields("Changes the password. The first one needs a proof.",
           field("old", &ChangePassword::before, "the present one, where there is one").or_usual(),
           field("new", &ChangePassword::after));
template <>
inline constexpr auto kFields<Prove> =
    fields("Proves that it is you: for ten minutes, this session may make the calls marked *proof*.",
           field("password", &Prove::password));
template <>
inline constexpr auto kFields<SignIn> =
    fields("Starts a new session, with a cookie; the games of this browser's guest become the account's.",
           field("name", &SignIn::name), field("password", &SignIn::password));
template <>
inline constexpr auto kFields<SignOut> = fields("Ends the session, and clears the cookie.");

template <>
inline constexpr auto kFields<TakeEmail> =
    fields("Takes a new address, as `new_email`, and sends a link there that confirms it.",
           field("email", &TakeEmail::email, "null removes both").or_null(), language_field<TakeEmail>());
template <>
inline constexpr auto kFields<SendConfirmation> =
    fields("Sends that link again.", language_field<SendConfirmation>());
template <>
inline constexpr auto kFields<ConfirmEmail> = fields(
    "Confirms an address, which takes the place of the old one; that receives the link `ADDRESS/#undo=CODE`. "
    "A code works once, within a week, and only for the address it was sent to.",
    field("code", &ConfirmEmail::code, "that of the link"));
template <>
inline constexpr auto kFields<WayBack> =
    fields("", field("recover", &WayBack::recover, "a code for `/api/recover/{code}`"));
template <>
inline constexpr auto kFields<RestoreEmail> = fields(
    "Gives the account its former address back, and ends all its sessions but this one. Works once, within a "
    "week.",
    field("code", &RestoreEmail::code, "that of the link"));
template <>
inline constexpr auto kFields<SendRecovery> = fields(
    "If the account has a confirmed address and the server sends e-mail, sends the link "
    "`ADDRESS/#recover=CODE`, where ADDRESS is that of the server. The answer is always the same.",
    field("name", &SendRecovery::name), language_field<SendRecovery>());
template <>
inline constexpr auto kFields<Recover> = fields(
    "Sets a new password, ends all other sessions, and signs in with a cookie. A code works once, within an "
    "hour.",
    field("code", &Recover::code, "that of the e-mail"), field("password", &Recover::password));

template <>
inline constexpr auto kFields<PasskeyOptions> = fields(
    "", field("publicKey", &PasskeyOptions::public_key, "the options of `navigator.credentials.create()`")
            .written_as("PublicKeyCredentialCreationOptionsJSON"));
template <>
inline constexpr auto kFields<PasskeyQuestion> =
    fields("", field("publicKey", &PasskeyQuestion::public_key,
                     "the options of `navigator.credentials.get()`, for any passkey of this server")
                   .written_as("PublicKeyCredentialRequestOptionsJSON"));
template <>
inline constexpr auto kFields<Attestation> =
    fields("A passkey as a browser made it.", field("clientDataJSON", &Attestation::client_data),
           field("attestationObject", &Attestation::object));
template <>
inline constexpr auto kFields<Assertion> =
    fields("The answer of a passkey.", field("clientDataJSON", &Assertion::client_data),
           field("authenticatorData", &Assertion::authenticator_data),
           field("signature", &Assertion::signature), field("userHandle", &Assertion::user));

template <>
inline constexpr auto kFields<NewPasskey> = fields(
    "Asks for a passkey: for an account one more, with a proof; for anybody else the first of an account of "
    "this name.",
    field("name", &NewPasskey::name).or_usual());
template <>
inline constexpr auto kFields<KeepPasskey> =
    fields("Creates an account of that name, or adds a passkey; sets the cookie.",
           field("id", &KeepPasskey::id), field("response", &KeepPasskey::response),
           field("label", &KeepPasskey::label, "its name in the list; else that of the device").or_usual());
template <>
inline constexpr auto kFields<AskPasskey> = fields("Asks for the answer of a passkey.");
template <>
inline constexpr auto kFields<SignInWithPasskey> =
    fields("Starts a new session, with a cookie; the games of this browser's guest become the account's.",
           field("id", &SignInWithPasskey::id), field("response", &SignInWithPasskey::response));
template <>
inline constexpr auto kFields<ProveWithPasskey> =
    fields("Proves that it is you, for ten minutes.", field("id", &ProveWithPasskey::id),
           field("response", &ProveWithPasskey::response));
template <>
inline constexpr auto kFields<ForgetPasskey> =
    fields("Gives a passkey up. The only remaining way to sign in cannot be removed (`not_allowed`).",
           field("id", &ForgetPasskey::id));

void describe_person(Description& all) {
  describe_calls(all, MeCalls{} + AccountCalls{} + EmailCalls{} + PasskeyCalls{});
}

}  // namespace trictrac::contract
