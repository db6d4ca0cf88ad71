#include "apps/server/leagues/season_plan.h"

#include <algorithm>

#include "apps/server/tournaments/entry.h"
#include "base/sha256.h"
#include "event/standings.h"

namespace trictrac {
namespace {

constexpr int kUnknownRating = 1500;

// Returns whether a person plays in the next season, if they were not left out of the last one.
bool is_expected(const LeaguePerson* person) { return person && person->signed_up && person->belongs; }

std::vector<event::Appoint> staff_of(const LeagueBefore& before, const Principal& by) {
  std::vector<event::Appoint> staff{{by.person, by.name, event::StaffRole::Director}};
  for (const ClubPerson& one : before.officers)
    if (one.person != by.person) staff.push_back({one.person, one.name, event::StaffRole::Officer});
  return staff;
}

}  // namespace

std::string SeasonPlan::mark() const {
  std::string text = std::to_string(season);
  for (const event::Division& division : divisions) {
    text += ';';
    for (const int member : division) text += std::to_string(member) + ',';
  }
  return to_hex(sha256(std::span(reinterpret_cast<const std::uint8_t*>(text.data()), text.size())));
}

std::vector<int> SeasonPlan::leaving() const {
  std::vector<int> all;
  for (const event::Division& division : before)
    std::ranges::copy_if(division, std::back_inserter(all),
                         [&](int member) { return event::division_of(divisions, member) == 0; });
  return all;
}

bool are_over(const SeasonTournaments& tournaments) {
  return std::ranges::all_of(tournaments, [](const auto& each) { return each->state().finished; });
}

std::vector<event::Division> divisions_of(const SeasonTournaments& tournaments) {
  std::vector<event::Division> all;
  for (const auto& tournament : tournaments) {
    event::Division& division = all.emplace_back();
    for (const event::StandingRow& row : event::standings(tournament->state()))
      division.push_back(row.entrant);
  }
  return all;
}

SeasonPlan plan_season(const LeagueSeen& seen, const SeasonTournaments& last,
                       const std::map<int, int>& ratings) {
  SeasonPlan plan{.season = seen.league.season + 1, .before = divisions_of(last)};
  std::vector<event::Division> staying;
  for (const auto& tournament : last) {
    staying.push_back(event::order_after(tournament->state()));
    std::erase_if(staying.back(), [&](int member) { return !is_expected(seen.person(member)); });
  }
  std::vector<event::Newcomer> newcomers;
  for (const LeaguePerson& person : seen.people) {
    if (!is_expected(&person) || event::division_of(staying, person.number) > 0) continue;
    const bool was_left_out = event::division_of(plan.before, person.number) > 0;
    if (was_left_out && person.season < seen.league.season) continue;
    const auto rating = ratings.find(person.number);
    newcomers.push_back({person.number, rating == ratings.end() ? kUnknownRating : rating->second});
  }
  plan.divisions = event::next_season(terms_of(seen.league.card), staying, std::move(newcomers));
  return plan;
}

Parsed<LeagueBefore> read_before(PeopleRows& rows, const std::string& league, std::int64_t person) {
  auto seen = open_league(rows, league, person, ClubRole::Officer);
  if (!seen) return std::unexpected(seen.error());
  LeagueBefore before{std::move(*seen)};
  for (const LeaguePerson& each : before.seen.people)
    if (each.signed_up)
      before.ratings[each.number] = rating_at_entry(rows, each.person, before.seen.league.card.format);
  before.officers = rows.clubs.people(before.seen.club.club.id, ClubRole::Officer, ClubRole::President);
  return before;
}

SeasonToBegin season_to_begin(const LeagueBefore& before, const SeasonPlan& plan, const Principal& by) {
  const LeagueSeen& seen = before.seen;
  SeasonToBegin season{seen.league.name, plan.season, {}, staff_of(before, by)};
  for (const event::Division& division : plan.divisions) {
    const int number = static_cast<int>(season.divisions.size()) + 1;
    DivisionToBegin& begun = season.divisions.emplace_back(
        settings_of(seen.league, seen.club.club.card.is_private, plan.season, number));
    for (const int member : division) {
      const LeaguePerson& person = *seen.person(member);
      begun.entrants.push_back({.entrant = member,
                                .person = person.person,
                                .name = person.name,
                                .rating = before.ratings.at(member)});
    }
  }
  return season;
}

}  // namespace trictrac
