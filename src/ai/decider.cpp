#include "ai/decider.h"

#include <utility>

#include "ai/random_action.h"

namespace trictrac {
namespace {

constexpr int kBatch = 48;      // relevés played out before the first look
constexpr int kMostBatches = 5;
constexpr int kSure = 2;        // standard errors by which the best must lead to be taken early

// FNV-1a over what is on the board and marked: the seed of the dice.
class Seed {
 public:
  void add(std::uint64_t value) {
    for (int i = 0; i < 8; ++i, value >>= 8) h_ = (h_ ^ (value & 0xFF)) * 0x100000001B3u;
  }
  void add(const Men& men) {
    for (const std::uint64_t w : men.words) add(w);
    add(men.off);
  }
  std::uint64_t value() const { return h_; }

 private:
  std::uint64_t h_ = 0xCBF29CE484222325u;
};

// Seen by the player to act: the colour of the men changes nothing.
std::uint64_t seed_of(const State& s) {
  Seed seed;
  seed.add(s.board.own);
  seed.add(s.board.other);
  for (const Side side : {s.to_act, other(s.to_act)})
    seed.add(static_cast<std::uint64_t>(s.marks.points[side] * 64 + s.marks.holes[side]));
  seed.add(s.roll.a * 8u + s.roll.b);
  return seed.value();
}

// The same board with no goal of its own: the account tells when the round ends.
Tour endless(const Tour& tour) {
  State s = tour.state();
  s.options.goal = Goal::None;
  s.options.marking = Marking::Engine;
  return Tour(s);
}

// One way to go on, and what it brought so far.
struct Trial {
  MatchAction action;
  std::int64_t sum = 0;
  double squares = 0;
  int times = 0;
  bool exact = false;
  std::int64_t mean() const { return times ? sum / times : sum; }
};

class Decider {
 public:
  Decider(const Holding& at, int play)
      : mine_(at.tour.state().to_act), play_(at.tour.turn().plays[play]), seed_(seed_of(at.tour.state())),
        at_{endless(at.tour), at.account}, white_(tables_, at_.account, Side::White),
        black_(tables_, at_.account, Side::Black) {
    for (const MatchAction& action : lawful_decisions(at.account, mine_)) trials_.push_back({.action = action});
  }

  std::vector<Prospect> run() {
    for (int batch = 0; batch < kMostBatches && !(batch > 0 && settled()); ++batch)
      for (Trial& t : trials_) try_out(t, batch);
    std::vector<Prospect> all;
    for (const Trial& t : trials_) all.push_back({t.action, t.mean()});
    return all;
  }

 private:
  const Appraiser& mine() const { return mine_ == Side::White ? white_ : black_; }

  void try_out(Trial& t, int batch) {
    if (t.exact) return;
    if (t.action == MatchAction{Action{Go{}}}) return go(t);
    for (int i = 0; i < kBatch; ++i) hold(t, batch * kBatch + i);
  }

  void go(Trial& t) {
    Holding h = at_;
    const Followed f = follow(h, t.action);
    t.sum = mine().worth(h.account, f.first);
    t.exact = true;
  }

  // All that hold meet the same dice.
  void hold(Trial& t, int number) {
    Holding h = at_;
    Random random(seed_ + static_cast<std::uint64_t>(number));
    follow(h, t.action);
    Followed f = follow(h, Action{Playing{play_}});
    if (!f.ended) f.first = play_out(h, {&white_, &black_}, random);
    const std::int64_t worth = mine().worth(h.account, f.first);
    t.sum += worth;
    t.squares += static_cast<double>(worth) * static_cast<double>(worth);
    ++t.times;
  }

  // Is the best ahead of each other by more than chance? What was not tried out has no error of its own.
  bool settled() const {
    const Trial* best = &trials_.front();
    for (const Trial& t : trials_)
      if (t.mean() > best->mean()) best = &t;
    for (const Trial& t : trials_)
      if (&t != best && !clear(best->mean() - t.mean(), variance(*best) + variance(t))) return false;
    return true;
  }
  static bool clear(std::int64_t lead, double variance) {
    const double d = static_cast<double>(lead);
    return d * d >= kSure * kSure * variance;
  }
  // Of the mean.
  static double variance(const Trial& t) {
    if (t.times == 0) return 0;
    const double mean = static_cast<double>(t.mean());
    return (t.squares / t.times - mean * mean) / t.times;
  }

  const Side mine_;
  const Play play_;
  const std::uint64_t seed_;
  const Tables tables_ = built_in;
  const Holding at_;
  const Appraiser white_, black_;
  std::vector<Trial> trials_;
};

}  // namespace

std::vector<Prospect> prospects(const Holding& at, int play) { return Decider(at, play).run(); }

const Prospect& best_of(const std::vector<Prospect>& all) {
  const Prospect* best = &all.front();
  for (const Prospect& p : all)
    if (p.worth > best->worth) best = &p;
  return *best;
}

}  // namespace trictrac
