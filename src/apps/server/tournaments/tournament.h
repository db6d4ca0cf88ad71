// A tournament in memory, as a value: what the store has of it, folded.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "apps/server/hub/tournament_game.h"
#include "event/event.h"
#include "event/settings.h"
#include "store/tournaments.h"
#include "table/api_error.h"

namespace trictrac {

// The place of a game: its round, table and board.
using GamePlace = std::array<int, 3>;

struct Tournament {
  std::string id;
  event::Settings settings;
  TournamentGameTerms terms{};  // of its games
  event::Event event;
  std::map<std::int64_t, std::int64_t> persons{};  // Person::row by the numbers that the acts have for them
  std::map<GamePlace, std::string> games{};        // the last that was made there
  std::vector<std::int64_t> begun{};               // when each round was paired, in seconds since 1970

  const event::EventState& state() const { return event.state(); }
  // Returns the number of the last act.
  int revision() const { return static_cast<int>(event.log().size()); }
  std::int64_t made() const { return event.log().empty() ? 0 : event.log().front().at; }
  // Returns the time of an act.
  std::int64_t time_of(int number) const { return event.log()[static_cast<std::size_t>(number - 1)].at; }
  // Returns the person of a number, or 0: nobody, or they have left.
  std::int64_t person_of(std::int64_t number) const;
  // Returns the number that acts have for a person: the one that they had when they were first named.
  std::int64_t number_of(std::int64_t person) const;
  // Returns the entrant that a person is, or plays for, and their role among those who direct.
  const event::Entrant* entrant_of(std::int64_t person) const;
  std::optional<event::StaffRole> role_of(std::int64_t person) const;
  // Returns whether its games are reviewed: tours that are played here.
  bool has_luck() const;
  // Returns whether a person may see it: everybody, unless it is private.
  bool shows_itself_to(std::int64_t person) const;
  // Returns whether an entrant is this person, or a team of which they are the captain.
  bool is_led_by(const event::Entrant& entrant, std::int64_t person) const;
  // Returns the author of the acts of a person: who directs does so in each; nothing: they have no part in
  // it.
  std::optional<event::Author> author_of(std::int64_t person) const;
  // Returns the person who made it, or 0: they have left.
  std::int64_t maker() const;
  // Returns how many of those who play are known to this server.
  int known_entrants() const;
  // Returns who plays a game: the entrant of a seat, or who plays there for a team; without a name: nobody is
  // named. Requires that the game is in the tournament.
  event::Player player_at(event::TableNumber at, int seat) const;
  // Returns the game that is played at a table, or at a board of its match, or "".
  std::string game_at(event::TableNumber at) const;
  // Returns the table or board at which a game is played, or null: it is not played any more.
  const event::Table* table_of(const std::string& game, event::TableNumber at) const;
  // Returns when the players of a round must have sat down, or when a round by date ends, in seconds since
  // 1970; and the same of a game, from when it was made, with the time that it was granted: in a ladder that
  // for the first throw.
  std::int64_t due_of(int round) const;
  std::int64_t deadline_of(event::TableNumber at) const;
};

// Returns a tournament as it was stored, or why it cannot be read. Slow enough for another thread.
Parsed<Tournament> read_tournament(const std::string& id, const StoredTournament& stored);

// Returns what is played at a table of so many seats, in a tournament whose settings have this game.
std::string game_of_table(const std::string& game, const event::Terms& terms, int seats);

// Returns when the rounds of a log were paired.
std::vector<std::int64_t> times_of_rounds(const event::Event& event);

// Returns the error about an act that was refused.
ApiError to_api_error(event::EventError error);
// Returns the error about a tournament that there is not, or that shows nothing to who asks.
ApiError no_such_tournament();

}  // namespace trictrac
