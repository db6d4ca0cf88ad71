// The next season of a league: who plays in which division, as it follows from the last one.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "apps/server/hub/hub.h"
#include "apps/server/leagues/league_acts.h"
#include "apps/server/tournaments/season_start.h"
#include "apps/server/tournaments/tournament.h"

namespace trictrac {

// The tournaments of a season, the top division first.
using SeasonTournaments = std::vector<std::shared_ptr<const Tournament>>;

// The way from one season to the next, members by their numbers.
struct SeasonPlan {
  int season = 0;                            // the next one
  std::vector<event::Division> before{};     // the last one, as it stands, with all who began it
  std::vector<event::Division> divisions{};  // the next one

  // Returns a text that is the same where the plan is.
  std::string mark() const;
  event::LeagueMove move_of(int member) const { return event::move_between(before, divisions, member); }
  // Returns those who played in the last season, and do not go on.
  std::vector<int> leaving() const;
};

// Returns whether all of these are over.
bool are_over(const SeasonTournaments& tournaments);

// Returns the next season as it follows from the last one as it stands now: of those who have signed up, and
// belong to the club. Who has withdrawn, or whose results were annulled, begins again at the end, if they
// have signed up since that season began. `ratings`: of newcomers, by their numbers.
SeasonPlan plan_season(const LeagueSeen& seen, const SeasonTournaments& last,
                       const std::map<int, int>& ratings = {});

// Returns the divisions of a season as its tournaments stand, with all who began it.
std::vector<event::Division> divisions_of(const SeasonTournaments& tournaments);

// A league before its next season, with the ratings of all who may play in it, by their numbers.
struct LeagueBefore {
  LeagueSeen seen;
  std::map<int, int> ratings{};
  std::vector<ClubPerson> officers{};
};
// Returns it to an officer; otherwise the error.
Parsed<LeagueBefore> read_before(PeopleRows& rows, const std::string& league, std::int64_t person);

// Returns the tournaments of a planned season. Who begins it directs them, and the other officers of the club
// with them.
SeasonToBegin season_to_begin(const LeagueBefore& before, const SeasonPlan& plan, const Principal& by);

}  // namespace trictrac
