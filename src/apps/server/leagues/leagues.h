// The leagues of a server. They are rows, and the tournaments of their seasons: what needs both is here, on
// the hub's thread; what takes long is done on a thread of its own.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "apps/server/leagues/league_pages.h"
#include "apps/server/tournaments/tournaments.h"

namespace trictrac {

class Leagues {
 public:
  template <class T>
  using Answer = Hub::Answer<T>;

  // Requires that all of these outlive it. `planners`: for what takes long; `now` in seconds since 1970.
  Leagues(Tournaments& tournaments, People& people, Pool& planners, std::function<std::int64_t()> now)
      : tournaments_(tournaments), people_(people), planners_(planners), now_(std::move(now)) {}
  Leagues(const Leagues&) = delete;
  Leagues& operator=(const Leagues&) = delete;

  // Answers the settings that a page has sent, checked with the game that they describe.
  void check(const contract::LeagueSettings& settings, Answer<LeagueCard> then);
  // Answers the page of a league as a person sees it (0: nobody who is known here), with a season (0: the
  // last).
  void show(const std::string& league, int season, std::int64_t person, Answer<contract::LeaguePage> then);
  // Answers the next season as it would begin now, to an officer.
  void plan(const std::string& league, std::int64_t person, Answer<contract::LeaguePlan> then);
  // Begins the next season, as it was planned, for an officer. Answers "".
  void begin(const contract::BeginSeason& asked, const Principal& by, Answer<std::string> then);
  std::int64_t now() const { return now_(); }

 private:
  struct Reading;
  using ReadingPtr = std::shared_ptr<Reading>;
  struct Planned;

  void read(const ReadingPtr& reading, Answer<ReadingPtr> then);
  void plan_next(const std::string& league, std::int64_t person, Answer<std::shared_ptr<Planned>> then);
  void record(const Planned& planned, std::int64_t by);

  Tournaments& tournaments_;
  People& people_;
  Pool& planners_;
  std::function<std::int64_t()> now_;
};

}  // namespace trictrac
