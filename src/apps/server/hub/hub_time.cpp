// Whether the games can be reached, and the time given back where they could not.
#include <algorithm>

#include "apps/server/hub/hub.h"
#include "apps/server/hub/hub_game.h"

namespace trictrac {

// After a long silence, as of a server that had been stopped, nothing is done before the store has been asked
// whether anybody served meanwhile.
bool Hub::knows_time() const {
  return time_asked_ && (trouble_since_ || options_.now() - said_ <= kLongestSilence);
}

void Hub::wait_for_time(const GamePtr& game) {
  if (std::ranges::find(timeless_, game) == timeless_.end()) timeless_.push_back(game);
  report_serving();
}

void Hub::report_serving() {
  if (std::exchange(saying_, true)) return;
  const Moment now = options_.now();
  store_.serve(now, trouble_since_.value_or(0), [this, now](Stored<std::vector<Outage>> outages) {
    saying_ = false;
    time_asked_ = true;
    if (outages) {
      end_by_own_clock(*outages, now);
      if (outages_ != *outages)  // nobody could come back meanwhile
        for (const auto& [id, game] : games_)
          for (auto& [player, since] : game->gone) since = now;
      outages_ = std::move(*outages);
      said_ = reached_ = now;
      trouble_since_.reset();
    } else {
      log_->error("service: {}", outages.error().what);
      note_trouble();
    }
    for (const GamePtr& game : std::exchange(timeless_, {})) run_tasks(game);
  });
}

// Ends outages by the clock of this server, which may be behind that of the server that noted them: here time
// has run since.
void Hub::end_by_own_clock(std::vector<Outage>& outages, Moment now) const {
  for (Outage& outage : outages) {
    const auto known = std::ranges::find(outages_, outage.from, &Outage::from);
    outage.until = std::min(outage.until, known == outages_.end() ? now : known->until);
  }
}

// Returns how much of the time since the last event of a game, whose clock runs, could not be used.
Millis Hub::lost_time(const Game& game, Moment until) const {
  const auto since = game.table->clock_since();
  Millis lost = 0;
  for (const Outage& outage : outages_)
    if (since) lost += std::max<Millis>(0, std::min(outage.until, until) - std::max(outage.from, *since));
  return lost;
}

// Returns what time it is for a game. While the store keeps nothing time stands still, and what was lost
// before cannot be given back yet: it has not passed either.
Moment Hub::table_time(const Game& game) const {
  return trouble_since_ ? *trouble_since_ - lost_time(game, *trouble_since_) : options_.now();
}

void Hub::note_trouble() {
  if (!trouble_since_) trouble_since_ = reached_;
}

// True where that is now being stored.
bool Hub::give_back_outages(const GamePtr& game) {
  if (trouble_since_) return false;
  const Millis lost = lost_time(*game, options_.now());
  if (lost == 0) return false;
  auto line = game->table->change_clock({ClockChange::Kind::Outage, lost});
  if (!line) {
    (void)log_failure(game->id, line.error().message);
    return false;
  }
  log_->info("event=outage game={} given_back_ms={}", game->id, lost);
  persist(game, {std::move(*line)}, [](const Parsed<int>&) {});
  return true;
}

void Hub::change_clock(const std::string& id, const ClockChange& change, Answer<std::string> then) {
  ask(id, [this, change, then = std::move(then)](Parsed<GamePtr> found) mutable {
    if (!found) return then(std::unexpected(found.error()));
    auto line = (*found)->table->change_clock(change);
    if (!line) return then(std::unexpected(line.error()));
    persist(*found, {std::move(*line)},
            [this, id = (*found)->id, change, then = std::move(then)](const Parsed<int>& stored) mutable {
              if (was_overtaken(stored)) return change_clock(id, change, std::move(then));
              if (!stored) return then(std::unexpected(stored.error()));
              then(std::string());
            });
  });
}

}  // namespace trictrac
