#include "apps/server/clubs/season.h"

#include <algorithm>
#include <chrono>
#include <map>
#include <nlohmann/json.hpp>
#include <ranges>
#include <utility>

#include "contract/json_text.h"

namespace trictrac {
namespace {

using contract::SeasonRow;

std::int64_t start_of(int year) {
  const std::chrono::sys_days day = std::chrono::year{year} / 1 / 1;
  return std::chrono::duration_cast<std::chrono::seconds>(day.time_since_epoch()).count();
}

int points_of(int place) {
  const bool earns = place >= 1 && std::cmp_less_equal(place, kSeasonPoints.size());
  return earns ? kSeasonPoints[static_cast<std::size_t>(place - 1)] : 0;
}

// What the order of two rows depends on: the sum, then the last tournament first.
bool is_better(const SeasonRow& a, const SeasonRow& b) {
  if (a.points != b.points) return a.points > b.points;
  return std::ranges::lexicographical_compare(a.earned | std::views::reverse, b.earned | std::views::reverse,
                                              std::ranges::greater{});
}

void give_places(std::vector<SeasonRow>& rows) {
  std::ranges::sort(rows, [](const SeasonRow& a, const SeasonRow& b) {
    if (is_better(a, b) || is_better(b, a)) return is_better(a, b);
    return a.name < b.name;
  });
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const bool as_before = i > 0 && !is_better(rows[i - 1], rows[i]);
    rows[i].place = as_before ? rows[i - 1].place : static_cast<int>(i) + 1;
    if (as_before) rows[i].shared = rows[i - 1].shared = true;
  }
}

}  // namespace

YearSpan span_of_year(int year) { return {start_of(year), start_of(year + 1)}; }

int year_of(std::int64_t at) {
  const auto day = std::chrono::floor<std::chrono::days>(std::chrono::sys_seconds{std::chrono::seconds{at}});
  return static_cast<int>(std::chrono::year_month_day{day}.year());
}

contract::ClubSeason season_of(int year, const std::vector<SeasonEvent>& tournaments,
                               const std::vector<SeasonPlace>& places,
                               const std::function<bool(std::int64_t person)>& is_member, std::int64_t you) {
  contract::ClubSeason season{.year = year,
                              .planned = static_cast<int>(tournaments.size()),
                              .points = {kSeasonPoints.begin(), kSeasonPoints.end()}};
  std::map<std::string, std::size_t> columns;
  for (const SeasonEvent& each : tournaments) {
    if (!each.over) continue;
    columns[each.name] = season.tournaments.size();
    season.tournaments.push_back(
        {each.name, text_member(Json::parse(each.text, nullptr, false), "name"), each.at});
  }
  // Those who are not known here are the same where they have the same name; nobody is known of who has left.
  std::map<std::pair<std::int64_t, std::string>, SeasonRow> rows;
  for (const SeasonPlace& each : places) {
    const auto column = columns.find(each.tournament);
    const int points = points_of(each.place);
    if (column == columns.end() || points == 0 || (each.person == 0 && each.name.empty())) continue;
    SeasonRow& row = rows[{each.person, each.person == 0 ? each.name : ""}];
    row.name = each.name;
    row.hidden = each.person != 0 && each.name.empty();
    row.you = each.person != 0 && each.person == you;
    row.member = each.person != 0 && is_member(each.person);
    row.earned.resize(season.tournaments.size());
    row.earned[column->second] += points;
    row.points += points;
  }
  for (auto& [who, row] : rows) season.rows.push_back(std::move(row));
  give_places(season.rows);
  return season;
}

}  // namespace trictrac
