#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>

#include "base/text_of.h"
#include "event/amounts.h"
#include "event/exchange/csv.h"

namespace trictrac::event {
namespace {

// The outcomes of a table; a bye has its halves, 0 to 2.
const std::map<std::string, Outcome, std::less<>> kOutcomes{
    {"white", {Outcome::Kind::Played, {kWhite, {}}}},
    {"black", {Outcome::Kind::Played, {kBlack, {}}}},
    {"draw", {Outcome::Kind::Played, {}}},
    {"white_by_forfeit", {Outcome::Kind::Forfeit, {kWhite, {}}}},
    {"black_by_forfeit", {Outcome::Kind::Forfeit, {kBlack, {}}}},
    {"both_lose", {Outcome::Kind::Forfeit, {}}},
    {"annulled", {Outcome::Kind::Annulled, {}}},
};
constexpr std::string_view kBye = "bye", kAskedBye = "asked_bye";

std::string name_of(const std::optional<Outcome>& outcome) {
  if (!outcome) return {};
  for (const auto& [name, each] : kOutcomes)
    if (each.kind == outcome->kind &&
        (each.kind == Outcome::Kind::Annulled || each.result.winner == outcome->result.winner))
      return name;
  return {};
}

// What a row tells of a seat where amounts are counted; a bye as above.
constexpr std::string_view kPlayed = "played", kAnnulled = "annulled", kWonByForfeit = "won_by_forfeit",
                           kNotPlayed = "not_played", kMissing = "missing";

std::string seat_outcome(const std::optional<Outcome>& outcome, int seat) {
  if (!outcome) return {};
  switch (outcome->kind) {
    case Outcome::Kind::Played: return std::string(kPlayed);
    case Outcome::Kind::Annulled: return std::string(kAnnulled);
    case Outcome::Kind::Forfeit: break;
  }
  return std::string(outcome->result.winner == seat ? kWonByForfeit : kNotPlayed);
}

// Rows by the names of their columns.
class Sheet {
 public:
  explicit Sheet(std::vector<CsvRow> rows) : rows_(std::move(rows)) {
    if (rows_.empty()) return;
    for (std::size_t i = 0; i < rows_[0].size(); ++i) columns_[rows_[0][i]] = i;
  }
  bool has(std::string_view column) const { return columns_.contains(column); }
  // How many rows there are behind the heads; each has a line from 2.
  int rows() const { return static_cast<int>(rows_.size()) - 1; }
  // A cell of a row, from 1; empty where the row has none.
  std::string text(int row, std::string_view column) const {
    const auto at = columns_.find(column);
    return at == columns_.end() || at->second >= rows_[row].size() ? std::string() : rows_[row][at->second];
  }
  // The number in a cell, or `usual` where it is empty; nothing where it is no number, or less than `least`.
  std::optional<int> number(int row, std::string_view column, int usual, int least = 0) const {
    const std::string digits = text(row, column);
    if (digits.empty()) return usual;
    int value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || end != digits.data() + digits.size() || value < least) return std::nullopt;
    return value;
  }

 private:
  std::vector<CsvRow> rows_;
  std::map<std::string, std::size_t, std::less<>> columns_{};
};

std::expected<Sheet, ImportFault> read_sheet(std::string_view text,
                                             std::initializer_list<std::string_view> needed) {
  auto rows = read_csv(text);
  if (!rows) return std::unexpected(rows.error());
  Sheet sheet(std::move(*rows));
  for (const std::string_view column : needed)
    if (!sheet.has(column))
      return std::unexpected(ImportFault{1, text_of("there is no column \"{}\"", column)});
  return sheet;
}

// Returns the bye that a row tells of, or nothing: it has another outcome, or no halves.
std::optional<RoundBye> bye_of(int entrant, const std::string& outcome) {
  const bool asked = outcome.starts_with(kAskedBye);
  if (!asked && !outcome.starts_with(kBye)) return std::nullopt;
  const std::string halves = outcome.substr(asked ? kAskedBye.size() : kBye.size());
  if (halves != "_0" && halves != "_1" && halves != "_2") return std::nullopt;
  return RoundBye{{entrant, halves[1] - '0'}, asked};
}

// Returns the round of a row, which is the last one or the next; null: neither.
Round* round_of(std::vector<Round>& rounds, int number) {
  const int current = static_cast<int>(rounds.size());
  if (number < 1 || number < current || number > current + 1) return nullptr;
  if (number > current) rounds.push_back({.closed = true});
  return &rounds.back();
}

// Adds a seat to a table as a row tells of it; false where it does not fit.
bool add_seat(Round& round, Table& table, int entrant, const std::string& outcome, int amount) {
  if (std::ssize(table.seats) + std::ssize(table.missing) >= kMostSeats) return false;
  if (outcome == kMissing) {
    table.missing.push_back(entrant);
    return !table.seats.empty();
  }
  const int seat = static_cast<int>(table.seats.size());
  std::optional<Outcome> decided;
  if (outcome == kPlayed) decided = Outcome{Outcome::Kind::Played, {}};
  if (outcome == kAnnulled) decided = Outcome{Outcome::Kind::Annulled, {}};
  if (outcome == kWonByForfeit || outcome == kNotPlayed) decided = Outcome{Outcome::Kind::Forfeit, {}};
  if (!decided && !outcome.empty()) return false;
  if (seat == 0) table.outcome = decided;
  if (table.outcome.has_value() != decided.has_value() || (decided && table.outcome->kind != decided->kind))
    return false;
  table.seats.push_back(entrant);
  if (!decided) round.closed = false;
  if (outcome == kPlayed) table.outcome->result.amounts.push_back(amount);
  if (outcome == kWonByForfeit) {
    if (table.outcome->result.winner) return false;
    table.outcome->result.winner = seat;
  }
  return true;
}

// Adds a row of a seat to the rounds; false where it does not fit.
bool add_seat_row(std::vector<Round>& rounds, const Sheet& sheet, int row) {
  const auto number = sheet.number(row, "round", 0), table = sheet.number(row, "table", 0),
             entrant = sheet.number(row, "entrant", 0), amount = sheet.number(row, "amount", 0, -kMostAmount);
  if (!number || !table || !entrant || !amount || *entrant == 0) return false;
  Round* round = round_of(rounds, *number);
  if (!round) return false;
  const std::string outcome = sheet.text(row, "outcome");
  if (*table == 0) {
    const auto bye = bye_of(*entrant, outcome);
    if (bye) round->byes.push_back(*bye);
    return bye.has_value();
  }
  const auto tables = std::ssize(round->tables);
  if (*table == tables + 1)
    round->tables.emplace_back();
  else if (*table != tables)
    return false;
  return add_seat(*round, round->tables.back(), *entrant, outcome, *amount);
}

// Adds a row to the rounds; false where it does not fit.
bool add_row(std::vector<Round>& rounds, const Sheet& sheet, int row) {
  std::array<std::optional<int>, 6> numbers;
  constexpr std::array<std::string_view, 6> kColumns{"round", "table",       "white",
                                                     "black", "holes_white", "holes_black"};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    numbers[i] = sheet.number(row, kColumns[i], 0);
    if (!numbers[i]) return false;
  }
  const auto [round, table, white, black, holes_white, holes_black] =
      std::array{*numbers[0], *numbers[1], *numbers[2], *numbers[3], *numbers[4], *numbers[5]};
  Round* found = white == 0 ? nullptr : round_of(rounds, round);
  if (!found) return false;
  Round& made = *found;
  const std::string outcome = sheet.text(row, "outcome");
  if (const auto bye = bye_of(white, outcome)) {
    if (black != 0) return false;
    made.byes.push_back(*bye);
    return true;
  }
  if (black == 0 || table != std::ssize(made.tables) + 1) return false;
  Table seated{.seats = {white, black}};
  if (!outcome.empty()) {
    const auto found = kOutcomes.find(outcome);
    if (found == kOutcomes.end()) return false;
    seated.outcome = found->second;
    if (found->second.kind == Outcome::Kind::Played)
      seated.outcome->result.holes = {holes_white, holes_black};
  } else {
    made.closed = false;
  }
  made.tables.push_back(seated);
  return true;
}

std::string print_bye(const RoundBye& bye) {
  return text_of("{}_{}", bye.asked ? kAskedBye : kBye, bye.halves);
}

std::string print_seats(const EventState& state) {
  std::vector<CsvRow> rows{{"round", "table", "entrant", "outcome", "amount"}};
  for (std::size_t r = 0; r < state.rounds.size(); ++r) {
    const std::string round = std::to_string(r + 1);
    int number = 0;
    for (const Table& table : state.rounds[r].tables) {
      const std::string at = std::to_string(++number);
      for (const int seat : seats_of(table)) {
        const std::string outcome = seat_outcome(table.outcome, seat);
        rows.push_back({round, at, std::to_string(table.seats[seat]), outcome,
                        outcome == kPlayed ? std::to_string(table.outcome->result.amounts[seat]) : ""});
      }
      for (const int entrant : table.missing)
        rows.push_back({round, at, std::to_string(entrant), std::string(kMissing), ""});
    }
    for (const RoundBye& bye : state.rounds[r].byes)
      rows.push_back({round, "", std::to_string(bye.entrant), print_bye(bye), ""});
  }
  return print_csv(rows);
}

}  // namespace

std::string print_entries(const EventState& state) {
  std::vector<CsvRow> rows{{"number", "name", "club", "rating"}};
  for (const Entrant& each : state.entrants)
    rows.push_back({std::to_string(each.number), each.name, each.club, std::to_string(each.rating)});
  return print_csv(rows);
}

std::expected<std::vector<AddEntrant>, ImportFault> read_entries(std::string_view text) {
  const auto sheet = read_sheet(text, {"name"});
  if (!sheet) return std::unexpected(sheet.error());
  std::vector<AddEntrant> entrants;
  for (int row = 1; row <= sheet->rows(); ++row) {
    const auto number = sheet->number(row, "number", row),
               rating = sheet->number(row, "rating", AddEntrant{}.rating);
    AddEntrant entrant{.entrant = number.value_or(0),
                       .name = sheet->text(row, "name"),
                       .club = sheet->text(row, "club"),
                       .rating = rating.value_or(0)};
    if (!number || !rating || *number == 0 || entrant.name.empty())
      return std::unexpected(
          ImportFault{row + 1, "an entry needs a name; its number and rating are in digits"});
    entrants.push_back(std::move(entrant));
  }
  return entrants;
}

std::string print_results(const EventState& state) {
  if (counts_amounts(state.terms)) return print_seats(state);
  std::vector<CsvRow> rows{{"round", "table", "white", "black", "outcome", "holes_white", "holes_black"}};
  for (std::size_t r = 0; r < state.rounds.size(); ++r) {
    const std::string round = std::to_string(r + 1);
    int number = 0;
    for (const Table& table : state.rounds[r].tables) {
      const Result result = table.outcome ? table.outcome->result : Result{};
      const bool played = table.outcome && table.outcome->kind == Outcome::Kind::Played;
      rows.push_back({round, std::to_string(++number), std::to_string(table.seats[kWhite]),
                      std::to_string(table.seats[kBlack]), name_of(table.outcome),
                      played ? std::to_string(result.holes[kWhite]) : "",
                      played ? std::to_string(result.holes[kBlack]) : ""});
    }
    for (const RoundBye& bye : state.rounds[r].byes)
      rows.push_back({round, "", std::to_string(bye.entrant), "", print_bye(bye), "", ""});
  }
  return print_csv(rows);
}

std::expected<std::vector<Round>, ImportFault> read_results(std::string_view text) {
  const auto seats = read_sheet(text, {"round", "table", "entrant", "outcome", "amount"});
  const auto sheet = seats ? seats : read_sheet(text, {"round", "table", "white", "black", "outcome"});
  if (!sheet) return std::unexpected(sheet.error());
  std::vector<Round> rounds;
  for (int row = 1; row <= sheet->rows(); ++row)
    if (!(seats ? add_seat_row(rounds, *sheet, row) : add_row(rounds, *sheet, row)))
      return std::unexpected(
          ImportFault{row + 1, "this is no result: see the columns of results in the export"});
  return rounds;
}

}  // namespace trictrac::event
