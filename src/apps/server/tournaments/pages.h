// A tournament in the words of messages: its page, its line in the list, its log, its files.
#pragma once

#include <array>
#include <deque>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "apps/server/tournaments/tournament.h"
#include "base/json.h"
#include "contract/tournaments.h"
#include "store/rows/tournament_list_rows.h"

namespace trictrac {

// The part of a page that is the same for everybody. What has changed since is told to those who have seen it
// before: `changes` are the steps from one to the next (contract/json_changes.h), the last to this one.
struct ShownTournament {
  std::string text;  // JSON, without its end: the members of the person who asks follow
  int revision = 0;
  std::int64_t until = 0;  // it holds so long, in seconds since 1970
  Json all{};              // as `text` has it
  std::string series{};    // the name of the steps
  int step = 0;            // its number among them
  std::deque<std::shared_ptr<const std::string>> changes{};
  std::map<int, std::vector<int>> within_reach{};             // whom each entrant of a ladder can challenge
  std::map<std::int64_t, contract::TournamentYou> players{};  // what each person is who plays
  std::set<std::int64_t> hidden{};  // the people whose names it does not have, as TablesNow::young
};

// Those who are connected to games, each by the game and the seat.
using SeatedPlayers = std::set<std::pair<std::string, int>>;
// The things that a page shows besides the log.
struct TablesNow {
  SeatedPlayers seated{};
  std::map<std::string, std::array<int, 2>> points{};  // of the games that are played, White's first
  std::set<std::int64_t> young{};  // the young players by the numbers that acts have for them
};
// Returns that part at `now`; slow enough for another thread.
ShownTournament show(const Tournament& tournament, std::int64_t now, const TablesNow& tables = {});
// Makes a page the one that follows `before`, or the first.
void follow(ShownTournament& shown, const ShownTournament* before);
// Returns that part with the sums of all numbers, for a file.
Json whole_json(const Tournament& tournament, std::int64_t now);
// Returns the games of the open round that have not begun: who sits there is shown; and those that are
// played: how they stand is shown.
std::vector<std::string> games_to_begin(const Tournament& tournament);
std::vector<std::string> games_played(const Tournament& tournament);
// Returns a tournament without the names of these people, for a file; slow enough for another thread.
Tournament without_names_of(const Tournament& tournament, const std::set<std::int64_t>& hidden);
// A person who is shown a tournament.
struct TournamentReader {
  std::int64_t person = 0;         // Person::row, 0: nobody who is known here
  std::set<std::int64_t> knows{};  // whom of ShownTournament::hidden they know
};
// Returns the page as a person sees it, as JSON.
std::string page_text(const ShownTournament& shown, const Tournament& tournament,
                      const TournamentReader& reader, std::int64_t now);
// Returns what has changed in the page since the one with that mark, as JSON (contract::TournamentChanges).
std::string news_text(const ShownTournament& shown, const Tournament& tournament,
                      const TournamentReader& reader, std::int64_t now, std::string_view after);
// Returns the place of an entrant with the sums of its numbers; nothing: there is none.
std::optional<contract::Standing> standing_of(const Tournament& tournament, int entrant);
// Returns all acts, the first first, as JSON; slow enough for another thread.
std::string log_text(const Tournament& tournament);

// Returns what a list needs.
TournamentListed listed(const Tournament& tournament);
// Returns a line of the list as it was stored, with what is known of the one who asks; null: it cannot be
// read.
Json listing_json(const ListedTournament& listed);

// Returns the settings that a page has sent, with that code, or the error.
Parsed<event::Settings> settings_of(const contract::TournamentSettings& asked, const std::string& code);

// Returns a file of a tournament by its name, and its media type, or why there is none.
struct TournamentFile {
  std::string text;
  std::string type;
};
Parsed<TournamentFile> file_of(const Tournament& tournament, std::string_view name, std::int64_t now);

}  // namespace trictrac
