// The beginning of a season of a league: a tournament for each division, with its first round.
#pragma once

#include <string>
#include <vector>

#include "event/act.h"
#include "event/settings.h"

namespace trictrac {

// A division of a season: its settings, whose code is still to be chosen, and its entrants.
struct DivisionToBegin {
  event::Settings settings;
  std::vector<event::AddEntrant> entrants;
};

struct SeasonToBegin {
  std::string league;
  int season = 0;
  std::vector<DivisionToBegin> divisions;
  std::vector<event::Appoint> staff;  // of each tournament; the first begins the season
};

}  // namespace trictrac
