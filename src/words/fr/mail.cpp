#include "words/mail.h"

#include "words/fr/french.h"

namespace trictrac::words::french {

const MailWords kMail{
    .greeting = "Bonjour {name},\r\n\r\n",
    .greeting_nobody = "Bonjour,\r\n\r\n",

    .confirm_subject = "Confirmez votre adresse pour le Trictrac",
    .confirm_text =
        "Cette adresse a été donnée pour un compte Trictrac. Si c’est vous, confirmez-la avec ce lien "
        ":\r\n\r\n{link}\r\n\r\nLe lien sert une seule fois, pendant une semaine. Si ce n’est pas vous, ne "
        "tenez pas compte de ce message : rien d’autre ne sera envoyé ici.\r\n",
    .recover_subject = "Un nouveau mot de passe pour votre compte Trictrac",
    .recover_text =
        "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Trictrac. "
        "Choisissez-le avec ce lien :\r\n\r\n{link}\r\n\r\nLe lien sert une seule fois, pendant une heure. "
        "Si ce n’est pas vous, ne tenez pas compte de ce message : votre mot de passe reste le même.\r\n",

    .digest_subject = "{games|Une partie vous attend|# parties vous attendent} au Trictrac",
    .digest_text = "{games|Une partie vous attend|# parties vous attendent} :\r\n\r\n",
    .digest_game = "Contre {name} : {link}\r\n",
    .digest_stop =
        "\r\nVous recevez au plus un courriel de ce genre par jour. Pour ne plus en recevoir : {link}\r\n",
};

}  // namespace trictrac::words::french
