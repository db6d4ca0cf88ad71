#include "event/history.h"

#include "event/amounts.h"
#include "event/match.h"

namespace trictrac::event {
namespace {

RoundOf round_at(const Table& table, int seat, bool annulled) {
  using Kind = RoundOf::Kind;
  RoundOf round{
      .opponent = table.seats.size() == 2 ? table.seats[1 - seat] : 0, .seat = seat, .begun = table.begun};
  if (!table.outcome) {
    round.kind = Kind::Open;
    return round;
  }
  if (annulled || table.outcome->kind == Outcome::Kind::Annulled) {
    round.kind = Kind::Annulled;
    return round;
  }
  round.kind = table.outcome->kind == Outcome::Kind::Played ? Kind::Played : Kind::Forfeit;
  round.halves = halves_of(*table.outcome, seat);
  if (round.kind != Kind::Played) return round;
  if (const auto& amounts = table.outcome->result.amounts; !amounts.empty()) {
    round.amount = amounts[static_cast<std::size_t>(seat)];
    return round;
  }
  const auto& holes = table.outcome->result.holes;
  round.holes = holes[seat] - holes[1 - seat];
  round.board_halves = board_halves_of(table, seat);
  round.luck = luck_removed_at(table, seat);
  return round;
}

// The round of somebody without whom a table was played.
RoundOf round_without(const Table& table) {
  using Kind = RoundOf::Kind;
  if (!table.outcome) return {.kind = Kind::Open};
  if (table.outcome->kind == Outcome::Kind::Annulled) return {.kind = Kind::Annulled};
  return {.kind = Kind::Forfeit, .amount = amount_of_missing(*table.outcome)};
}

}  // namespace

bool is_annulled(const EventState& state, const Entrant& entrant) {
  if (state.terms.system != System::RoundRobin || !entrant.withdrawn || state.rounds.empty()) return false;
  const std::vector<int> all = participants(state);
  if (!std::ranges::binary_search(all, entrant.number)) return false;
  int played = 0;
  for (const Round& round : state.rounds)
    for (const Table& table : round.tables)
      if (std::ranges::find(table.seats, entrant.number) != table.seats.end() && table.outcome &&
          table.outcome->kind == Outcome::Kind::Played)
        ++played;
  return 2 * played < state.terms.cycles * (static_cast<int>(all.size()) - 1);
}

std::vector<History> histories(const EventState& state) {
  std::vector<bool> annulled;
  annulled.reserve(state.entrants.size());
  for (const Entrant& entrant : state.entrants) annulled.push_back(is_annulled(state, entrant));
  const bool by_round = has_rounds(state.terms.system);
  std::vector<History> all(state.entrants.size(), History(by_round ? state.rounds.size() : 0));
  for (std::size_t r = 0; r < state.rounds.size(); ++r) {
    for (const Table& table : state.rounds[r].tables) {
      const auto place_of = [&](int entrant) { return index_of(state, entrant).value(); };
      const bool void_ =
          std::ranges::any_of(table.seats, [&](int entrant) { return annulled[place_of(entrant)]; });
      for (int seat = 0; seat < std::ssize(table.seats); ++seat) {
        History& history = all[place_of(table.seats[seat])];
        if (!by_round) history.emplace_back();
        (by_round ? history[r] : history.back()) = round_at(table, seat, void_);
      }
      for (const int entrant : table.missing) all[place_of(entrant)][r] = round_without(table);
    }
    for (const RoundBye& bye : state.rounds[r].byes) {
      const std::size_t place = index_of(state, bye.entrant).value();
      all[place][r] = {
          .kind = RoundOf::Kind::Bye, .halves = annulled[place] ? 0 : bye.halves, .allocated = !bye.asked};
    }
  }
  return all;
}

int score_of(std::span<const RoundOf> history) {
  int halves = 0;
  for (const RoundOf& round : history) halves += round.halves;
  return halves;
}

}  // namespace trictrac::event
