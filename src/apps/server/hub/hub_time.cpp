// The times when games could be played, and the time given back where they could not.
#include <algorithm>
#include <utility>

#include "apps/server/hub/hub.h"
#include "apps/server/hub/hub_game.h"

namespace trictrac {
namespace {

constexpr EnumTable<ServiceTime::Stands, ServiceTime::Stands::Return, PauseReason> kWhy({
    {ServiceTime::Stands::Paused, PauseReason::Operator},
    {ServiceTime::Stands::Outage, PauseReason::Outage},
    {ServiceTime::Stands::Return, PauseReason::Return},
});

}  // namespace

void Hub::wait_for_time(const GamePtr& game) {
  wait_for_peers(game);
  report_serving();
}

void Hub::wait_for_peers(const GamePtr& game) {
  if (std::ranges::find(timeless_, game) == timeless_.end()) timeless_.push_back(game);
}

void Hub::find_lost_time(Moment since, Answer<std::optional<Millis>> then) {
  const Moment now = options_.now();
  if (!time_.is_known(now)) {
    timeless_askers_.emplace_back(since, std::move(then));
    return report_serving();
  }
  if (time_.stands()) return then(std::nullopt);
  then(time_.lost({.since = since, .comes_back = true}, now));
}

void Hub::run_timeless() {
  for (auto& [since, then] : std::exchange(timeless_askers_, {})) find_lost_time(since, std::move(then));
  for (const GamePtr& game : std::exchange(timeless_, {})) run_tasks(game);
}

void Hub::report_serving() {
  if (time_.leaving() || std::exchange(saying_, true)) return;
  say_again_ = false;
  const ServiceSign sign = time_.sign(peers_.me(), options_.now());
  store_.serve(sign, [this, sign](const Stored<ServiceState>& state) {
    saying_ = false;
    heard_of_service(state, sign);
  });
}

// Asks the store once more where its coming answer may be out of date.
void Hub::hear_again() {
  say_again_ = saying_;
  report_serving();
}

void Hub::heard_of_service(const Stored<ServiceState>& state, const ServiceSign& sign) {
  const bool was_paused = time_.paused(), was_in_trouble = time_.in_trouble();
  if (!state) {
    log_->error("service: {}", state.error().what);
    time_.note_trouble();
  } else {
    if (sign.begins && state->noted) meet_servers(state->signs);
    const bool changed = time_.hear(*state, sign, options_.now());
    if (was_in_trouble && !time_.in_trouble())  // others may have served
      note_lost_server({peers_.me(), {sign.trouble_since, sign.now}, sign.now});
    if (changed || time_.paused() != was_paused) note_outage();
  }
  paused_(time_.paused());
  run_timeless();
  if (say_again_ || (state && time_.in_trouble())) report_serving();
}

// A server that died just before this one began has left players, who come here.
void Hub::meet_servers(const std::map<std::string, Moment>& signs) {
  const Moment now = options_.now();
  for (const auto& [server, last] : signs) {
    if (!store_.shared() || server == peers_.me()) continue;
    if (now - last <= kLongestSilence)
      peers_.expect(server, last);
    else
      note_lost_server({server, {last, last + ClusterPeers::kLongestUnnoticed}});
  }
}

void Hub::note_lost_server(const LostServer& lost) {
  peers_.note_lost(lost);
  for (const auto& [id, game] : games_) {
    for (auto& [player, attendance] : game->people_here) attendance.note_lost(lost);
    update_presence(*game);
  }
}

// Players could not return meanwhile; those who are here see at once how much time they get back.
void Hub::note_outage() {
  std::vector<GamePtr> shown;
  for (const auto& [id, game] : games_) {
    for (auto& [player, attendance] : game->people_here) attendance.forgive(options_.now());
    update_presence(*game);
    if (game->table && game->table->clock_since() && game->audience.anybody()) shown.push_back(game);
  }
  for (const GamePtr& game : shown) run_tasks(game);
}

// Games whose clocks stand go on as soon as they may.
void Hub::run_standing() {
  const bool stands = time_.stands();
  if (std::exchange(stood_, stands) != stands)
    for (const auto& [id, game] : games_) update_presence(*game);
  std::vector<GamePtr> standing;
  for (const auto& [id, game] : games_)
    if (game->pause.why) standing.push_back(game);
  for (const GamePtr& game : standing) {
    run_tasks(game);
    update_presence(*game);
  }
}

AskedPlayer Hub::asked_player(const Game& game) const {
  AskedPlayer asked{.since = game.table->clock_since()};
  if (const auto player = game.table->asked_live()) {
    asked.comes_back = true;
    const auto known = game.people_here.find(*player);
    const auto attendance = known == game.people_here.end() ? Attendance(peers_.lost()) : known->second;
    asked.back = attendance.back();
    asked.cuts = attendance.cuts();
  }
  return asked;
}

// An act that waits for the store counts from its arrival: until it is stored no player's time runs out.
Moment Hub::table_time(const Game& game, Moment now) const {
  return time_.table_time(asked_player(game),
                          game.waiting.empty() ? now : std::min(now, game.waiting.front().since));
}

contract::Paused Hub::pause_of(const Game& game) const {
  const AskedPlayer asked = asked_player(game);
  const Moment now = options_.now();
  const auto why = time_.why_it_stands(asked, now);
  if (!why || !asked.since) return {};
  return {kWhy[*why], std::max(table_time(game, now), *asked.since)};
}

// Time runs out only after the store has kept something later than that: until then no act could be kept.
bool Hub::lacks_proof_of_time(const Game& game, Moment now) const {
  const auto ends = game.table->ends();
  return ends && table_time(game, now) >= *ends && !time_.was_reached_at(*ends);
}

// Players who have been at another server all the while have lost no time: the answers of the servers are
// awaited, for as long as a server may be silent.
bool Hub::lacks_presence(const Game& game, Moment now) const {
  constexpr Millis kLongest = (ClusterPeers::kMostMissed + 1) * kSecond;
  if (now - game.peers_asked > kLongest || peers_.all_heard_after(game.signs_before)) return false;
  const AskedPlayer asked = asked_player(game);
  return asked.since &&
         std::ranges::any_of(asked.cuts, [&](const Outage& cut) { return cut.until > *asked.since; });
}

// Nor before every server that the player may have been at has given a sign since, or is known to have gone.
bool Hub::lacks_sign_of_peers(const Game& game, Moment now) const {
  const auto ends = game.table->ends();
  const auto asked = game.table->asked_live();
  if (!ends || !asked || table_time(game, now) < *ends) return false;
  return peers_.may_have_lost(game.audience.connections(*asked, peers_.me()), *ends);
}

// True where that is now being stored.
bool Hub::give_back_outages(const GamePtr& game, Moment now) {
  const AskedPlayer asked = asked_player(*game);
  if (time_.why_it_stands(asked, now)) return false;
  const Moment at = table_time(*game, now);  // an act that waits is done as of then
  const Millis lost = time_.lost(asked, at);
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
  with_game(id, std::move(then), [this, change](const GamePtr& game, auto then) {
    auto line = game->table->change_clock(change);
    if (!line) return then(std::unexpected(line.error()));
    persist(game, {std::move(*line)},
            [this, id = game->id, change, then = std::move(then)](const Parsed<int>& stored) mutable {
              if (was_overtaken(stored)) return change_clock(id, change, std::move(then));
              if (!stored) return then(std::unexpected(stored.error()));
              then(std::string());
            });
  });
}

void Hub::pause(bool on, Answer<std::string> then) {
  store_.pause(options_.now(), on, [this, on, then = std::move(then)](const Stored<bool>& changed) mutable {
    if (!changed) return then(std::unexpected(to_api_error(changed.error())));
    if (!*changed)
      return then(refuse(ErrorCode::NotAllowed, on ? "all games are paused already" : "no games are paused"));
    log_->info("event={}", on ? "paused" : "resumed");
    peers_.say(peer::ServiceChanged{});
    hear_again();
    then(std::string());
  });
}

}  // namespace trictrac
