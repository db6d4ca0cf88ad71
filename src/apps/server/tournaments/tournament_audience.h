// The pages that watch tournaments: each is told when its tournament has changed, and asks for it then.
#pragma once

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

 private:
  void announce(const std::string& id, int revision);

  Tournaments& tournaments_;
  std::map<std::string, std::vector<std::weak_ptr<Subscriber>>, std::less<>> here_;
};

}  // namespace trictrac
