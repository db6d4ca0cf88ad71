// The texts of the server's e-mails.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "people/mail.h"
#include "words/language.h"

namespace trictrac {

// Returns the e-mail by which the owner of an account sets a new password. `name`: of the account, or ""
// without one, here and below.
Mail recovery_mail(std::string to, std::string_view name, std::string_view link, const words::Speaker& say);

// Returns the e-mail that asks to confirm the address of an account.
Mail confirmation_mail(std::string to, std::string_view name, std::string_view link,
                       const words::Speaker& say);

// A sign-in that the owner of an account is informed of.
struct NoticedSignIn {
  std::string device;   // such as "Firefox, Linux", "" if unknown
  std::int64_t at = 0;  // seconds since 1970
};

// Returns the e-mail about a sign-in on a new device. `link` leads to where a new password is asked for.
Mail sign_in_mail(std::string to, std::string_view name, const NoticedSignIn& sign_in, std::string_view link,
                  const words::Speaker& say);

// Returns the e-mail to the address that an account had before, with the link that restores it.
Mail former_email_mail(std::string to, std::string_view name, std::string_view link,
                       const words::Speaker& say);

// A game that waits for the recipient of an e-mail.
struct WaitingGame {
  std::string against;  // "" if no opponent has a name
  std::string link;
};

// The links to unsubscribe: a page, and a call that mail programs make (RFC 8058).
struct UnsubscribeLinks {
  std::string page, call;
};

// An announcement of a club of the recipient.
struct ClubNews {
  std::string club, title, link;
};

// Returns the e-mail that lists the games that wait for a person, and what their clubs announce. Requires at
// least one of either.
Mail digest_mail(std::string to, std::string_view name, const std::vector<WaitingGame>& games,
                 const std::vector<ClubNews>& news, const UnsubscribeLinks& unsubscribe,
                 const words::Speaker& say);

}  // namespace trictrac
