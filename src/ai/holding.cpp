#include "ai/holding.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "ai/quick.h"

namespace trictrac {
namespace {

constexpr int kMostThrows = 300;       // then the men are counted as put back
constexpr int kHole = 1200;            // in hundredths of a point

struct Decision {
  std::int64_t worth;
  MatchAction action;
};

// The board if he holds, plays and the other has marked: hundredths of a point in which he is ahead.
struct Held {
  Account account;
  int ahead = 0;
};

int start_judgement() { return quick_judgement(start_position()); }

Held hold(const Holding& h) {
  const State& s = h.tour.state();
  Held held{h.account, 0};
  Marks marks = s.marks;
  const Award award_of_other = award(marks, other(s.to_act), h.tour.turn().events.points_other());
  if (award_of_other.holes > 0) held.account = after(std::move(held.account), HolesWon{other(s.to_act), award_of_other.holes, false});
  const Position played = after(s.board, h.tour.turn().plays[quick_play(h.tour)]);
  held.ahead = quick_judgement(played) + quick_points(marks, s.to_act) - start_judgement();
  return held;
}

// A new relevé, the other throwing first, and the advantage as a share of the next hole.
std::int64_t worth_held(int game, const Held& held, const Appraiser& from, bool same_round, int board_counts) {
  const Side mine = from.mine();
  const std::int64_t now = from.worth(game, held.account, other(mine));
  if (!same_round) return now;
  const Side gains = held.ahead > 0 ? mine : other(mine);
  const std::int64_t then = from.worth(game, after(held.account, HolesWon{gains, 1, false}), other(mine));
  return now + (then - now) * std::abs(held.ahead) * board_counts / (kHole * 100);
}

Decision better(Decision a, const Decision& b) { return b.worth > a.worth ? b : a; }

bool may_suspend(const Account& a, Side s) {
  return std::holds_alternative<Combine>(a.of) && !refused(a, Suspend{s, Game::Ecrire});
}

Followed count(Holding& h, const AccountEvent& e) {
  const int round = round_of(h.account);
  h.account = after(std::move(h.account), e);
  const bool ended = over(h.account) || round_of(h.account) != round;
  return {ended, ended ? seating_of(h.account).lead : Side::White};
}

Followed go(Holding& h) {
  const Side goer = h.tour.state().to_act;
  const Account before = h.account;
  h.account = after(std::move(h.account), Went{goer});
  h.tour.act_lawful(Go{});
  return {true, first_throw_after(before, h.account, goer)};
}

Followed on_board(Holding& h, const Action& action) {
  if (std::holds_alternative<Go>(action)) return go(h);
  const Side roller = h.tour.state().to_act;
  const Effects effects = h.tour.act_lawful(action);
  Followed f;
  if (effects.marked && effects.marked->holes > 0)
    f = count(h, HolesWon{effects.marked->side, effects.marked->holes, effects.marked->side == roller});
  if (!f.ended && effects.releve == Releve::Out) f = {true, roller};
  return f;
}

MatchAction next_action(const Holding& h, const PerSide<const Appraiser*>& appraisers, Random& random) {
  switch (h.tour.state().stage) {
    case Stage::Decide: return rule_of_thumb(h, *appraisers[h.tour.state().to_act]);
    case Stage::Move: return Action{Playing{h.tour.turn().plays[quick_play(h.tour)]}};
    default: return Action{Throwing{random.roll()}};
  }
}

}  // namespace

MatchAction rule_of_thumb(const Holding& h, const Appraiser& from, int board_counts) {
  const Side mine = from.mine();
  const Held held = hold(h);
  const bool same_round = round_of(held.account) == round_of(h.account) && !over(held.account);
  const Account gone = after(h.account, Went{mine});
  const Side first = first_throw_after(h.account, gone, mine);
  PerGame<std::int64_t> holds{}, goes{};
  for (int game = 0; game < from.games(); ++game) {
    holds[game] = worth_held(game, held, from, same_round, board_counts);
    goes[game] = from.worth(game, gone, first);
  }
  Decision best{goes[0] + goes[1], Action{Go{}}};
  best = better(best, {holds[0] + holds[1], Action{Hold{}}});
  if (!may_suspend(h.account, mine)) return best.action;
  best = better(best, {goes[0] + holds[1], Suspending{Game::Ecrire}});
  return better(best, {holds[0] + goes[1], Suspending{Game::Honours}}).action;
}

Followed follow(Holding& h, const MatchAction& action) {
  if (const auto* a = std::get_if<Action>(&action)) return on_board(h, *a);
  const Suspend suspend{h.tour.state().to_act, std::get<Suspending>(action).game};
  h.tour.act_lawful(Hold{});
  return count(h, suspend);
}

Side play_out(Holding& h, const PerSide<const Appraiser*>& appraisers, Random& random) {
  for (int throws = 0; throws < kMostThrows;) {
    throws += h.tour.state().stage == Stage::Roll;
    const Followed f = follow(h, next_action(h, appraisers, random));
    if (f.ended) return f.first;
  }
  return h.tour.state().to_act;
}

}  // namespace trictrac
