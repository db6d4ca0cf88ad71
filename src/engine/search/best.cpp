// Where only the best answer is asked, little of the others need be looked at. The first is looked at fully.
// Of another, each roll is first met by the reply that was the best there before: whoever replies gets at
// least that, and so the mean of such replies bounds what the answer is worth to the roller. Roll by roll the
// bound gives way to the best reply, until it is no more than what the best answer so far is worth, or all
// are known.
#include <algorithm>

#include "engine/search/roll_worths.h"
#include "engine/search/searcher.h"

namespace trictrac {

Choice Searcher::best(const Thrown& t) {
  if (t.ended) return {.worth = stakes_.start(t.node, t.state.to_act)};
  all_choices(t, scratch_);
  const double s = sign(t.state.to_act);
  return *std::ranges::max_element(scratch_, {}, [s](const Choice& c) { return s * c.worth; });
}

Choice Searcher::best(const Thrown& t, const Depth& depth) {
  if (t.ended || depth.plies == 0) return best(t);
  std::vector<Choice> all;
  Depth before = depth;
  --before.plies;
  const std::size_t n = in_question(t, depth, depth.plies, all, rank(t, before, all));
  if (depth.plies == 1) return best_one_ply_ahead(t, all, n);
  look_at(t, depth, depth.plies, all, n);
  return all.front();
}

// Of the first `n` the best, and of equal ones the first, as sorting has it.
Choice Searcher::best_one_ply_ahead(const Thrown& t, const std::vector<Choice>& choices, std::size_t n) {
  const double s = sign(t.state.to_act);
  std::optional<Choice> best;
  std::optional<Replies> replies;
  for (std::size_t i = 0; i < n; ++i) {
    Choice c = choices[i];
    if (const auto spot = follow(t, c)) {
      if (spot->state.to_act == t.state.to_act) {  // his last man has left, and the replies are his own
        c.worth = average(*spot, 1, {});
      } else if (!replies) {
        c.worth = average_with_replies(*spot, replies.emplace());
      } else if (const auto worth = average_above(best->worth, *spot, *replies)) {
        c.worth = *worth;
      } else {
        continue;
      }
    }
    if (!best || s * c.worth > s * best->worth) best = c;
  }
  return *best;
}

Millionths Searcher::best_reply(const Thrown& t, Reply& out) {
  out.choice = best(t);
  if (!t.ended) out.men = after(t.state.board.own, t.turn.plays[out.choice.play]);
  return out.choice.worth;
}

// Anew even if it is known: the replies are not.
Millionths Searcher::average_with_replies(const Spot& spot, Replies& out) {
  RollWorths worths;
  Thrown t;
  std::size_t i = 0;
  for (const Roll roll : all_rolls()) {
    throw_roll(spot, roll, t);
    worths[i] = best_reply(t, out[i]);
    ++i;
  }
  const Millionths worth = mean_of(worths);
  averages_.keep(spot, 1, {}, worth);
  return worth;
}

// What whoever has thrown gets at least: by going, or by that reply. Nothing where neither can be done.
std::optional<Millionths> Searcher::worth_of_reply(const Thrown& t, const Reply& reply) {
  if (t.ended) return stakes_.start(t.node, t.state.to_act);
  std::optional<Millionths> worth;
  if (t.may_decide()) worth = stakes_.go(t.node, t.state.to_act);
  Choice c = reply.choice;
  if (c.kind == Choice::Kind::Go) return worth;
  if (c.kind == Choice::Kind::Suspend && !(t.may_decide() && may_suspend(t, c.game))) return worth;
  const auto play =
      std::ranges::find(t.turn.plays, reply.men, [&](const Play& p) { return after(t.state.board.own, p); });
  if (play == t.turn.plays.end()) return worth;
  c.play = static_cast<int>(play - t.turn.plays.begin());
  const auto spot = follow(t, c);
  const Millionths by_reply = spot ? this->worth(*spot) : worth_at_end(t, c);
  const double s = sign(t.state.to_act);
  return worth && s * *worth >= s * by_reply ? worth : by_reply;
}

// The average one ply ahead where it is worth more than `bar` to him who does not throw; nothing where it is
// not. What is found to be the best is kept in `replies`.
std::optional<Millionths> Searcher::average_above(Millionths bar, const Spot& spot, Replies& replies) {
  if (const auto known = averages_.find(spot, 1, {})) return known;
  const double s = -sign(spot.state.to_act);
  RollWorths bounds;
  std::array<bool, all_rolls().size()> known{};
  Thrown t;
  const auto look = [&](std::size_t i) {
    bounds[i] = best_reply(t, replies[i]);
    known[i] = true;
  };
  std::size_t i = 0;
  for (const Roll roll : all_rolls()) {
    throw_roll(spot, roll, t);
    if (const auto bound = worth_of_reply(t, replies[i]))
      bounds[i] = *bound;
    else
      look(i);
    ++i;
  }
  for (const bool doublets : {false, true}) {  // those that count double first
    i = 0;
    for (const Roll roll : all_rolls()) {
      if (roll.doublet() == doublets && !known[i]) {
        if (s * mean_of(bounds) <= s * bar) return std::nullopt;
        throw_roll(spot, roll, t);
        look(i);
      }
      ++i;
    }
  }
  const Millionths worth = mean_of(bounds);
  averages_.keep(spot, 1, {}, worth);
  return worth;
}

}  // namespace trictrac
