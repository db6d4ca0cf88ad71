// A tournament as files for spreadsheets and other programs.
#include <nlohmann/json.hpp>

#include "apps/server/tournaments/pages.h"
#include "contract/json_text.h"
#include "event/exchange/csv.h"
#include "event/exchange/trf.h"
#include "event/standings.h"

namespace trictrac {
namespace {

// Returns a number of the standings: whole, or with a half or quarters.
std::string in_units(int value, int unit) {
  std::string text = std::to_string(value / unit);
  if (const int rest = value % unit; rest != 0)
    text += "." + std::to_string(100 * rest / unit).substr(0, unit == event::kWinUnit ? 1 : 2);
  return text;
}

std::string print_standings(const event::EventState& state) {
  const bool by_amounts = event::counts_amounts(state.terms);
  std::vector<event::CsvRow> rows{{"place", "number", "name", "club", by_amounts ? "balance" : "wins"}};
  for (const event::TieBreak each : state.terms.tie_breaks) rows[0].emplace_back(name_of(each));
  for (const event::StandingRow& row : event::standings(state)) {
    const event::Entrant& entrant = event::entrant_of(state, row.entrant);
    event::CsvRow line{
        row.place == 0 ? "" : std::to_string(row.place), std::to_string(row.entrant), entrant.name,
        entrant.club,
        by_amounts ? std::to_string(row.balance.value) : in_units(row.wins.value, event::kWinUnit)};
    for (std::size_t i = 0; i < row.tie_breaks.size(); ++i)
      line.push_back(in_units(row.tie_breaks[i].value, event::unit_of(state.terms.tie_breaks[i])));
    rows.push_back(std::move(line));
  }
  return event::print_csv(rows);
}

}  // namespace

Parsed<TournamentFile> file_of(const Tournament& tournament, std::string_view name, std::int64_t now) {
  constexpr const char* kCsv = "text/csv; charset=utf-8";
  const event::EventState& state = tournament.state();
  if (name == "results.csv") return TournamentFile{event::print_results(state), kCsv};
  if (name == "standings.csv") return TournamentFile{print_standings(state), kCsv};
  if (name == "entrants.csv") return TournamentFile{event::print_entries(state), kCsv};
  if (name == "tournament.trf" && event::counts_amounts(state.terms))
    return refuse(ErrorCode::BadOption,
                  "TRF16 knows tables of two only: take results.csv or tournament.json");
  if (name == "tournament.trf")
    return TournamentFile{event::print_trf(state, tournament.settings.name), "text/plain; charset=utf-8"};
  if (name == "tournament.json") {
    Json json = whole_json(tournament, now);
    json["log"] = Json::parse(log_text(tournament))["lines"];
    return TournamentFile{dump(json), "application/json"};
  }
  return refuse(ErrorCode::BadMessage, "there is no such file");
}

}  // namespace trictrac
