// Marks made by hand, and schools: claimed, put right, disputed and maintained (R5-R13, R15).
#include <algorithm>
#include <utility>

#include "base/text_of.h"
#include "game/referee/referee.h"

namespace trictrac::referee {
namespace {

constexpr int kMostMarked = 240;  // more than any roll is worth
constexpr int kMostPegged = 40;

bool is_amount(int points) { return points >= 0 && points <= kMostMarked && points % 2 == 0; }

ActionError not_an_amount() { return deny("R6", text_of("points are even, from 0 to {}", kMostMarked)); }

constexpr Why why_of(MarkPart part) { return part == MarkPart::Gained ? Why::Gained : Why::Received; }

// Returns whether an entry belongs to the mark of `s` that began with that roll.
bool is_of(const MarkEntry& e, Side s, MarkPart part, int of) {
  return e.side == s && e.why == why_of(part) && e.of == of;
}

// Returns the moment of a mark for that roll.
int moment_of(int roll, MarkPart part) {
  return moment(roll, part == MarkPart::Gained ? Place::Gained : Place::Received);
}

}  // namespace

Referee::Done Referee::take(Side s, const Mark& a) {
  const bool pegs = state_.options.pegs == Pegs::Hand;
  if (!is_amount(a.points)) return std::unexpected(not_an_amount());
  if (!pegs && (a.holes || a.jeton || a.pavillon || a.etendard || a.cravate))
    return std::unexpected(deny("R2", "holes and bredouille follow from the points here: mark points only"));
  if (a.holes && (*a.holes < 0 || *a.holes > kMostPegged))
    return std::unexpected(deny("R13", text_of("holes are from 0 to {}", kMostPegged)));
  const bool own = late(s) || (state_.to_act == s && pending_.phase == Phase::Play);
  const MarkPart part = own ? MarkPart::Gained : MarkPart::Received;
  if (sheet(s, part).open) {
    if (amended() && part == MarkPart::Gained && a.points > 0) hold_by_doing(s);
    if (written(s, part) + a.points > kMostMarked) return std::unexpected(not_an_amount());
    add_mark(s, part, a);
  } else if (a.points > 0 || a.holes.value_or(0) > 0) {
    return std::unexpected(
        sheet(s, part).done && sheet(s, part).roll == pending_.rolls
            ? deny("R5", "you have claimed an école or invited your opponent to throw: your mark is complete")
            : deny("R4", "your opponent has not thrown yet: there is nothing to mark points for"));
  }
  return {};
}

// R6: several marks for one roll add up.
void Referee::add_mark(Side s, MarkPart part, const Mark& a) {
  const PendingMark& x = sheet(s, part);
  const int at = moment_of(x.roll, part);
  const bool pegs = state_.options.pegs == Pegs::Hand && by_hand();
  const auto known = std::ranges::find_if(
      pending_.entries, [&](const MarkEntry& e) { return is_of(e, s, part, x.of) && e.moment == at; });
  if (known == pending_.entries.end()) {
    const auto holes = pegs ? std::optional(a.holes.value_or(0)) : std::nullopt;
    insert(pending_.entries,
           {s, why_of(part), a.points, at, x.of, holes, a.jeton.value_or(true), a.pavillon.value_or(true),
            a.etendard.value_or(true), a.cravate.value_or(true)});
  } else {
    known->points += a.points;
    const int pegged =
        score_.entries[static_cast<std::size_t>(known - pending_.entries.begin())].counted.holes;
    if (pegs) known->holes = pegged + a.holes.value_or(0);  // those of a mark put right stand, too
    known->jeton = a.jeton.value_or(known->jeton);
    known->pavillon = a.pavillon.value_or(known->pavillon);
    known->etendard = a.etendard.value_or(known->etendard);
    known->cravate = a.cravate.value_or(known->cravate);
  }
  refresh();
}

int Referee::holes_due(Side s, MarkPart part, int points) const {
  Referee marked = *this;
  marked.add_mark(s, part, {points, 0, {}, {}});
  const int at = moment_of(sheet(s, part).roll, part);
  for (const auto& [e, counted] : marked.score_.entries)
    if (is_of(e, s, part, sheet(s, part).of) && e.moment == at)
      return std::max(0, counted.legal - counted.holes);
  return 0;
}

// Returns the points of the marks for that roll, with any pegged holes.
int Referee::written(Side s, MarkPart part) const {
  int points = 0;
  for (const MarkEntry& e : pending_.entries)
    if (is_of(e, s, part, sheet(s, part).of)) points += e.points;
  return points;
}

// K5: of a player who has borne off and thrown again two rolls may be in dispute: the first, as long as
// something is wrong with it, or nothing can be said of the second.
const PendingMark& Referee::in_dispute(Side s, MarkPart part) const {
  const PendingMark& x = sheet(s, part);
  const PendingMark& past = pending_.past[s];
  if (part == MarkPart::Received || past.of == 0) return x;
  const bool may_be_said = x.done || marked(s, part, x) > 0;
  return verdict(s, part, past).school() > 0 || !may_be_said ? past : x;
}
PendingMark& Referee::in_dispute(Side s, MarkPart part) {
  return const_cast<PendingMark&>(std::as_const(*this).in_dispute(s, part));
}

const PendingMark* Referee::sheet_of(Side s, MarkPart part, int of) const {
  if (sheet(s, part).of == of) return &sheet(s, part);
  return part == MarkPart::Gained && pending_.past[s].of == of ? &pending_.past[s] : nullptr;
}
PendingMark* Referee::sheet_of(Side s, MarkPart part, int of) {
  return const_cast<PendingMark*>(std::as_const(*this).sheet_of(s, part, of));
}

int Referee::marked(Side s, MarkPart part, const PendingMark& x) const {
  int points = x.given;
  for (const auto& [e, counted] : score_.entries)
    if (is_of(e, s, part, x.of)) points += counted.points;
  return points;
}

// By disputes of schools for that mark which have not been answered.
int Referee::given_back(Side s, MarkPart part, int of) const {
  int points = 0;
  for (const EcoleClaim& c : pending_.claims)
    if (c.by == other(s) && c.part == part && c.of == of) points += c.back_again;
  return points;
}

// R7, R15: a jan that was to be filled or kept, and was not, is owed if it was not marked, and is too much if
// it was. Points given back by a dispute belong to that dispute (R12).
Referee::Verdict Referee::verdict(Side s, MarkPart part, const PendingMark& x) const {
  const int made = marked(s, part, x);
  const int missing = std::max(0, x.due - made);
  const int excess = std::max(0, made - (x.due - x.undone) - given_back(s, part, x.of));
  return {std::max(0, missing - x.schooled), excess};
}

// Changes the marks, from the last entry backwards; a mark pegged by hand then has the holes of its points.
void Referee::correct(Side s, MarkPart part, int of, int by) {
  auto& all = pending_.entries;
  for (std::size_t i = all.size(); i-- > 0 && by != 0;) {
    MarkEntry& e = all[i];
    if (!is_of(e, s, part, of)) continue;
    const int counted = e.holes ? score_.entries[i].counted.points : e.points;
    if (by < 0 && counted <= 0) continue;
    const int change = std::max(by, -counted);
    e.points = std::max(0, counted + change);  // a hole forgotten and put right in part leaves nothing
    e.holes.reset();
    by -= change;
  }
  if (by > 0) insert(all, {s, why_of(part), by, moment_of(of, part), of, {}, true, true});
  refresh();
}

// R9: for a jan that was neither due nor done, the école counts once (R15): the points taken back for it.
int Referee::take_back(Side s, MarkPart part, PendingMark& x, int points) {
  const int beyond = std::max(0, marked(s, part, x) - x.due - given_back(s, part, x.of));
  const int undone = points - std::min(points, beyond);
  x.schooled += undone;
  correct(s, part, x.of, -points);
  return undone;
}

int Referee::claims_at(MarkPart part, const PendingMark& x) const {
  const bool thrown = part == MarkPart::Received && x.done;
  return thrown ? moment(x.roll + 1, Place::Thrown) : moment(x.roll, Place::School);
}

Referee::Done Referee::take(Side s, const ClaimEcole& a) {
  if (auto wrong = may_claim(s, a.part)) return std::unexpected(std::move(*wrong));
  if (!is_amount(a.points) || a.points == 0)
    return std::unexpected(deny("R8", text_of("the points of an école are even, from 2 to {}", kMostMarked)));
  const Side y = other(s);
  PendingMark& x = in_dispute(y, a.part);
  const Verdict v = verdict(y, a.part, x);
  if (!x.done && v.excess == 0 && v.missing > 0) return std::unexpected(not_yet(y, a.part));
  claim(s, a.part, x, a.points);
  if (amended()) declare_intention(s);
  return {};
}

// The school that is being said of a mark, which more may be added to; the one said last stands last.
EcoleClaim& Referee::school_of(Side by, MarkPart part, const PendingMark& x) {
  auto& all = pending_.claims;
  const int of = x.of;
  const auto c = std::ranges::find_if(all, [&](const EcoleClaim& k) {
    return k.by == by && k.part == part && k.of == of && k.fresh && k.disputed == 0;
  });
  if (c != all.end()) {
    std::rotate(c, c + 1, all.end());
    return all.back();
  }
  const int id = ++pending_.claims_made;
  insert(pending_.entries, {by, Why::School, 0, claims_at(part, x), id, {}, true, true});
  refresh();
  return all.emplace_back(EcoleClaim{id, by, part, of, 0, 0, 0, 0, 0, true, false, 0});
}

void Referee::claim(Side by, MarkPart part, PendingMark& x, int points) {
  const Side y = other(by);
  const Verdict v = verdict(y, part, x);
  const int back = std::min(points, v.excess);
  const int missing = std::min(points - back, v.missing);
  const int undone = back > 0 ? take_back(y, part, x, back) : 0;
  x.schooled += missing;
  EcoleClaim& c = school_of(by, part, x);
  c.points += points;
  c.right += back + missing;
  c.back += back;
  c.undone += undone;
  *points_of(Why::School, c.id) += points;
}

// The points of the entry that belongs to a claim; there is one.
int* Referee::points_of(Why why, int id) {
  for (MarkEntry& e : pending_.entries)
    if (e.why == why && e.of == id) return &e.points;
  return nullptr;
}

const EcoleClaim* Referee::claim_of(Side by, bool EcoleClaim::* state, std::optional<MarkPart> part) const {
  for (auto c = pending_.claims.rbegin(); c != pending_.claims.rend(); ++c)
    if (c->by == by && (*c).*state && part.value_or(c->part) == c->part) return &*c;
  return nullptr;
}

EcoleClaim* Referee::claim_of(Side by, bool EcoleClaim::* state, std::optional<MarkPart> part) {
  return const_cast<EcoleClaim*>(std::as_const(*this).claim_of(by, state, part));
}

std::optional<Ruling> Referee::ruling(Side by, std::optional<MarkPart> part) const {
  const EcoleClaim* c = claim_of(by, &EcoleClaim::insists, part);
  if (!c) return std::nullopt;
  const PendingMark* x = sheet_of(other(by), c->part, c->of);
  return Ruling{*c, x ? x->jans : std::vector<JanDue>()};
}

// The school that an answer is about; there is one, but perhaps not for that part.
std::expected<EcoleClaim*, ActionError> Referee::answerable(Side by, bool EcoleClaim::* state,
                                                            std::optional<MarkPart> part) {
  if (EcoleClaim* c = claim_of(by, state, part)) return c;
  return std::unexpected(
      deny(state == &EcoleClaim::insists ? "R12" : "R11",
           text_of("that école is for points {}", part == MarkPart::Gained ? "received" : "gained")));
}

// R10.
Referee::Done Referee::take(Side s, const Rectify& a) {
  if (auto wrong = may_claim(s, a.part)) return std::unexpected(std::move(*wrong));
  const Side y = other(s);
  PendingMark& x = in_dispute(y, a.part);
  return put_right(y, a.part, x);
}

// Corrects a mark to the points that the rules give for the play. As long as the player can still mark, only
// surplus points are corrected, and nothing shows whether points are missing (R3).
Referee::Done Referee::put_right(Side s, MarkPart part, PendingMark& x) {
  const Verdict v = verdict(s, part, x);
  const bool nothing = x.done ? v.school() == 0 : v.excess == 0;
  if (nothing && unpeg_too_many(s, part, x.of)) return {};
  if (nothing)
    return std::unexpected(deny("R10", x.done ? "the mark is right as it stands"
                                              : "nothing too much is marked, and more may still be marked"));
  if (v.excess > 0) take_back(s, part, x, v.excess);
  if (!x.done) return {};
  const int rest = verdict(s, part, x).missing;
  const int missing = std::max(0, rest - x.undone);  // none for a jan that was not done
  x.schooled += rest - missing;
  if (missing > 0) correct(s, part, x.of, missing);
  return {};
}

// R13: holes pegged beyond those that the points of the mark make (a double one for a simple) are taken back,
// and are no school.
bool Referee::unpeg_too_many(Side s, MarkPart part, int of) {
  bool any = false;
  for (std::size_t i = 0; i < pending_.entries.size(); ++i) {
    const MarkEntry pegged = pending_.entries[i];
    if (!is_of(pegged, s, part, of) || !pegged.holes) continue;
    MarkEntry& e = pending_.entries[i];
    e.points = std::max(0, score_.entries[i].counted.points);
    e.holes.reset();
    refresh();
    if (score_.entries[i].counted.holes < *pegged.holes) {
      any = true;
    } else {
      e = pegged;
      refresh();
    }
  }
  return any;
}

// R16: a player who goes with holes too many, or has none left, must stay. `holes`: those they went with.
void Referee::stay_if_undone(Side goer, int holes) {
  if (own_holes(goer) < holes || own_holes(goer) == 0) stay_after_all();
}

// R16: takes back all that was marked too much, for either roll, and holes pegged too many. Returns whether
// `s` has lost by it holes with which they went.
bool Referee::take_back_all(Side s) {
  const int holes = own_holes(s);
  for (const MarkPart part : {MarkPart::Received, MarkPart::Gained}) {
    PendingMark& x = sheet(s, part);
    if (x.of == 0 || !x.claimable) continue;
    if (const int excess = verdict(s, part, x).excess; excess > 0) take_back(s, part, x, excess);
    unpeg_too_many(s, part, x.of);
  }
  refresh();
  return own_holes(s) < holes || own_holes(s) == 0;
}

Referee::Done Referee::take(Side s, const DemandWhole& a) {
  const auto about = answerable(other(s), &EcoleClaim::fresh, a.part);
  if (!about) return std::unexpected(about.error());
  const EcoleClaim c = **about;
  PendingMark* x = sheet_of(s, c.part, c.of);
  const int rest = x ? verdict(s, c.part, *x).school() : 0;
  if (rest == 0) return std::unexpected(deny("R10", "the whole école has been marked already"));
  claim(c.by, c.part, *x, rest);
  return {};
}

// R11: the points are taken back, and as many marked by the player who was wronged.
Referee::Done Referee::take(Side s, const DisputeEcole& a) {
  const auto about = answerable(other(s), &EcoleClaim::fresh, a.part);
  if (!about) return std::unexpected(about.error());
  EcoleClaim& c = **about;
  const int wrong = c.points - c.right;
  const int disputed = a.points.value_or(wrong > 0 ? wrong : c.points);
  if (!is_amount(disputed) || disputed == 0 || disputed > c.points)
    return std::unexpected(deny("R11", text_of("{} points of the école can be disputed", c.points)));
  c.disputed = disputed;
  c.fresh = false;
  c.insists = true;
  c.back_again = std::min(c.back, std::max(0, disputed - wrong));
  if (PendingMark* x = sheet_of(s, c.part, c.of)) x->schooled -= std::min(c.back_again, c.undone);
  *points_of(Why::School, c.id) -= disputed;
  insert(pending_.entries, {s, Why::FalseSchool, disputed, dispute_at(c), c.id, {}, true, true});
  refresh();
  correct(s, c.part, c.of, c.back_again);
  const auto at = pending_.claims.begin() + (&c - pending_.claims.data());
  std::rotate(at, at + 1, pending_.claims.end());  // disputed last, maintained first
  return {};
}

// R8, R11: a claim about marks before the throw counts before the points of the roll; between two turns,
// claims count in their order, even if dice were thrown too early and were void (R30).
int Referee::dispute_at(const EcoleClaim& c) const {
  const int n = pending_.rolls;
  if (pending_.phase == Phase::Throw || pending_.phase == Phase::Again) {
    if (pending_.gone) return moment(n, Place::After);
    const int played = std::max(pending_.received.white.roll, pending_.received.black.roll);
    const auto school = std::ranges::find_if(
        pending_.entries, [&](const MarkEntry& e) { return e.why == Why::School && e.of == c.id; });
    return std::max(moment(played, Place::School), school->moment);
  }
  const bool of_this_roll = c.part == MarkPart::Gained && c.of == n;
  return moment(n, of_this_roll ? Place::Disputed : Place::Thrown);
}

// R12: the first school is restored, the false claim against it marked once more; or, where the school was
// wrong, the law of the false school once more.
Referee::Done Referee::take(Side s, const Augment& a) {
  const auto about = answerable(s, &EcoleClaim::insists, a.part);
  if (!about) return std::unexpected(about.error());
  EcoleClaim& c = **about;
  const int wrong = c.points - c.right;
  const int rightly_disputed = std::min(c.disputed, wrong);
  const int wrongly_disputed = c.disputed - rightly_disputed;
  c.insists = false;
  *points_of(Why::School, c.id) += wrongly_disputed * 2;
  *points_of(Why::FalseSchool, c.id) = wrongly_disputed == 0 ? 2 * rightly_disputed : rightly_disputed;
  if (PendingMark* x = sheet_of(other(s), c.part, c.of)) x->schooled += std::min(c.back_again, c.undone);
  correct(other(s), c.part, c.of, -std::exchange(c.back_again, 0));
  return {};
}

// R17: a question, or the answer to the opponent's. Neither changes the marks.
Referee::Done Referee::take(Side s, const Justify& a) {
  if (a.jans) {
    auto& question = pending_.asked[other(s)];
    if (question && a.part.value_or(question->part) == question->part) question->answered = true;
    return {};
  }
  const Side y = other(s);
  const MarkPart part =
      a.part.value_or(sheet(y, MarkPart::Gained).claimable ? MarkPart::Gained : MarkPart::Received);
  pending_.asked[s] = Justification{part, in_dispute(y, part).of, false};
  return {};
}

// A mark that can be disputed no more needs no reason.
void Referee::drop_questions() {
  for (const Side s : kSides) {
    auto& question = pending_.asked[s];
    const PendingMark* x = question ? sheet_of(other(s), question->part, question->of) : nullptr;
    if (!x || x->of == 0 || !x->claimable || pending_.settled) question.reset();
  }
}

}  // namespace trictrac::referee
