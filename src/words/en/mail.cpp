#include "words/mail.h"

#include "words/en/english.h"

namespace trictrac::words::english {

const MailWords kMail{
    .greeting = "Hello {name},\r\n\r\n",
    .greeting_nobody = "Hello,\r\n\r\n",

    .confirm_subject = "Confirm your address for Trictrac",
    .confirm_text =
        "This address was given for a Trictrac account. If you gave it, confirm it with this "
        "link:\r\n\r\n{link}\r\n\r\nThe link works once, within a week. If it was not you, ignore this "
        "e-mail: nothing else will be sent here.\r\n",
    .recover_subject = "A new password for your Trictrac account",
    .recover_text =
        "Somebody, probably you, asked for a new password for your Trictrac account. Use this link to choose "
        "it:\r\n\r\n{link}\r\n\r\nThe link works once, within an hour. If it was not you, ignore this "
        "e-mail: your password stays as it is.\r\n",

    .digest_subject = "{games|A game is|# games are} waiting for you at Trictrac",
    .digest_text = "{games|A game is|# games are} waiting for you:\r\n\r\n",
    .digest_game = "Against {name}: {link}\r\n",
    .digest_stop = "\r\nYou get at most one e-mail like this a day. Unsubscribe: {link}\r\n",
};

}  // namespace trictrac::words::english
