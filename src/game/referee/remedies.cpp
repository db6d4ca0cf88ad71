#include "game/referee/remedies.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "base/text_of.h"
#include "game/rules/ground.h"

namespace trictrac::referee {

namespace {

bool has_step(const Sequence& s, Step step) {
  return std::find(s.steps, s.steps + s.size, step) != s.steps + s.size;
}
bool has_from(const Sequence& s, Fleche from) {
  return std::any_of(s.steps, s.steps + s.size, [&](Step x) { return x.from == from; });
}
Men result_of(const Attempt& a, const Sequence& s) { return after(a.before.own, play_of(s)); }

bool covers(const Attempt& a, const Sequence& s, Fleche f) {
  return result_of(a, s).on(f) > a.before.own.on(f);
}

bool meets(const Attempt& a, const Sequence& s, const Demand& d) {
  if (d.barred > 0 && covers(a, s, d.barred)) return false;
  switch (d.what) {
    case Demand::What::Legal: return true;
    case Demand::What::NotCoin: return !covers(a, s, kCoin);
    case Demand::What::From: return has_from(s, d.step.from);
    case Demand::What::With: return has_step(s, d.step);
    case Demand::What::Without: return !has_from(s, d.step.from);
    case Demand::What::PassOn:
      return result_of(a, s).on(d.step.from) < a.before.own.on(d.step.from) &&
             std::any_of(s.steps, s.steps + s.size, [](Step x) { return x.to >= kRetourBegins; });
  }
  return true;
}

Step step_by(Fleche from, int number) {
  return {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(from + number)};
}

// Collects remedies, each board once.
class Cures {
 public:
  explicit Cures(const Attempt& a, std::string_view rule) : a_(a), rule_(rule), legal_(ways_to_meet(a, {})) {}

  void leave(RemedyText text = RemedyText::Leave) {
    all_.push_back({Cure::Does::Leave, rule_, text, {}, {}, {}, 0});
  }
  void place(const Men& men, RemedyText text, Step named, int helpless = 0) {
    const bool known =
        std::ranges::any_of(all_, [&](const Cure& c) { return c.does == Cure::Does::Place && c.men == men; });
    if (!known) all_.push_back({Cure::Does::Place, rule_, text, named, men, {}, helpless});
  }
  void again(const Demand& d, RemedyText text, Step named = {}) {
    all_.push_back({Cure::Does::Again, rule_, text, named, {}, d, 0});
  }
  bool none_but_leaving() const {
    return std::ranges::all_of(all_, [](const Cure& c) { return c.does == Cure::Does::Leave; });
  }

  // Puts the man on `from` where a number takes it, beside the step rightly made, if any; the player plays
  // the rest of the roll. Returns whether that is possible.
  bool put(Fleche from, int number, std::optional<Step> right) {
    std::vector<Sequence> so;
    const Step step = step_by(from, number);
    for (const Sequence& s : legal_)
      if (has_step(s, step) && (!right || has_both(s, step, *right))) so.push_back(s);
    if (so.empty()) return false;
    const Men first = result_of(a_, so.front());
    if (std::ranges::all_of(so, [&](const Sequence& s) { return result_of(a_, s) == first; }))
      place(first, RemedyText::PutOn, step);
    else
      again({Demand::What::With, step, 0}, RemedyText::PutOnThenOther, step);
    return true;
  }
  // It alone is played for the sum.
  void put_at_sum(Fleche from) {
    for (const Sequence& s : legal_)
      if (s.size == 2 && s.steps[0].from == from && s.steps[1].from == s.steps[0].to)
        return place(result_of(a_, s), RemedyText::PlaysBoth, s.steps[0]);
  }
  bool can(Step right) const {
    return std::ranges::any_of(legal_, [&](const Sequence& s) { return has_step(s, right); });
  }
  std::vector<Cure> all() { return std::move(all_); }

 private:
  static bool has_both(const Sequence& s, Step one, Step two) {
    if (s.size != 2) return false;
    return (s.steps[0] == one && s.steps[1] == two) || (s.steps[0] == two && s.steps[1] == one);
  }

  const Attempt& a_;
  std::string_view rule_;
  std::vector<Sequence> legal_;
  std::vector<Cure> all_;
};

// R26, R27: the man is played otherwise if that can be, else it goes back and another is played.
void play_otherwise(const Attempt& a, const Fault& f, Cures& cures) {
  for (const int number : {a.roll.a, a.roll.b}) cures.put(f.wrong[0].from, number, f.right);
  if (!f.right) cures.put_at_sum(f.wrong[0].from);
  if (!cures.none_but_leaving()) return;
  const Step wrong = f.wrong[0];
  if (!f.right)
    cures.again({Demand::What::Without, wrong, 0}, RemedyText::AnotherPlays, wrong);
  else if (cures.can(*f.right))
    cures.again({Demand::What::With, *f.right, 0}, RemedyText::AnotherPlays, wrong);
  else
    cures.place(after(a.before.own, Play{{*f.right}, 1, 1}), RemedyText::NumberLost, wrong, 1);
}

// R24, S1 XVII: a man covered by a wrong play may be left uncovered.
void forbid_covering(const Attempt& a, const Fault& f, Cures& cures) {
  for (const Step& s : f.wrong) {
    if (!on_board(s.to) || a.before.own.on(s.to) != 1) continue;
    Demand d = f.right && cures.can(*f.right) ? Demand{Demand::What::With, *f.right} : Demand{};
    d.barred = s.to;
    cures.again(d, RemedyText::NoManOn, s);
  }
}

// R22, R23: one man wrong.
void put_right(const Attempt& a, const Fault& f, Cures& cures) {
  cures.leave();
  const Step wrong = f.wrong[0];
  if (!f.right && wrong.to - wrong.from > a.roll.sum()) return cures.put_at_sum(wrong.from);
  for (const int number : {a.roll.a, a.roll.b})
    if (!f.right || number == a.roll.sum() - (f.right->to - f.right->from))
      cures.put(wrong.from, number, f.right);
}

int displaced(Step wrong, int number) { return std::abs(wrong.to - wrong.from - number); }

// Both men are put right by one number each.
struct Assignment {
  int one, two;
};

std::vector<Assignment> assignments(Roll r) {
  std::vector<Assignment> all{{r.a, r.b}};
  if (!r.doublet()) all.push_back({r.b, r.a});
  return all;
}

// The rule of version 1.0: the assignments by which the two men together are moved least.
std::vector<Assignment> nearest_together(const Attempt& a, const Fault& f) {
  std::vector<Assignment> all = assignments(a.roll);
  const auto sum = [&](const Assignment& x) {
    return displaced(f.wrong[0], x.one) + displaced(f.wrong[1], x.two);
  };
  const int least = sum(std::ranges::min(all, {}, sum));
  std::erase_if(all, [&](const Assignment& x) { return sum(x) > least; });
  return all;
}

// One of two men wrongly played is put right, if it can be, and the second is left where it is.
// `let_go`: where it was put, by which the two are told apart.
bool put_one(const Attempt& a, Step right, Fleche let_go, Step left, Cures& cures) {
  if (!on_board(right.to) || !contains(survey(a.before).stops, right.to)) return false;
  const Men men = after(a.before.own, std::array{right, left});
  if (!coin_stands(men.on(kCoin))) return false;
  cures.place(men, RemedyText::PutOnSecondStays, {static_cast<std::uint8_t>(let_go), right.to});
  return true;
}

// R22: by the nearest number that can be; by both where they are as near.
void put_one_nearest(const Attempt& a, Step wrong, Step left, Cures& cures) {
  std::array numbers{int{a.roll.a}, int{a.roll.b}};
  std::ranges::sort(numbers, {}, [&](int n) { return displaced(wrong, n); });
  std::optional<int> done;
  for (const int n : numbers)
    if ((!done || displaced(wrong, n) == *done) && put_one(a, step_by(wrong.from, n), wrong.to, left, cures))
      done = displaced(wrong, n);
}

// R22: both, by the numbers that displace them least: together, and then the one that is displaced more.
void put_two_nearest(const Attempt& a, const Fault& f, Cures& cures) {
  const auto displacement = [&](const Assignment& x) {
    const int one = displaced(f.wrong[0], x.one), two = displaced(f.wrong[1], x.two);
    return std::pair(one + two, std::max(one, two));
  };
  std::vector<Assignment> all = assignments(a.roll);
  std::ranges::stable_sort(all, {}, displacement);
  std::optional<std::pair<int, int>> done;
  for (const Assignment& x : all)
    if ((!done || displacement(x) == *done) &&
        cures.put(f.wrong[0].from, x.one, step_by(f.wrong[1].from, x.two)))
      done = displacement(x);
}

// R22: both men wrong.
void put_both_right(const Attempt& a, const Fault& f, Cures& cures) {
  cures.leave();
  const Step one = f.wrong[0], two = f.wrong[1];
  if (a.options.hand_law == HandLaw::Amended) {
    put_one_nearest(a, one, two, cures);
    put_one_nearest(a, two, one, cures);
    put_two_nearest(a, f, cures);
  } else {
    for (const auto& [n1, n2] : nearest_together(a, f)) {
      put_one(a, step_by(one.from, n1), one.to, two, cures);
      put_one(a, step_by(two.from, n2), two.to, one, cures);
      cures.put(one.from, n1, step_by(two.from, n2));
    }
  }
  cures.put_at_sum(one.from);
  if (two.from != one.from) cures.put_at_sum(two.from);
}

// R24.
void forbid_puissance(const Fault& f, Cures& cures) {
  cures.leave();
  for (const Step s : f.wrong) cures.put_at_sum(s.from);
  if (cures.none_but_leaving()) cures.again({Demand::What::NotCoin, {}, 0}, RemedyText::NotTheCorner);
}

// R28: the play so far stays if the rest can be played with it.
void play_the_rest(const Attempt& a, Cures& cures) {
  cures.leave(RemedyText::LeaveUnplayed);
  const bool one = a.steps.size() == 1 && cures.can(a.steps[0]);
  cures.again(one ? Demand{Demand::What::With, a.steps[0]} : Demand{},
              one ? RemedyText::OtherNumber : RemedyText::RollAgain);
}

// Each man from where it stood to where it was put: two steps of one man are one.
std::vector<Step> men_moved(std::span<const Step> steps) {
  if (steps.size() == 2 && steps[0].to == steps[1].from) return {{steps[0].from, steps[1].to}};
  return {steps.begin(), steps.end()};
}

int length(Step s) { return s.to - s.from; }
bool is_number(Roll r, int n) { return n == r.a || n == r.b; }

std::optional<RuleViolation> refusal_of(const Attempt& a) {
  Turn turn;
  judge(a.before, a.roll, a.options, Context{}, turn);
  return refuse(a.before, a.roll, a.options, turn, a.steps);
}

// A man put there alone may stop there.
bool stands(const Attempt& a, Step s) {
  const Men men = after(a.before.own, std::array{s});
  const bool coins = coin_stands(men.on(kCoin)) && men.on(kOtherCoin) == 0;
  return coins && (s.to >= kOff || contains(survey(a.before).stops, s.to));
}

// A fault of the man for which `is_wrong` holds; of two men the second is right if a number takes it to where
// it may stop.
template <class Predicate>
std::optional<Fault> fault_of_man(const Attempt& a, Fault::What what, std::string_view rule,
                                  Predicate is_wrong) {
  const std::vector<Step> men = men_moved(a.steps);
  const auto wrong = std::ranges::find_if(men, is_wrong);
  if (wrong == men.end()) return std::nullopt;
  Fault f{what, rule, {*wrong}, std::nullopt};
  for (auto it = men.begin(); it != men.end(); ++it)
    if (it != wrong && is_number(a.roll, length(*it)) && stands(a, *it)) f.right = *it;
  return f;
}

// R27.
std::optional<Fault> alone(const Attempt& a) {
  const Men men = after(a.before.own, a.steps);
  const auto on = [&](Fleche f) {
    return fault_of_man(a, Fault::What::Alone, "R27", [=](Step s) { return s.to == f; });
  };
  if (men.on(kOtherCoin) > 0)
    if (auto f = on(kOtherCoin)) return f;
  if (coin_stands(men.on(kCoin))) return std::nullopt;
  if (auto f = on(kCoin)) return f;
  return fault_of_man(a, Fault::What::Alone, "R27", [](Step s) { return s.from == kCoin; });
}

// R26.
std::optional<Fault> forbidden(const Attempt& a) {
  const Ground g = survey(a.before);
  return fault_of_man(a, Fault::What::Forbidden, "R26", [&](Step s) {
    return s.to > kOtherCoin && s.to <= kLast && !contains(g.stops, s.to) && !contains(g.other, s.to);
  });
}

// The number that a man rightly played has taken, of two men; 0: neither is.
std::optional<Step> rightly_played(const Attempt& a, const std::vector<Step>& men) {
  for (const Step& s : men)
    if (is_number(a.roll, length(s))) return s;
  return std::nullopt;
}

std::string_view rule_of_number(const Attempt& a, Step wrong) {
  return length(wrong) > a.roll.sum() ? "R23" : "R22";
}

// R22, R23. Men that leave the board are judged by the law.
std::optional<Fault> wrong_number(const Attempt& a) {
  const std::vector<Step> men = men_moved(a.steps);
  if (men.empty() || std::ranges::any_of(men, [](Step s) { return s.to >= kOff; })) return std::nullopt;
  if (men.size() == 1) {
    if (is_number(a.roll, length(men[0])) || length(men[0]) == a.roll.sum()) return std::nullopt;
    return Fault{Fault::What::Number, rule_of_number(a, men[0]), men, std::nullopt};
  }
  const auto right = rightly_played(a, men);
  if (!right) return Fault{Fault::What::Number, "R22", men, std::nullopt};
  const Step other = men[0] == *right ? men[1] : men[0];
  if (length(other) == a.roll.sum() - length(*right)) return std::nullopt;
  return Fault{Fault::What::Number, rule_of_number(a, other), {other}, right};
}

Fault broken(const Attempt& a, Law law) {
  const std::vector<Step> men = men_moved(a.steps);
  switch (law) {
    case Law::PuissanceByEffect: return {Fault::What::Puissance, "R24", men, std::nullopt};
    case Law::MustFill:
    case Law::MustKeep:
    case Law::MustTakeLast: return {Fault::What::Plein, "R25", men, std::nullopt};
    case Law::PlayBoth:
    case Law::PlayHigher:
    case Law::PlayOne: return {Fault::What::Unplayed, "R28", men, std::nullopt};
    default: return {Fault::What::Other, "R21", men, std::nullopt};
  }
}

}  // namespace

std::string english_text(const Cure& cure) {
  std::string text(kRemedyTexts[cure.text]);
  const auto put = [&](std::string_view place, int fleche) {
    if (const std::size_t at = text.find(place); at != text.npos)
      text.replace(at, place.size(), text_of("{}", fleche));
  };
  put("{from}", cure.named.from);
  put("{to}", cure.named.to);
  return text;
}

std::vector<Sequence> ways_to_meet(const Attempt& a, const Demand& demand) {
  Turn turn;
  judge(a.before, a.roll, a.options, Context{}, turn);
  const std::vector<Sequence> all = legal_sequences(a.before, a.roll, a.options, turn);
  std::vector<Sequence> so = all;
  std::erase_if(so, [&](const Sequence& s) { return !meets(a, s, demand); });
  return so.empty() && demand.what != Demand::What::PassOn ? all : so;
}

std::vector<Sequence> possible_ways(const Attempt& a, const Demand& demand) {
  std::vector<Sequence> all = possible_sequences(a.before, a.roll, a.options);
  std::erase_if(all, [&](const Sequence& s) { return !meets(a, s, demand); });
  return all;
}

std::vector<Cure> cures_of(const Attempt& a) {
  const auto fault = find_fault(a);
  if (!fault) return {};
  Cures cures(a, fault->rule);
  switch (fault->what) {
    case Fault::What::Alone:
    case Fault::What::Forbidden: play_otherwise(a, *fault, cures); break;
    case Fault::What::Puissance: forbid_puissance(*fault, cures); break;
    case Fault::What::Number:
      fault->wrong.size() == 1 ? put_right(a, *fault, cures) : put_both_right(a, *fault, cures);
      forbid_covering(a, *fault, cures);
      break;
    case Fault::What::Plein:
      cures.leave();
      cures.again({}, RemedyText::RollAgainAsItMust);
      break;
    case Fault::What::Unplayed: play_the_rest(a, cures); break;
    case Fault::What::Other:
      cures.leave(left_unplayed(a) > 0 ? RemedyText::LeaveUnplayed : RemedyText::Leave);
      cures.again({}, RemedyText::RollAgainByTheRules);
      break;
  }
  return cures.all();
}

std::optional<std::string_view> fault_of(const Attempt& a) {
  const auto fault = find_fault(a);
  return fault ? std::optional(fault->rule) : std::nullopt;
}

std::optional<Fault> find_fault(const Attempt& a) {
  const auto refusal = refusal_of(a);
  if (!refusal) return std::nullopt;
  if (refusal->law == Law::PuissanceByEffect) return broken(a, refusal->law);
  if (auto f = alone(a)) return f;
  if (auto f = forbidden(a)) return f;
  if (auto f = wrong_number(a)) return f;
  return broken(a, refusal->law);
}

int left_unplayed(const Attempt& a) {
  const auto fault = find_fault(a);
  if (!fault) return 0;
  // Lepeintre IV.69: where one man too few has left the board, right or wrong.
  const bool wrong_man_off =
      fault->what == Fault::What::Other && a.steps.size() == 1 && a.steps[0].to >= kOff;
  if (fault->what != Fault::What::Unplayed && !wrong_man_off) return 0;
  const std::vector<Sequence> legal = ways_to_meet(a, {});
  const int most = legal.empty() ? 0 : play_of(legal.front()).numbers;
  return std::max(0, most - static_cast<int>(a.steps.size()));
}

std::optional<RuleViolation> impossible(const Attempt& a) {
  if (a.steps.size() > 2) return RuleViolation{Law::NumberUsed, a.steps[2]};
  Men men = a.before.own;
  const FlecheSet held = at_least(a.before.other, 1);
  for (std::size_t i = 0; i < a.steps.size(); ++i) {
    const Step s = a.steps[i];
    if (!on_board(s.from) || men.on(s.from) == 0) return RuleViolation{Law::NoMan, s};
    if (s.to <= s.from) return RuleViolation{Law::Backward, s};
    const bool rests = i + 1 < a.steps.size() && a.steps[i + 1].from == s.to;
    if (s.to >= kOff && (s.to > kOff || !all_home(men))) return RuleViolation{Law::NotAllHome, s};
    if (s.to < kOff && !rests && contains(held, s.to)) return RuleViolation{Law::HeldByOther, s};
    carry_out(men, s);
  }
  return std::nullopt;
}

}  // namespace trictrac::referee
