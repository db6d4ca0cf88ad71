// A game of a hub, in memory.
#pragma once

#include <algorithm>
#include <deque>

#include "apps/server/hub/attendance.h"
#include "apps/server/hub/audience.h"
#include "apps/server/hub/hub.h"
#include "apps/server/hub/new_game.h"
#include "service/game_config.h"

namespace trictrac {

// Returns the players who are people.
inline std::vector<int> people_of(const GameSession& table) {
  std::vector<int> people;
  for (int player = 0; player < table.players(); ++player)
    if (table.is_person(player)) people.push_back(player);
  return people;
}

struct Hub::Game {
  explicit Game(std::string name) : id(std::move(name)) {}

  std::string id;
  std::unique_ptr<GameSession> table;         // null while it is being read
  int made = 0;                               // tables so far; results for an earlier table are dropped
  std::vector<StoredSeat> seats;              // as they are stored
  std::string next;                           // the game that follows, "" if there is none
  std::optional<TournamentPlace> tournament;  // its place there
  std::array<int, 2> told_points{};           // the last ones that were told (Hub::when_scored)
  bool begun = false;                         // its first throw is stored, or being stored
  bool over = false;                          // so is its end
  std::optional<MirrorStatus> told;           // to its mirrored board, last
  std::string address;                        // the address for which its bots think (owner of the jobs)
  struct Waiting {
    Moment since = 0;  // time of the request, which the task uses
    Task task;
    std::optional<Latency> latency{};  // of an act
  };
  std::deque<Waiting> waiting;
  Audience audience;
  int shown = 0;             // events known to be durable
  std::int64_t touched = 0;  // when the last event was stored, in seconds since 1970
  bool busy = false;         // the store or a reader works on the game
  bool thinking = false;     // a bot's answer is awaited, even if it will be dropped
  Clock::time_point used = Clock::now();
  std::optional<Clock::time_point> followed;           // when another server last changed the game
  std::pair<std::vector<int>, int> said_here{{}, -1};  // the presence that was last sent to other servers

  Moment peers_asked = 0;  // when the other servers were asked who is connected to it
  int signs_before = 0;    // the signs of theirs until then
  bool seen = false;       // a person has been connected; before that, no player counts as absent
  std::map<int, Attendance> people_here;  // of each person who plays
  contract::Absent absence;               // the last announced one
  // The players for whom a live game, or a game without all shares of the dice, waits; the number of moves
  // then, and the beginning of the wait.
  struct Asking {
    std::vector<int> players;
    int moves = 0;
    Moment since = 0;
  };
  Asking asking;
  contract::Paused pause;  // the last announced one

  // Returns the players for whose seats `which` is true.
  template <class Which>
  std::vector<int> players_with(Which which) const {
    std::vector<int> players;
    for (std::size_t i = 0; i < seats.size(); ++i)
      if (which(seats[i])) players.push_back(static_cast<int>(i));
    return players;
  }
  // Returns the people who have not yet taken their seats.
  std::vector<int> free() const {
    return players_with([](const StoredSeat& seat) { return !seat.claim.empty(); });
  }
  // Returns the players who are shown as guests.
  std::vector<int> guests() const {
    return players_with([](const StoredSeat& seat) { return seat.guest; });
  }
  // Returns the players of that person; none if the person is unknown. A seat that a challenge keeps for them
  // is not theirs yet.
  std::vector<int> seats_of(std::int64_t person) const {
    return players_with(
        [&](const StoredSeat& seat) { return person != 0 && seat.person == person && seat.claim.empty(); });
  }
  std::vector<std::int64_t> persons() const {
    std::vector<std::int64_t> all;
    for (const StoredSeat& seat : seats)
      if (seat.person != 0) all.push_back(seat.person);
    return all;
  }
  // Returns the message about a rematch, as it stands.
  contract::AgainWished rematch() const {
    if (next.empty()) return {audience.wishes()};
    return {audience.wishes(), next, numbers_in_next(static_cast<int>(seats.size()))};
  }
  bool seated() const { return are_taken(seats); }
  // Returns whether the game is private, and the viewer, who has the seats of these players, has none of its
  // own.
  bool hidden_from(const Viewer& viewer, const std::vector<int>& players) const {
    return players.empty() && !viewer.admitted && table->is_private();
  }
  // Returns whether a player is a known person who is not connected.
  bool away(int player) const {
    return seats[static_cast<std::size_t>(player)].person != 0 && !audience.is_here(player);
  }
  bool somebody_known() const {
    return std::ranges::any_of(seats, [](const StoredSeat& seat) { return seat.person != 0; });
  }
  int people() const { return static_cast<int>(people_of(*table).size()); }
  // Returns since when the game waits for that player; nothing where it does not.
  std::optional<Moment> asked_since(int player) const {
    const bool asked = std::ranges::find(asking.players, player) != asking.players.end();
    return asked ? std::optional(asking.since) : std::nullopt;
  }
  bool plays_against(int player, int absent) const {
    const auto white = table->who_plays(Side::White), black = table->who_plays(Side::Black);
    return (white == absent && black == player) || (black == absent && white == player);
  }
  // Returns whether this is a live game between people who have been seen here: it is put off once all have
  // left it for long. One of a tournament is not.
  bool is_being_left() const { return seen && table && !tournament && table->asked_live() && people() > 1; }
  // Returns whether the game can be claimed from a player who owes a share of the dice. In a tournament the
  // deadline for sitting down is the tournament's.
  bool is_claimed_for_share() const { return !tournament && table->is_claimed_for_share(); }
  // Returns the time of the network for the player who is asked. Until an act of theirs is here the most is
  // assumed: it may be on its way.
  Millis lag() const {
    const auto asked = table->asked_live();
    if (!asked || waiting.empty() || !waiting.front().latency) return kMostLag;
    const Latency& latency = *waiting.front().latency;
    const bool theirs = std::ranges::find(latency.players, *asked) != latency.players.end();
    return theirs ? latency.lag : kMostLag;
  }
  Awaited awaited() const { return awaited_at(*table); }
  bool has_own() const { return seated() && table->next() == Next::Own; }
  bool awaits_bot() const { return seated() && table->next() == Next::Bot; }
  std::string text(std::span<const int> you) const {
    Viewed viewed{.id = id, .you = you, .next = next};
    const auto still_free = free();
    viewed.free = still_free;
    if (tournament)
      viewed.tournament = {tournament->tournament, tournament->round, tournament->table, tournament->board};
    return table->game_text(viewed);
  }
};

// Returns whether another server stored that line meanwhile: the request must then be made again.
inline bool was_overtaken(const Parsed<int>& stored) {
  return !stored && stored.error().code == ErrorCode::Stale;
}

// Returns a function that answers "" when a line is stored, or another came first: all are shown either.
inline auto answer_when_shown(Hub::Answer<std::string> then) {
  return [then = std::move(then)](const Parsed<int>& stored) mutable {
    if (!stored && !was_overtaken(stored)) return then(std::unexpected(stored.error()));
    then(std::string());
  };
}

}  // namespace trictrac
