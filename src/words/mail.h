// Sentences of e-mails.
#pragma once

#include "words/places.h"

namespace trictrac::words {

using Games = Count<"games">;

struct MailWords {
  // The greeting of every e-mail, with a name and without.
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

  // The games that wait: a line for each, with the opponent's name or without.
  Sentence<Games> digest_subject;
  Sentence<Games> digest_text;
  Sentence<Name, Link> digest_game;
  // The announcements of clubs: the club, the title and the link of each.
  Sentence<> digest_news_subject;
  Sentence<> digest_news;
  Sentence<Name, Title, Link> digest_announcement;
  Sentence<Link> digest_stop;
};

}  // namespace trictrac::words
