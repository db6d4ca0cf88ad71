// The e-mails that the server writes.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "people/mail.h"
#include "words/language.h"

namespace trictrac {

// Returns the e-mail by which the owner of an account sets a new password. `name`: of the account, "" where
// it has none, here and below.
Mail recovery_mail(std::string to, std::string_view name, std::string_view link, const words::Speaker& say);

// Returns the e-mail that asks whether an address is its account's.
Mail confirmation_mail(std::string to, std::string_view name, std::string_view link,
                       const words::Speaker& say);

// A game that waits for the person an e-mail goes to.
struct WaitingGame {
  std::string against;  // "" where nobody has a name
  std::string link;
};

// Where these e-mails are unsubscribed from: a page to be read, and a call that mail programs make (RFC
// 8058).
struct UnsubscribeLinks {
  std::string page, call;
};

// Returns the e-mail that says which games wait for somebody. Requires one game at least.
Mail digest_mail(std::string to, std::string_view name, const std::vector<WaitingGame>& games,
                 const UnsubscribeLinks& unsubscribe, const words::Speaker& say);

}  // namespace trictrac
