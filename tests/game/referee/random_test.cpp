// Random tours with wrong marks, claims and wrong plays: what may be said is taken, what may not changes
// nothing, no account is ever below nothing, and a game goes on from its text.
#include "game/chance/random.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "text/pending_text.h"
#include "text/trid.h"

namespace {

using namespace trictrac;
using namespace trictrac::referee;
using referee::Action;

constexpr int kTours = 300, kActions = 250;

State starting(Random& random) {
  State s;
  s.options.marking = random.below(4) ? Marking::Hand : Marking::Engine;
  s.options.moves = random.below(2) ? Moves::Touch : Moves::Refused;
  s.options.pegs = random.below(4) ? Pegs::Law : Pegs::Hand;
  return s;
}

class Players {
 public:
  explicit Players(int seed) : random_(seed), game_(starting(random_)) {}

  void play() {
    for (int i = 0; i < kActions && !::testing::Test::HasFailure(); ++i) {
      if (game_.may(Side::White).size() + game_.may(Side::Black).size() <= 1) return;
      one();
    }
  }

 private:
  void one() {
    const Side side = random_.below(2) ? Side::White : Side::Black;
    const Kind kind = static_cast<Kind>(random_.below(17));  // nobody resigns
    const Action action = some(side, kind);
    const Referee before = game_;
    const auto done = game_.act(side, action);
    const auto may = before.may(side);
    const bool timely = std::ranges::find(may, kind) != may.end();
    if (done) {
      EXPECT_TRUE(timely) << name_of(kind);
      check();
    } else {
      EXPECT_FALSE(done.error().rule.empty());
      EXPECT_FALSE(done.error().what.empty());
      EXPECT_EQ(game_.state(), before.state()) << name_of(kind);
      EXPECT_EQ(game_.pending(), before.pending()) << name_of(kind);
    }
  }

  int points() { return 2 * random_.below(random_.below(3) ? 4 : 12); }
  Part part() { return random_.below(2) ? Part::Gained : Part::Received; }

  std::optional<Part> about() { return random_.below(3) ? std::nullopt : std::optional(part()); }

  Action some(Side side, Kind kind) {
    switch (kind) {
      case Kind::Roll: return Throw{random_.roll()};
      case Kind::Mark: return mark();
      case Kind::School: return School{points(), part()};
      case Kind::Rectify: return Rectify{part()};
      case Kind::Whole: return Whole{about()};
      case Kind::FalseSchool:
        return FalseSchool{random_.below(2) ? std::optional(points()) : std::nullopt, about()};
      case Kind::Augment: return Augment{about()};
      case Kind::Reason: return Reason{};
      case Kind::Touch: return Touch{1 + random_.below(24)};
      case Kind::Adoube: return Adoube{};
      case Kind::Play: return Put{steps(side)};
      case Kind::Remedies: return AskRemedies{};
      case Kind::Remedy: return Choose{1 + random_.below(3)};
      case Kind::Hold: return Stay{};
      case Kind::Go: return Leave{};
      case Kind::Agree: return referee::Agree{};
      case Kind::Object: return Object{};
      case Kind::Resign: return GiveUp{};
    }
    return GiveUp{};
  }

  Mark mark() {
    const bool pegs = game_.state().options.pegs == Pegs::Hand;
    const bool right = random_.below(2);
    Mark m{right ? game_.turn().events.points_roller() : points(), {}, {}, {}};
    if (game_.pending().phase == Phase::Throw && right) m.points = game_.turn().events.points_other();
    if (pegs && random_.below(2)) m.holes = random_.below(3);
    return m;
  }

  std::vector<Step> steps(Side) {
    const Plays& plays = game_.turn().plays;
    if (game_.pending().phase == Phase::Play && random_.below(3)) {
      const Play& play = plays[random_.below(plays.size())];
      return {play.begin(), play.end()};
    }
    std::vector<Step> all;
    for (int n = random_.below(3); n > 0; --n) {
      const int from = 1 + random_.below(24);
      all.push_back(
          {static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(from + 1 + random_.below(8))});
    }
    return all;
  }

  void check() {
    const Marks& m = game_.state().marks;
    for (const Side s : kSides) {
      EXPECT_GE(m.holes[s], 0);
      EXPECT_TRUE(m.points[s] >= 0 && m.points[s] <= 10 && m.points[s] % 2 == 0) << m.points[s];
    }
    goes_on();
  }

  void goes_on() {
    const std::string trid = print_trid(game_);
    const auto state = parse_trid(trid);
    ASSERT_TRUE(state) << trid << " " << state.error()[0].message;
    const auto again = referee_of(*state, trid);
    ASSERT_TRUE(again) << trid << " " << again.error();
    EXPECT_EQ(print_trid(*again), trid);
    for (const Side s : kSides) EXPECT_EQ(again->may(s), game_.may(s)) << trid;
    if (random_.below(8) == 0) game_ = *again;
  }

  Random random_;
  Referee game_;
};

TEST(Referee, RandomToursWithEveryKindOfFault) {
  for (int seed = 1; seed <= kTours && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    Players(seed).play();
  }
}

}  // namespace
