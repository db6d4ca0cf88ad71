#include "apps/server/leagues/league_pages.h"

#include <algorithm>
#include <set>

#include "event/history.h"
#include "event/standings.h"

namespace trictrac {
namespace {

std::string word_of(event::LeagueMove move) { return std::string(event::kLeagueMoves[move]); }

// Returns how somebody is called who had this name when a season began.
std::string name_of_member(const LeagueSeen& seen, int number, const std::string& before) {
  if (const LeaguePerson* person = seen.person(number)) return person->name;
  return before == event::kErasedName ? "" : before;
}

int decided_games(const event::History& history) {
  using Kind = event::RoundOf::Kind;
  return static_cast<int>(std::ranges::count_if(history, [](const event::RoundOf& each) {
    return each.kind == Kind::Played || each.kind == Kind::Forfeit;
  }));
}

// The tables of one season, and the way of each member to the next one.
class SeasonTables {
 public:
  SeasonTables(const LeagueSeen& seen, const SeasonTournaments& tournaments,
               std::vector<event::Division> next)
      : seen_(seen), tournaments_(tournaments), before_(divisions_of(tournaments)), next_(std::move(next)) {}

  std::vector<contract::LeagueTable> all() const {
    std::vector<contract::LeagueTable> tables;
    for (const auto& tournament : tournaments_) tables.push_back(table(*tournament));
    return tables;
  }

 private:
  contract::LeagueTable table(const Tournament& tournament) const {
    const event::EventState& state = tournament.state();
    const int round = static_cast<int>(state.rounds.size());
    contract::LeagueTable shown{.division = tournament.settings.division,
                                .tournament = tournament.id,
                                .finished = state.finished,
                                .round = round,
                                .rounds = event::rounds_of(state)};
    if (event::is_round_open(state)) shown.due = tournament.due_of(round);
    const std::vector<event::History> histories = event::histories(state);
    for (const event::StandingRow& row : event::standings(state))
      shown.rows.push_back(this->row(tournament, row, histories[*event::index_of(state, row.entrant)]));
    return shown;
  }

  contract::LeagueRow row(const Tournament& tournament, const event::StandingRow& row,
                          const event::History& history) const {
    const event::Entrant& entrant = event::entrant_of(tournament.state(), row.entrant);
    const auto move =
        next_.empty() ? event::LeagueMove::Stay : event::move_between(before_, next_, row.entrant);
    return {.entrant = row.entrant,
            .place = row.place,
            .shared = row.shared,
            .name = name_of_member(seen_, row.entrant, entrant.name),
            .wins = static_cast<double>(row.wins.value) / event::kWinUnit,
            .played = decided_games(history),
            .move = word_of(move),
            .withdrawn = entrant.withdrawn,
            .annulled = row.annulled,
            .you = row.entrant == seen_.own_number()};
  }

  const LeagueSeen& seen_;
  const SeasonTournaments& tournaments_;
  std::vector<event::Division> before_, next_;
};

std::optional<contract::LeagueGame> next_game(const LeagueSeen& seen, const Tournament& tournament,
                                              int number) {
  const event::EventState& state = tournament.state();
  if (!event::is_round_open(state)) return std::nullopt;
  const int round = static_cast<int>(state.rounds.size());
  const auto& tables = state.rounds.back().tables;
  for (std::size_t i = 0; i < tables.size(); ++i) {
    const auto seat = std::ranges::find(tables[i].seats, number);
    if (seat == tables[i].seats.end() || tables[i].outcome) continue;
    const event::TableNumber at{round, static_cast<int>(i) + 1};
    const int opponent = tables[i].seats[seat == tables[i].seats.begin() ? event::kBlack : event::kWhite];
    contract::LeagueGame game{
        .tournament = tournament.id,
        .round = round,
        .table = at.table,
        .opponent = name_of_member(seen, opponent, event::entrant_of(state, opponent).name),
        .due = tournament.deadline_of(at)};
    if (std::string id = tournament.game_at(at); !id.empty()) game.game = std::move(id);
    return game;
  }
  return std::nullopt;
}

contract::LeagueYou you_in(const LeagueSeen& seen, const SeasonTournaments& last, const SeasonPlan& plan) {
  contract::LeagueYou you;
  const int number = seen.own_number();
  if (number == 0) return you;
  you.signed_up = seen.person(number)->signed_up;
  you.goes_on = event::division_of(plan.divisions, number) > 0;
  for (const auto& tournament : last) {
    const auto at = event::index_of(tournament->state(), number);
    if (!at) continue;
    you.division = tournament->settings.division;
    you.withdrawn = tournament->state().entrants[*at].withdrawn;
    if (!you.withdrawn) you.next = next_game(seen, *tournament, number);
  }
  return you;
}

std::vector<contract::LeagueSeason> seasons_of(const LeagueSeen& seen) {
  std::vector<contract::LeagueSeason> all;
  for (const LeagueDivision& each : seen.divisions) {
    if (all.empty() || all.back().season != each.season) all.push_back({each.season, each.began, true});
    all.back().over = all.back().over && each.over;
  }
  std::ranges::reverse(all);
  return all;
}

const SeasonTournaments& season_in(const Seasons& seasons, int number) {
  static const SeasonTournaments kNone;
  const auto found = seasons.find(number);
  return found == seasons.end() ? kNone : found->second;
}

int shown_season(const LeagueSeen& seen, int shown) { return shown == 0 ? seen.league.season : shown; }

contract::PlannedMember planned(const LeagueSeen& seen, const SeasonPlan& plan, int member) {
  const LeaguePerson* person = seen.person(member);
  return {.name = person ? person->name : "",
          .move = word_of(plan.move_of(member)),
          .from = event::division_of(plan.before, member)};
}

}  // namespace

std::vector<int> seasons_needed(const LeagueSeen& seen, int shown) {
  const int season = shown_season(seen, shown);
  const std::set<int> all{season, season + 1, seen.league.season};
  return {all.begin(), all.end()};
}

contract::LeaguePage page_of(const LeagueSeen& seen, const Seasons& seasons, int shown, std::int64_t now) {
  const StoredLeague& league = seen.league;
  contract::LeaguePage page{
      .id = league.name,
      .club = league.club,
      .club_name = seen.club.club.card.title,
      .now = now,
      .made = league.created,
      .settings = shown_settings(league.card),
      .format = league.card.format,
      .role = std::string(contract::kClubRoles[static_cast<std::size_t>(seen.club.you.role)]),
      .season = shown_season(seen, shown),
      .last = league.season,
      .seasons = seasons_of(seen)};
  const SeasonTournaments& last = season_in(seasons, page.last);
  const SeasonTournaments& tournaments = season_in(seasons, page.season);
  const SeasonPlan plan = plan_season(seen, last);
  auto next = page.season == page.last ? plan.divisions : divisions_of(season_in(seasons, page.season + 1));
  page.divisions = SeasonTables(seen, tournaments, std::move(next)).all();
  for (const event::Division& division : plan.divisions)
    for (const int member : division)
      if (plan.move_of(member) == event::LeagueMove::Enter) page.waiting.push_back(seen.person(member)->name);
  page.members = static_cast<int>(std::ranges::count_if(
      seen.people, [](const LeaguePerson& each) { return each.signed_up && each.belongs; }));
  page.you = you_in(seen, last, plan);
  return page;
}

contract::LeaguePlan shown_plan(const LeagueSeen& seen, const SeasonPlan& plan) {
  contract::LeaguePlan shown{.season = plan.season, .mark = plan.mark()};
  for (const event::Division& division : plan.divisions) {
    auto& members = shown.divisions.emplace_back().members;
    for (const int member : division) members.push_back(planned(seen, plan, member));
  }
  for (const int member : plan.leaving()) shown.leaving.push_back(planned(seen, plan, member));
  return shown;
}

std::vector<contract::ExportedLeague> exported_leagues(PeopleRows& rows, std::int64_t person) {
  std::vector<contract::ExportedLeague> all;
  for (const auto& [league, you] : rows.leagues.of(person))
    all.push_back({league.name, league.card.title, league.club, you.signed_up, you.since});
  return all;
}

}  // namespace trictrac
