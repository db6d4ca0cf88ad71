// Notifies people of games that wait for them: in their browsers, and by at most one e-mail a day. Each
// notification is a job (jobs.h), stored with its event; when it is due, it is checked whether it still
// applies.
#pragma once

#include "apps/server/hub/hub.h"
#include "apps/server/people/jobs.h"
#include "apps/server/people/letters.h"
#include "apps/server/people/people.h"
#include "push/send.h"

namespace trictrac {

// The operator's options.
struct NoticeOptions {
  bool no_push = false;        // browsers are sent no notifications
  bool push_anywhere = false;  // to any address, also without TLS (for tests)
};

class Notices {
 public:
  // Requires that all arguments outlive it. `letters`: null if the server sends no mail; `contact`: as in
  // vapid_authorization.
  Notices(People& people, Jobs& jobs, Letters* letters, NoticeOptions options, std::string contact);
  Notices(const Notices&) = delete;
  Notices& operator=(const Notices&) = delete;

  // Starts to notify people of events in games. Call it once, on the hub's thread.
  void begin();
  // Returns the keys by which browsers identify this server; nullopt if it sends no push messages.
  const std::optional<KeyPair>& key() const { return key_; }
  EndpointReach reach() const {
    return options_.push_anywhere ? EndpointReach::Anywhere : EndpointReach::Public;
  }
  bool mail() const { return letters_ != nullptr; }

 private:
  using End = std::move_only_function<void(JobEnd)>;
  void ask_for_key();
  void call(const Job& job, End end);
  void push(const Job& job, End end);
  void send(const CalledBrowser& browser, PushMessage notice, End end);

  People& people_;
  Jobs& jobs_;
  Letters* letters_;
  NoticeOptions options_;
  std::string contact_;
  std::optional<KeyPair> key_;
};

}  // namespace trictrac
