// Leagues in the words of messages: their pages, the plan of a season, their lines on the page of a club.
#pragma once

#include <map>
#include <vector>

#include "apps/server/leagues/season_plan.h"
#include "contract/people.h"

namespace trictrac {

// The tournaments of some seasons, by their numbers.
using Seasons = std::map<int, SeasonTournaments>;

// Returns the seasons that a page needs which shows one of them (0: the last).
std::vector<int> seasons_needed(const LeagueSeen& seen, int shown);
// Returns the page of a league that shows one of its seasons (0: the last); `seasons` are those needed. Slow
// enough for another thread.
contract::LeaguePage page_of(const LeagueSeen& seen, const Seasons& seasons, int shown, std::int64_t now);

contract::LeaguePlan shown_plan(const LeagueSeen& seen, const SeasonPlan& plan);

// Returns the leagues in which a person has a number, for the export of all that is kept.
std::vector<contract::ExportedLeague> exported_leagues(PeopleRows& rows, std::int64_t person);

}  // namespace trictrac
