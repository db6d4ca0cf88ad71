#include "base/text_of.h"
#include "people/mail.h"

namespace trictrac {
namespace {

constexpr const char* kEnglish =
    "Somebody, probably you, asked for a new password for your Trictrac account. With this link you set "
    "it:\r\n\r\n"
    "{}\r\n\r\n"
    "It works once, within an hour. If it was not you, there is nothing to do: your password stays as it "
    "is.\r\n";

constexpr const char* kFrench =
    "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Trictrac. Ce lien "
    "permet de le "
    "choisir :\r\n\r\n"
    "{}\r\n\r\n"
    "Il sert une seule fois, pendant une heure. Si ce n’était pas vous, il n’y a rien à faire : votre mot de "
    "passe "
    "reste le même.\r\n";

}  // namespace

Mail recovery_mail(std::string to, std::string_view name, std::string_view link, std::string_view language) {
  if (language == "fr")
    return {std::move(to), "Un nouveau mot de passe pour votre compte Trictrac",
            mail_greeting(name, language) + text_of(kFrench, link)};
  return {std::move(to), "A new password for your Trictrac account",
          mail_greeting(name, language) + text_of(kEnglish, link)};
}

}  // namespace trictrac
