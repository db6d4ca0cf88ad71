#include "event/match.h"

#include <utility>

namespace trictrac::event {
namespace {

// The games of a match that are decided.
struct Tally {
  std::array<int, 2> wins{};    // of each seat of the table
  std::array<int, 2> halves{};  // a drawn game is one for each
  std::array<int, 2> holes{};
  int counted = 0;  // all but the annulled ones
  int decided = 0;  // those that somebody has won, or both have lost
  int played = 0;

  void add(const Outcome& outcome, int game) {
    if (outcome.kind == Outcome::Kind::Annulled) return;
    ++counted;
    if (outcome.result.winner || outcome.kind == Outcome::Kind::Forfeit) ++decided;
    if (outcome.result.winner) ++wins[turned(*outcome.result.winner, game)];
    for (const int seat : {kWhite, kBlack}) halves[turned(seat, game)] += halves_of(outcome, seat);
    if (outcome.kind != Outcome::Kind::Played) return;
    ++played;
    for (const int seat : {kWhite, kBlack}) holes[turned(seat, game)] += outcome.result.holes[seat];
  }
  // The outcome in which those have won who have more of something.
  Outcome outcome(const std::array<int, 2>& of) const {
    Outcome made{played > 0 ? Outcome::Kind::Played : Outcome::Kind::Forfeit, {.holes = holes}};
    if (of[0] != of[1]) made.result.winner = of[0] > of[1] ? 0 : 1;
    return made;
  }
};

void settle_boards(Table& match) {
  Tally tally;
  for (std::size_t i = 0; i < match.boards.size(); ++i) {
    const auto& outcome = match.boards[i].outcome;
    if (!outcome) return;
    tally.add(*outcome, static_cast<int>(i) + 1);
  }
  match.outcome = tally.counted == 0 ? Outcome{Outcome::Kind::Annulled, {}} : tally.outcome(tally.halves);
}

void add_game(Table& match) {
  const int game = static_cast<int>(match.boards.size()) + 1;
  match.boards.push_back({.seats = {match.seats[turned(kWhite, game)], match.seats[turned(kBlack, game)]}});
}

void settle_games(int best_of, Table& match) {
  Tally tally;
  std::size_t done = 0;
  for (; done < match.boards.size() && match.boards[done].outcome; ++done) {
    tally.add(*match.boards[done].outcome, static_cast<int>(done) + 1);
    if (2 * std::ranges::max(tally.wins) <= best_of && tally.decided < best_of) continue;
    match.boards.resize(done + 1);
    match.outcome = tally.outcome(tally.wins);
    if (!match.outcome->result.winner) match.outcome->kind = Outcome::Kind::Forfeit;
    return;
  }
  match.boards.resize(std::min(match.boards.size(), done + 1));
  if (done == match.boards.size()) add_game(match);
}

}  // namespace

Table table_of(const Terms& terms, const Seats& seats) {
  Table table{.seats = seats};
  if (!has_matches(terms)) return table;
  for (int game = 1; game <= (are_teams(terms) ? terms.boards : 1); ++game) add_game(table);
  return table;
}

void settle_match(const Terms& terms, Table& match) {
  TRICTRAC_ASSERT(!match.boards.empty());
  match.outcome.reset();
  match.begun = std::ranges::any_of(match.boards, &Table::begun);
  if (are_teams(terms))
    settle_boards(match);
  else
    settle_games(terms.best_of, match);
}

void make_match(Table& table) {
  TRICTRAC_ASSERT(table.boards.empty());
  Table game =
      std::exchange(table, Table{.seats = table.seats, .begun = table.begun, .started = table.started});
  table.boards.push_back(std::move(game));
}

void forfeit_table(const Terms& terms, Table& table, std::optional<int> winner) {
  if (table.boards.empty()) {
    table.outcome = Outcome{Outcome::Kind::Forfeit, {winner}};
    return;
  }
  while (!table.outcome) {
    for (std::size_t i = 0; i < table.boards.size(); ++i) {
      if (table.boards[i].outcome) continue;
      const auto seat = winner ? std::optional(turned(*winner, static_cast<int>(i) + 1)) : std::nullopt;
      table.boards[i].outcome = Outcome{Outcome::Kind::Forfeit, {seat}};
    }
    settle_match(terms, table);
  }
}

void annul_match(Table& match) {
  for (Table& game : match.boards) game.outcome = Outcome{Outcome::Kind::Annulled, {}};
  match.outcome = Outcome{Outcome::Kind::Annulled, {}};
}

const Player* player_at(const EventState& state, TableNumber at, int seat) {
  const Round& round = state.rounds[at.round - 1];
  const int entrant = round.tables[at.table - 1].boards[at.board - 1].seats[seat];
  const auto lineup = std::ranges::find(round.lineups, entrant, &Lineup::entrant);
  if (lineup == round.lineups.end() || at.board > std::ssize(lineup->players)) return nullptr;
  const Player& player = lineup->players[at.board - 1];
  return player.name.empty() ? nullptr : &player;
}

void seat_players(EventState& state, const Entrant& team) {
  Round& round = state.rounds.back();
  const auto table = std::ranges::find_if(round.tables, [&](const Table& each) {
    return std::ranges::find(each.seats, team.number) != each.seats.end();
  });
  if (table == round.tables.end()) return;
  auto lineup = std::ranges::find(round.lineups, team.number, &Lineup::entrant);
  if (lineup == round.lineups.end()) lineup = round.lineups.insert(lineup, Lineup{team.number, {}});
  lineup->players.resize(table->boards.size());
  for (std::size_t i = 0; i < table->boards.size(); ++i)
    if (!table->boards[i].begun && !table->boards[i].outcome)
      lineup->players[i] = i < team.players.size() ? team.players[i] : Player{};
}

std::optional<TableNumber> mirror_of(const EventState& state, TableNumber at) {
  if (!state.terms.mirrored || at.board == 0) return std::nullopt;
  at.board += at.board % 2 == 1 ? 1 : -1;
  return find_game(state, at) ? std::optional(at) : std::nullopt;
}

int board_halves_of(const Table& match, int seat) {
  int halves = 0, game = 0;
  for (const Table& board : match.boards)
    if (++game; board.outcome) halves += halves_of(*board.outcome, turned(seat, game));
  return halves;
}

std::array<int, 2> score_of(const Terms& terms, const Table& match) {
  Tally tally;
  int game = 0;
  for (const Table& board : match.boards)
    if (++game; board.outcome) tally.add(*board.outcome, game);
  return are_teams(terms) ? tally.halves : std::array{2 * tally.wins[0], 2 * tally.wins[1]};
}

}  // namespace trictrac::event
