// Clubs as files for spreadsheets and other programs.
#include <nlohmann/json.hpp>

#include "apps/server/clubs/club_pages.h"
#include "contract/json_text.h"
#include "event/exchange/csv.h"

namespace trictrac {
namespace {

constexpr const char *kCsvType = "text/csv; charset=utf-8", *kJsonType = "application/json";

// Returns the date in UTC, such as 2026-11-22.
std::string date_of(std::int64_t at) {
  const auto when = static_cast<std::time_t>(at);
  std::tm utc{};
  gmtime_r(&when, &utc);
  char text[16];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%d", &utc)};
}

std::string print_members(const contract::ClubMembers& all) {
  std::vector<event::CsvRow> rows{{"name", "role", "task", "since"}};
  for (const contract::ClubMember& one : all.members)
    rows.push_back({one.name, one.role, one.task, date_of(one.since)});
  return event::print_csv(rows);
}

std::string print_season(const contract::ClubSeason& season) {
  std::vector<event::CsvRow> rows{{"place", "name"}};
  for (const contract::SeasonTournament& each : season.tournaments)
    rows[0].push_back(date_of(each.at) + " " + each.name);
  rows[0].emplace_back("points");
  for (const contract::SeasonRow& row : season.rows) {
    event::CsvRow line{std::to_string(row.place), row.name};
    for (const int earned : row.earned) line.push_back(earned == 0 ? "" : std::to_string(earned));
    line.push_back(std::to_string(row.points));
    rows.push_back(std::move(line));
  }
  return event::print_csv(rows);
}

}  // namespace

std::optional<ClubFile> file_of(PeopleRows& rows, const ClubSeen& seen, std::string_view name, int year) {
  const auto members = [&] {
    contract::ClubMembers all = members_of(rows, seen);
    all.waiting.clear();
    return all;
  };
  if (name == "members.csv") return ClubFile{print_members(members()), kCsvType};
  if (name == "members.json") return ClubFile{dump(json_of(members())), kJsonType};
  if (name == "season.csv") return ClubFile{print_season(season_in(rows, seen, year)), kCsvType};
  if (name == "season.json") return ClubFile{dump(json_of(season_in(rows, seen, year))), kJsonType};
  return std::nullopt;
}

}  // namespace trictrac
