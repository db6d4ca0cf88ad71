// The referee and the slow arbiter agree on random tours with wrong marks, claims and wrong plays.
#include "arbiter.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "game/chance/random.h"
#include "game/referee/referee.h"

namespace {

using namespace trictrac;
using namespace trictrac::referee;

int tours() {
  const char* n = std::getenv("TRICTRAC_REFEREE_TOURS");
  return n ? std::atoi(n) : 2000;
}

// Boards on which rolls give much: both have a grand jan to keep, or much to hit.
State somewhere(Random& random) {
  State s;
  s.options.marking = Marking::Hand;
  if (random.below(2)) s.options.moves = Moves::Touch;
  if (random.below(4) == 0) return s;
  s.stage = Stage::Roll;
  s.first_roll_done = true;
  s.board = Position{};
  for (Fleche f = 7; f <= 12; ++f) s.board.own.set(f, 2);
  s.board.own.set(1 + random.below(6), 3);
  for (Fleche f = 13; f <= 18; ++f) s.board.other.set(f, 2);
  const Fleche lone = 19 + random.below(6);
  s.board.other.set(lone, 1);
  s.board.other.set(lone == 24 ? 23 : 24, 2);
  return s;
}

class Both {
 public:
  explicit Both(int seed)
      : random_(seed), game_(somewhere(random_)), arbiter_(game_.state().stage == Stage::Lead ? -1 : 0) {}

  void play() {
    for (int i = 0; i < 120 && going_on(); ++i) {
      const Side side = random_.below(2) ? Side::White : Side::Black;
      one(side, index(side), random_.below(16));
    }
  }

 private:
  bool going_on() const { return game_.state().stage != Stage::Over && !::testing::Test::HasFailure(); }

  bool act(Side side, const referee::Action& a) {
    const auto done = game_.act(side, a);
    const char* const color = side == Side::White ? "W " : "B ";
    if (done) log_ += color + std::string(name_of(kind_of(a))) + particulars(a) + "; ";
    last_ = color + std::string(name_of(kind_of(a))) + particulars(a);
    return done.has_value();
  }

  std::string particulars(const referee::Action& a) const {
    const auto of = [](Part part) { return part == Part::Received ? " received" : " gained"; };
    if (const auto* m = std::get_if<Mark>(&a)) return " " + std::to_string(m->points);
    if (const auto* m = std::get_if<School>(&a)) return " " + std::to_string(m->points) + of(m->part);
    if (const auto* m = std::get_if<Rectify>(&a)) return of(m->part);
    if (!std::holds_alternative<Throw>(a)) return "";
    const Turn& t = game_.turn();
    return " (" + std::to_string(t.events.points_roller()) + ", " + std::to_string(t.events.points_other()) +
           ", " + std::to_string(points_of_obligation(t)) + ")";
  }

  void one(Side side, int s, int what) {
    const bool received = random_.below(2);
    const Part part = received ? Part::Received : Part::Gained;
    const int points = 2 + 2 * random_.below(random_.below(2) ? 3 : 8);
    const int of = random_.below(3) - 1;  // which school is answered, or the last
    const std::optional<Part> about = of < 0 ? std::nullopt : std::optional(static_cast<Part>(of));
    bool here = false, there = false;
    switch (what) {
      case 0:
      case 1: return roll(side, s);
      case 2:
      case 3: return play_men(side, s);
      case 4:
      case 5: return mark(side, s);
      case 6: here = act(side, Stay{}), there = arbiter_.hold(s); break;
      case 7: here = act(side, Leave{}), there = arbiter_.go(s); break;
      case 8: here = act(side, referee::Agree{}), there = arbiter_.agree(s); break;
      case 9: here = act(side, Object{}), there = arbiter_.object(s); break;
      case 10:
      case 11: here = act(side, School{points, part}), there = arbiter_.school(s, points, received); break;
      case 12: here = act(side, Rectify{part}), there = arbiter_.rectify(s, received); break;
      case 13: here = act(side, Whole{about}), there = arbiter_.whole(s, of); break;
      case 14: here = act(side, FalseSchool{{}, about}), there = arbiter_.false_school(s, of); break;
      case 15: here = act(side, Augment{about}), there = arbiter_.augment(s, of); break;
    }
    compare(here, there);
  }

  void roll(Side side, int s) {
    const Roll roll = random_.roll();
    const bool here = act(side, Throw{roll});
    const Turn& t = game_.turn();
    if (!here && game_.pending().phase == Phase::Lead) return;  // equal dice
    const twin::Worth worth{t.events.points_roller(), t.events.points_other(), points_of_obligation(t),
                            here && t.plays[0].size > 0};
    compare(here, arbiter_.roll(s, worth));
  }

  // Rightly, or one of the possible plays that does not do what it must.
  void play_men(Side side, int s) {
    const State before = game_.state();
    if (before.to_act != side || game_.pending().phase != Phase::Play) return;
    std::vector<Sequence> ways = possible_sequences(before.board, before.roll, before.options);
    const Sequence& way = ways[random_.below(static_cast<int>(ways.size()))];
    Play play = play_of(way);
    if (random_.below(2)) play = game_.turn().plays[random_.below(game_.turn().plays.size())];
    const bool done = fulfils(before.board, play, game_.turn().obligation);
    const bool out = after(before.board.own, play).off == kMenPerSide;
    if (out || (!done && before.options.moves == Moves::Refused)) return;
    compare(act(side, Put{{play.begin(), play.end()}}), arbiter_.play(s, done));
  }

  void mark(Side side, int s) {
    const Turn& t = game_.turn();
    const bool own = game_.state().to_act == side && game_.pending().phase == Phase::Play;
    int points = own ? t.events.points_roller() : t.events.points_other();
    if (random_.below(3) == 0) points = 2 * random_.below(8);
    compare(act(side, Mark{points, {}, {}, {}}), arbiter_.mark(s, points));
  }

  void compare(bool here, bool there) {
    EXPECT_EQ(here, there) << log_ << "\n" << last_;
    const Marks& m = game_.state().marks;
    twin::Account a;
    for (const Side s : kSides) {
      a.points[index(s)] = m.points[s];
      a.holes[index(s)] = m.holes[s];
      a.second[index(s)] = m.double_jeton == s;
    }
    const twin::Account b = arbiter_.account();
    EXPECT_EQ(a.points, b.points) << log_ << "\n" << last_;
    EXPECT_EQ(a.holes, b.holes) << log_ << "\n" << last_;
    EXPECT_EQ(a.second, b.second) << log_ << "\n" << last_;
  }

  Random random_;
  Referee game_;
  twin::Arbiter arbiter_;
  std::string log_, last_;
};

TEST(Referee, AgreesWithTheSlowArbiter) {
  for (int seed = 1; seed <= tours() && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    Both(seed).play();
  }
}

}  // namespace
