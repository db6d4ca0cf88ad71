#include "courrier/rules/refusal.h"

namespace trictrac::courrier {
namespace {

// Finds the first step that breaks a law.
class PlayInspector {
 public:
  PlayInspector(const Position& p, Roll roll)
      : men_(p.own), held_(held_by_other(p)), thrown_(roll), left_(roll) {}

  std::optional<RuleViolation> inspect(std::span<const Step> steps) {
    for (const Step& s : steps) {
      if (const auto law = broken_by(s)) return RuleViolation{*law, s};
      carry_out(men_, s);
    }
    return std::nullopt;
  }

 private:
  std::optional<Law> broken_by(Step s) {
    if (s.from < 1 || s.from > kLast || men_.on(s.from) == 0) return Law::NoMan;
    if (s.to <= s.from) return Law::Backward;
    if (s.to > kOff) return Law::NotANumber;
    if (left_.empty()) return Law::NumberUsed;
    if (const auto courier = courier_of(men_); courier && *courier != s.from) return Law::CourierFirst;
    if (s.to == kOff && !all_home(men_)) return Law::NotAllHome;
    return moving(s);
  }

  std::optional<Law> moving(Step s) {
    const int distance = s.to - s.from;
    const auto number = left_.number_of(s);
    if (!number) return thrown_.has(distance) ? Law::NumberUsed : Law::NotANumber;
    left_.spend(*number);
    if (s.to != kOff && contains(held_, s.to)) return Law::HeldByOther;
    const bool exceeds = *number > distance;
    return exceeds && s.from != first_of(at_least(men_, 1)) ? std::optional(Law::ExceedingFarthest)
                                                            : std::nullopt;
  }

  Men men_;
  FlecheSet held_;
  const Numbers thrown_;
  Numbers left_;
};

bool begins(const Play& play, std::span<const Step> steps) {
  return play.size >= steps.size() && std::equal(steps.begin(), steps.end(), play.begin());
}

}  // namespace

std::optional<RuleViolation> refuse(const Position& p, Roll roll, std::span<const Step> steps, bool partial) {
  const std::vector<Play> legal = legal_sequences(p, roll);
  const bool fits = std::any_of(legal.begin(), legal.end(), [&](const Play& play) {
    return begins(play, steps) && (partial || play.size == steps.size());
  });
  if (fits) return std::nullopt;
  if (const auto found = PlayInspector(p, roll).inspect(steps)) return found;
  // All legal plays have the same length; a single number that is not legal alone was the lower one.
  const bool one_number = !roll.doublet() && legal.front().size == 1;
  return RuleViolation{one_number && !steps.empty() ? Law::PlayHigher : Law::PlayAll, std::nullopt};
}

}  // namespace trictrac::courrier
