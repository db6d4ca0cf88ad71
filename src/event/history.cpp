#include "event/history.h"

#include "event/match.h"

namespace trictrac::event {
namespace {

RoundOf round_at(const Table& table, int seat, bool annulled) {
  using Kind = RoundOf::Kind;
  RoundOf round{.opponent = table.seats[1 - seat], .seat = seat, .begun = table.begun};
  if (!table.outcome) {
    round.kind = Kind::Open;
    return round;
  }
  if (annulled || table.outcome->kind == Outcome::Kind::Annulled) {
    round.kind = Kind::Annulled;
    return round;
  }
  const auto& holes = table.outcome->result.holes;
  round.kind = table.outcome->kind == Outcome::Kind::Played ? Kind::Played : Kind::Forfeit;
  round.halves = halves_of(*table.outcome, seat);
  if (round.kind != Kind::Played) return round;
  round.holes = holes[seat] - holes[1 - seat];
  round.board_halves = board_halves_of(table, seat);
  round.luck = luck_removed_at(table, seat);
  return round;
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
      const std::size_t places[] = {index_of(state, table.seats[kWhite]).value(),
                                    index_of(state, table.seats[kBlack]).value()};
      const bool void_ = annulled[places[0]] || annulled[places[1]];
      for (const int seat : {kWhite, kBlack}) {
        if (!by_round) all[places[seat]].emplace_back();
        (by_round ? all[places[seat]][r] : all[places[seat]].back()) = round_at(table, seat, void_);
      }
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
