#include "words/mail.h"

namespace trictrac::words::french {

extern const MailWords kMail{
    .greeting = "Bonjour {name},\r\n\r\n",
    .greeting_nobody = "Bonjour,\r\n\r\n",

    .confirm_subject = "Confirmez votre adresse pour le Trictrac",
    .confirm_text =
        "Cette adresse a été donnée pour un compte Trictrac. Si c’est vous, confirmez-la avec ce lien :"
        "\r\n\r\n{link}\r\n\r\nLe lien sert une seule fois, pendant une semaine. Si ce n’est pas vous, ne "
        "tenez pas compte de ce courriel : rien d’autre ne sera envoyé ici.\r\n",
    .recover_subject = "Un nouveau mot de passe pour votre compte Trictrac",
    .recover_text =
        "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte Trictrac. "
        "Choisissez-le avec ce lien :\r\n\r\n{link}\r\n\r\nLe lien sert une seule fois, pendant une heure. "
        "Si ce n’est pas vous, ne tenez pas compte de ce courriel : votre mot de passe reste le même.\r\n",

    .sign_in_subject = "Un nouvel appareil est connecté à votre compte Trictrac",
    .sign_in_text =
        "Un appareil qui n’avait pas encore servi pour votre compte Trictrac vient de s’y connecter :"
        "\r\n\r\n{device}, {time} UTC\r\n\r\nSi c’est vous, vous n’avez rien à faire. Sinon, demandez un "
        "nouveau mot de passe sous « Mot de passe oublié ? » : il déconnecte tous les "
        "appareils.\r\n\r\n{link}\r\n",
    .unknown_device = "Appareil inconnu",
    .former_email_subject = "Votre compte Trictrac n’utilise plus cette adresse",
    .former_email_text =
        "L’adresse électronique de votre compte Trictrac a été changée ou retirée : celle-ci ne lui "
        "appartient "
        "plus. "
        "Si c’est vous, vous n’avez rien à faire.\r\n\r\nSi ce n’est pas vous, suivez ce lien. Il rend cette "
        "adresse à votre compte, déconnecte tous les autres appareils et vous laisse choisir un nouveau mot "
        "de "
        "passe :\r\n\r\n{link}\r\n\r\nLe lien sert une seule fois, pendant une semaine.\r\n",

    .digest_subject = "{games|Une partie vous attend|# parties vous attendent} au Trictrac",
    .digest_text = "{games|Une partie vous attend|# parties vous attendent} :\r\n\r\n",
    .digest_game = "Contre {name} : {link}\r\n",
    .digest_stop =
        "\r\nVous recevez au plus un courriel de ce genre par jour. Pour ne plus en recevoir : {link}\r\n",
};

}  // namespace trictrac::words::french
