#include "event/exchange/imported.h"

#include <algorithm>
#include <iterator>

namespace trictrac::event {
namespace {

// Does acts until one is refused.
class Replay {
 public:
  Replay(const Terms& terms, const Author& by) : event_(terms), by_(by) {}

  void act(const EventAct& act) {
    if (error_) return;
    const auto effects = event_.apply({event_.next_number(), by_, "imported", 0, act});
    if (!effects) error_ = effects.error();
  }
  void round(const Imported& all, const Round& round) {
    for (const AddEntrant& entrant : all.entrants) absent(round, entrant.entrant);
    Pairings pairings;
    for (const Table& table : round.tables) {
      Seats& seats = pairings.tables.emplace_back(table.seats);
      for (const int entrant : table.missing) seats.push_back(entrant);
    }
    pairings.byes = byes_;
    byes_.clear();
    act(StartRound{pairings});
    const int number = static_cast<int>(event_.state().rounds.size());
    for (int at = 1; at <= std::ssize(round.tables); ++at) decide({number, at}, round.tables[at - 1]);
    if (std::ranges::all_of(round.tables, [](const Table& table) { return table.outcome.has_value(); }))
      act(CloseRound{});
  }
  std::expected<Event, EventError> done() && {
    if (error_) return std::unexpected(*error_);
    return std::move(event_);
  }

 private:
  void absent(const Round& round, int entrant) {
    for (const Table& table : round.tables)
      if (std::ranges::count(table.seats, entrant) + std::ranges::count(table.missing, entrant) > 0) return;
    const auto bye = std::ranges::find(round.byes, entrant, &Bye::entrant);
    const int halves = bye == round.byes.end() ? 0 : bye->halves;
    if (bye == round.byes.end() || bye->asked) act(GiveBye{{entrant, halves}});
    byes_.push_back({entrant, halves});
  }

  void decide(TableNumber at, const Table& table) {
    for (const int entrant : table.missing) act(LeaveTable{at, entrant});
    if (!table.outcome) return;
    switch (table.outcome->kind) {
      case Outcome::Kind::Played: return act(EnterResult{at, table.outcome->result});
      case Outcome::Kind::Forfeit: return act(Forfeit{at, table.outcome->result.winner});
      case Outcome::Kind::Annulled: break;
    }
    const bool by_amounts = counts_amounts(event_.state().terms);
    act(EnterResult{
        at, by_amounts ? Result{.amounts = std::vector<int>(table.seats.size())} : Result{kWhite, {}}});
    act(AnnulResult{at});
  }

  Event event_;
  Author by_;
  std::optional<EventError> error_{};
  std::vector<Bye> byes_{};
};

}  // namespace

std::expected<Event, EventError> event_of(const Terms& terms, const Imported& imported, const Author& by) {
  Replay replay(terms, by);
  for (const AddEntrant& entrant : imported.entrants) replay.act(entrant);
  for (const Round& round : imported.rounds) replay.round(imported, round);
  return std::move(replay).done();
}

}  // namespace trictrac::event
