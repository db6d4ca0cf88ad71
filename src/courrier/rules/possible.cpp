#include "courrier/rules/possible.h"

#include "base/assert.h"

namespace trictrac::courrier {
namespace {

// Returns where a man from flèche `from` lands by `number`; kOff when it leaves.
constexpr Fleche landing(Fleche from, int number) { return from + number < kOff ? from + number : kOff; }

// The man that may leave by `number`, where all are home: from the exact flèche, or the farthest by a number
// too great for it (J9).
FlecheSet leavable(FlecheSet standing, int number) {
  if (!standing) return 0;
  const Fleche farthest = first_of(standing);
  return standing & only(farthest + number > kOff ? farthest : kOff - number);
}

// Follows the steps of a roll man after man and keeps the longest sequences (J7).
class Search {
 public:
  // With `every_order` false each result of a doublet is reached in one order only.
  Search(const Position& p, Roll roll, bool every_order)
      : held_(held_by_other(p)), roll_(roll), every_order_(every_order) {
    if (roll.doublet())
      follow_doublet(p.own, 1);
    else
      follow_simple(p.own, true, true);
    if (!roll.doublet() && longest_ == 1) keep_higher(p.own);
  }
  std::vector<Play> take() { return std::move(found_); }

 private:
  // The play so far, if none is longer.
  void offer() {
    if (play_.size < longest_) return;
    if (play_.size > longest_) found_.clear();
    longest_ = play_.size;
    found_.push_back(play_);
  }

  template <class Then>
  void each_step(const Men& men, int number, FlecheSet among, Then then) {
    for (FlecheSet from = movable(men, held_, number) & among; from;) {
      const Fleche f = pop(from);
      const Step step{static_cast<std::uint8_t>(f), static_cast<std::uint8_t>(landing(f, number))};
      Men moved = men;
      carry_out(moved, step);
      play_.add(step);
      then(moved, f);
      --play_.size;
    }
  }

  void follow_simple(const Men& men, bool high, bool low) {
    offer();
    if (high)
      each_step(men, roll_.high(), kAllFleches, [&](const Men& m, Fleche) { follow_simple(m, false, low); });
    if (low)
      each_step(men, roll_.low(), kAllFleches, [&](const Men& m, Fleche) { follow_simple(m, high, false); });
  }

  // Steps by one number can always be ordered from the rearmost man on, but for the courier's.
  void follow_doublet(const Men& men, Fleche rearmost) {
    offer();
    if (play_.size == kMostSteps) return;
    const bool free_order = every_order_ || courier_of(men).has_value();
    each_step(men, roll_.a, span(rearmost, kLast),
              [&](const Men& m, Fleche f) { follow_doublet(m, free_order ? 1 : f); });
  }

  // J7: where one number alone can be played, the higher if it can.
  void keep_higher(const Men& men) {
    const FlecheSet by_higher = movable(men, held_, roll_.high());
    if (!by_higher) return;
    std::erase_if(found_, [&](const Play& p) {
      const Step s = p.steps[0];
      return !contains(by_higher, s.from) || s.to != landing(s.from, roll_.high());
    });
  }

  FlecheSet held_;
  Roll roll_;
  bool every_order_;
  Play play_;
  int longest_ = 0;
  std::vector<Play> found_;
};

}  // namespace

FlecheSet movable(const Men& men, FlecheSet held, int number) {
  TRICTRAC_ASSERT(number >= 1 && number <= 6);
  FlecheSet standing = at_least(men, 1);
  if (const auto courier = courier_of(men)) standing = only(*courier);
  const FlecheSet inside = behind(ahead(standing, number) & ~held, number);
  return all_home(men) ? inside | leavable(standing, number) : inside;
}

std::vector<Play> legal_plays(const Position& p, Roll roll) {
  TRICTRAC_ASSERT(valid(roll));
  std::vector<Play> all = Search(p, roll, false).take();
  if (roll.doublet()) return all;
  std::vector<Play> distinct;
  std::vector<Men> results;
  for (const Play& play : all) {
    const Men result = after(p.own, play);
    if (std::find(results.begin(), results.end(), result) != results.end()) continue;
    results.push_back(result);
    distinct.push_back(play);
  }
  return distinct;
}

std::vector<Play> legal_sequences(const Position& p, Roll roll) {
  TRICTRAC_ASSERT(valid(roll));
  return Search(p, roll, true).take();
}

std::vector<Step> next_steps(const std::vector<Play>& sequences, std::span<const Step> taken) {
  std::vector<Step> next;
  for (const Play& play : sequences) {
    if (play.size <= taken.size() || !std::equal(taken.begin(), taken.end(), play.begin())) continue;
    const Step s = play.steps[taken.size()];
    if (std::find(next.begin(), next.end(), s) == next.end()) next.push_back(s);
  }
  return next;
}

}  // namespace trictrac::courrier
