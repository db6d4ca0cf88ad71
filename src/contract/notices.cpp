#include "contract/notices.h"

#include "contract/instances.h"
#include "contract/subjects.h"

namespace trictrac::contract {

template <>
inline constexpr auto kFields<Notices> =
    fields("The notifications that a person has chosen.",
           field("key", &Notices::key,
                 "the server's public key (a P-256 point), for `applicationServerKey`; null if it sends no "
                 "push messages")
               .or_null(),
           field("mail", &Notices::mail, "this server sends e-mail"),
           field("here", &Notices::here, "the browser that asks is sent notifications"),
           field("wished", &Notices::wished),
           field("letters", &Notices::letters,
                 "an e-mail, at most one a day, that names the games in which it is their turn"));

template <>
inline constexpr auto kFields<ShowNotices> = fields("Answers how you want to be notified.");
template <>
inline constexpr auto kFields<ChooseNotices> = fields(
    "Chooses what you are notified of; what is left out stays as it is.", field("turn", &ChooseNotices::turn),
    field("taken", &ChooseNotices::taken), field("offer", &ChooseNotices::offer),
    field("over", &ChooseNotices::over), field("letters", &ChooseNotices::letters),
    field("language", &ChooseNotices::language, "of e-mails, by its code").or_usual());
template <>
inline constexpr auto kFields<CallBrowser> = fields(
    "Sends this browser notifications, as its PushSubscription says, until its session ends.",
    field("endpoint", &CallBrowser::endpoint), field("p256dh", &CallBrowser::p256dh),
    field("auth", &CallBrowser::auth), field("language", &CallBrowser::language, "by its code").or_usual());
template <>
inline constexpr auto kFields<CallBrowserNoMore> = fields("Ends the notifications of this browser.");
template <>
inline constexpr auto kFields<StopLetters> =
    fields("Stops the e-mails of the person with this code, without signing in (RFC 8058).",
           field("code", &StopLetters::code, "that of one of them"),
           field("form", &StopLetters::form, "what mail programs send when they follow the link").or_usual());

void describe_notices(Description& all) { describe_calls(all, NoticeCalls{}); }

}  // namespace trictrac::contract
