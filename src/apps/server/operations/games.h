// The games of a server with everything that works for them: the store, the hub, and threads for slow work.
#pragma once

#include "apps/server/hub/hub.h"
#include "apps/server/hub/lobby.h"
#include "apps/server/leagues/leagues.h"
#include "apps/server/moderation/moderation.h"
#include "apps/server/operations/retention.h"
#include "apps/server/people/challenges.h"
#include "apps/server/people/jobs.h"
#include "apps/server/people/people.h"
#include "apps/server/people/server_profile.h"
#include "apps/server/people/talks.h"
#include "apps/server/tournaments/tournament_audience.h"
#include "store/rows/row_store.h"

namespace trictrac {

// The operator's options.
struct GamesOptions {
  int thinkers = 1;         // threads for bots
  bool bots_alone = false;  // games without a person are taken
  int wal_mib = 64;         // a larger write-ahead log is emptied when readers allow
  int most_wal_mib = 1024;  // beyond it no new games are taken
  Keeping keeping;          // of games that are not used any more
};

class Games {
 public:
  // Opens the games at an address of one of the storage engines (store/engines). `post` runs a function on
  // the network thread, until stop() has returned. The error names the address.
  static Stored<std::unique_ptr<Games>> open(const std::string& store, const GamesOptions& options,
                                             const Pool::Post& post, std::shared_ptr<spdlog::logger> log,
                                             std::shared_ptr<Metrics> metrics);
  // Requires an open store; see open() for the others.
  Games(std::unique_ptr<RowStore> store, const GamesOptions& options, const Pool::Post& post,
        const std::shared_ptr<spdlog::logger>& log, const std::shared_ptr<Metrics>& metrics);
  ~Games() { stop(); }

  Hub& hub() { return hub_; }
  Lobby& lobby() { return lobby_; }
  People& people() { return people_; }
  Jobs& jobs() { return jobs_; }
  Talks& talks() { return talks_; }
  Moderation& moderation() { return moderation_; }
  Challenges& challenges() { return challenges_; }
  ServerProfile& server_profile() { return server_profile_; }
  Tournaments& tournaments() { return tournaments_; }
  Leagues& leagues() { return leagues_; }
  TournamentAudience& tournament_audience() { return tournament_audience_; }
  // Resumes interrupted work, and starts to delete old games. Call it once, when the network runs. Calls
  // `ready` once requests can be answered: the server knows its name, and whether it protects its players.
  void begin(std::move_only_function<void()> ready);
  // Deletes some of the games that are due for deletion. Call it about once a second.
  void look_after_old() {
    if (retention_) retention_->step();
  }
  // Writes the numbers of waiting jobs.
  void count(ServerSnapshot& now) const;
  // Ends the threads: the store finishes its work; a bot that has begun to think is awaited and its answer
  // dropped. Questions not yet answered stay unanswered.
  void stop();

 private:
  std::unique_ptr<RowStore> store_;
  Pool thinkers_, readers_;
  Pool checkers_;   // of passwords and passkeys, which must hold no table up
  Pool workers_;    // of jobs
  Pool planners_;   // of tournaments
  Pool reviewers_;  // of their games
  Hub hub_;
  Lobby lobby_;
  People people_;
  Jobs jobs_;
  Talks talks_;
  ServerProfile server_profile_;
  Challenges challenges_;
  Tournaments tournaments_;
  Moderation moderation_;
  Leagues leagues_;
  TournamentAudience tournament_audience_{tournaments_};
  std::optional<Pool> judges_;  // with retention_, none where games are kept for ever
  std::optional<Retention> retention_;
};

}  // namespace trictrac
