// Schools: said, disputed and maintained (R8-R12).
#include <algorithm>

#include "engine/attention/moment.h"

namespace trictrac::attention {

using referee::EcoleClaim;
using referee::PendingMark;
using referee::Phase;

// All that he has to say of marks he says before he throws, or agrees.
bool Moment::his_time_to_claim() const {
  const referee::Pending& p = game_.pending();
  const State& s = game_.state();
  if (s.outcome) return s.outcome->winner != side_;
  if (p.phase == Phase::Going) return p.goer != side_;
  return p.phase == Phase::Throw && s.to_act == side_;
}

// R7, R15: the school, if `due` is what the mark should be and `made` what it is.
int Moment::school_by(const CountedMark& mark, int due, int made) const {
  const int missing = mark.sheet.done ? std::max(0, due - made) : 0;
  return missing + std::max(0, made - std::max(0, due - mark.sheet.undone));
}

// He looks twice before he says that something is wrong.
int Moment::points_to_claim(const CountedMark& mark) const {
  if (!looks_at_mark(eye_, mark)) return 0;
  const int made = game_.marked(mark.side, mark.part, mark.sheet);
  const int first = school_by(mark, count(eye_, mark, Look::First), made);
  const Look twice = was_answered(mark) ? Look::Careful : Look::Again;
  return first == 0 ? 0 : school_by(mark, count(eye_, mark, twice), made);
}

bool Moment::has_asked(const CountedMark& mark) const {
  const auto& question = game_.pending().asked[side_];
  return question && question->part == mark.part && question->of == mark.sheet.of;
}

// With the jans before him he counts again with care.
bool Moment::was_answered(const CountedMark& mark) const {
  return has_asked(mark) && game_.pending().asked[side_]->answered;
}

// R17: what he does not find again as he counted it first he has explained, while the other has it in hand.
std::optional<GameEvent> Moment::ask() const {
  const CountedMark mark = counted(other(side_), MarkPart::Gained);
  const bool in_hand = game_.pending().phase == Phase::Play && game_.state().to_act == mark.side;
  if (!by_hand() || !in_hand || has_asked(mark) || !looks_at_mark(eye_, mark)) return std::nullopt;
  const int made = game_.marked(mark.side, mark.part, mark.sheet);
  const int first = count(eye_, mark, Look::First);
  const bool in_doubt = made > 0 && first != made && count(eye_, mark, Look::Again) != first;
  return in_doubt ? Said(Justify{mark.part, {}}) : std::nullopt;
}

// R10: what was marked too little of is marked whole where that serves him.
std::optional<GameEvent> Moment::whole() {
  if (!eye_.habits.weighs || !game_.may(side_, EventKind::DemandWhole)) return std::nullopt;
  HandBoard trial = board_;
  if (!trial.act(side_, DemandWhole{})) return std::nullopt;
  const auto unsaid = equity(board_), said = equity(trial);
  return unsaid && said && *said > *unsaid ? Said(DemandWhole{}) : std::nullopt;
}

std::optional<GameEvent> Moment::claim(const CountedMark& mark) {
  if (!by_hand() || !his_time_to_claim()) return std::nullopt;
  const auto said = [&](const EcoleClaim& c) {
    return c.by == side_ && c.part == mark.part && c.of == mark.sheet.of;
  };
  if (mark.sheet.of == 0 || std::ranges::any_of(game_.pending().claims, said)) return std::nullopt;
  const int points = points_to_claim(mark);
  if (points == 0) return std::nullopt;
  return eye_.habits.weighs ? best_claim(mark.part, points) : ClaimEcole{points, mark.part};
}

// R31: the school, the mark put right without one, or neither.
std::optional<GameEvent> Moment::best_claim(MarkPart part, int points) {
  const auto unsaid = equity(board_);
  Said best;
  if (!unsaid) return ClaimEcole{points, part};
  double most = *unsaid;
  for (const GameEvent& a : {GameEvent{ClaimEcole{points, part}}, GameEvent{Rectify{part}}}) {
    HandBoard trial = board_;
    if (!trial.act(side_, a)) continue;
    const auto said = equity(trial);
    if (!said || *said <= most) continue;
    most = *said;
    best = a;
  }
  return best;
}

// K5: what it is about may be the roll before the last.
CountedMark Moment::counted_of(Side y, MarkPart part, int of) const {
  const PendingMark& past = game_.pending().past[y];
  return part == MarkPart::Gained && past.of == of ? CountedMark{past, y, part} : counted(y, part);
}

// R17: as he counted it when he marked.
std::optional<GameEvent> Moment::answer() const {
  const auto& question = game_.pending().asked[other(side_)];
  if (!question || question->answered) return std::nullopt;
  return Justify{question->part, named(eye_, counted_of(side_, question->part, question->of))};
}

// Of a school the points that he finds right, counting carefully.
int Moment::right_of(const EcoleClaim& c) const {
  const CountedMark mark = counted_of(other(c.by), c.part, c.of);
  const int made = game_.marked(mark.side, c.part, mark.sheet) + c.back - c.back_again;
  int right = school_by(mark, count(eye_, mark, Look::Careful), made);
  for (const EcoleClaim& k : game_.pending().claims)
    if (k.id != c.id && k.by == c.by && k.part == c.part && k.of == c.of) right -= k.right;
  return std::clamp(right, 0, c.points);
}

std::optional<GameEvent> Moment::dispute() const {
  for (const EcoleClaim& c : game_.pending().claims) {
    if (c.by == side_ || !c.fresh || counted_of(other(c.by), c.part, c.of).sheet.of != c.of) continue;
    const int wrong = c.points - right_of(c);
    if (wrong > 0) return DisputeEcole{wrong, c.part};
  }
  return std::nullopt;
}

std::optional<GameEvent> Moment::maintain() const {
  for (const EcoleClaim& c : game_.pending().claims) {
    if (c.by != side_ || !c.insists || counted_of(other(c.by), c.part, c.of).sheet.of != c.of) continue;
    const int rightly = std::min(c.disputed, c.points - right_of(c));
    if (c.disputed - rightly > rightly) return Augment{c.part};
  }
  return std::nullopt;
}

}  // namespace trictrac::attention
