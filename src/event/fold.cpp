#include "event/fold.h"

#include <iterator>
#include <variant>

#include "event/amounts.h"
#include "event/arena.h"
#include "event/ladder.h"
#include "event/luck.h"
#include "event/match.h"
#include "event/pairings.h"

namespace trictrac::event {
namespace {

using Refused = std::optional<EventError>;

// The most that one act may grant.
constexpr int kMostGranted = 10'000;
constexpr int kMostHoles = 10'000;

bool is_valid(const Result& result) {
  const auto holes = [](int n) { return n >= 0 && n <= kMostHoles; };
  return (!result.winner || *result.winner == kWhite || *result.winner == kBlack) && holes(result.holes[0]) &&
         holes(result.holes[1]) && result.amounts.empty();
}

struct Folder {
  EventState& state;
  const Author& by;
  int number;
  std::int64_t now;

  bool is_stranger(int entrant) const { return by.role == Role::Entrant && by.id != entrant; }

  Entrant* find(int number) const {
    const auto at = index_of(state, number);
    return at ? &state.entrants[*at] : nullptr;
  }
  // A table and the game there that an act is about: one of its match, or the table itself.
  struct Place {
    Table* table = nullptr;
    Table* game = nullptr;
    explicit operator bool() const { return game != nullptr; }
  };
  Place place_of(TableNumber at) const {
    Table* table = find_table(state, at);
    if (!table || at.board < 0 || at.board > std::ssize(table->boards)) return {};
    if (at.board > 0) return {table, &table->boards[at.board - 1]};
    if (table->boards.empty()) return {table, table};
    return has_matches(state.terms) ? Place{} : Place{table, &table->boards.front()};
  }
  // As place_of(); an act that names no game is about the whole match.
  Place place_or_match(TableNumber at) const {
    if (Table* table = find_table(state, at); table && at.board == 0) return {table, table};
    return place_of(at);
  }
  // Whether this can be the result of a game.
  bool is_valid_at(const Table& game, const Result& result) const {
    if (!counts_amounts(state.terms)) return is_valid(result);
    return result == Result{.amounts = result.amounts} && are_valid_amounts(game, result.amounts, by.role);
  }
  void decide(const Place& place, const Outcome& outcome) const {
    place.game->outcome = outcome;
    if (place.game != place.table) settle_match(state.terms, *place.table);
  }
  bool has_entered(std::int64_t person) const { return plays_for_others(person, 0); }
  // Whether a person has entered, or plays for a team, other than this entrant.
  bool plays_for_others(std::int64_t person, int entrant) const {
    return person != 0 && std::ranges::any_of(state.entrants, [&](const Entrant& each) {
             const bool plays =
                 std::ranges::find(each.players, person, &Player::person) != each.players.end();
             return each.number != entrant && (each.person == person || plays);
           });
  }

  Refused operator()(const AddEntrant& act) const {
    if (is_stranger(act.entrant)) return EventError::NotAllowed;
    if (act.entrant < 1 || act.person < 0 || act.rating < 0 || act.name.empty()) return EventError::BadValue;
    if (find(act.entrant)) return EventError::NumberTaken;
    if (has_entered(act.person)) return EventError::PersonTaken;
    if (std::ssize(state.entrants) >= kMostEntrants) return EventError::Full;
    if (!takes_late_entries(state.terms.system) && !state.rounds.empty()) return EventError::LaterRounds;
    const auto at = std::ranges::upper_bound(state.entrants, act.entrant, {}, &Entrant::number);
    state.entrants.insert(at, Entrant{.number = act.entrant,
                                      .person = act.person,
                                      .name = act.name,
                                      .club = act.club,
                                      .rating = act.rating,
                                      .since = now});
    return {};
  }

  Refused operator()(const Withdraw& act) const {
    if (is_stranger(act.entrant)) return EventError::NotAllowed;
    Entrant* entrant = find(act.entrant);
    if (!entrant) return EventError::UnknownEntrant;
    if (entrant->withdrawn) return EventError::HasWithdrawn;
    entrant->withdrawn = true;
    entrant->next_bye.reset();
    if (is_round_open(state)) release_withdrawn(state, state.rounds.back());
    return {};
  }

  Refused operator()(const Readmit& act) const {
    Entrant* entrant = find(act.entrant);
    if (!entrant) return EventError::UnknownEntrant;
    if (!entrant->withdrawn) return EventError::BadValue;
    entrant->withdrawn = entrant->away = false;
    entrant->since = now;
    return {};
  }

  Refused operator()(const Substitute& act) const {
    Entrant* entrant = find(act.entrant);
    if (!entrant) return EventError::UnknownEntrant;
    if (act.person < 0 || act.name.empty()) return EventError::BadValue;
    if (plays_for_others(act.person, act.entrant)) return EventError::PersonTaken;
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

  Refused operator()(const SetLineup& act) const {
    if (is_stranger(act.entrant)) return EventError::NotAllowed;
    Entrant* team = find(act.entrant);
    if (!team) return EventError::UnknownEntrant;
    if (team->withdrawn) return EventError::HasWithdrawn;
    if (!are_teams(state.terms) || std::ssize(act.players) > state.terms.boards) return EventError::BadValue;
    for (const Player& player : act.players) {
      if (player.person < 0 || player.name.empty()) return EventError::BadValue;
      const bool twice = std::ranges::count(act.players, player.person, &Player::person) > 1;
      if (player.person != 0 && (twice || plays_for_others(player.person, act.entrant)))
        return EventError::PersonTaken;
    }
    team->players = act.players;
    if (is_round_open(state)) seat_players(state, *team);
    return {};
  }

  Refused operator()(const GiveBye& act) const {
    const auto [entrant_number, halves] = act.bye;
    if (is_stranger(entrant_number) || (by.role == Role::Entrant && halves != 0))
      return EventError::NotAllowed;
    Entrant* entrant = find(entrant_number);
    if (!entrant) return EventError::UnknownEntrant;
    if (entrant->withdrawn) return EventError::HasWithdrawn;
    const int most = counts_amounts(state.terms) ? 0 : 2;
    if (state.terms.system != System::Swiss || halves < 0 || halves > most) return EventError::BadValue;
    entrant->next_bye = halves;
    return {};
  }

  Refused operator()(const SetAway& act) const {
    if (is_stranger(act.entrant)) return EventError::NotAllowed;
    Entrant* entrant = find(act.entrant);
    if (!entrant) return EventError::UnknownEntrant;
    if (entrant->withdrawn) return EventError::HasWithdrawn;
    if (state.terms.system != System::Arena || entrant->away == act.away) return EventError::BadValue;
    entrant->away = act.away;
    entrant->since = now;
    return {};
  }

  void begin(const Pairings& pairings) const {
    state.rounds.push_back(round_of(state, pairings));
    for (const Entrant& entrant : state.entrants)
      if (!entrant.players.empty()) seat_players(state, entrant);
  }

  Refused operator()(const StartRound& act) const {
    if (state.finished) return EventError::Finished;
    if (state.paused) return EventError::Paused;
    if (is_round_open(state)) return EventError::RoundOpen;
    if (const auto most = rounds_of(state); most && std::ssize(state.rounds) >= *most)
      return EventError::NoMoreRounds;
    if (const Refused why = check_pairings(state, act.pairings)) return why;
    begin(act.pairings);
    for (Entrant& entrant : state.entrants) entrant.next_bye.reset();
    return {};
  }

  Refused operator()(const PairAgain& act) const {
    if (!is_round_open(state)) return EventError::NoRound;
    if (!has_rounds(state.terms.system)) return EventError::BadValue;
    for (const Table& table : state.rounds.back().tables)
      if (table.begun || (table.outcome && table.outcome->kind == Outcome::Kind::Played))
        return EventError::HasBegun;
    // Byes that were asked for before the round began hold.
    for (const RoundBye& bye : state.rounds.back().byes)
      if (Entrant* entrant = find(bye.entrant); entrant && bye.asked && !entrant->withdrawn)
        entrant->next_bye = bye.halves;
    state.rounds.pop_back();
    if (const Refused why = check_pairings(state, act.pairings)) return why;
    begin(act.pairings);
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

  Refused operator()(const StartTable& act) const {
    if (state.finished) return EventError::Finished;
    if (state.paused) return EventError::Paused;
    if (!is_round_open(state)) return EventError::NoRound;
    if (has_rounds(state.terms.system)) return EventError::BadValue;
    std::vector<Table>& tables = state.rounds.back().tables;
    if (act.at != TableNumber{1, static_cast<int>(tables.size()) + 1}) return EventError::Stale;
    if (act.seats.size() != 2) return EventError::BadValue;
    for (const int seat : act.seats) {
      if (!find(seat)) return EventError::UnknownEntrant;
      if (find(seat)->withdrawn) return EventError::HasWithdrawn;
    }
    if (act.seats[kWhite] == act.seats[kBlack]) return EventError::PairedTwice;
    if (state.terms.system == System::Arena) {
      if (by.role == Role::Entrant) return EventError::NotAllowed;
      if (const Refused why = check_arena_table(state, act.seats, now)) return why;
    } else {
      if (is_stranger(act.seats[kBlack])) return EventError::NotAllowed;
      if (const Refused why = check_challenge(state, act.seats)) return why;
    }
    tables.push_back(table_of(state.terms, act.seats));
    return {};
  }

  Refused operator()(const BeginGame& act) const {
    const Place place = place_of(act.at);
    if (!place) return EventError::UnknownTable;
    if (place.game->outcome) return EventError::Decided;
    if (place.game->begun) return EventError::HasBegun;
    place.game->begun = place.table->begun = true;
    return {};
  }

  Refused operator()(const GrantTime& act) const {
    const Place place = place_of(act.at);
    if (!place) return EventError::UnknownTable;
    if (place.game->outcome) return EventError::Decided;
    if (act.minutes < 1 || act.minutes > kMostGranted) return EventError::BadValue;
    place.game->minutes += act.minutes;
    return {};
  }

  Refused operator()(const EnterResult& act) const {
    Place place = place_of(act.at);
    if (!place) return EventError::UnknownTable;
    Table& game = *place.game;
    if (game.outcome) return EventError::Decided;
    if (!is_valid_at(game, act.result)) return EventError::BadValue;
    game.begun = place.table->begun = true;
    if (by.role == Role::Entrant) {
      const auto seat = std::ranges::find(game.seats, by.id);
      if (seat == game.seats.end()) return EventError::NotAllowed;
      game.reports[seat - game.seats.begin()] = act.result;
      if (std::ranges::count(game.reports, std::optional(act.result)) < std::ssize(game.seats)) return {};
    }
    if (eliminates(state.terms.system) && place.game == place.table && !act.result.winner) {
      make_match(*place.table);
      place.game = &place.table->boards.front();
    }
    decide(place, {Outcome::Kind::Played, act.result});
    return {};
  }

  Refused operator()(const CorrectResult& act) const {
    const Place place = place_of(act.at);
    if (!place) return EventError::UnknownTable;
    if (!is_valid_at(*place.game, act.result)) return EventError::BadValue;
    if (eliminates(state.terms.system) && !act.result.winner) return EventError::NeedsWinner;
    return replace(act.at, place, {Outcome::Kind::Played, act.result});
  }
  Refused operator()(const AnnulResult& act) const {
    return replace(act.at, place_or_match(act.at), {Outcome::Kind::Annulled, {}});
  }

  Refused operator()(const Forfeit& act) const {
    const Place place = place_or_match(act.at);
    if (!place) return EventError::UnknownTable;
    if (place.game->outcome) return EventError::Decided;
    if (act.winner && (*act.winner < 0 || *act.winner >= std::ssize(place.game->seats)))
      return EventError::BadValue;
    if (by.role == Role::Entrant &&
        (counts_amounts(state.terms) || !act.winner || place.game->seats[1 - *act.winner] != by.id))
      return EventError::NotAllowed;
    if (state.terms.system == System::Ladder && by.role == Role::Server && !place.game->begun &&
        !is_unanswered(state, *place.table, now))
      return EventError::TooEarly;
    if (place.game == place.table)
      forfeit_table(state.terms, *place.table, act.winner);
    else  // of a match
      decide(place, {Outcome::Kind::Forfeit, {act.winner}});
    if (state.terms.system == System::Arena)
      for (const int seat : {kWhite, kBlack})
        if (act.winner != seat) find(place.table->seats[seat])->away = true;
    return {};
  }

  Refused operator()(const LeaveTable& act) const {
    const Place place = place_of(act.at);
    if (!place) return EventError::UnknownTable;
    if (!counts_amounts(state.terms)) return EventError::BadValue;
    Table& table = *place.table;
    if (table.outcome) return EventError::Decided;
    const auto seat = std::ranges::find(table.seats, act.entrant);
    if (seat == table.seats.end()) return EventError::UnknownEntrant;
    if (table.begun) {
      table.gave_up = static_cast<int>(seat - table.seats.begin());
      return {};
    }
    if (!can_leave(state.terms, table)) return EventError::TooFew;
    leave_table(table, act.entrant);
    return {};
  }

  Refused operator()(const NoteLuck& act) const {
    if (by.role != Role::Server) return EventError::NotAllowed;
    const Place place = place_of(act.at);
    if (!place) return EventError::UnknownTable;
    if (counts_amounts(state.terms)) return EventError::BadValue;
    if (!place.game->outcome || place.game->outcome->kind == Outcome::Kind::Forfeit)
      return EventError::Undecided;
    if (act.luck < -kMostLuck || act.luck > kMostLuck || act.variance < 0 || act.variance > kMostVariance)
      return EventError::BadValue;
    place.game->luck = Luck{act.luck, act.variance};
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

  // The next round of a knockout follows from the winners of this one; and the tables of a round that was
  // closed stay decided.
  Refused replace(TableNumber at, const Place& place, const Outcome& outcome) const {
    if (!place) return EventError::UnknownTable;
    if (!place.game->outcome) return EventError::Undecided;
    const std::optional<Outcome> before = place.table->outcome;
    if (place.game == place.table && !place.table->boards.empty())
      annul_match(*place.table);
    else
      decide(place, outcome);
    const std::optional<Outcome>& after = place.table->outcome;
    if (!after && state.rounds[at.round - 1].closed) return EventError::Undecided;
    if (eliminates(state.terms.system) && at.round < std::ssize(state.rounds) &&
        before->result.winner != after->result.winner)
      return EventError::LaterRounds;
    return {};
  }
};

// Notes when the round, its tables and their games were begun and decided.
void note_times(Table& table, std::int64_t now) {
  if (table.started == 0) table.started = now;
  if (!table.outcome)
    table.ended = 0;
  else if (table.ended == 0)
    table.ended = now;
  for (Table& game : table.boards) note_times(game, now);
}
void note_times(Round& round, std::int64_t now) {
  if (round.started == 0) round.started = now;
  for (Table& table : round.tables) note_times(table, now);
}

}  // namespace

std::optional<EventError> fold(EventState& state, const LoggedAct& line) {
  const std::vector<int> open = open_tables(state);
  if (const Refused why = std::visit(Folder{state, line.by, line.number, line.at}, line.act)) return why;
  if (is_round_open(state)) note_times(state.rounds.back(), line.at);
  if (state.terms.system == System::Ladder) note_ladder(state, open, line.act);
  return {};
}

}  // namespace trictrac::event
