#include "apps/server/operations/retention.h"

#include <utility>

#include "apps/server/hub/stored_table.h"
#include "apps/server/runtime/time.h"

namespace trictrac {
namespace {

// Returns nullopt if the game cannot be replayed.
std::optional<bool> is_over(const StoredGame& game) {
  const auto table = table_of(game);
  if (!table) return std::nullopt;
  return (*table)->next() == Next::Nothing;
}

}  // namespace

Retention::Retention(Store& store, const Hub& hub, Pool& judges, Metrics& metrics,
                     std::shared_ptr<spdlog::logger> log, Keeping keeping, std::function<std::int64_t()> now)
    : store_(store),
      hub_(hub),
      judges_(judges),
      metrics_(metrics),
      log_(std::move(log)),
      keeping_(keeping),
      now_(std::move(now)) {}

Retention::Cut Retention::cut_at(std::int64_t now) const {
  Cut cut;
  if (keeping_.unplayed > 0) cut.unplayed = now - keeping_.unplayed * kSecondsOfDay;
  if (keeping_.over > 0) cut.over = now - keeping_.over * kSecondsOfDay;
  return cut;
}

void Retention::step() {
  if (busy_) return;
  left_ = kAtOnce;
  if (!found_.empty()) return go_on();
  if (!listed_) look();
}

void Retention::begin(std::move_only_function<void()> done) {
  const bool starts = done_.empty();
  done_.push_back(std::move(done));
  if (!starts) return;
  earlier_ = cut_;
  cut_ = cut_at(now_());
  place_ = 0;
  listed_ = false;
}

void Retention::look() {
  busy_ = true;
  store_.list(place_, kPage, [this](Stored<std::vector<GameListing>> games) {
    busy_ = false;
    if (!games) return;  // at the next step again
    for (GameListing& game : *games)
      if (may_be_due(game)) found_.push_back(game);
    listed_ = games->size() < kPage;
    if (!listed_) place_ = games->back().place;
    go_on();
  });
}

// A game that an earlier round has seen and left needs no second look before its other date.
bool Retention::may_be_due(const GameListing& game) {
  const auto crossed = [&](std::int64_t before, std::int64_t cut) {
    return game.touched > before && game.touched <= cut;
  };
  return again_.erase(game.id) > 0 || crossed(earlier_.unplayed, cut_.unplayed) ||
         crossed(earlier_.over, cut_.over);
}

void Retention::go_on() {
  while (left_ > 0 && !found_.empty()) {
    GameListing game = std::move(found_.front());
    found_.pop_front();
    --left_;
    if (!hub_.holds(game.id)) return judge(std::move(game));
    again_.insert(std::move(game.id));
  }
  if (!listed_ || !found_.empty()) return;
  for (auto& done : std::exchange(done_, {})) done();
}

void Retention::next() {
  busy_ = false;
  go_on();
}

void Retention::judge(GameListing game) {
  busy_ = true;
  const std::string id = game.id;
  store_.load(id, [this, game = std::move(game)](Stored<std::optional<StoredGame>> stored) mutable {
    if (!stored) {
      if (stored.error().kind != StoreError::Damaged) again_.insert(game.id);
      log_->warn("old, and not removed: {}", stored.error().what);
      return next();
    }
    if (!*stored) return next();
    auto work = [stored = std::move(**stored)] { return is_over(stored); };
    judges_.run("", std::move(work), [this, game = std::move(game)](std::optional<bool> over) {
      if (over) return decide(game, *over);
      log_->warn("old, and not removed: game {} cannot be played again", game.id);
      next();
    });
  });
}

void Retention::decide(const GameListing& game, bool over) {
  if (game.touched > (over ? cut_.over : cut_.unplayed)) return next();
  if (!hub_.holds(game.id)) return remove(game, over);
  again_.insert(game.id);
  next();
}

void Retention::remove(const GameListing& game, bool over) {
  store_.remove(game.id, game.touched, [this, id = game.id, over](Stored<bool> done) {
    if (!done) {
      again_.insert(id);
      log_->warn("old, and not removed: game {}: {}", id, done.error().what);
    } else if (*done) {
      metrics_.game_removed(over);
      log_->info("event=removed game={} state={}", id, over ? "over" : "unplayed");
    }
    next();
  });
}

// Another server starts the job again if this one takes too long or ends; games already removed stay removed.
void add_removing_job(Jobs& jobs, Retention& retention, std::function<std::int64_t()> now) {
  jobs.add(kRemoving, 1, [&retention, now](const Job&, std::move_only_function<void(JobEnd)> end) {
    retention.begin([end = std::move(end), now]() mutable {
      end([now](PeopleRows& rows) { rows.jobs.put({kRemoving, "", now() + kBetweenRounds}); });
    });
  });
}

}  // namespace trictrac
