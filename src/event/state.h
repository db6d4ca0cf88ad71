// The state of an event: what its acts have come to.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

#include "base/assert.h"
#include "event/act.h"
#include "event/terms.h"

namespace trictrac::event {

struct Entrant {
  int number = 0;
  std::int64_t person = 0;
  std::string name;
  std::string club;
  int rating = 0;
  bool withdrawn = false;
  std::optional<int> next_bye{};  // the halves of the bye in the next round
  std::vector<Player> players{};  // of a team, by board
  bool away = false;              // not to be paired for a while
  std::int64_t since = 0;         // when they entered or came back
  friend bool operator==(const Entrant&, const Entrant&) = default;
};

// The decision of a table.
struct Outcome {
  enum class Kind : std::uint8_t { Played, Forfeit, Annulled };
  Kind kind = Kind::Played;
  Result result{};  // of Forfeit without a winner, both lose
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Returns the score of a seat in halves: 2 won, 1 drawn, 0 lost. A table at which amounts are counted is won
// by the seat that has won most; those who share that have drawn.
inline int halves_of(const Outcome& outcome, int seat) {
  if (outcome.kind == Outcome::Kind::Annulled) return 0;
  if (const std::vector<int>& amounts = outcome.result.amounts; !amounts.empty()) {
    const int most = std::ranges::max(amounts);
    if (amounts[static_cast<std::size_t>(seat)] < most) return 0;
    return std::ranges::count(amounts, most) == 1 ? 2 : 1;
  }
  if (outcome.result.winner) return *outcome.result.winner == seat ? 2 : 0;
  return outcome.kind == Outcome::Kind::Played ? 1 : 0;
}

// The luck of White in a game (NoteLuck).
struct Luck {
  int white = 0;
  int variance = 0;
  friend bool operator==(const Luck&, const Luck&) = default;
};

struct Table {
  Seats seats{};
  bool begun = false;                                       // a player has thrown
  int minutes = 0;                                          // granted
  std::array<std::optional<Result>, kMostSeats> reports{};  // by its players
  std::optional<Outcome> outcome{};
  std::optional<Luck> luck{};
  std::int64_t started = 0, ended = 0;  // when it was begun and decided; 0: not yet
  std::vector<Table> boards{};          // of a match, its games (match.h): what decides it follows from them
  std::vector<int> missing{};           // the entrants without whom a table of three or four is played
  std::optional<int> gave_up{};         // a seat at such a table: those who direct decide it
  friend bool operator==(const Table&, const Table&) = default;
};

// Returns whether those who direct must decide a table: its players have reported different results, or one
// of three or four has given up.
inline bool is_disputed(const Table& table) {
  if (table.outcome) return false;
  const auto first = std::ranges::find_if(table.reports, [](const auto& each) { return each.has_value(); });
  const bool differ =
      std::any_of(first, table.reports.end(), [&](const auto& each) { return each && *each != **first; });
  return differ || table.gave_up;
}

// Returns the seats of a table: 0, 1, …
inline auto seats_of(const Table& table) { return std::views::iota(0, static_cast<int>(table.seats.size())); }

// A bye of a round: asked for, or given by the pairing because nobody was left to meet.
struct RoundBye : Bye {
  bool asked = false;
  friend bool operator==(const RoundBye&, const RoundBye&) = default;
};

// The players of a team in a round, by board.
struct Lineup {
  int entrant = 0;
  std::vector<Player> players{};
  friend bool operator==(const Lineup&, const Lineup&) = default;
};

struct Round {
  std::vector<Table> tables{};
  std::vector<RoundBye> byes{};
  bool closed = false;
  std::int64_t started = 0;
  std::vector<Lineup> lineups{};  // of the teams that have named their players
  friend bool operator==(const Round&, const Round&) = default;
};

// A message to all entrants, by the number of its act.
struct Message {
  int number = 0;
  std::string text;
  friend bool operator==(const Message&, const Message&) = default;
};

// A person who directs the event.
struct Staff {
  std::int64_t person = 0;
  std::string name;
  StaffRole role = StaffRole::Director;
  friend bool operator==(const Staff&, const Staff&) = default;
};

// A change in the order of a ladder (ladder.h).
struct LadderStep {
  enum class Kind : std::uint8_t { Enter, Leave, Decide };
  Kind kind = Kind::Enter;
  int number = 0;  // of the entrant, or of the table that was decided
  friend bool operator==(const LadderStep&, const LadderStep&) = default;
};

struct EventState {
  Terms terms{};
  std::vector<Entrant> entrants{};              // by number
  std::vector<std::pair<int, int>> excluded{};  // each with the lower number first
  std::vector<Round> rounds{};
  std::vector<LadderStep> ladder{};
  std::vector<Message> messages{};  // by number
  std::vector<Staff> staff{};       // in the order of their appointment
  bool paused = false;
  bool finished = false;
  friend bool operator==(const EventState&, const EventState&) = default;
};

// Returns the place of an entrant in `entrants`, or nothing.
inline std::optional<std::size_t> index_of(const EventState& state, int entrant) {
  const auto at = std::ranges::lower_bound(state.entrants, entrant, {}, &Entrant::number);
  if (at == state.entrants.end() || at->number != entrant) return std::nullopt;
  return static_cast<std::size_t>(at - state.entrants.begin());
}
// Returns an entrant. Requires that there is one of this number.
inline const Entrant& entrant_of(const EventState& state, int entrant) {
  const auto at = index_of(state, entrant);
  TRICTRAC_ASSERT(at.has_value());
  return state.entrants[*at];
}

// Returns a table, or null; its board does not matter. `State`: EventState, const or not.
template <class State>
auto find_table(State& state, TableNumber at) -> decltype(&state.rounds.front().tables.front()) {
  if (at.round < 1 || at.round > std::ssize(state.rounds)) return nullptr;
  auto& tables = state.rounds[static_cast<std::size_t>(at.round - 1)].tables;
  if (at.table < 1 || at.table > std::ssize(tables)) return nullptr;
  return &tables[static_cast<std::size_t>(at.table - 1)];
}

// Returns a game: a table, or of a match the board that is named; null: there is none. The first game of a
// table that became a match (match.h) needs no board.
inline const Table* find_game(const EventState& state, TableNumber at) {
  const Table* table = find_table(state, at);
  if (!table || at.board < 0 || at.board > std::ssize(table->boards)) return nullptr;
  if (at.board > 0) return &table->boards[static_cast<std::size_t>(at.board - 1)];
  if (table->boards.empty()) return table;
  return has_matches(state.terms) ? nullptr : &table->boards.front();
}

// Returns the numbers of all games of a round, from 1: of its tables, and of the boards of its matches.
std::vector<TableNumber> games_of_round(const EventState& state, int round);

// Returns whether the director has excluded that these two meet.
inline bool is_excluded(const EventState& state, int first, int second) {
  const std::pair<int, int> pair = std::minmax(first, second);
  return std::ranges::find(state.excluded, pair) != state.excluded.end();
}

// Returns whether a round is being played.
inline bool is_round_open(const EventState& state) {
  return !state.rounds.empty() && !state.rounds.back().closed;
}

// Returns the entrants who were paired in the first round or had a bye there, by number; before it, all who
// have not withdrawn. Round robins and knockouts are between these.
std::vector<int> participants(const EventState& state);

// Returns how many rounds there are, or nothing for a knockout, which ends with its last table.
std::optional<int> rounds_of(const EventState& state);

// Returns the halves that a bye scores which the pairing gives, because nobody is left to meet.
constexpr int allocated_halves(const Terms& terms) {
  return terms.system == System::RoundRobin || counts_amounts(terms) ? 0 : 2;
}

// Returns whether `a` stands before `b` by rating at entry, then by number.
inline bool is_seeded_before(const Entrant& a, const Entrant& b) {
  return a.rating != b.rating ? a.rating > b.rating : a.number < b.number;
}

}  // namespace trictrac::event
