// The time for the games of a server: it stands while nobody can play them, and lost time is given back. It
// reads no clock and asks no store: the hub tells it the time and the answers of the store.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "store/store.h"

namespace trictrac {

// After an outage, the longest time for which the clock of a live game stops until the player to act is back.
inline constexpr Millis kReturnGrace = 30 * kSecond;

// One of several servers that took no act meanwhile: only the players who were there lost time.
struct LostServer {
  std::string server;
  Outage outage;
  std::optional<Moment> back{};  // since when it serves again
};
// The number of lost servers remembered: each one concerns the players to move at that time.
inline constexpr std::size_t kMostLostServers = 100;

// The player who is asked in a game, as far as an outage concerns them.
struct AskedPlayer {
  std::optional<Moment> since{};  // since when their clock has run without an event; nothing: it does not run
  bool comes_back = false;        // it is a live game, and the player a person
  std::optional<Moment> back{};   // when they were first seen here since the last outage; nothing: not yet
  std::vector<Outage> cuts{};     // when they could not act since their server was lost
};

class ServiceTime {
 public:
  // Notes that the server does its work at `now`. A long time since the last tick was an outage.
  void tick(Moment now);
  // Notes that the store kept something that was asked at `asked`, and answered at `now`.
  void note_answer(Moment asked, Moment now);
  // Notes that the store could not keep something.
  void note_trouble() { trouble_from(reached_); }
  // Notes that the server takes no act from `now` on.
  void leave(Moment now) { leaves_since_ = now; }

  // Returns the sign for the store at `now`.
  ServiceSign sign(const std::string& server, Moment now) const;
  // Notes the store's answer at `now` to that sign; returns whether it reported an outage.
  bool hear(ServiceState state, const ServiceSign& sign, Moment now);

  // Returns whether the time of the games is known; before that they must wait.
  bool is_known(Moment now) const;
  // Returns whether the store has written something at that time or later; before that no player's time runs
  // out.
  bool was_reached_at(Moment at) const { return reached_ >= at; }
  // Returns whether the next sign to the store is due.
  bool sign_is_due(Moment now) const { return now - said_ >= kBetweenSigns; }
  bool in_trouble() const { return trouble_since_.has_value(); }
  bool paused() const { return paused_since_ > 0; }
  bool leaving() const { return leaves_since_.has_value(); }
  // Returns whether the clocks of all games are stopped.
  bool stands() const { return paused() || leaving() || in_trouble(); }

  // The reasons why the clocks of a game are stopped.
  enum class Stands : std::uint8_t { Paused, Outage, Return };
  // Returns why they do, if so.
  std::optional<Stands> why_it_stands(const AskedPlayer& asked, Moment now) const;
  // Returns the current time of a game.
  Moment table_time(const AskedPlayer& asked, Moment now) const;
  // Returns how much of the time since the last event, whose clock runs, could not be used up to `until`.
  Millis lost(const AskedPlayer& asked, Moment until) const;

 private:
  void trouble_from(Moment since);
  static Outage as_felt(const Outage& outage, const AskedPlayer& asked);
  std::vector<Outage> felt_by(const AskedPlayer& asked) const;
  std::optional<Moment> returns_since(const AskedPlayer& asked, Moment now) const;
  std::optional<Moment> stands_since(const AskedPlayer& asked, Moment now) const;

  bool asked_ = false;                   // the store has answered a sign
  Moment said_ = 0;                      // the time of the last sign
  Moment reached_ = 0;                   // the time at which its last successful write was requested
  std::optional<Moment> ticked_;         // when the server last did its work
  std::optional<Moment> trouble_since_;  // no act can be taken since then
  std::optional<Moment> leaves_since_;
  Moment paused_since_ = 0;
  std::vector<Outage> noted_;    // as the store has them
  std::vector<Outage> outages_;  // the same outages, at the times of this server
};

}  // namespace trictrac
