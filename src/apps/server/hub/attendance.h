// The people of a game who are connected, and since when.
#pragma once

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "apps/server/hub/service_time.h"

namespace trictrac {

// A live game is claimed from the player to move once they have been away for so long; before everybody has
// thrown, for longer.
inline constexpr Millis kClaimAfter = 30 * kSecond, kClaimAtFirst = 60 * kSecond;

// The attendance of one person. The time of their absence adds up while they are asked, and their presence
// reduces it: coming back for a moment does not restart the wait.
class Attendance {
 public:
  // Starts with servers that were lost before: the person may have been there.
  explicit Attendance(const std::vector<LostServer>& lost = {}) {
    for (const LostServer& one : lost) note_lost(one);
  }
  // Notes the servers that they are connected to at `now`, and since when. They have lost nothing if they
  // were at one that was not lost; if they stayed at the lost one, they are back since it goes on.
  void connect(const std::map<std::string, Moment>& at, Moment now) {
    for (const auto& [server, since] : at) {
      std::erase_if(cuts_, [&server, &since](const LostServer& cut) {
        return since <= cut.outage.from && cut.server != server;
      });
      for (auto& [lost, outage, back] : cuts_)
        outage.until = std::min(outage.until, since <= outage.from ? back.value_or(now) : since);
    }
  }
  // Notes whether they are here at `now`; `asked_since`: they have been asked since then.
  void see(bool here, std::optional<Moment> asked_since, Moment now) {
    if (here && !back_) back_ = now;
    if (seen_ && here == here_) return;
    if (here)
      used_ = seen_ && asked_since
                  ? std::clamp<Millis>(now - std::max(since_, *asked_since), 0, kClaimAtFirst)
                  : 0;
    since_ = here ? now : now - std::max<Millis>(0, used_ - (now - since_));
    here_ = here;
    seen_ = true;
  }
  // Notes an outage that ended at `now`: no player could be present.
  void forgive(Moment now) {
    if (here_) return;
    since_ = now;
    used_ = 0;
    back_.reset();
  }
  // Notes that a server was lost: until they are seen at another, they cannot act, for the grace at most.
  void note_lost(const LostServer& lost) {
    cuts_.push_back(lost);
    cuts_.back().outage.until += kReturnGrace;
    if (cuts_.size() > kMostLostServers) cuts_.erase(cuts_.begin());
  }
  // Returns the times at which they could not act since their server was lost.
  std::vector<Outage> cuts() const {
    std::vector<Outage> all;
    for (const LostServer& cut : cuts_) all.push_back(cut.outage);
    return all;
  }
  // Returns when they left, moved back by earlier absences that still count; nullopt if they are here.
  std::optional<Moment> away_since() const { return here_ ? std::nullopt : std::optional(since_); }
  // Returns when they were first seen here since the last outage.
  std::optional<Moment> back() const { return back_; }

 private:
  std::vector<LostServer> cuts_;  // each until they were back
  bool seen_ = false, here_ = false;
  Moment since_ = 0;  // here: when they came
  Millis used_ = 0;   // how long they had been away then
  std::optional<Moment> back_;
};

}  // namespace trictrac
