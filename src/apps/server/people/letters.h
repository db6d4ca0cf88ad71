// E-mails that are jobs (jobs.h): composed when they are due, and tried again until the mail server takes
// them.
#pragma once

#include <atomic>
#include <functional>

#include "apps/server/people/jobs.h"
#include "apps/server/people/mailer.h"
#include "apps/server/people/people.h"

namespace trictrac {

class Letters {
 public:
  // Returns the e-mail of a job; to nobody where none is to be sent any more. `server`: as links begin.
  using Compose =
      std::function<Mail(PeopleRows& rows, const std::string& subject, const std::string& server)>;
  // Stores what follows from its having been sent.
  using Sent = std::function<void(PeopleRows& rows, const std::string& subject)>;

  // All of these outlive it.
  Letters(People& people, Jobs& jobs, Mailer& mailer) : people_(people), jobs_(jobs), mailer_(mailer) {}
  Letters(const Letters&) = delete;
  Letters& operator=(const Letters&) = delete;

  // Sends e-mails of a kind from now on. To be called on the hub's thread.
  void add(const char* kind, Compose compose, Sent sent = [](PeopleRows&, const std::string&) {});
  // Sends those that warn the owners of accounts.
  void begin();
  // Gives up what is being sent.
  void stop() { *stopping_ = true; }

 private:
  People& people_;
  Jobs& jobs_;
  Mailer& mailer_;
  std::shared_ptr<std::atomic<bool>> stopping_ = std::make_shared<std::atomic<bool>>(false);
};

}  // namespace trictrac
