#include "base/text_of.h"
#include "people/mail.h"

namespace trictrac {
namespace {

constexpr const char* kConfirmEnglish =
    "This address was given for an account at Trictrac. If it was you, confirm it with this link:\r\n\r\n"
    "{}\r\n\r\n"
    "It works once, within a week. If it was not you, do nothing: nothing else will be sent here.\r\n";

constexpr const char* kConfirmFrench =
    "Cette adresse a été donnée pour un compte au Trictrac. Si c’était vous, confirmez-la par ce lien "
    ":\r\n\r\n"
    "{}\r\n\r\n"
    "Il sert une seule fois, pendant une semaine. Si ce n’était pas vous, ne faites rien : rien d’autre ne "
    "sera "
    "envoyé ici.\r\n";

}  // namespace

Mail confirmation_mail(std::string to, std::string_view name, std::string_view link,
                       std::string_view language) {
  const bool french = language == "fr";
  return {std::move(to),
          french ? "Confirmez votre adresse pour le Trictrac" : "Confirm your address for Trictrac",
          mail_greeting(name, language) +
              (french ? text_of(kConfirmFrench, link) : text_of(kConfirmEnglish, link))};
}

}  // namespace trictrac
