// Schools: said, disputed and maintained (R8-R12).
#include <algorithm>

#include "engine/attention/moment.h"

namespace trictrac::attention {

using referee::Action;
using referee::Claim;
using referee::Part;
using referee::Phase;
using referee::Referee;
using referee::Sheet;

// All that he has to say of marks he says before he throws, or agrees.
bool Moment::his_time_to_claim() const {
  const referee::Pending& p = game_.pending();
  const State& s = game_.state();
  if (s.outcome) return s.outcome->winner != side_;
  if (p.phase == Phase::Going) return p.goer != side_;
  return p.phase == Phase::Throw && s.to_act == side_;
}

// R7, R15: the school, if `due` is what the mark should be and `made` what it is.
int Moment::school_by(const Counted& mark, int due, int made) const {
  const int missing = mark.sheet.done ? std::max(0, due - made) : 0;
  return missing + std::max(0, made - std::max(0, due - mark.sheet.undone));
}

// He looks twice before he says that something is wrong.
int Moment::points_to_claim(const Counted& mark) const {
  if (!looks_at_mark(eye_, mark)) return 0;
  const int made = game_.marked(mark.side, mark.part, mark.sheet);
  const int first = school_by(mark, count(eye_, mark, Look::First), made);
  return first == 0 ? 0 : school_by(mark, count(eye_, mark, Look::Again), made);
}

std::optional<Action> Moment::claim(const Counted& mark) {
  if (!by_hand() || !his_time_to_claim()) return std::nullopt;
  const auto said = [&](const Claim& c) {
    return c.by == side_ && c.part == mark.part && c.of == mark.sheet.of;
  };
  if (mark.sheet.of == 0 || std::ranges::any_of(game_.pending().claims, said)) return std::nullopt;
  const int points = points_to_claim(mark);
  if (points == 0) return std::nullopt;
  return eye_.habits.weighs ? best_claim(mark.part, points) : referee::School{points, mark.part};
}

// R31: the school, the mark put right without one, or neither.
std::optional<Action> Moment::best_claim(Part part, int points) {
  const auto unsaid = weigher_.worth(game_, side_);
  Said best;
  if (!unsaid) return referee::School{points, part};
  double most = *unsaid;
  for (const Action& a : {Action{referee::School{points, part}}, Action{referee::Rectify{part}}}) {
    Referee trial = game_;
    if (!trial.act(side_, a)) continue;
    const auto worth = weigher_.worth(trial, side_);
    if (!worth || *worth <= most) continue;
    most = *worth;
    best = a;
  }
  return best;
}

// K5: what it is about may be the roll before the last.
Counted Moment::counted_of(const Claim& c) const {
  const Side y = other(c.by);
  const Sheet& past = game_.pending().past[y];
  return c.part == Part::Gained && past.of == c.of ? Counted{past, y, c.part} : counted(y, c.part);
}

// Of a school the points that he finds right, counting carefully.
int Moment::right_of(const Claim& c) const {
  const Counted mark = counted_of(c);
  const int made = game_.marked(mark.side, c.part, mark.sheet) + c.back - c.back_again;
  int right = school_by(mark, count(eye_, mark, Look::Careful), made);
  for (const Claim& k : game_.pending().claims)
    if (k.id != c.id && k.by == c.by && k.part == c.part && k.of == c.of) right -= k.right;
  return std::clamp(right, 0, c.points);
}

std::optional<Action> Moment::dispute() const {
  for (const Claim& c : game_.pending().claims) {
    if (c.by == side_ || !c.fresh || counted_of(c).sheet.of != c.of) continue;
    const int wrong = c.points - right_of(c);
    if (wrong > 0) return referee::FalseSchool{wrong, c.part};
  }
  return std::nullopt;
}

std::optional<Action> Moment::maintain() const {
  for (const Claim& c : game_.pending().claims) {
    if (c.by != side_ || !c.insists || counted_of(c).sheet.of != c.of) continue;
    const int rightly = std::min(c.disputed, c.points - right_of(c));
    if (c.disputed - rightly > rightly) return referee::Augment{c.part};
  }
  return std::nullopt;
}

}  // namespace trictrac::attention
