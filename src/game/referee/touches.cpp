// Men touched, and plays put right (R20-R28).
#include <algorithm>
#include <utility>

#include "base/text_of.h"
#include "game/referee/referee.h"
#include "game/rules/ground.h"
#include "game/rules/law.h"
#include "game/rules/tariff.h"

namespace trictrac::referee {
namespace {

Demand from(Fleche f) { return {Demand::What::From, {static_cast<std::uint8_t>(f), 0}, 0}; }

bool moves_from(std::span<const Step> steps, Fleche f) {
  return std::ranges::any_of(steps, [&](Step s) { return s.from == f; });
}

bool among(const std::vector<Sequence>& ways, std::span<const Step> steps) {
  return std::ranges::any_of(ways, [&](const Sequence& s) {
    return std::equal(s.steps, s.steps + s.size, steps.begin(), steps.end());
  });
}

}  // namespace

Attempt Referee::attempt() const {
  const LastPlay& p = *pending_.played;
  return {p.before, p.roll, state_.options, p.steps};
}

Referee::Done Referee::take(Side, const Adoube&) {
  pending_.adjusting = true;
  return {};
}

// R20, R25. Touching the opponent's men costs nothing, nor a man that can play neither number.
Referee::Done Referee::take(Side s, const Touch& a) {
  if (!on_board(a.from)) return std::unexpected(deny("R20", "a flèche is a number from 1 to 24"));
  if (state_.board.own.on(a.from) == 0) {
    if (state_.board.other.on(a.from) > 0) return {};
    return std::unexpected(deny("R20", text_of("no man stands on {}", a.from)));
  }
  if (std::exchange(pending_.adjusting, false)) return {};
  const Attempt t{state_.board, state_.roll, state_.options, {}};
  if (possible_ways(t, from(a.from)).empty()) return {};
  touch_men(state_.to_act);
  pending_.gained[other(s)].claimable = false;
  hold_by_doing(s);
  PendingMark& mine = pending_.gained[s];
  mine.complete();
  if (!touch_moves()) return {};
  if (std::ranges::find(pending_.touched, a.from) == pending_.touched.end())
    pending_.touched.push_back(a.from);
  const std::vector<Sequence> legal = ways_to_meet(t, {});
  if (std::ranges::none_of(legal, [&](const Sequence& q) { return moves_from({q.steps, q.size}, a.from); }))
    mine.undone = points_of_obligation(turn_);
  return {};
}

// R20: the first man touched is played, and the second with it if both can be. R26: the man demanded.
std::optional<ActionError> Referee::not_as_touched(const std::vector<Step>& steps) const {
  const Attempt t{state_.board, state_.roll, state_.options, steps};
  if (pending_.demand && !among(ways_to_meet(t, *pending_.demand), steps))
    return deny("R26",
                text_of("the man on {} must be played on to the last jan", int{pending_.demand->step.from}));
  std::vector<Sequence> ways = pending_.demand ? ways_to_meet(t, *pending_.demand) : possible_ways(t, {});
  for (const Fleche f : pending_.touched) {
    const auto without = [&](const Sequence& s) { return !moves_from({s.steps, s.size}, f); };
    if (std::ranges::all_of(ways, without)) continue;
    if (!moves_from(steps, f)) return deny("R20", text_of("the man on {} was touched: it must be played", f));
    std::erase_if(ways, without);
  }
  return std::nullopt;
}

std::vector<Cure> Referee::cures(Side s) const {
  if (may_remedy(s)) return {};
  if (pending_.phase == Phase::Throw || again_in_hand(other(s))) return cures_of(attempt());
  if (!pending_.trespass || pending_.trespass->by == s) return {};
  const Fleche on = pending_.trespass->on;
  if (state_.board.own.on(on) == 0 || !can_fill_grand_jan(seen_from_facing(state_.board.other))) return {};
  const Demand demand{Demand::What::PassOn, {static_cast<std::uint8_t>(on), 0}, 0};
  if (ways_to_meet({state_.board, state_.roll, state_.options, {}}, demand).empty()) return {};
  return {{Cure::Does::Again, "R26", RemedyText::PlayedOn, demand.step, {}, demand, 0}};
}

Referee::Done Referee::take(Side, const AskRemedies&) { return {}; }

Referee::Done Referee::take(Side s, const ChooseRemedy& a) {
  const std::vector<Cure> all = cures(s);
  if (all.empty()) return std::unexpected(deny("R21", "nothing has been played that could be put right"));
  if (a.n < 1 || a.n > std::ssize(all))
    return std::unexpected(deny("R21", text_of("the remedies are numbered from 1 to {}", std::ssize(all))));
  const Cure& cure = all[a.n - 1];
  if (pending_.phase == Phase::Play && !again_in_hand(other(s)))
    pending_.demand = cure.demand;
  else
    mend(cure);
  return {};
}

void Referee::mend(const Cure& cure) {
  if (cure.does == Cure::Does::Leave) {
    pending_.played.reset();
    return;
  }
  if (pending_.phase == Phase::Play) annul_throw();
  const Side y = other(pending_.played->by);
  owe(y, cure.helpless - left_unplayed(attempt()));
  undo_play();
  if (cure.does == Cure::Does::Again) {
    pending_.phase = Phase::Again;
    pending_.demand = cure.demand;
    return;
  }
  state_.board.own = cure.men;
  pending_.played.reset();
  hand_over();
}

// Corrects the opponent's points, which have changed with the play.
void Referee::owe(Side s, int numbers) {
  PendingMark& received = pending_.received[s];
  owe_helplessness(received, numbers);
  if (!by_hand()) correct(s, MarkPart::Received, received.of, kHelpless * numbers);
}

// K5: a man wrongly borne off is put back, and the dice thrown after the relevé are void (ours).
void Referee::annul_throw() {
  const Side s = pending_.played->by;
  const int of = pending_.gained[s].of;
  const auto about = [&](const EcoleClaim& c) {
    return c.by != s && c.part == MarkPart::Gained && c.of == of;
  };
  std::erase_if(pending_.entries, [&](const MarkEntry& e) {
    const bool of_claim = e.why == Why::School || e.why == Why::FalseSchool;
    return of_claim ? std::ranges::any_of(pending_.claims,
                                          [&](const EcoleClaim& c) { return c.id == e.of && about(c); })
                    : e.side == s && e.why == Why::Gained && e.of == of;
  });
  std::erase_if(pending_.claims, about);
  pending_.gained[s] = std::exchange(pending_.past[s], {});
  refresh();
  pending_.held[s] = own_holes(s);
}

void Referee::undo_play() {
  const LastPlay& p = *pending_.played;
  state_.board = p.before;
  state_.to_act = p.by;
  state_.roll = p.roll;
  state_.rolls_in_releve = p.rolls_in_releve;
}

// A play made again, as a remedy or by a player who mends their own (R26): legal, and as it was demanded.
Referee::Done Referee::play_again(const PlayMen& a) {
  const LastPlay was = *pending_.played;
  if (pending_.phase == Phase::Throw && fault_of(attempt()) != "R26")
    return std::unexpected(deny("R26", "none of your men stands in a forbidden jan: your move stands"));
  const Attempt t{was.before, was.roll, state_.options, {a.steps.begin(), a.steps.end()}};
  const Demand demand = pending_.demand.value_or(Demand{});
  Turn turn;
  judge(t.before, t.roll, t.options, Context{}, turn);
  if (const auto r = refuse(t.before, t.roll, t.options, turn, t.steps)) return std::unexpected(deny(*r));
  const Play play = as_play(t.before, t.roll, t.steps);
  if (!among(ways_to_meet(t, demand), {play.begin(), play.end()}))
    return std::unexpected(
        deny(fault_of(attempt()).value_or("R21"), "this move is not what the remedy demands"));
  if (pending_.phase == Phase::Throw) owe(other(was.by), -left_unplayed(attempt()));
  undo_play();
  state_.board.own = after(was.before.own, play);
  pending_.played.reset();
  hand_over();
  return {};
}

}  // namespace trictrac::referee
