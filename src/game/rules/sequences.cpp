#include "game/rules/sequences.h"

#include <algorithm>
#include <optional>

#include "game/rules/ground.h"

namespace trictrac {
namespace {

// The board while a roll is being played.
class StepGenerator {
 public:
  StepGenerator(const Position& p, Roll roll, const RuleOptions& options)
      : position_(p), roll_(roll), options_(options), ground_(survey(p)) {
    retour_full_ = (at_least(p.own, 2) & kRetour) == kRetour;
  }

  std::vector<Sequence> all() {
    found_.push_back(Sequence{});
    from_numbers(roll_.a, roll_.b);
    if (!roll_.doublet()) from_numbers(roll_.b, roll_.a);
    puissance();
    return std::move(found_);
  }

 private:
  void from_numbers(int first, int second) {
    for_each_step(position_.own, first, [&](const Sequence& one, Step step) {
      // A man may be lifted to a rest; it stops there only if the flèche is a stop.
      const bool stops = step.to == kOff || contains(ground_.stops, step.to);
      if (stops) keep(one);
      if (one.last_off) return;
      Men men = position_.own;
      carry_out(men, step);
      for_each_step(men, second, [&](const Sequence& two, Step next) {
        const bool through = next.from == step.to;
        if (!through && !stops) return;
        if (next.to != kOff && !contains(ground_.stops, next.to)) return;
        keep(join(one, two));
      });
    });
  }

  // Calls `use` with a one-step sequence for every way to move one man by `number`.
  template <class Use>
  void for_each_step(const Men& men, int number, Use use) {
    FlecheSet sources = at_least(men, 1);
    while (sources) {
      const Fleche from = pop(sources);
      if (const std::optional<Sequence> s = step(men, from, number)) use(*s, s->steps[0]);
    }
  }

  std::optional<Sequence> step(const Men& men, Fleche from, int number) const {
    Sequence s;
    s.size = 1;
    s.numbers[0] = static_cast<std::uint8_t>(number);
    s.steps[0].from = static_cast<std::uint8_t>(from);
    if (from + number < kOff) {
      if (!contains(ground_.rests, from + number)) return std::nullopt;  // M2, M3
      s.steps[0].to = static_cast<std::uint8_t>(from + number);
      return s;
    }
    if (!leaves(men, from, number, s)) return std::nullopt;
    s.steps[0].to = kOff;
    s.off = 1;
    s.exceeding = from + number > kOff;
    s.last_off = men.off == kMenPerSide - 1;
    return s;
  }

  // M8 and M9: may the man on `from` leave by this number?
  bool leaves(const Men& men, Fleche from, int number, Sequence& s) const {
    if (!all_home(men)) return false;
    const Fleche farthest = first_of(at_least(men, 1));
    if (options_.bearing_off == BearingOff::Provincial) {
      if (from == farthest && !playable_inside(men, number)) return true;
      s.privileged = retour_full_ && men.on(from) >= 3 && from + number == kOff;
      return s.privileged;
    }
    return from + number == kOff || from == farthest;
  }

  bool playable_inside(const Men& men, int number) const {
    return (ahead(at_least(men, 1), number) & ground_.stops) != 0;
  }

  static Sequence join(Sequence a, const Sequence& b) {
    a.steps[1] = b.steps[0];
    a.numbers[1] = b.numbers[0];
    a.size = 2;
    a.exceeding += b.exceeding;
    a.off += b.off;
    a.privileged = a.privileged || b.privileged;
    a.last_off = b.last_off;
    return a;
  }

  // M6; the men step onto their own coin one at a time.
  void puissance() {
    if (!coin_by_puissance(position_, roll_.a, roll_.b)) return;
    const Step one{static_cast<std::uint8_t>(kOtherCoin - roll_.a), kCoin};
    const Step two{static_cast<std::uint8_t>(kOtherCoin - roll_.b), kCoin};
    Sequence s;
    s.size = 2;
    s.steps[0] = one;
    s.steps[1] = two;
    keep(s);
    if (one == two) return;
    std::swap(s.steps[0], s.steps[1]);
    keep(s);
  }

  void keep(const Sequence& s) { found_.push_back(s); }

  const Position& position_;
  Roll roll_;
  const RuleOptions& options_;
  Ground ground_;
  bool retour_full_ = false;
  std::vector<Sequence> found_;
};

// The roll counts as played in full: both numbers, or the last man has left (P9).
bool complete(const Sequence& s) { return s.size == 2 || s.last_off; }

// M5 on the own coin; a sequence that stops halfway is judged as it stands.
void obey_coin(std::vector<Sequence>& all, const WholeRoll& w) {
  std::erase_if(all, [&](const Sequence& s) {
    return s.size > 0 && !coin_stands(after(w.before, play_of(s)).on(kCoin));
  });
}

Law coin_law(const Sequence&, const std::vector<Sequence>&, const WholeRoll& w) {
  return w.before.on(kCoin) == 0 ? Law::CoinTwoEnter : Law::CoinTwoLeave;
}

// M4: in full before the higher number alone, before the lower alone, before nothing.
int numbers_rank(const Sequence& s, Roll roll) {
  if (complete(s)) return 3;
  if (s.size == 0) return 0;
  return s.numbers[0] == roll.high() ? 2 : 1;
}

void obey_numbers(std::vector<Sequence>& all, const WholeRoll& w) {
  int best = 0;
  for (const Sequence& s : all) best = std::max(best, numbers_rank(s, w.roll));
  std::erase_if(all, [&](const Sequence& s) { return numbers_rank(s, w.roll) < best; });
}

Law numbers_law(const Sequence& s, const std::vector<Sequence>& left, const WholeRoll&) {
  if (complete(left.front())) return Law::PlayBoth;
  return s.size == 0 ? Law::PlayOne : Law::PlayHigher;
}

// M8: the fewest exceeding numbers; as in backgammon each number is played separately.
void obey_fewest(std::vector<Sequence>& all, const WholeRoll& w) {
  if (w.options.bearing_off != BearingOff::Parisian) return;
  int fewest = 2;
  for (const Sequence& s : all) fewest = std::min<int>(fewest, s.exceeding);
  std::erase_if(all, [&](const Sequence& s) { return s.exceeding > fewest; });
}

Law fewest_law(const Sequence&, const std::vector<Sequence>&, const WholeRoll&) {
  return Law::FewestExceeding;
}

bool keeps_retour(const Sequence& s, const Men& before) {
  return (at_least(after(before, play_of(s)), 2) & kRetour) == kRetour;
}

// The sequences with the fewest men off among those for which `among` holds; nothing else is touched.
template <class Among>
void fewest_off(std::vector<Sequence>& all, Among among) {
  int fewest = 2;
  for (const Sequence& s : all)
    if (among(s)) fewest = std::min<int>(fewest, s.off);
  std::erase_if(all, [&](const Sequence& s) { return among(s) && s.off > fewest; });
}

// M9: of the ways to play in full, those that take the fewest men off. Men of a full retour may leave by
// privilege, exactly on the rail, where nothing else keeps it.
void obey_inside(std::vector<Sequence>& all, const WholeRoll& w) {
  if (w.options.bearing_off != BearingOff::Provincial) return;
  if (!complete(all.front())) return;
  const auto ordinary = [](const Sequence& s) { return !s.privileged; };
  const auto privileged = [](const Sequence& s) { return s.privileged; };
  fewest_off(all, ordinary);
  const bool kept = std::any_of(all.begin(), all.end(),
                                [&](const Sequence& s) { return ordinary(s) && keeps_retour(s, w.before); });
  std::erase_if(all, [&](const Sequence& s) { return s.privileged && (kept || !keeps_retour(s, w.before)); });
  fewest_off(all, privileged);
}

Law inside_law(const Sequence&, const std::vector<Sequence>&, const WholeRoll&) {
  return Law::ProvincialInside;
}

}  // namespace

bool by_puissance(const Sequence& s) { return s.size == 2 && s.numbers[0] == 0; }

Play play_of(const Sequence& s) {
  Play p;
  p.size = s.size;
  p.numbers = s.size;
  p.steps[0] = s.steps[0];
  p.steps[1] = s.steps[1];
  if (by_puissance(s)) p.numbers = 2;
  return p;
}

std::vector<Sequence> step_sequences(const Position& p, Roll roll, const RuleOptions& options) {
  return StepGenerator(p, roll, options).all();
}

const std::vector<WholeRollLaw>& whole_roll_laws() {
  static const std::vector<WholeRollLaw> laws{
      {obey_coin, coin_law},
      {obey_numbers, numbers_law},
      {obey_fewest, fewest_law},
      {obey_inside, inside_law},
  };
  return laws;
}

std::vector<Sequence> possible_sequences(const Position& p, Roll roll, const RuleOptions& options) {
  std::vector<Sequence> all = step_sequences(p, roll, options);
  const WholeRoll w{roll, p.own, options};
  for (const WholeRollLaw& law : whole_roll_laws()) law.apply(all, w);
  return all;
}

}  // namespace trictrac
