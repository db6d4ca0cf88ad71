#include "game/match/pool.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "base/assert.h"

namespace trictrac {

namespace {

void put_in(Purse& p, int player, int amount) {
  p.balance[player] -= amount;
  p.pot += amount;
}

void draw(Purse& p, int player, int amount) { put_in(p, player, -amount); }

Purse purse_of(int players, int stake) {
  Purse p{.line = std::vector<int>(players), .balance = std::vector<int>(players)};
  std::iota(p.line.begin(), p.line.end(), 0);
  for (int player : p.line) put_in(p, player, stake);
  return p;
}

// Sends the head (0) or the next (1) to the tail of the line.
void send_to_tail(Purse& p, int place) {
  const auto leaves = p.line.begin() + place;
  std::rotate(leaves, leaves + 1, p.line.end());
}

// 0 the head, 1 the next; the holes are not equal.
int winning_place(const Meeting& m) { return m.head > m.next ? 0 : 1; }

int most(const Meeting& m) { return std::max(m.head, m.next); }
int least(const Meeting& m) { return std::min(m.head, m.next); }

int run_after(const FilledPool& pool, bool head_won) {
  if (head_won) return pool.run + 1;
  return pool.options.first_win == FirstWin::Counts ? 1 : 0;
}

}  // namespace

FilledPool begin_filled(const FilledOptions& options, int players) {
  TRICTRAC_ASSERT(players >= 2 && options.stake > 0);
  return {.options = options, .purse = purse_of(players, options.stake), .run = 0, .winner = {}};
}

bool possible(const FilledPool& pool, const Meeting& m) {
  return !pool.winner && most(m) >= kMeetingHoles && least(m) >= 0 && least(m) < kMeetingHoles;
}

FilledPool after(FilledPool pool, const Meeting& m) {
  TRICTRAC_ASSERT(possible(pool, m));
  const int losing = 1 - winning_place(m);
  pool.run = run_after(pool, losing == 1);
  put_in(pool.purse, pool.purse.line[losing], pool.options.stake);
  send_to_tail(pool.purse, losing);
  if (still_to_win(pool) > 0) return pool;
  pool.winner = pool.purse.line.front();
  draw(pool.purse, *pool.winner, pool.purse.pot);
  return pool;
}

int still_to_win(const FilledPool& pool) { return static_cast<int>(pool.purse.line.size()) - 1 - pool.run; }

bool legal_stake(const DrainedOptions& options, int players) {
  return options.stake > 0 && options.stake % stake_step(players) == 0;
}

int stake_step(int players) { return 100 / std::gcd(100, players * kHolePerCent); }

DrainedPool begin_drained(const DrainedOptions& options, int players) {
  TRICTRAC_ASSERT(players >= 2 && legal_stake(options, players));
  return {options, purse_of(players, options.stake), options.stake * players * kHolePerCent / 100};
}

bool possible(const DrainedPool& pool, const Meeting& m) {
  return !over(pool) && most(m) >= kMeetingHoles && least(m) >= 0;
}

int holes_paid(const DrainedOptions& options, const Meeting& m) {
  if (m.head == m.next) return 0;
  return (m.one_run && options.run_doubles ? 2 : 1) * most(m) - least(m);
}

DrainedPool after(DrainedPool pool, const Meeting& m) {
  TRICTRAC_ASSERT(possible(pool, m));
  const int holes = holes_paid(pool.options, m);
  if (holes == 0) return pool;
  const int winning = winning_place(m);
  draw(pool.purse, pool.purse.line[winning], std::min(holes * pool.per_hole, pool.purse.pot));
  send_to_tail(pool.purse, winning);
  return pool;
}

bool over(const DrainedPool& pool) { return pool.purse.pot == 0; }

namespace {

Side side_of(const PouleBoard& b, int seat) { return b.at.white == seat ? Side::White : Side::Black; }

// The player who stays keeps the side; the newcomer takes the place of the one who left.
void seat_players(PouleBoard& b, const std::vector<int>& line) {
  for (const int seat : {line[0], line[1]}) {
    if (b.at.white == seat || b.at.black == seat) continue;
    const int stays = seat == line[0] ? line[1] : line[0];
    b.at[other(side_of(b, stays))] = seat;
  }
}

template <class Pool>
void meet(PouleBoard& b, Pool& pool, PerSide<int> holes, bool one_run) {
  const Side head = side_of(b, pool.purse.line[0]);
  const Meeting m{holes[head], holes[other(head)], one_run};
  const Side won = holes.white > holes.black ? Side::White : Side::Black;
  const std::vector<int> balance = pool.purse.balance;
  MeetingPlayed played{b.at[won], b.at[other(won)], holes, won, {}};
  pool = after(std::move(pool), m);
  played.balance = pool.purse.balance;
  for (std::size_t i = 0; i < balance.size(); ++i) played.balance[i] -= balance[i];
  b.played.push_back(std::move(played));
  seat_players(b, pool.purse.line);
}

}  // namespace

FilledBoard begin_filled_board(const FilledOptions& options, int players) {
  return {.pool = begin_filled(options, players), .board = {}, .holes = {}};
}

DrainedBoard begin_drained_board(const DrainedOptions& options, int players) {
  return {.pool = begin_drained(options, players), .board = {}, .meeting = {}, .ties = 0};
}

FilledBoard after(FilledBoard b, const HolesWon& e) {
  TRICTRAC_ASSERT(!over(b) && e.holes > 0);
  b.holes[e.side] += e.holes;
  if (b.holes[e.side] < kMeetingHoles) return b;
  b.holes[e.side] = kMeetingHoles;  // what goes beyond does not count (K6)
  const MarqueEnd played{.holes = b.holes};
  return after(std::move(b), played);
}

FilledBoard after(FilledBoard b, const MarqueEnd& played) {
  meet(b.board, b.pool, played.holes, played.one_run);
  b.holes = {};
  return b;
}

DrainedBoard after(DrainedBoard b, const MarqueEvent& e) {
  TRICTRAC_ASSERT(!over(b));
  b.meeting = after(std::move(b.meeting), e);
  if (!b.meeting.result) return b;
  const MarqueResult result = *b.meeting.result;
  return after(std::move(b), MarqueEnd{.holes = result.holes, .one_run = result.run != Run::None});
}

DrainedBoard after(DrainedBoard b, const MarqueEnd& played) {
  b.meeting = {};
  if (played.holes.white == played.holes.black) {
    ++b.ties;
    return b;
  }
  meet(b.board, b.pool, played.holes, played.one_run);
  return b;
}

bool over(const FilledBoard& b) { return b.pool.winner.has_value(); }
bool over(const DrainedBoard& b) { return over(b.pool); }

}  // namespace trictrac
