// Random events, played by their acts: entrants come late, leave and return, ask for byes, forfeit, and have
// their results corrected and annulled.
#pragma once

#include <functional>

#include "event/event.h"
#include "game/chance/random.h"

namespace trictrac::event {

// What a random event may have.
struct RandomTerms {
  System system = System::Swiss;
  int least_entrants = 3;
  int most_entrants = 64;
  int most_rounds = 9;
  bool teams = false;  // of Swiss and round robins
  int seats = 2;       // of Swiss: of a table
};

// Plays a random arena for a random time, ticked every five seconds, and returns it. `before_tables` is
// called with each state in which tables are about to be begun, and the time.
Event random_arena(Random& random, int most_entrants,
                   const std::function<void(const EventState&, std::int64_t)>& before_tables = {});

// Plays a random ladder, whose entrants challenge at random, also where it is refused, and returns it.
Event random_ladder(Random& random, int most_entrants);

// Plays a random event to the end of a random round and what follows it, and returns it. `before_round` is
// called with each state that is about to be paired.
Event random_event(Random& random, const RandomTerms& terms,
                   const std::function<void(const EventState&)>& before_round = {});

}  // namespace trictrac::event
