#include "game/match/sheet_ledger.h"

#include <algorithm>
#include <utility>

#include "base/overloaded.h"
#include "game/rules/state.h"

namespace trictrac {
namespace {

using Refusing = std::optional<EntryRefusal>;

Refusing unless(bool legal, EntryFault fault) { return legal ? std::nullopt : Refusing(EntryRefusal{fault}); }
Refusing unless(bool legal, LedgerError why) {
  return legal ? std::nullopt : Refusing(EntryRefusal{EntryFault::MatchLedger, why});
}

Refusing refused_by(const MatchLedger& a, const LedgerEvent& e) {
  const auto why = refused(a, e);
  return unless(!why, why.value_or(LedgerError::Over));
}

Refusing refused_by(const SheetLedger& l, const Seated& e) {
  const MatchOptions& options = l.account.options;
  if (l.begun) return EntryRefusal{EntryFault::NotAtTheStart};
  const bool each_once = seats_each_once(e.order, options.players);
  return unless(each_once && (!seats_tell_lead(options) || e.lead == first_lead(options)),
                EntryFault::BadSeats);
}

bool markable(int points) { return points > 0 && points % 2 == 0 && points <= kMostPoints; }

Refusing refused_by(const SheetLedger& l, const Scored& e) {
  if (over(l.account)) return EntryRefusal{EntryFault::MatchLedger, LedgerError::Over};
  return unless(markable(e.points), EntryFault::BadPoints);
}

Refusing refused_by(const SheetLedger& l, const TakenBack& e) {
  if (!markable(e.points)) return EntryRefusal{EntryFault::BadPoints};
  return unless(e.points <= may_take_back(l, e.side), EntryFault::TakesTooMuch);
}

Refusing refused_by(const SheetLedger& l, const Pegged& e) {
  if (e.won.holes > kMostHoles) return EntryRefusal{EntryFault::MatchLedger, LedgerError::BadHoles};
  return refused_by(l.account, e.won);
}

// K4: on a hole of their own dice, at once. Not every format follows who may go.
template <class Lifting>
Refusing refused_lifting(const SheetLedger& l, const Lifting& e) {
  if (const auto why = refused_by(l.account, e)) return why;
  return unless(l.may_go == e.side, LedgerError::MayNotGo);
}
Refusing refused_by(const SheetLedger& l, const Went& e) { return refused_lifting(l, e); }
Refusing refused_by(const SheetLedger& l, const Suspended& e) { return refused_lifting(l, e); }

Refusing refused_by(const SheetLedger& l, const RoundEnd& e) {
  if (const auto why = refused_by(l.account, e)) return why;
  const PerSide<int> stand = holes_of(l.account), ended = e.holes;
  if (std::max(ended.white, ended.black) > kMostHoles)
    return EntryRefusal{EntryFault::MatchLedger, LedgerError::BadHoles};
  const bool fewer = ended.white < stand.white || ended.black < stand.black;
  return unless(!fewer, EntryFault::FewerHoles);
}

Refusing refused_by(const SheetLedger& l, const HalfThrown& e) { return refused_by(l.account, e); }
Refusing refused_by(const SheetLedger& l, const GivenUp& e) { return refused_by(l.account, e); }

std::optional<Side> known_lead(const MatchLedger& a) {
  return draws_each_lead(a) || over(a) ? std::nullopt : std::optional(seating_of(a).lead);
}

// The account counts it; a round that ends there takes its marks with it.
void count(SheetLedger& l, const LedgerEvent& e) {
  const int round = round_of(l.account);
  l.account = after(std::move(l.account), e);
  if (round_of(l.account) != round) {
    l.marks = {};
    l.may_go.reset();
    l.dice = known_lead(l.account);
  }
  l.marks.holes = holes_of(l.account);
}

void score(SheetLedger& l, const Scored& e) {
  l.last = award(l.marks, e.side, e.points);
  end_at_goal(l.marks, goal_of(l.account.options.format), *l.last);
  if (l.last->holes == 0) return;
  if (e.own) l.may_go = e.side;
  count(l, HolesWon{e.side, l.last->holes, e.own, e.reason != ScoredFor::Roll});
}

// The points are not known: the opponent's are lost by the hole (K3), and the rest of the side's own is
// unknown.
void peg(SheetLedger& l, const HolesWon& won) {
  clear_points(l.marks);
  take_holes(l.marks, won.side, won.holes);
  l.last = Award{.side = won.side, .holes = won.holes};
  end_at_goal(l.marks, goal_of(l.account.options.format), *l.last);
  if (won.own) l.may_go = won.side;
  HolesWon counted = won;
  counted.holes = l.last->holes;
  count(l, counted);
}

void go(SheetLedger& l, const Went& e) {
  clear_points(l.marks);
  l.dice = e.side;
  count(l, e);
}

void begin_round(SheetLedger& l) { l.round = {.begun = l.account, .dice = l.dice, .entries = {}}; }

void seat(SheetLedger& l, const Seated& e) {
  l.account = begin_account(l.account.options, l.counting, e.order, e.lead);
  l.dice = known_lead(l.account);
  l.begun = false;
  begin_round(l);
}

// Returns the last points of `side` in this round, if no player has gone since; otherwise the end.
std::size_t last_scored(const OpenRound& round, Side side) {
  for (std::size_t i = round.entries.size(); i-- > 0;) {
    const LedgerEntry& e = round.entries[i];
    if (const auto* scored = std::get_if<Scored>(&e); scored && scored->side == side) return i;
    if (!std::holds_alternative<Scored>(e) && !std::holds_alternative<Pegged>(e)) break;
  }
  return round.entries.size();
}

// Claims change neither who may go nor who has the dice.
bool is_claim(const LedgerEntry& e) {
  const auto* scored = std::get_if<Scored>(&e);
  return scored && scored->reason != ScoredFor::Roll;
}

std::expected<SheetLedger, EntryRefusal> put_right(SheetLedger l, const TakenBack& e) {
  std::vector<LedgerEntry> entries = std::move(l.round.entries);
  const std::size_t at = last_scored({.begun = {}, .entries = entries}, e.side);
  Scored& scored = std::get<Scored>(entries[at]);
  scored.points -= e.points;
  if (scored.points == 0) entries.erase(entries.begin() + static_cast<std::ptrdiff_t>(at));
  l.account = l.round.begun;
  l.dice = l.round.dice;
  l.marks = {};
  l.may_go.reset();
  begin_round(l);
  for (const LedgerEntry& entry : entries) {
    auto next = after(std::move(l), entry);
    if (!next) return std::unexpected(EntryRefusal{EntryFault::TakesTooMuch});
    l = std::move(*next);
  }
  l.last.reset();
  return l;
}

}  // namespace

bool seats_tell_lead(const MatchOptions& options) {
  return first_lead_known(options) || draws_white(options);
}

int may_take_back(const SheetLedger& l, Side side) {
  const std::size_t at = last_scored(l.round, side);
  return at < l.round.entries.size() ? std::get<Scored>(l.round.entries[at]).points : 0;
}

SheetLedger begin_ledger(const MatchOptions& options, Worth counting) {
  SheetLedger l{.counting = counting,
                .account = begin_account(options, counting, as_entered(options.players), first_lead(options)),
                .marks = {},
                .last = {}};
  l.dice = known_lead(l.account);
  l.begun = resumes(options);
  begin_round(l);
  return l;
}

std::expected<SheetLedger, EntryRefusal> after(SheetLedger l, const LedgerEntry& e) {
  if (const Refusing why = std::visit([&](const auto& entry) { return refused_by(l, entry); }, e))
    return std::unexpected(*why);
  if (const auto* taken = std::get_if<TakenBack>(&e)) return put_right(std::move(l), *taken);
  if (l.round.ended) begin_round(l);
  const int round = round_of(l.account);
  l.last.reset();
  if (!is_claim(e)) {
    l.may_go.reset();
    l.dice.reset();
  }
  l.begun = true;
  std::visit(
      Overloaded{[&](const Seated& seated) { seat(l, seated); },
                 [&](const Scored& scored) { score(l, scored); },
                 [&](const Pegged& pegged) { peg(l, pegged.won); }, [&](const Went& went) { go(l, went); },
                 [](const TakenBack&) {}, [&](const auto& counted) { count(l, counted); }},
      e);
  if (std::holds_alternative<Seated>(e)) return l;
  l.round.entries.push_back(e);
  l.round.ended = round_of(l.account) != round || over(l.account);
  return l;
}

}  // namespace trictrac
