// The tournaments of a server: in memory while somebody needs them, else in the store.
//
// Nothing here waits. What takes long (reading a log, pairing, making games, writing pages) is done on a
// thread of its own; answers come back on the hub's thread, the only one that enters this. Of each tournament
// one change is made after another; those that wait are stored together. A tournament is a value that never
// changes: who has it can look at it for as long as they like.
#pragma once

#include <spdlog/logger.h>

#include <array>
#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "apps/server/hub/hub.h"
#include "apps/server/people/jobs.h"
#include "apps/server/people/people.h"
#include "apps/server/tournaments/draft.h"
#include "apps/server/tournaments/pages.h"
#include "apps/server/tournaments/season_start.h"
#include "apps/server/tournaments/tournament.h"

namespace trictrac {

class Tournaments {
 public:
  using Clock = std::chrono::steady_clock;
  template <class T>
  using Answer = Hub::Answer<T>;
  using Ptr = std::shared_ptr<const Tournament>;
  using Shown = std::shared_ptr<const ShownTournament>;
  // Does acts on a draft, on another thread; again if another server was first. An error must leave the draft
  // as it was.
  using Change = std::function<Parsed<void>(Draft&)>;

  // Requires that all of these outlive it. `planners`: for what takes long; `now` in seconds since 1970.
  Tournaments(TournamentStore& store, Hub& hub, People& people, Jobs& jobs, Pool& planners,
              std::shared_ptr<spdlog::logger> log, std::function<std::int64_t()> now);
  Tournaments(const Tournaments&) = delete;
  Tournaments& operator=(const Tournaments&) = delete;

  // Makes a tournament, whose director is `by`. One of a club is made by an officer of it; the others of them
  // are officers of the tournament too.
  void make(const contract::TournamentSettings& settings, Principal by, Answer<Ptr> then);
  // Makes the tournaments of a season of a league and begins them, all or none (season_start.cpp). Stale: it
  // is not the next season of that league. Requires somebody who directs them.
  void begin_season(SeasonToBegin season, Answer<std::vector<Ptr>> then);
  // Answers a tournament as it is stored.
  void look(const std::string& id, Answer<Ptr> then);
  // Answers whether a person may see a tournament: everybody, unless it is private; then its people, who has
  // its code, and the members of its club.
  void admits(const Ptr& tournament, const std::string& code, std::int64_t person, Answer<bool> then);
  // Changes a tournament, and answers what it has become once that is durable.
  void change(const std::string& id, Change change, Answer<Ptr> then);
  // Answers what a change would make of a tournament, and stores nothing.
  void preview(const std::string& id, Change change, Answer<Ptr> then);
  // Answers the page of a tournament, which is made once for each of its states.
  void show(const std::string& id, Answer<std::pair<Ptr, Shown>> then);
  // Answers what a page of it shows of people: the young players whose names are told to those alone who know
  // them, by the numbers of the acts; none in a private one, which shows itself to nobody else.
  void find_young(const Ptr& tournament, Answer<std::set<std::int64_t>> then);
  // Answers a person as they read a tournament whose page hides the names of `hidden`.
  void find_reader(const Ptr& tournament, const std::set<std::int64_t>& hidden, std::int64_t person,
                   Answer<TournamentReader> then);
  // Does slow work with a tournament, on another thread, and answers its value.
  template <class Work>
  void study(Ptr tournament, Work work, Answer<std::invoke_result_t<Work&, const Tournament&>> then) {
    planners_.run(
        "",
        [tournament = std::move(tournament), work = std::move(work)]() mutable { return work(*tournament); },
        [then = std::move(then)](auto value) mutable { then(std::move(value)); });
  }

  // Brings in a person who has the code, or any for one that is not private: as the next entrant.
  void enter(const std::string& id, contract::EnterTournament asked, Principal by, Answer<Ptr> then);
  // Pairs the next round, or the present one again, for somebody who directs.
  void pair(const std::string& id, const contract::PairTournament& asked, Principal by, Answer<Ptr> then);
  // Does an act for a person.
  void act(const std::string& id, const contract::ActInTournament& asked, Principal by, Answer<Ptr> then);
  // Enters all of a list, or nobody.
  void import_entrants(const contract::ImportEntrants& asked, Principal by, Answer<Ptr> then);

  // Has the next task read a tournament again, which something else has changed in the store.
  void read_again(const std::string& id);
  // Has all servers do so.
  void note_changed(const std::string& id);
  // Adds a function that is called when a tournament has reached another state, here or at another server.
  void when_changed(std::function<void(const std::string& id, const int& revision)> listener) {
    changed_.add(std::move(listener));
  }
  // Drops tournaments from memory that were not used for `unused`. Call it now and then.
  void look_after(Clock::duration unused);
  // Drops everything, and leaves open questions unanswered.
  void clear() { entries_.clear(); }
  std::int64_t now() const { return now_(); }

 private:
  struct Task {
    Change change;
    Answer<Ptr> then;
  };
  struct Entry {
    explicit Entry(std::string name) : id(std::move(name)) {}
    std::string id;
    Ptr now;                // null while it is to be read
    bool busy = false;      // it is being read, or changed
    bool outdated = false;  // it is to be read again
    int tries = 0;          // of the waiting changes, which another server has overtaken
    std::deque<Task> waiting;
    std::deque<Answer<Ptr>> readers;
    std::map<std::string, std::array<int, 2>> points{};  // of games, also of those that another server holds
    Shown shown;                                         // of `now`, unless it is older
    bool showing = false;                                // it is being made
    std::deque<Answer<std::pair<Ptr, Shown>>> viewers;
    Clock::time_point used = Clock::now();
  };
  using EntryPtr = std::shared_ptr<Entry>;
  struct Planned;

  void change_or_preview(const std::string& id, bool preview, Change change, Answer<Ptr> then);
  struct Making;
  void ask_club(Making making, Answer<Ptr> then);
  void begin(Making making, Answer<Ptr> then);
  void record_in_club(const Tournament& made, std::int64_t by);
  void follow_others();
  EntryPtr entry(const std::string& id);
  void go_on(const EntryPtr& entry);
  void read(const EntryPtr& entry);
  void fail(const EntryPtr& entry, const ApiError& error);
  void plan(const EntryPtr& entry);
  void find_accounts(const EntryPtr& entry, std::shared_ptr<Planned> planned);
  void make_games(const EntryPtr& entry, std::shared_ptr<Planned> planned,
                  std::vector<std::int64_t> accounts);
  void store(const EntryPtr& entry, std::shared_ptr<Planned> planned);
  void stored(const EntryPtr& entry, const std::shared_ptr<Planned>& planned, Ptr after,
              const Stored<bool>& done);
  void note_throws(const EntryPtr& entry, std::vector<NewJob> unless);
  void answer(const EntryPtr& entry, Planned& planned);
  template <class T>
  void free_elsewhere(std::shared_ptr<T> value);
  void make_page(const EntryPtr& entry);
  void follow_points();
  void answer_viewers(const EntryPtr& entry);
  void announce(const std::string& id, int revision);

  // The jobs (tournament_jobs.cpp, arena_jobs.cpp, ladder_jobs.cpp, league_jobs.cpp).
  using End = std::move_only_function<void(JobEnd)>;
  void add_jobs(Jobs& jobs);
  void do_job(const Job& job, End end);
  void settle(const JobSubject& job, End end);
  void settle_game(const JobSubject& job, const Tournament& tournament, End end);
  void pass_seats(const JobSubject& job, const Tournament& tournament, int seat, Answer<std::string> then);
  void enter_result(const JobSubject& job, End end);
  void note_begun(const JobSubject& job, End end);
  void check_sit_down(const JobSubject& job, End end);
  void check_answer(const JobSubject& job, End end);
  void check_overdue(const JobSubject& job, const Tournament& tournament, End end);
  void step_arena(const JobSubject& job, End end);
  void give_time_back(const JobSubject& job, std::int64_t since, TableStatus status, End end);
  void judge_absence(const JobSubject& job, const TableStatus& status, End end);
  void change_for(const JobSubject& job, Change change, End end);

  TournamentStore& store_;
  Hub& hub_;
  People& people_;
  Pool& planners_;
  std::shared_ptr<spdlog::logger> log_;
  std::function<std::int64_t()> now_;
  std::map<std::string, EntryPtr> entries_;
  Listeners<std::string, int> changed_;
};

}  // namespace trictrac
