// The letter that says which games wait for somebody.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "people/mail.h"

namespace trictrac {

struct WaitingGame {
  std::string against;  // "" where nobody has a name
  std::string link;
};

// Where one ends these letters: a page to be read, and a call that mail programs make (RFC 8058).
struct LettersEnd {
  std::string page, call;
};

// `language`: "fr", or else English. One game at least.
Mail digest_mail(std::string to, std::string_view name, const std::vector<WaitingGame>& games,
                 const LettersEnd& end, std::string_view language);

}  // namespace trictrac
