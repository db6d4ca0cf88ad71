// Acts that are about to be stored: what a tournament becomes by them, and what is stored with them.
#pragma once

#include <string>
#include <vector>

#include "apps/server/tournaments/tournament.h"

namespace trictrac {

// The author of what follows by itself.
inline constexpr event::Author kByServer{};

// A table for which a game is to be made.
struct TableToMake {
  event::TableNumber at{};
  event::Seats seats{};
  friend bool operator==(const TableToMake&, const TableToMake&) = default;
};

class Draft {
 public:
  // Begins without acts, at `now` (seconds since 1970).
  Draft(Tournament before, std::int64_t now) : after_(std::move(before)), now_(now) {}

  // The tournament with the acts so far.
  const Tournament& after() const { return after_; }
  std::int64_t now() const { return now_; }
  // Does an act as the next one. Refused, it leaves everything as it was.
  Parsed<void> act(event::Author by, std::string why, event::EventAct what);
  // Records who a number is that acts name from now on.
  void name_person(std::int64_t number, std::int64_t person) { after_.persons.try_emplace(number, person); }
  // Has the acts stored only if nobody has thrown at a table, which the log learns a little later.
  void require_unbegun(event::TableNumber at);
  // Has the acts stored only if the game of a table has no result, which the log learns a little later.
  void require_no_result(event::TableNumber at);
  // Does what follows by itself: a round that is over ends, and the next begins, if the settings say so; an
  // event without a next round is over, and so is an arena when its time is over and its last table decided.
  void run_clockwork();

  // Returns whether there is nothing to store.
  bool is_unchanged() const { return acts_.acts.empty() && acts_.jobs.empty(); }
  // Returns the tables for which games are to be made.
  const std::vector<TableToMake>& tables_to_make() const { return tables_; }
  // Returns the number of the first act.
  int first() const { return after_.event.next_number() - static_cast<int>(acts_.acts.size()); }
  // Adds a game of a table.
  void add_game(const TableToMake& table, std::string id, StoredGame game);
  // Returns the acts with all that is stored with them, and the tournament with them.
  std::pair<NewActs, Tournament> finish(TournamentListed listed) &&;

 private:
  bool run_clockwork_once();
  void follow(const event::Effects& effects, bool by_its_game);
  void make_table(const TableToMake& table);
  void settle(event::TableNumber at);
  void change_player(event::TableNumber at);
  void make_again(event::TableNumber at);
  void play_alone(event::TableNumber at);
  std::optional<event::TableNumber> unbegun_mirror_of(event::TableNumber at) const;
  bool knows_players(event::TableNumber at) const;
  TournamentPlace place_of(event::TableNumber at) const { return {after_.id, at.round, at.table, at.board}; }
  void put(NewJob job) { acts_.jobs.push_back(std::move(job)); }

  Tournament after_;
  std::int64_t now_;
  NewActs acts_;
  std::vector<TableToMake> tables_;
  std::vector<std::int64_t> named_;
};

// The jobs of tournaments, all of kind kTournamentJob, by their subjects. A game is named with its place.
// Settles what the acts have left of a game: ends it, or passes its seats on.
NewJob settling_job(const std::string& game, const TournamentPlace& at, std::int64_t due);
// Enters the result of a game that has ended.
NewJob result_job(const std::string& game, const TournamentPlace& at, std::int64_t due);
// Notes the first throw of a game.
NewJob begun_job(const std::string& game, const TournamentPlace& at, std::int64_t due);
// Looks at a table whose players must have sat down, or in a league played.
NewJob sit_down_job(const TournamentPlace& at, std::int64_t due);
// Looks whether the next round begins.
NewJob clockwork_job(const std::string& tournament, std::int64_t due);
// Begins the next tables of an arena (arena_tables.h), again and again as long as it runs.
NewJob arena_job(const std::string& tournament, std::int64_t due);

// The subject of such a job.
struct JobSubject {
  std::string what;  // kSettle …
  TournamentPlace at{};
  std::string game{};  // "" where it names none
};
inline constexpr std::string_view kSettle = "settle", kResult = "result", kBegun = "begun",
                                  kSitDown = "sit_down", kClockwork = "clockwork", kArena = "arena";
// Reads a subject; nothing: it is of another version.
std::optional<JobSubject> read_subject(std::string_view text);

// Notes the first throw of a game, unless it is noted, or the game is not played at its table any more.
Parsed<void> enter_throw(Draft& draft, const JobSubject& job);

}  // namespace trictrac
