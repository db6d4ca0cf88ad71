#include "game/rules/refusal.h"

#include <algorithm>

#include "game/rules/ground.h"

namespace trictrac {
namespace {

bool begins_with(const Sequence& s, std::span<const Step> steps, bool partial) {
  if (s.size < steps.size() || (!partial && s.size != steps.size())) return false;
  return std::equal(steps.begin(), steps.end(), s.steps);
}

bool any(const std::vector<Sequence>& all, std::span<const Step> steps, bool partial) {
  return std::any_of(all.begin(), all.end(),
                     [&](const Sequence& s) { return begins_with(s, steps, partial); });
}

// Returns whether the man of the step before goes on, so that it only rested there.
bool goes_on(std::span<const Step> steps, std::size_t next) {
  return next < steps.size() && steps[next].from == steps[next - 1].to;
}

// Returns how many of the steps begin a sequence in which the last of these men rests as it does here.
std::size_t longest_beginning(const std::vector<Sequence>& all, std::span<const Step> steps) {
  const auto begins = [&](std::size_t n) {
    return std::ranges::any_of(all, [&](const Sequence& s) {
      return begins_with(s, steps.first(n), true) &&
             goes_on(std::span(s.steps, s.size), n) == goes_on(steps, n);
    });
  };
  std::size_t longest = 0;
  while (longest < steps.size() && begins(longest + 1)) ++longest;
  return longest;
}

Law obligation_law(Obligation::Kind kind) {
  switch (kind) {
    case Obligation::Kind::Fill: return Law::MustFill;
    case Obligation::Kind::Keep: return Law::MustKeep;
    default: return Law::MustTakeLast;
  }
}

// Looks for the law that a single step breaks, where no sequence begins with all the steps.
class StepInspector {
 public:
  StepInspector(const Position& p, Roll roll, const RuleOptions& options)
      : p_(p), roll_(roll), options_(options), ground_(survey(p)) {}

  // Returns the law that a later step breaks; the steps before it begin some sequence.
  std::optional<RuleViolation> inspect(std::span<const Step> steps, std::size_t legal) {
    Men men = p_.own;
    bool left_a = true, left_b = true;
    for (std::size_t i = 0; i < steps.size(); ++i) {
      const Step s = steps[i];
      if (i >= 2) return RuleViolation{Law::NumberUsed, s};
      if (s.from < 1 || s.from > kLast || men.on(s.from) == 0) return RuleViolation{Law::NoMan, s};
      if (s.to <= s.from) return RuleViolation{Law::Backward, s};
      const bool rests = i + 1 < steps.size() && steps[i + 1].from == s.to;
      const std::optional<Law> law =
          s.to >= kOff ? leaving(men, s, left_a, left_b) : moving(s, rests, left_a, left_b);
      if (law && i >= legal) return RuleViolation{*law, s};
      carry_out(men, s);
    }
    return std::nullopt;
  }

 private:
  std::optional<Law> moving(Step s, bool rests, bool& left_a, bool& left_b) {
    const int distance = s.to - s.from;
    if (!use(distance, left_a, left_b)) {
      if (s.to == kCoin && (s.from == kOtherCoin - roll_.a || s.from == kOtherCoin - roll_.b))
        return puissance_law();
      return distance == roll_.a || distance == roll_.b ? Law::NumberUsed : Law::NotANumber;
    }
    if (contains(ground_.other, s.to)) return rests ? Law::RestHeld : Law::HeldByOther;
    if (rests || contains(ground_.stops, s.to)) return std::nullopt;
    if (s.to == kOtherCoin) return Law::OtherCoin;
    return contains(kRetour, s.to) ? Law::PetitJanOpen : Law::GrandJanOpen;
  }

  std::optional<Law> leaving(const Men& men, Step s, bool& left_a, bool& left_b) {
    if (!all_home(men)) return Law::NotAllHome;
    const int distance = kOff - s.from;
    const bool exact = use(distance, left_a, left_b);
    const int number = largest(left_a, left_b);
    if (!exact && number < distance) return Law::NotANumber;
    // M9: the farthest may leave by such a number always, so that this is another.
    if (options_.bearing_off == BearingOff::Provincial) return Law::ProvincialFarthest;
    const Fleche farthest = first_of(at_least(men, 1));
    if (exact || s.from == farthest) return std::nullopt;
    return farthest + number >= kOff ? Law::ExceedingFarthest : Law::ExceedingBlocked;
  }

  Law puissance_law() const {
    return coin_by_effect(p_, roll_.a, roll_.b) ? Law::PuissanceByEffect : Law::PuissanceNotOpen;
  }

  bool use(int number, bool& left_a, bool& left_b) const {
    if (left_a && number == roll_.a) return !(left_a = false);
    if (left_b && number == roll_.b) return !(left_b = false);
    return false;
  }
  int largest(bool left_a, bool left_b) const {
    return std::max(left_a ? int{roll_.a} : 0, left_b ? int{roll_.b} : 0);
  }

  const Position& p_;
  Roll roll_;
  const RuleOptions& options_;
  Ground ground_;
};

// The steps, a single one by the sum being spelled out with a rest that is open.
std::vector<Step> spell_out(const Position& p, Roll roll, std::span<const Step> steps) {
  std::vector<Step> spelled(steps.begin(), steps.end());
  if (steps.size() != 1) return spelled;
  const Step s = steps[0];
  if (s.to > kLast || s.to - s.from != roll.sum()) return spelled;
  const FlecheSet rests = survey(p).rests;
  for (const int first : {roll.a, roll.b}) {
    const auto rest = static_cast<std::uint8_t>(s.from + first);
    if (s.from >= 1 && contains(rests, rest)) return {{s.from, rest}, {rest, s.to}};
  }
  const auto rest = static_cast<std::uint8_t>(s.from + roll.a);
  return {{s.from, rest}, {rest, s.to}};
}

}  // namespace

std::vector<Sequence> legal_sequences(const Position& p, Roll roll, const RuleOptions& options,
                                      const Turn& turn) {
  std::vector<Sequence> all = possible_sequences(p, roll, options);
  std::erase_if(all, [&](const Sequence& s) { return !fulfils(p, play_of(s), turn.obligation); });
  return all;
}

std::optional<RuleViolation> refuse(const Position& p, Roll roll, const RuleOptions& options,
                                    const Turn& turn, std::span<const Step> given, bool partial) {
  const std::vector<Step> steps = spell_out(p, roll, given);
  std::vector<Sequence> all = step_sequences(p, roll, options);
  // A beginning that is no step sequence of its own (a rest that is no stop) may still lead to one.
  const auto first =
      std::find_if(all.begin(), all.end(), [&](const Sequence& s) { return begins_with(s, steps, partial); });
  if (first == all.end()) {
    const std::size_t legal = longest_beginning(all, steps);
    if (const auto found = StepInspector(p, roll, options).inspect(steps, legal)) return found;
    return RuleViolation{Law::PlayBoth, std::nullopt};
  }
  const Sequence attempt = *first;
  const WholeRoll w{roll, p.own, options};
  for (const WholeRollLaw& law : whole_roll_laws()) {
    law.apply(all, w);
    if (!any(all, steps, partial)) return RuleViolation{law.broken_by(attempt, all, w), std::nullopt};
  }
  std::erase_if(all, [&](const Sequence& s) { return !fulfils(p, play_of(s), turn.obligation); });
  if (!any(all, steps, partial)) return RuleViolation{obligation_law(turn.obligation.kind), std::nullopt};
  return std::nullopt;
}

Play as_play(const Position& p, Roll roll, std::span<const Step> given) {
  return as_put(Steps(spell_out(p, roll, given)));
}

}  // namespace trictrac
