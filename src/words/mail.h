// What e-mails say. A line ends with \r\n where the e-mail goes on.
#pragma once

#include "words/places.h"

namespace trictrac::words {

using Games = Count<"games">;

struct MailWords {
  // How every e-mail begins, to an account with a name and without.
  Sentence<Name> greeting;
  Sentence<> greeting_nobody;

  Sentence<> confirm_subject;
  Sentence<Link> confirm_text;
  Sentence<> recover_subject;
  Sentence<Link> recover_text;

  // A sign-in on a device that the account was not used on before: which, "" where it is not known, and when
  // (UTC).
  Sentence<> sign_in_subject;
  Sentence<Device, Time, Link> sign_in_text;
  Sentence<> unknown_device;
  // To the address that an account had before.
  Sentence<> former_email_subject;
  Sentence<Link> former_email_text;

  // Which games wait: a line for each, against whom, or without a name.
  Sentence<Games> digest_subject;
  Sentence<Games> digest_text;
  Sentence<Name, Link> digest_game;
  Sentence<Link> digest_stop;
};

}  // namespace trictrac::words
