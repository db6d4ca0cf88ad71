// The pages that watch tournaments: each is told when its tournament has changed, and asks for it then.
//
// Hundreds of pages that asked in the same moment would keep the players of all games waiting. So the pages
// of a large tournament are told a few at a time, each once of all that has changed since.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "apps/server/hub/audience.h"
#include "apps/server/tournaments/tournaments.h"

namespace trictrac {

class TournamentAudience {
 public:
  // Follows the tournaments, which must outlive it.
  explicit TournamentAudience(Tournaments& tournaments);
  TournamentAudience(const TournamentAudience&) = delete;
  TournamentAudience& operator=(const TournamentAudience&) = delete;

  // Tells `who` the revision of a tournament, now and after each change. A private one is only for its people
  // and those who have its code. Answers "".
  void watch(const std::string& id, const std::string& code, std::int64_t person,
             std::weak_ptr<Subscriber> who, Hub::Answer<std::string> then);
  // Tells `who` nothing any more.
  void leave(const Subscriber& who);

  // The pages that are told at once. Their questions take a server about half a millisecond.
  static constexpr int kToldAtOnce = 2;
  // The time between two calls of tell_some().
  static constexpr std::chrono::milliseconds kPause{1};
  // Calls `tell_rest` when more pages wait than are told at once. It must see to it that tell_some() is
  // called until no page waits; without this, it is called at once.
  void when_behind(std::function<void()> tell_rest) { tell_rest_ = std::move(tell_rest); }
  // Tells a few of the pages that have waited longest. Returns whether others wait.
  bool tell_some();

 private:
  struct Page {
    std::string tournament;
    std::weak_ptr<Subscriber> who;
    bool waits = false;
  };
  struct Watched {
    std::shared_ptr<const std::string> latest;
    std::vector<std::shared_ptr<Page>> pages;
  };
  void announce(const std::string& id, int revision);

  Tournaments& tournaments_;
  std::map<std::string, Watched, std::less<>> here_;
  std::deque<std::shared_ptr<Page>> waiting_;
  std::function<void()> tell_rest_ = [this] {
    while (tell_some()) {
    }
  };
};

}  // namespace trictrac
