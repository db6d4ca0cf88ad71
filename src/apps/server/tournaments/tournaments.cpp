#include "apps/server/tournaments/tournaments.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "apps/server/people/young.h"
#include "apps/server/runtime/ids.h"
#include "apps/server/tournaments/new_games.h"
#include "base/text_of.h"
#include "event/wire/act_text.h"

namespace trictrac {
namespace {

// A server that has to read the log again is slower than the one that overtakes it: while people enter at
// both, it loses many times running.
constexpr int kMostTries = 50;

// Points can be known before the act that begins their game: only those of decided games are forgotten.
void forget_decided(std::map<std::string, std::array<int, 2>>& points, const Tournament& tournament) {
  if (points.empty()) return;
  for (const auto& [at, game] : tournament.games) {
    const event::Table* table = event::find_game(tournament.state(), {at[0], at[1], at[2]});
    if (!table || table->outcome) points.erase(game);
  }
}

// Returns whether what is read now is what was there before and new acts.
bool goes_on(const Tournament& before, const Tournament& now) {
  const auto log = now.event.log();
  const auto first = before.event.log();
  return log.size() > first.size() && std::ranges::equal(first, log.first(first.size()));
}

// Returns which of these people have accounts.
std::vector<std::int64_t> accounts_among(PeopleRows& rows, const std::vector<std::int64_t>& persons) {
  std::vector<std::int64_t> accounts;
  for (const std::int64_t row : persons)
    if (const auto person = rows.persons.find(row); person && person->account) accounts.push_back(row);
  return accounts;
}

}  // namespace

// Changes that were made on another thread.
struct Tournaments::Planned {
  std::deque<Task> tasks;
  std::vector<Parsed<void>> results{};  // of each
  std::optional<Draft> draft{};
  NewActs acts{};
  std::vector<NewJob> unless{};  // as the acts have it
  int first = 0;
};

Tournaments::Tournaments(TournamentStore& store, Hub& hub, People& people, Jobs& jobs, Pool& planners,
                         std::shared_ptr<spdlog::logger> log, std::function<std::int64_t()> now)
    : store_(store),
      hub_(hub),
      people_(people),
      planners_(planners),
      log_(std::move(log)),
      now_(std::move(now)) {
  add_jobs(jobs);
  follow_others();
  follow_points();
}

void Tournaments::follow_others() {
  people_.when_erased([this](const std::string& id) { note_changed(id); });
  hub_.when_handed_over([this](const std::int64_t& from, const std::int64_t&) {
    for (const auto& [id, entry] : entries_)
      if (entry->busy || (entry->now && entry->now->persons.contains(from))) entry->outdated = true;
  });
  hub_.peers().on<peer::TournamentChanged>([this](const peer::TournamentChanged& n) {
    if (n.revision == 0) return read_again(n.tournament);
    const auto at = entries_.find(n.tournament);
    if (at != entries_.end() &&
        (at->second->busy || (at->second->now && at->second->now->revision() < n.revision)))
      at->second->outdated = true;
    changed_(n.tournament, n.revision);
  });
  // Servers that may have missed something ask for everything.
  hub_.peers().when_asked([this] {
    for (const auto& [id, entry] : entries_)
      if (entry->now && !entry->outdated)
        hub_.peers().say(peer::TournamentChanged{id, entry->now->revision()});
  });
}

Tournaments::EntryPtr Tournaments::entry(const std::string& id) {
  EntryPtr& found = entries_[id];
  if (!found) found = std::make_shared<Entry>(id);
  found->used = Clock::now();
  return found;
}

void Tournaments::look(const std::string& id, Answer<Ptr> then) {
  if (!is_game_id(id)) return then(std::unexpected(no_such_tournament()));
  const EntryPtr found = entry(id);
  if (found->now && !found->outdated) return then(found->now);
  found->readers.push_back(std::move(then));
  go_on(found);
}

void Tournaments::admits(const Ptr& tournament, const std::string& code, std::int64_t person,
                         Answer<bool> then) {
  const event::Settings& settings = tournament->settings;
  if (tournament->shows_itself_to(person) || code == settings.code) return then(true);
  if (settings.club.empty() || person == 0) return then(false);
  people_.ask(
      Rows::Read,
      [club = settings.club, person](PeopleRows& rows) { return rows.clubs.is_member(club, person); },
      std::move(then));
}

void Tournaments::change(const std::string& id, Change change, Answer<Ptr> then) {
  if (!is_game_id(id)) return then(std::unexpected(no_such_tournament()));
  const EntryPtr found = entry(id);
  found->waiting.push_back({std::move(change), std::move(then)});
  go_on(found);
}

void Tournaments::read_again(const std::string& id) {
  const auto at = entries_.find(id);
  if (at == entries_.end()) return;
  at->second->outdated = true;
  go_on(at->second);
}

void Tournaments::note_changed(const std::string& id) {
  read_again(id);
  hub_.peers().say(peer::TournamentChanged{id});
}

void Tournaments::go_on(const EntryPtr& entry) {
  if (entry->busy) return;
  const bool wanted = !entry->waiting.empty() || !entry->readers.empty();
  if (!wanted) return;
  if (!entry->now || entry->outdated) return read(entry);
  for (auto& reader : std::exchange(entry->readers, {})) reader(entry->now);
  if (!entry->waiting.empty()) plan(entry);
}

void Tournaments::read(const EntryPtr& entry) {
  entry->busy = true;
  entry->outdated = false;
  store_.load_tournament(entry->id, [this, entry](Stored<std::optional<StoredTournament>> stored) {
    if (!stored) {
      log_->error("tournaments: {}", stored.error().what);
      return fail(entry, to_api_error(stored.error()));
    }
    if (!*stored) return fail(entry, no_such_tournament());
    planners_.run(
        entry->id,
        [id = entry->id, stored = std::move(**stored)]() -> Parsed<Ptr> {
          auto read = read_tournament(id, stored);
          if (!read) return std::unexpected(read.error());
          return std::make_shared<const Tournament>(std::move(*read));
        },
        [this, entry](Parsed<Ptr> read) {
          if (!read) {
            log_->error("tournaments: {}", read.error().message);
            return fail(entry, {ErrorCode::Internal, "this tournament cannot be read"});
          }
          entry->busy = false;
          // Names or its club may have gone, although no act was done: nothing of its page is kept then.
          if (!entry->now || !goes_on(*entry->now, **read)) entry->shown.reset();
          free_elsewhere(std::exchange(entry->now, std::move(*read)));
          go_on(entry);
        });
  });
}

// The tournament cannot be read: everybody who waits for it is told.
void Tournaments::fail(const EntryPtr& entry, const ApiError& error) {
  entry->busy = false;
  entry->now.reset();
  entry->tries = 0;
  if (const auto at = entries_.find(entry->id); at != entries_.end() && at->second == entry)
    entries_.erase(at);
  for (Task& task : std::exchange(entry->waiting, {})) task.then(std::unexpected(error));
  for (auto& reader : std::exchange(entry->readers, {})) reader(std::unexpected(error));
}

// All changes that wait become one transaction; after they were overtaken, one at a time, so that none can
// hold up the others.
void Tournaments::plan(const EntryPtr& entry) {
  entry->busy = true;
  auto planned = std::make_shared<Planned>();
  const std::size_t count = entry->tries > 1 ? 1 : entry->waiting.size();
  for (std::size_t i = 0; i < count; ++i) {
    planned->tasks.push_back(std::move(entry->waiting.front()));
    entry->waiting.pop_front();
  }
  planners_.run(
      entry->id,
      [planned, before = entry->now, now = now_()] {
        planned->draft.emplace(*before, now);
        for (Task& task : planned->tasks) planned->results.push_back(task.change(*planned->draft));
        planned->draft->run_clockwork();
        return true;
      },
      [this, entry, planned](bool) mutable {
        const Draft& draft = *planned->draft;
        if (draft.is_unchanged()) {
          entry->busy = false;
          answer(entry, *planned);
          return go_on(entry);
        }
        if (draft.tables_to_make().empty() || draft.after().settings.on_wood)
          return make_games(entry, std::move(planned), {});
        find_accounts(entry, std::move(planned));
      });
}

void Tournaments::find_accounts(const EntryPtr& entry, std::shared_ptr<Planned> planned) {
  std::vector<std::int64_t> persons;
  const Tournament& after = planned->draft->after();
  for (const TableToMake& table : planned->draft->tables_to_make())
    for (int seat = 0; seat < std::ssize(table.seats); ++seat)
      persons.push_back(after.person_of(after.player_at(table.at, seat).person));
  std::erase(persons, 0);
  people_.ask(
      Rows::Read, [persons = std::move(persons)](PeopleRows& rows) { return accounts_among(rows, persons); },
      [this, entry, planned](Parsed<std::vector<std::int64_t>> accounts) mutable {
        if (!accounts) {
          for (Task& task : planned->tasks) task.then(std::unexpected(accounts.error()));
          entry->busy = false;
          return go_on(entry);
        }
        make_games(entry, std::move(planned), std::move(*accounts));
      });
}

void Tournaments::make_games(const EntryPtr& entry, std::shared_ptr<Planned> planned,
                             std::vector<std::int64_t> accounts) {
  planners_.run(
      entry->id,
      [planned, accounts = std::move(accounts), now = SteadyTime::wall(), log = log_]() -> Ptr {
        Draft& draft = *planned->draft;
        trictrac::make_games(draft, accounts, now, *log);
        planned->first = draft.first();
        TournamentListed line = listed(draft.after());
        auto [acts, after] = std::move(draft).finish(std::move(line));
        planned->acts = std::move(acts);
        planned->unless = planned->acts.unless;
        return std::make_shared<const Tournament>(std::move(after));
      },
      [this, entry, planned](Ptr after) {
        store_.append_acts(entry->id, planned->first, std::move(planned->acts),
                           [this, entry, planned, after = std::move(after)](const Stored<bool>& done) {
                             stored(entry, planned, after, done);
                           });
      });
}

void Tournaments::stored(const EntryPtr& entry, const std::shared_ptr<Planned>& planned, Ptr after,
                         const Stored<bool>& done) {
  entry->busy = false;
  const bool overtaken = !done && done.error().kind == StoreError::Conflict;
  if (overtaken && ++entry->tries < kMostTries) {
    entry->outdated = true;
    for (Task& task : std::views::reverse(planned->tasks)) entry->waiting.push_front(std::move(task));
    return note_throws(entry, planned->unless);
  }
  entry->tries = 0;
  if (!done) {
    log_->error("tournaments: {}", done.error().what);
    if (overtaken) entry->outdated = true;
    const ApiError error = overtaken ? to_api_error(event::EventError::Stale) : to_api_error(done.error());
    for (Task& task : planned->tasks) task.then(std::unexpected(error));
    return go_on(entry);
  }
  // These very acts were there already: with games of other names.
  if (!*done) entry->outdated = true;
  free_elsewhere(std::exchange(entry->now, std::move(after)));
  answer(entry, *planned);
  announce(entry->id, entry->now->revision());
  go_on(entry);
}

// First throws that are stored, and not in the log yet, come before all changes that wait.
void Tournaments::note_throws(const EntryPtr& entry, std::vector<NewJob> unless) {
  if (unless.empty()) return go_on(entry);
  entry->busy = true;
  people_.ask(
      Rows::Read,
      [unless = std::move(unless)](PeopleRows& rows) {
        std::vector<NewJob> waiting;
        for (const NewJob& job : unless)
          if (rows.jobs.waits(job.kind, job.subject)) waiting.push_back(job);
        return waiting;
      },
      [this, entry](const Parsed<std::vector<NewJob>>& waiting) {
        entry->busy = false;
        if (waiting)
          for (const NewJob& job : *waiting)
            if (const auto subject = read_subject(job.subject))
              entry->waiting.push_front({[subject](Draft& draft) { return enter_throw(draft, *subject); },
                                         [](const Parsed<Ptr>&) {}});
        go_on(entry);
      });
}

// Freeing a large tournament, or its page, takes milliseconds in which nobody would be answered.
template <class T>
void Tournaments::free_elsewhere(std::shared_ptr<T> value) {
  if (!value) return;
  planners_.run(
      "",
      [value = std::move(value)]() mutable {
        value.reset();
        return true;
      },
      [](bool) {});
}

void Tournaments::answer(const EntryPtr& entry, Planned& planned) {
  for (std::size_t i = 0; i < planned.tasks.size(); ++i) {
    if (planned.results[i])
      planned.tasks[i].then(entry->now);
    else
      planned.tasks[i].then(std::unexpected(planned.results[i].error()));
  }
}

void Tournaments::announce(const std::string& id, int revision) {
  changed_(id, revision);
  hub_.peers().say(peer::TournamentChanged{id, revision});
}

void Tournaments::show(const std::string& id, Answer<std::pair<Ptr, Shown>> then) {
  look(id, [this, id, then = std::move(then)](Parsed<Ptr> tournament) mutable {
    if (!tournament) return then(std::unexpected(tournament.error()));
    const EntryPtr found = entry(id);
    found->viewers.push_back(std::move(then));
    answer_viewers(found);
  });
}

void Tournaments::answer_viewers(const EntryPtr& entry) {
  const Ptr now = entry->now;
  if (!now || (entry->shown && entry->shown->revision == now->revision() && now_() < entry->shown->until)) {
    for (auto& viewer : std::exchange(entry->viewers, {})) {
      if (now)
        viewer(std::pair(now, entry->shown));
      else
        viewer(refuse(ErrorCode::Unavailable, "the tournament is being read: try again"));
    }
    return;
  }
  if (!entry->showing) make_page(entry);
}

// The points of games change often: nobody is told, and pages that ask find them.
void Tournaments::follow_points() {
  const auto tell = [this](const TournamentPlace& at, const GamePoints& scored) {
    hub_.peers().say(peer::TableScored{at.tournament, scored.game, scored.points[0], scored.points[1]});
  };
  hub_.when_scored(tell);
  hub_.peers().when_asked([this, tell] { hub_.each_scored(tell); });
  hub_.peers().on<peer::TableScored>([this](const peer::TableScored& n) {
    if (const auto at = entries_.find(n.tournament); at != entries_.end())
      at->second->points[n.game] = {n.white, n.black};
  });
}

void Tournaments::find_young(const Ptr& tournament, Answer<std::set<std::int64_t>> then) {
  if (tournament->settings.is_private) return then(std::set<std::int64_t>{});
  people_.ask(
      Rows::Read,
      [id = tournament->id](PeopleRows& rows) {
        std::set<std::int64_t> numbers;
        for (const auto& [number, person] : rows.tournaments.young(id)) numbers.insert(number);
        return numbers;
      },
      std::move(then));
}

void Tournaments::find_reader(const Ptr& tournament, const std::set<std::int64_t>& hidden,
                              std::int64_t person, Answer<TournamentReader> then) {
  if (hidden.empty() || person == 0 || tournament->role_of(person)) return then(TournamentReader{person});
  people_.ask(
      Rows::Read,
      [tournament, hidden, person](PeopleRows& rows) {
        std::vector<std::int64_t> young;
        for (const std::int64_t number : hidden) young.push_back(tournament->person_of(number));
        const auto unknown = hidden_among(rows, young, person);
        TournamentReader reader{person};
        for (const std::int64_t number : hidden)
          if (!unknown.contains(tournament->person_of(number))) reader.knows.insert(number);
        return reader;
      },
      std::move(then));
}

// Those who wait now are shown this page, even if it is out of date when it is made: others wait for the
// next.
void Tournaments::make_page(const EntryPtr& entry) {
  entry->showing = true;
  auto viewers = std::exchange(entry->viewers, {});
  TablesNow tables;
  for (const std::string& game : games_to_begin(*entry->now))
    for (int seat = 0; seat < event::kMostSeats; ++seat)
      if (hub_.is_here(game, seat)) tables.seated.emplace(game, seat);
  for (const std::string& game : games_played(*entry->now)) {
    if (const auto here = hub_.points_of(game)) entry->points[game] = here->points;
    if (const auto known = entry->points.find(game); known != entry->points.end())
      tables.points.insert(*known);
  }
  forget_decided(entry->points, *entry->now);
  find_young(entry->now, [this, entry, tournament = entry->now, tables = std::move(tables),
                          viewers = std::move(viewers)](Parsed<std::set<std::int64_t>> young) mutable {
    if (!young) {
      entry->showing = false;
      for (auto& viewer : viewers) viewer(std::unexpected(young.error()));
      if (!entry->viewers.empty()) answer_viewers(entry);
      return;
    }
    tables.young = std::move(*young);
    planners_.run(
        entry->id,
        [tournament, now = now_(), tables = std::move(tables), before = entry->shown] {
          auto shown = std::make_shared<ShownTournament>(trictrac::show(*tournament, now, tables));
          follow(*shown, before.get());
          return Shown(std::move(shown));
        },
        [this, entry, tournament, viewers = std::move(viewers)](Shown shown) mutable {
          entry->showing = false;
          free_elsewhere(std::exchange(entry->shown, std::move(shown)));
          for (auto& viewer : viewers) viewer(std::pair(tournament, entry->shown));
          if (!entry->viewers.empty()) answer_viewers(entry);
        });
  });
}

void Tournaments::look_after(Clock::duration unused) {
  const auto before = Clock::now() - unused;
  std::erase_if(entries_, [&](const auto& each) {
    const Entry& entry = *each.second;
    return !entry.busy && !entry.showing && entry.waiting.empty() && entry.readers.empty() &&
           entry.viewers.empty() && entry.used < before;
  });
}

}  // namespace trictrac
