#include "game/match/meeting.h"

#include <utility>

#include "base/assert.h"

namespace trictrac {
namespace {

Side side_of(const PouleBoard& b, int seat) { return b.at.white == seat ? Side::White : Side::Black; }

// Who stays keeps his side; the newcomer takes the place of who left.
void sit_down(PouleBoard& b, const std::vector<int>& line) {
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
  sit_down(b, pool.purse.line);
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
  const Played played{.holes = b.holes};
  return after(std::move(b), played);
}

FilledBoard after(FilledBoard b, const Played& played) {
  meet(b.board, b.pool, played.holes, played.one_run);
  b.holes = {};
  return b;
}

DrainedBoard after(DrainedBoard b, const MarqueEvent& e) {
  TRICTRAC_ASSERT(!over(b));
  b.meeting = after(std::move(b.meeting), e);
  if (!b.meeting.result) return b;
  const MarqueResult result = *b.meeting.result;
  return after(std::move(b), Played{.holes = result.holes, .one_run = result.run != Run::None});
}

DrainedBoard after(DrainedBoard b, const Played& played) {
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
