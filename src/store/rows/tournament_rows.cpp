#include "store/rows/tournament_rows.h"

#include <algorithm>
#include <array>
#include <utility>

#include "base/text_of.h"
#include "store/rows/chain_rows.h"
#include "store/rows/job_rows.h"
#include "store/rows/league_rows.h"
#include "store/rows/savepoint.h"
#include "store/statements.h"

namespace trictrac {
namespace {

std::unexpected<StoreError> refuse_tournament(StoreError::Kind kind, std::string_view name,
                                              std::string_view what) {
  return refuse(kind, text_of("tournament {}: {}", name, what));
}

std::unexpected<StoreError> in_tournament(std::string_view name, const StoreError& error) {
  return refuse_tournament(error.kind, name, error.what);
}

Link digest_of_tournament(std::string_view name, std::string_view terms, int rules, std::int64_t created) {
  const std::string by_rules = std::to_string(rules), when = std::to_string(created);
  return link_of(std::array{name, terms, std::string_view(by_rules), std::string_view(when)});
}

}  // namespace

Stored<std::optional<TournamentRows::Row>> TournamentRows::find(std::string_view name) {
  bool sound = false;
  Statements sql(*db_);
  auto row = sql.first(
      "SELECT id, acts, terms, rules, created, digest FROM tournament WHERE name = ?",
      [&](const Statement& s) {
        Row found{s.number(0), s.number(1), s.text(2), static_cast<int>(s.number(3))};
        sound = read_link(s.blob(5)) == digest_of_tournament(name, found.terms, found.rules, s.number(4));
        return found;
      },
      name);
  if (auto done = sql.done(); !done) return in_tournament(name, done.error());
  if (row && !sound)
    return refuse_tournament(StoreError::Damaged, name, "its terms or date are not what was stored");
  return row;
}

Stored<void> TournamentRows::create(std::string_view name, const StoredTournament& tournament,
                                    std::int64_t now) {
  NewTournament made{std::string(name),
                     tournament.terms,
                     tournament.rules,
                     {.acts = tournament.acts, .listed = tournament.listed}};
  for (const TournamentPerson& each : tournament.persons) made.acts.persons.push_back(each.person);
  return in_savepoint(*db_, [&] { return insert_new(made, now); });
}

Stored<void> TournamentRows::begin_season(const NewSeason& season, std::int64_t now) {
  return in_savepoint(*db_, [&]() -> Stored<void> {
    Statements sql(*db_);
    const bool is_next = LeagueRows(sql).begin_season(season.league, season.season);
    if (auto done = sql.done(); !done) return done;
    if (!is_next)
      return refuse(StoreError::Conflict,
                    text_of("league {}: season {} is not the next one", season.league, season.season));
    for (const NewTournament& each : season.divisions)
      if (auto made = insert_new(each, now); !made) return made;
    return {};
  });
}

Stored<void> TournamentRows::insert_new(const NewTournament& made, std::int64_t now) {
  Statements sql(*db_);
  const auto id = sql.number(
      "INSERT INTO tournament (name, terms, rules, created, acts, touched, digest)"
      " VALUES (?1, ?2, ?3, ?4, 0, ?4, ?5) RETURNING id",
      made.name, made.terms, made.rules, now, digest_of_tournament(made.name, made.terms, made.rules, now));
  if (sql.fault() && sql.fault()->kind == StoreError::Conflict)
    return refuse_tournament(StoreError::Conflict, made.name, "there is one with that name already");
  if (auto done = sql.done(); !done) return in_tournament(made.name, done.error());
  return insert(made.name, {id.value_or(0), 0, made.terms, made.rules}, made.acts, now);
}

Stored<bool> TournamentRows::append(std::string_view name, int first, const NewActs& acts, std::int64_t now) {
  const auto row = find(name);
  if (!row) return std::unexpected(row.error());
  if (!*row) return refuse_tournament(StoreError::Failed, name, "there is no such tournament");
  if ((*row)->acts != first - 1) {
    const auto has = has_these(**row, name, first, acts.acts);
    if (!has) return std::unexpected(has.error());
    if (*has) return false;
    return refuse_tournament(
        StoreError::Conflict, name,
        text_of("the last act stored is {}: act {} cannot be the next", (*row)->acts, first));
  }
  auto done = in_savepoint(*db_, [&] { return insert(name, **row, acts, now); });
  if (!done) return std::unexpected(done.error());
  return true;
}

// Returns whether these acts have been stored from `first` on.
Stored<bool> TournamentRows::has_these(const Row& row, std::string_view name, int first,
                                       std::span<const std::string> acts) {
  if (acts.empty() || first < 1 || first - 1 + std::ssize(acts) > row.acts) return false;
  const auto stored =
      ChainRows(*db_, kTournamentActs).read(row.id, 1, first_link(name, row.terms, row.rules), row.acts);
  if (!stored) return in_tournament(name, stored.error());
  return std::ranges::equal(acts,
                            std::span(*stored).subspan(static_cast<std::size_t>(first - 1), acts.size()));
}

// Inserts acts behind those of the row, and what comes with them.
Stored<void> TournamentRows::insert(std::string_view name, const Row& row, const NewActs& acts,
                                    std::int64_t now) {
  Statements sql(*db_);
  for (const NewJob& job : acts.unless)
    if (JobRows(sql).waits(job.kind, job.subject))
      return refuse_tournament(StoreError::Conflict, name, "a job comes first: " + job.subject);
  ChainRows chain(*db_, kTournamentActs);
  Stored<Link> link = first_link(name, row.terms, row.rules);
  if (row.acts > 0) link = chain.link_at(row.id, row.acts);
  if (!link) return in_tournament(name, link.error());
  if (auto put = insert_persons(row, acts.persons); !put) return in_tournament(name, put.error());
  GameRows games(*db_);
  for (const NewTournamentGame& each : acts.games)
    if (auto made = games.insert(each.id, each.game, now,
                                 TournamentTable{row.id, each.round, each.table, each.board});
        !made)
      return made;
  if (auto put = chain.append(row.id, row.acts, *link, acts.acts); !put)
    return in_tournament(name, put.error());
  sql.run("UPDATE tournament SET acts = ?2, touched = ?3 WHERE id = ?1", row.id,
          row.acts + std::ssize(acts.acts), now);
  for (const NewJob& job : acts.jobs) JobRows(sql).put(job);
  if (acts.listed) put_listed(sql, row.id, *acts.listed);
  if (auto put = sql.done(); !put) return in_tournament(name, put.error());
  return {};
}

// A club that has ended takes no tournament back, and a league that has been deleted neither.
void TournamentRows::put_listed(Statements& sql, std::int64_t id, const TournamentListed& listed) {
  sql.run(
      "UPDATE tournament SET listing = ?2, code = ?3, hidden = ?4, over = ?5,"
      " club = (SELECT id FROM club WHERE name = ?6 AND ended = 0), ranked = ?7, starts = ?8,"
      " league = (SELECT id FROM league WHERE name = ?9), season = ?10, division = ?11 WHERE id = ?1",
      id, listed.text, listed.code, listed.hidden, listed.over, listed.club, listed.ranked, listed.starts,
      listed.league, listed.season, listed.division);
  if (!listed.ranked) return;
  sql.run("DELETE FROM tournament_place WHERE tournament = ?", id);
  for (const TournamentPlaced& each : listed.places)
    sql.run("INSERT INTO tournament_place (tournament, entrant, place, number, name) VALUES (?, ?, ?, ?, ?)",
            id, each.entrant, each.place, each.number, each.name);
}

TournamentListed TournamentRows::read_listed(Statements& sql, std::int64_t id) {
  auto listed = sql.first(
      "SELECT t.listing, t.code, t.hidden, t.over, coalesce(c.name, ''), t.ranked, t.starts,"
      " coalesce(l.name, ''), t.season, t.division FROM tournament t LEFT JOIN club c ON c.id = t.club"
      " LEFT JOIN league l ON l.id = t.league WHERE t.id = ?",
      [](const Statement& s) {
        return TournamentListed{s.text(0),
                                s.text(1),
                                s.number(2) != 0,
                                s.number(3) != 0,
                                s.text(4),
                                s.number(5) != 0,
                                s.number(6),
                                s.text(7),
                                static_cast<int>(s.number(8)),
                                static_cast<int>(s.number(9))};
      },
      id);
  if (!listed) return {};
  listed->places = sql.all(
      "SELECT entrant, place, number, name FROM tournament_place WHERE tournament = ? ORDER BY place, "
      "entrant",
      [](const Statement& s) {
        return TournamentPlaced{static_cast<int>(s.number(0)), static_cast<int>(s.number(1)), s.number(2),
                                s.text(3)};
      },
      id);
  return std::move(*listed);
}

// Those who are leaving must not be named by new acts: nobody would erase them there.
Stored<void> TournamentRows::insert_persons(const Row& row, std::span<const std::int64_t> persons) {
  Statements sql(*db_);
  for (const std::int64_t person : persons) {
    if (!sql.any("SELECT 1 FROM person WHERE row = ? AND leaves = 0", person) && !sql.fault())
      return refuse(StoreError::Conflict, text_of("person {} has left", person));
    sql.run(
        "INSERT INTO tournament_person (tournament, number, person) VALUES (?1, ?2, ?2)"
        " ON CONFLICT (tournament, number) DO NOTHING",
        row.id, person);
  }
  return sql.done();
}

Stored<std::optional<StoredTournament>> TournamentRows::load(std::string_view name) {
  const auto row = find(name);
  if (!row) return std::unexpected(row.error());
  if (!*row) return std::nullopt;
  StoredTournament tournament{.terms = (*row)->terms, .rules = (*row)->rules};
  auto acts = ChainRows(*db_, kTournamentActs)
                  .read((*row)->id, 1, first_link(name, tournament.terms, tournament.rules), (*row)->acts);
  if (!acts) return in_tournament(name, acts.error());
  tournament.acts = std::move(*acts);
  if (auto read = read_around(**row, tournament); !read) return in_tournament(name, read.error());
  return tournament;
}

Stored<void> TournamentRows::read_around(const Row& row, StoredTournament& tournament) {
  Statements sql(*db_);
  tournament.persons = sql.all(
      "SELECT number, person FROM tournament_person WHERE tournament = ? ORDER BY number",
      [](const Statement& s) { return TournamentPerson{s.number(0), s.number(1)}; }, row.id);
  tournament.games = sql.all(
      "SELECT name, round, at_table, at_board FROM game WHERE tournament = ?"
      " ORDER BY round, at_table, at_board, id",
      [](const Statement& s) {
        return TournamentGame{s.text(0), static_cast<int>(s.number(1)), static_cast<int>(s.number(2)),
                              static_cast<int>(s.number(3))};
      },
      row.id);
  tournament.listed = read_listed(sql, row.id);
  return sql.done();
}

Stored<std::vector<std::string>> TournamentRows::names() {
  Statements sql(*db_);
  return sql.done(sql.all("SELECT name FROM tournament ORDER BY id", first_text));
}

Stored<std::string> TournamentRows::erase(std::int64_t person, const ErasedPerson& erased) {
  std::string name;
  std::int64_t number = 0;
  Statements sql(*db_);
  const auto row = sql.first(
      "SELECT t.id, t.acts, t.terms, t.rules, t.name, p.number FROM tournament_person p"
      " JOIN tournament t ON t.id = p.tournament WHERE p.person = ? ORDER BY t.id, p.number LIMIT 1",
      [&](const Statement& s) {
        name = s.text(4);
        number = s.number(5);
        return Row{s.number(0), s.number(1), s.text(2), static_cast<int>(s.number(3))};
      },
      person);
  if (auto done = sql.done(); !done) return std::unexpected(done.error());
  if (!row) return name;
  auto done = in_savepoint(*db_, [&] { return erase_number(*row, name, number, erased); });
  if (!done) return in_tournament(name, done.error());
  return name;
}

Stored<void> TournamentRows::erase_number(const Row& row, std::string_view name, std::int64_t number,
                                          const ErasedPerson& erased) {
  ChainRows chain(*db_, kTournamentActs);
  std::optional<Link> first = first_link(name, row.terms, row.rules);
  auto acts = chain.read(row.id, 1, *first, row.acts);
  if (!acts && acts.error().kind == StoreError::Damaged) {
    first.reset();
    acts = chain.read_unchecked(row.id, row.acts);
  }
  if (!acts) return std::unexpected(acts.error());
  if (auto written = chain.rewrite(row.id, first, erased(*acts, number)); !written) return written;
  Statements sql(*db_);
  sql.run("DELETE FROM tournament_person WHERE tournament = ? AND number = ?", row.id, number);
  sql.run("UPDATE tournament_place SET name = '', number = 0 WHERE tournament = ? AND number = ?", row.id,
          number);
  return sql.done();
}

}  // namespace trictrac
