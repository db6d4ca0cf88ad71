#include "event/fold.h"

#include <iterator>
#include <variant>

#include "event/pairings.h"

namespace trictrac::event {
namespace {

using Refused = std::optional<EventError>;

// The most that one act may grant.
constexpr int kMostMinutes = 10'000;
constexpr int kMostHoles = 10'000;

bool is_valid(const Result& result) {
  const auto holes = [](int n) { return n >= 0 && n <= kMostHoles; };
  return (!result.winner || *result.winner == kWhite || *result.winner == kBlack) && holes(result.holes[0]) &&
         holes(result.holes[1]);
}

struct Folder {
  EventState& state;
  const Author& by;
  int number;

  bool is_stranger(int entrant) const { return by.role == Role::Entrant && by.id != entrant; }

  Entrant* find(int number) const {
    const auto at = index_of(state, number);
    return at ? &state.entrants[*at] : nullptr;
  }
  Table* find(TableNumber at) const {
    if (at.round < 1 || at.round > std::ssize(state.rounds)) return nullptr;
    Round& round = state.rounds[at.round - 1];
    if (at.table < 1 || at.table > std::ssize(round.tables)) return nullptr;
    return &round.tables[at.table - 1];
  }
  bool has_entered(std::int64_t person) const {
    return person != 0 && std::ranges::find(state.entrants, person, &Entrant::person) != state.entrants.end();
  }

  Refused operator()(const AddEntrant& act) const {
    if (is_stranger(act.entrant)) return EventError::NotAllowed;
    if (act.entrant < 1 || act.person < 0 || act.rating < 0 || act.name.empty()) return EventError::BadValue;
    if (find(act.entrant)) return EventError::NumberTaken;
    if (has_entered(act.person)) return EventError::PersonTaken;
    if (std::ssize(state.entrants) >= kMostEntrants) return EventError::Full;
    if (state.terms.system != System::Swiss && !state.rounds.empty()) return EventError::LaterRounds;
    const auto at = std::ranges::upper_bound(state.entrants, act.entrant, {}, &Entrant::number);
    state.entrants.insert(at, Entrant{act.entrant, act.person, act.name, act.club, act.rating});
    return {};
  }

  Refused operator()(const Withdraw& act) const {
    if (is_stranger(act.entrant)) return EventError::NotAllowed;
    Entrant* entrant = find(act.entrant);
    if (!entrant) return EventError::UnknownEntrant;
    if (entrant->withdrawn) return EventError::HasWithdrawn;
    entrant->withdrawn = true;
    entrant->next_bye.reset();
    if (is_round_open(state)) forfeit_of_withdrawn(state, state.rounds.back());
    return {};
  }

  Refused operator()(const Readmit& act) const {
    Entrant* entrant = find(act.entrant);
    if (!entrant) return EventError::UnknownEntrant;
    if (!entrant->withdrawn) return EventError::BadValue;
    entrant->withdrawn = false;
    return {};
  }

  Refused operator()(const Substitute& act) const {
    Entrant* entrant = find(act.entrant);
    if (!entrant) return EventError::UnknownEntrant;
    if (act.person < 0 || act.name.empty()) return EventError::BadValue;
    if (act.person != entrant->person && has_entered(act.person)) return EventError::PersonTaken;
    entrant->person = act.person;
    entrant->name = act.name;
    return {};
  }

  Refused operator()(const ExcludePair& act) const {
    if (!find(act.first) || !find(act.second)) return EventError::UnknownEntrant;

    if (act.first == act.second || is_excluded(state, act.first, act.second)) return EventError::BadValue;
    state.excluded.emplace_back(std::minmax(act.first, act.second));
    return {};
  }

  Refused operator()(const GiveBye& act) const {
    const auto [entrant_number, halves] = act.bye;
    if (is_stranger(entrant_number) || (by.role == Role::Entrant && halves != 0))
      return EventError::NotAllowed;
    Entrant* entrant = find(entrant_number);
    if (!entrant) return EventError::UnknownEntrant;
    if (entrant->withdrawn) return EventError::HasWithdrawn;
    if (state.terms.system != System::Swiss || halves < 0 || halves > 2) return EventError::BadValue;
    entrant->next_bye = halves;
    return {};
  }

  Refused operator()(const StartRound& act) const {
    if (state.finished) return EventError::Finished;
    if (state.paused) return EventError::Paused;
    if (is_round_open(state)) return EventError::RoundOpen;
    if (const auto most = rounds_of(state); most && std::ssize(state.rounds) >= *most)
      return EventError::NoMoreRounds;
    if (const Refused why = check_pairings(state, act.pairings)) return why;
    state.rounds.push_back(round_of(state, act.pairings));
    for (Entrant& entrant : state.entrants) entrant.next_bye.reset();
    return {};
  }

  Refused operator()(const PairAgain& act) const {
    if (!is_round_open(state)) return EventError::NoRound;
    for (const Table& table : state.rounds.back().tables)
      if (table.begun || (table.outcome && table.outcome->kind == Outcome::Kind::Played))
        return EventError::HasBegun;
    // Byes that were asked for before the round began hold.
    for (const RoundBye& bye : state.rounds.back().byes)
      if (Entrant* entrant = find(bye.entrant); entrant && bye.asked && !entrant->withdrawn)
        entrant->next_bye = bye.halves;
    state.rounds.pop_back();
    if (const Refused why = check_pairings(state, act.pairings)) return why;
    state.rounds.push_back(round_of(state, act.pairings));
    for (Entrant& entrant : state.entrants) entrant.next_bye.reset();
    return {};
  }

  Refused operator()(const CloseRound&) const {
    if (!is_round_open(state)) return EventError::NoRound;
    for (const Table& table : state.rounds.back().tables)
      if (!table.outcome) return EventError::RoundOpen;
    state.rounds.back().closed = true;
    return {};
  }

  Refused operator()(const BeginGame& act) const {
    Table* table = find(act.at);
    if (!table) return EventError::UnknownTable;
    if (table->outcome) return EventError::Decided;
    if (table->begun) return EventError::HasBegun;
    table->begun = true;
    return {};
  }

  Refused operator()(const GrantTime& act) const {
    Table* table = find(act.at);
    if (!table) return EventError::UnknownTable;
    if (table->outcome) return EventError::Decided;
    if (act.minutes < 1 || act.minutes > kMostMinutes) return EventError::BadValue;
    table->minutes += act.minutes;
    return {};
  }

  Refused operator()(const EnterResult& act) const {
    Table* table = find(act.at);
    if (!table) return EventError::UnknownTable;
    if (table->outcome) return EventError::Decided;
    if (const Refused why = check_result(act.result)) return why;
    table->begun = true;
    if (by.role == Role::Entrant) {
      const auto seat = std::ranges::find(table->seats, by.id);
      if (seat == table->seats.end()) return EventError::NotAllowed;
      table->reports[seat - table->seats.begin()] = act.result;
      if (table->reports[0] != table->reports[1]) return {};
    }
    table->outcome = Outcome{Outcome::Kind::Played, act.result};
    return {};
  }

  Refused operator()(const CorrectResult& act) const {
    if (const Refused why = check_result(act.result)) return why;
    return replace(act.at, {Outcome::Kind::Played, act.result});
  }
  Refused operator()(const AnnulResult& act) const { return replace(act.at, {Outcome::Kind::Annulled, {}}); }

  Refused operator()(const Forfeit& act) const {
    Table* table = find(act.at);
    if (!table) return EventError::UnknownTable;
    if (table->outcome) return EventError::Decided;
    if (!is_valid(Result{act.winner})) return EventError::BadValue;
    table->outcome = Outcome{Outcome::Kind::Forfeit, {act.winner}};
    return {};
  }

  Refused operator()(const Pause&) const {
    if (state.paused) return EventError::Paused;
    state.paused = true;
    return {};
  }
  Refused operator()(const Resume&) const {
    if (!state.paused) return EventError::NotPaused;
    state.paused = false;
    return {};
  }
  Refused operator()(const Announce& act) const {
    if (act.text.empty()) return EventError::BadValue;
    state.messages.push_back({number, act.text});
    return {};
  }
  // People whose accounts were deleted are all 0, so that a log without them is taken as before.
  Refused operator()(const Appoint& act) const {
    if (act.person < 0 || act.name.empty()) return EventError::BadValue;
    const auto at = std::ranges::find(state.staff, act.person, &Staff::person);
    const bool is_there = act.person != 0 && at != state.staff.end();
    if (!act.role && act.person != 0 && !is_there) return EventError::BadValue;
    if (is_there) state.staff.erase(at);
    if (act.role) state.staff.push_back({act.person, act.name, *act.role});
    return {};
  }
  Refused operator()(const Finish&) const {
    if (state.finished) return EventError::Finished;
    if (is_round_open(state)) return EventError::RoundOpen;
    if (state.rounds.empty()) return EventError::NoRound;
    state.finished = true;
    return {};
  }
  Refused operator()(const Undo&) const {
    TRICTRAC_ASSERT(false);
    return EventError::CannotUndo;
  }

  Refused check_result(const Result& result) const {
    if (!is_valid(result)) return EventError::BadValue;
    if (eliminates(state.terms.system) && !result.winner) return EventError::NeedsWinner;
    return {};
  }

  // The next round of a knockout follows from the winners of this one.
  Refused replace(TableNumber at, const Outcome& outcome) const {
    Table* table = find(at);
    if (!table) return EventError::UnknownTable;
    if (!table->outcome) return EventError::Undecided;
    if (eliminates(state.terms.system) && at.round < std::ssize(state.rounds) &&
        table->outcome->result.winner != outcome.result.winner)
      return EventError::LaterRounds;
    table->outcome = outcome;
    return {};
  }
};

}  // namespace

std::optional<EventError> fold(EventState& state, const LoggedAct& line) {
  return std::visit(Folder{state, line.by, line.number}, line.act);
}

}  // namespace trictrac::event
