// The people of a game who are connected, and since when.
#pragma once

#include <algorithm>
#include <map>
#include <optional>

#include "game/clock/clocks.h"

namespace trictrac {

// A live game is claimed from the player to move once they have been away for so long; before everybody has
// thrown, for longer.
inline constexpr Millis kClaimAfter = 30 * kSecond, kClaimAtFirst = 60 * kSecond;

// The attendance of one person. The time of their absence adds up while they are asked, and their presence
// reduces it: coming back for a moment does not restart the wait.
class Attendance {
 public:
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
  // Returns when they left, moved back by earlier absences that still count; nullopt if they are here.
  std::optional<Moment> away_since() const { return here_ ? std::nullopt : std::optional(since_); }
  // Returns when they were first seen here since the last outage.
  std::optional<Moment> back() const { return back_; }

 private:
  bool seen_ = false, here_ = false;
  Moment since_ = 0;  // here: when they came
  Millis used_ = 0;   // how long they had been away then
  std::optional<Moment> back_;
};

}  // namespace trictrac
