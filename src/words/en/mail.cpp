#include "words/mail.h"

namespace trictrac::words::english {

extern const MailWords kMail{
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

    .sign_in_subject = "A new device is signed in to your Trictrac account",
    .sign_in_text =
        "A device that was not used for your Trictrac account before has signed in to "
        "it:\r\n\r\n{device}, {time} UTC\r\n\r\nIf it was you, you need not do anything. If it was not, ask "
        "for a new password under “Forgot your password?”: the new one signs all devices "
        "out.\r\n\r\n{link}\r\n",
    .unknown_device = "Unknown device",
    .former_email_subject = "Your Trictrac account no longer uses this address",
    .former_email_text =
        "The e-mail address of your Trictrac account was changed or removed: this address no longer belongs "
        "to it. If you did that, you need not do anything.\r\n\r\nIf it was not you, use this link. It gives "
        "this address back to your account, signs all other devices out, and lets you choose a new "
        "password:\r\n\r\n{link}\r\n\r\nThe link works once, within a week.\r\n",

    .digest_subject = "{games|A game is|# games are} waiting for you at Trictrac",
    .digest_text = "{games|A game is|# games are} waiting for you:\r\n\r\n",
    .digest_game = "Against {name}: {link}\r\n",
    .digest_stop = "\r\nYou get at most one e-mail like this a day. Unsubscribe: {link}\r\n",
};

}  // namespace trictrac::words::english
