#include "game/referee/fault.h"

#include <algorithm>
#include <array>

#include "game/rules/ground.h"

namespace trictrac::referee {
namespace {

// Each man from where he stood to where he was put: two steps of one man are one.
std::vector<Step> men_moved(std::span<const Step> steps) {
  if (steps.size() == 2 && steps[0].to == steps[1].from) return {{steps[0].from, steps[1].to}};
  return {steps.begin(), steps.end()};
}

Men put(Men men, std::span<const Step> steps) {
  for (const Step& s : steps) {
    men.take(s.from);
    men.arrive(s.to);
  }
  return men;
}

int length(Step s) { return s.to - s.from; }
bool is_number(Roll r, int n) { return n == r.a || n == r.b; }

std::optional<Refusal> refusal_of(const Attempt& a) {
  Turn turn;
  judge(a.before, a.roll, a.options, Context{}, turn);
  return refuse(a.before, a.roll, a.options, turn, a.steps);
}

// A man put there alone may stop there.
bool stands(const Attempt& a, Step s) {
  const Men men = put(a.before.own, std::array{s});
  const bool coins = coin_stands(men.on(kCoin)) && men.on(kOtherCoin) == 0;
  return coins && (s.to >= kOff || contains(survey(a.before).stops, s.to));
}

// A fault of the man for whom `is_he` holds; of two men the other is right if a number takes him to where he
// may stop.
template <class IsHe>
std::optional<Fault> fault_of_man(const Attempt& a, Fault::What what, std::string_view rule, IsHe is_he) {
  const std::vector<Step> men = men_moved(a.steps);
  const auto he = std::ranges::find_if(men, is_he);
  if (he == men.end()) return std::nullopt;
  Fault f{what, rule, {*he}, std::nullopt};
  for (auto it = men.begin(); it != men.end(); ++it)
    if (it != he && is_number(a.roll, length(*it)) && stands(a, *it)) f.right = *it;
  return f;
}

// R27.
std::optional<Fault> alone(const Attempt& a) {
  const Men men = put(a.before.own, a.steps);
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
  const std::vector<Sequence> lawful = ways_to_meet(a, {});
  const int most = lawful.empty() ? 0 : play_of(lawful.front()).numbers;
  return std::max(0, most - static_cast<int>(a.steps.size()));
}

std::optional<Refusal> impossible(const Attempt& a) {
  if (a.steps.size() > 2) return Refusal{Law::NumberUsed, a.steps[2]};
  Men men = a.before.own;
  const FlecheSet held = at_least(a.before.other, 1);
  for (std::size_t i = 0; i < a.steps.size(); ++i) {
    const Step s = a.steps[i];
    if (!on_board(s.from) || men.on(s.from) == 0) return Refusal{Law::NoMan, s};
    if (s.to <= s.from) return Refusal{Law::Backward, s};
    const bool rests = i + 1 < a.steps.size() && a.steps[i + 1].from == s.to;
    if (s.to >= kOff && (s.to > kOff || !all_home(men))) return Refusal{Law::NotAllHome, s};
    if (s.to < kOff && !rests && contains(held, s.to)) return Refusal{Law::HeldByOther, s};
    men.take(s.from);
    men.arrive(s.to);
  }
  return std::nullopt;
}

}  // namespace trictrac::referee
