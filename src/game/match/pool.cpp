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

PouleBoard begun(int players, int stake) {
  PouleBoard b{.purse = {.line = std::vector<int>(players), .balance = std::vector<int>(players)},
               .played = {}};
  std::iota(b.purse.line.begin(), b.purse.line.end(), 0);
  for (int player : b.purse.line) put_in(b.purse, player, stake);
  return b;
}

Side side_of(const PouleBoard& b, int player) { return b.at.white == player ? Side::White : Side::Black; }

// The player who stays keeps the side; the newcomer takes the place of the one who left.
void seat_players(PouleBoard& b) {
  const int head = b.purse.line[0], next = b.purse.line[1];
  for (const int player : {head, next})
    if (b.at.white != player && b.at.black != player)
      b.at[other(side_of(b, player == head ? next : head))] = player;
}

// Notes a meeting, not of equal holes, after which `leaves` goes to the tail of the line. `pay` moves the
// amounts.
template <class Pay>
void meet(PouleBoard& b, PerSide<int> holes, Side leaves, Pay pay) {
  const Side won = holes.white > holes.black ? Side::White : Side::Black;
  MeetingPlayed meeting{b.at[won], b.at[other(won)], holes, won, b.purse.balance};
  const auto place = std::ranges::find(b.purse.line, b.at[leaves]);
  std::rotate(place, place + 1, b.purse.line.end());
  pay(meeting.winner, meeting.loser);
  for (std::size_t i = 0; i < meeting.balance.size(); ++i)
    meeting.balance[i] = b.purse.balance[i] - meeting.balance[i];
  b.played.push_back(std::move(meeting));
  seat_players(b);
}

}  // namespace

FilledBoard begin_filled(const FilledOptions& options, int players) {
  TRICTRAC_ASSERT(players >= 2 && options.stake > 0);
  return {.options = options, .board = begun(players, options.stake), .winner = {}};
}

FilledBoard after(FilledBoard b, const HolesWon& e) {
  TRICTRAC_ASSERT(!over(b) && e.holes > 0);
  b.holes[e.side] += e.holes;
  if (b.holes[e.side] < kMeetingHoles) return b;
  b.holes[e.side] = kMeetingHoles;  // what goes beyond does not count (K6)
  const RoundEnd played{.holes = b.holes};
  return after(std::move(b), played);
}

FilledBoard after(FilledBoard b, const RoundEnd& played) {
  const auto [least, most] = std::minmax(played.holes.white, played.holes.black);
  TRICTRAC_ASSERT(!over(b) && most >= kMeetingHoles && least >= 0 && least < kMeetingHoles);
  Purse& purse = b.board.purse;
  const Side lost = played.holes.white > played.holes.black ? Side::Black : Side::White;
  const bool head_won = purse.line[1] == b.board.at[lost];
  b.run = head_won ? b.run + 1 : b.options.first_win == FirstWin::Counts ? 1 : 0;
  b.holes = {};
  meet(b.board, played.holes, lost, [&](int winner, int loser) {
    put_in(purse, loser, b.options.stake);
    if (still_to_win(b) > 0) return;
    b.winner = winner;
    draw(purse, winner, purse.pot);
  });
  return b;
}

int still_to_win(const FilledBoard& b) { return static_cast<int>(b.board.purse.line.size()) - 1 - b.run; }

bool over(const FilledBoard& b) { return b.winner.has_value(); }

int stake_step(int players) { return 100 / std::gcd(100, players * kHolePerCent); }

DrainedBoard begin_drained(const DrainedOptions& options, int players) {
  TRICTRAC_ASSERT(players >= 2 && options.stake > 0 && options.stake % stake_step(players) == 0);
  return {.options = options,
          .board = begun(players, options.stake),
          .per_hole = options.stake * players * kHolePerCent / 100};
}

DrainedBoard after(DrainedBoard b, const MarqueEvent& e) {
  TRICTRAC_ASSERT(!over(b));
  b.meeting = after(std::move(b.meeting), e);
  if (!b.meeting.result) return b;
  const MarqueResult result = *b.meeting.result;
  return after(std::move(b), RoundEnd{.holes = result.holes, .one_run = result.run != Run::None});
}

DrainedBoard after(DrainedBoard b, const RoundEnd& played) {
  const auto [least, most] = std::minmax(played.holes.white, played.holes.black);
  TRICTRAC_ASSERT(!over(b) && most >= kMeetingHoles && least >= 0);
  b.meeting = {};
  if (least == most) {
    ++b.ties;
    return b;
  }
  Purse& purse = b.board.purse;
  const int holes = (played.one_run && b.options.run_doubles ? 2 : 1) * most - least;
  const Side won = played.holes.white > played.holes.black ? Side::White : Side::Black;
  meet(b.board, played.holes, won,
       [&](int winner, int) { draw(purse, winner, std::min(holes * b.per_hole, purse.pot)); });
  return b;
}

bool over(const DrainedBoard& b) { return b.board.purse.pot == 0; }

}  // namespace trictrac
