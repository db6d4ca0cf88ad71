// E-mails that are jobs (jobs.h): composed when they are due, and tried again until the mail server takes
// them.
#pragma once

#include <functional>

#include "apps/server/people/jobs.h"
#include "apps/server/people/mailer.h"
#include "apps/server/people/people.h"

namespace trictrac {

class Letters {
 public:
  // Composes the e-mail of a job; without a recipient if none has to be sent any more. `server` is the
  // beginning of all links.
  using Compose =
      std::function<Mail(PeopleRows& rows, const std::string& subject, const std::string& server)>;
  // Stores the consequences of an e-mail that was sent.
  using Sent = std::function<void(PeopleRows& rows, const std::string& subject)>;

  // Requires that all arguments outlive it.
  Letters(People& people, Jobs& jobs, Mailer& mailer) : people_(people), jobs_(jobs), mailer_(mailer) {}
  Letters(const Letters&) = delete;
  Letters& operator=(const Letters&) = delete;

  // Sends e-mails of a kind from now on. Call it on the hub's thread.
  void add(const char* kind, Compose compose, Sent sent = [](PeopleRows&, const std::string&) {});
  // Sends, from now on, the e-mails that warn the owners of accounts.
  void begin();

 private:
  People& people_;
  Jobs& jobs_;
  Mailer& mailer_;
};

}  // namespace trictrac
