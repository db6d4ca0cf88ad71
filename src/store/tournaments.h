// The tournaments on disk: each an append-only, hash-chained log of acts, as texts. The games of a round are
// made in the transaction of the act that begins it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "store/store.h"

namespace trictrac {

// A person whom acts name by a number: Person::row of those who were named, also when they have an account of
// another number since.
struct TournamentPerson {
  std::int64_t number = 0;
  std::int64_t person = 0;  // Person::row now
  friend bool operator==(const TournamentPerson&, const TournamentPerson&) = default;
};

// A game of a tournament.
struct TournamentGame {
  std::string id;
  int round = 0, table = 0;  // from 1
  int board = 0;             // of a match, from 1; else 0
  friend bool operator==(const TournamentGame&, const TournamentGame&) = default;
};

// One of the best of a ranked tournament that is over.
struct TournamentPlaced {
  int entrant = 0, place = 0;
  std::int64_t number = 0;  // of their person in the acts; 0: nobody who is known here
  std::string name{};       // in the acts
  friend bool operator==(const TournamentPlaced&, const TournamentPlaced&) = default;
};

// The data of a list of tournaments, which need no reading of acts: they follow from the terms and the acts,
// and are stored with each.
struct TournamentListed {
  std::string text{};   // for the list, in words of the caller
  std::string code{};   // by which it is found; "": it is not found by any
  bool hidden = false;  // the list shows it to nobody but those whom it names
  bool over = false;
  std::string club{};            // StoredClub::name, "": it is of none, or its club has ended
  bool ranked = false;           // it counts for the season of its club
  std::int64_t starts = 0;       // when it is to begin, in seconds since 1970; 0: that is not announced
  std::string league{};          // StoredLeague::name, "": it is of none, or its league has been deleted
  int season = 0, division = 0;  // of that league
  std::vector<TournamentPlaced> places{};
  friend bool operator==(const TournamentListed&, const TournamentListed&) = default;
};

// A tournament as it is stored.
struct StoredTournament {
  std::string terms;
  int rules = 0;  // the version of the rules by which its acts are read
  std::vector<std::string> acts{};
  std::vector<TournamentPerson> persons{};  // by number; without those who have left
  std::vector<TournamentGame> games{};      // by round, table and board; those that were called off too
  TournamentListed listed{};
  friend bool operator==(const StoredTournament&, const StoredTournament&) = default;
};

// A game to be made for a table, under a name that the caller has chosen.
struct NewTournamentGame {
  std::string id;
  int round = 0, table = 0, board = 0;
  StoredGame game;
};

// Acts that follow those stored, and what comes with them.
struct NewActs {
  std::vector<std::string> acts;
  std::vector<std::int64_t> persons{};  // Person::row of all whom these acts name
  std::vector<NewTournamentGame> games{};
  std::vector<NewJob> jobs{};
  std::optional<TournamentListed> listed{};  // nothing: as it was
  std::vector<NewJob> unless{};              // jobs none of which may be waiting, whenever they are due
};

// A tournament to be made with its first acts, and a season of a league: one for each division.
struct NewTournament {
  std::string name;
  std::string terms;
  int rules = 0;
  NewActs acts{};
};
struct NewSeason {
  std::string league;  // StoredLeague::name
  int season = 0;
  std::vector<NewTournament> divisions{};
};

// Returns a log without a person: without their number and their name in each act. Acts that cannot be read
// stay as they are.
using ErasedPerson =
    std::function<std::vector<std::string>(std::span<const std::string> acts, std::int64_t number)>;

// Stores tournaments, as Store does games: in order with its calls, and as durably.
class TournamentStore {
 public:
  virtual ~TournamentStore() = default;

  // Stores a new tournament, without its games. Conflict: there is one of that name.
  virtual void create_tournament(std::string name, StoredTournament tournament, Then<void> then) = 0;
  // Stores the tournaments of a season with their games and jobs, all or none, as the last one of the league.
  // Conflict: the last one is not the season before, or as for the others.
  virtual void begin_season(NewSeason season, Then<void> then) = 0;
  // Stores all of the acts with their games and jobs, or nothing; `first` is the number of the first, from 1.
  // Answers false, and changes nothing, where these acts are stored already. Conflict: the last stored act is
  // not `first` - 1, a game of that name exists, a person is leaving, or one of the jobs waits that must not.
  virtual void append_acts(std::string name, int first, NewActs acts, Then<bool> then) = 0;
  // Reads a whole tournament, never a part; answers nullopt if there is none. Damaged names it and the act.
  virtual void load_tournament(std::string name, Then<std::optional<StoredTournament>> then) = 0;
};

}  // namespace trictrac
