// The referee and the slow arbiter agree on random tours with wrong marks, claims and wrong plays.
#include "arbiter.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "game/chance/random.h"
#include "game/referee/referee.h"

namespace arbiter_test {

using namespace trictrac;
using namespace trictrac::referee;

int tours() {
  const char* n = std::getenv("TRICTRAC_REFEREE_TOURS");
  return n ? std::atoi(n) : 2000;
}

// The last men of the one who throws first.
State bearing_off(State s, Random& random) {
  for (int man = 0; man < 2; ++man) {
    const Fleche f = 19 + random.below(6);
    s.board.own.set(f, s.board.own.on(f) + 1);
  }
  s.board.own.off = kMenPerSide - 2;
  for (Fleche f = 13; f <= 18; ++f) s.board.other.set(f, f < 16 ? 3 : 2);
  return s;
}

// Boards on which rolls give much: both have a grand jan to keep, or much to hit.
State somewhere(Random& random) {
  State s;
  s.options.marking = Marking::Hand;
  if (random.below(2)) s.options.moves = Moves::Touch;
  if (random.below(2)) s.options.pegs = Pegs::Hand;
  if (random.below(4)) s.options.hand_law = HandLaw::Amended;
  if (random.below(5) == 0) return s;
  s.stage = Stage::Roll;
  s.first_roll_done = true;
  s.board = Position{};
  if (random.below(4) == 0) return bearing_off(s, random);
  for (Fleche f = 7; f <= 12; ++f) s.board.own.set(f, 2);
  s.board.own.set(1 + random.below(6), 3);
  for (Fleche f = 13; f <= 18; ++f) s.board.other.set(f, 2);
  const Fleche lone = 19 + random.below(6);
  s.board.other.set(lone, 1);
  s.board.other.set(lone == 24 ? 23 : 24, 2);
  return s;
}

// The number of times that rare events came up.
struct Met {
  int borne_off = 0, put_right = 0, pegged = 0, early = 0, invited = 0;
};

class Both {
 public:
  Both(int seed, Met& met)
      : met_(met),
        random_(seed),
        game_(somewhere(random_)),
        arbiter_(game_.state().stage == Stage::Lead ? -1 : 0, by_hand(),
                 game_.state().options.hand_law == HandLaw::Amended) {}

  void play() {
    for (int i = 0; i < 120 && going_on(); ++i) {
      const Side side = random_.below(2) ? Side::White : Side::Black;
      one(side, index(side), random_.below(20));
    }
  }

 private:
  bool by_hand() const { return game_.state().options.pegs == Pegs::Hand; }
  bool going_on() const { return game_.state().stage != Stage::Over && !::testing::Test::HasFailure(); }

  bool act(Side side, const GameEvent& a) {
    const auto done = game_.act(side, a);
    const char* const color = side == Side::White ? "W " : "B ";
    if (done) log_ += color + std::string(name_of(kind_of(a))) + particulars(a) + "; ";
    last_ = color + std::string(name_of(kind_of(a))) + particulars(a);
    return done.has_value();
  }

  std::string particulars(const GameEvent& a) const {
    const auto of = [](MarkPart part) { return part == MarkPart::Received ? " received" : " gained"; };
    if (const auto* m = std::get_if<Mark>(&a)) return " " + mark_text(*m);
    if (const auto* m = std::get_if<ClaimEcole>(&a)) return " " + std::to_string(m->points) + of(m->part);
    if (const auto* m = std::get_if<Rectify>(&a)) return of(m->part);
    if (!std::holds_alternative<RollDice>(a)) return "";
    const Turn& t = game_.turn();
    return " (" + std::to_string(t.events.points_roller()) + ", " + std::to_string(t.events.points_other()) +
           ", " + std::to_string(points_of_obligation(t)) + ")";
  }

  static std::string mark_text(const Mark& m) {
    std::string text = std::to_string(m.points);
    if (m.holes) text += " holes " + std::to_string(*m.holes);
    if (m.jeton) text += *m.jeton ? " jeton" : " no jeton";
    if (m.pavillon) text += *m.pavillon ? " pavillon" : " no pavillon";
    return text;
  }

  void one(Side side, int s, int what) {
    const bool received = random_.below(2);
    const MarkPart part = received ? MarkPart::Received : MarkPart::Gained;
    const int points = 2 + 2 * random_.below(random_.below(2) ? 3 : 8);
    const int of = random_.below(3) - 1;  // which school is answered, or the last
    std::optional<MarkPart> about;
    if (of >= 0) about = static_cast<MarkPart>(of);
    bool here = false, there = false;
    switch (what) {
      case 0:
      case 1: return roll(side, s);
      case 2:
      case 3: return play_men(side, s);
      case 4:
      case 5: return mark(side, s);
      case 6: here = act(side, Hold{}), there = arbiter_.hold(s); break;
      case 7: here = act(side, Go{}), there = arbiter_.go(s); break;
      case 8: here = act(side, Agree{}), there = arbiter_.agree(s); break;
      case 9: here = act(side, Object{}), there = arbiter_.object(s); break;
      case 10:
      case 11:
        here = act(side, ClaimEcole{points, part}), there = arbiter_.school(s, points, received);
        break;
      case 12: here = act(side, Rectify{part}), there = arbiter_.rectify(s, received); break;
      case 13: here = act(side, DemandWhole{about}), there = arbiter_.whole(s, of); break;
      case 14: here = act(side, DisputeEcole{{}, about}), there = arbiter_.false_school(s, of); break;
      case 16:
      case 19: return remedy(side);
      case 17: return invite(side, s);
      case 18: return roll(side, s);
      case 15: here = act(side, Augment{about}), there = arbiter_.augment(s, of); break;
    }
    compare(here, there);
  }

  void invite(Side side, int s) {
    const bool here = act(side, Invite{});
    met_.invited += here;
    compare(here, arbiter_.invite(s));
  }

  void throw_early(Side side, int s) {
    const bool here = act(side, RollDice{random_.roll()});
    met_.early += here;
    compare(here, arbiter_.early(s));
  }

  twin::Worth worth_of_roll(bool playable) const {
    const Turn& t = game_.turn();
    return {t.events.points_roller(), t.events.points_other(), points_of_obligation(t),
            playable && t.plays[0].size > 0};
  }

  void roll(Side side, int s) {
    EXPECT_EQ(game_.throws_early(side), arbiter_.throws_early(s)) << log_;
    if (game_.throws_early(side)) return throw_early(side, s);
    const Roll roll = random_.roll();
    if (const auto& p = game_.pending().played; p && p->by != side && fault_of(attempt(*p)) == "R27") return;
    const bool here = act(side, RollDice{roll});
    if (!here && game_.pending().phase == Phase::Lead) return;  // equal dice
    compare(here, arbiter_.roll(s, worth_of_roll(here)));
  }

  Attempt attempt(const referee::LastPlay& p) const {
    return {p.before, p.roll, game_.state().options, p.steps};
  }

  // Rightly, or one of the possible plays that does not do what it must, or anything.
  std::vector<Step> some_steps(const State& s) {
    if (random_.below(2)) {
      const Play play = game_.turn().plays[random_.below(game_.turn().plays.size())];
      return {play.begin(), play.end()};
    }
    if (s.options.moves == Moves::Touch && random_.below(3) == 0) {
      const int from = 1 + random_.below(24), to = std::min(int{kOff}, from + 1 + random_.below(8));
      return {{static_cast<std::uint8_t>(from), static_cast<std::uint8_t>(to)}};
    }
    const std::vector<Sequence> ways = possible_sequences(s.board, s.roll, s.options);
    const Sequence& way = ways[random_.below(static_cast<int>(ways.size()))];
    return {way.steps, way.steps + way.size};
  }

  static Men moved(Men men, const std::vector<Step>& steps) {
    for (const Step& s : steps) men.take(s.from), men.arrive(s.to);
    return men;
  }

  void play_men(Side side, int s) {
    const State before = game_.state();
    if (before.to_act != side) return;
    if (game_.pending().phase == Phase::Again) return play_again(side);
    if (game_.pending().phase != Phase::Play) return;
    const std::vector<Step> steps = some_steps(before);
    const Attempt a{before.board, before.roll, before.options, steps};
    if (impossible(a)) return;
    const Men men = moved(before.board.own, steps);
    const Obligation o = game_.turn().obligation;
    const bool taken = men.off == kMenPerSide;
    const bool done = o.kind == Obligation::Kind::TakeLast ? taken : (at_least(men, 2) & o.jan) == o.jan;
    const bool touch = before.options.moves == Moves::Touch;
    const int unplayed = touch ? 2 * left_unplayed(a) : 0;
    if (!touch && fault_of(a)) return;
    const bool early = arbiter_.early_pending();
    if (!act(side, PlayMen{Steps(steps)}))
      return;  // as was demanded, R26; no man alone on a coin beside early dice
    met_.borne_off += taken;
    bool there = arbiter_.play(s, done, unplayed, taken, !steps.empty());
    if (early && !taken) {
      there = there && arbiter_.roll(1 - s, worth_of_roll(true));
      EXPECT_TRUE(game_.cures(other(side)).empty()) << log_;
    }
    compare(true, there);
  }

  // As the remedy demands.
  void play_again(Side side) {
    const referee::LastPlay p = *game_.pending().played;
    for (const Sequence& way : ways_to_meet(attempt(p), *game_.pending().demand)) {
      if (!act(side, PlayMen{Steps(std::span(way.steps, way.size))})) continue;
      arbiter_.replayed(0, after(p.before.own, play_of(way)).off == kMenPerSide);
      return compare(true, true);
    }
  }

  void remedy(Side side) {
    const std::vector<Cure> all = game_.cures(side);
    if (all.empty()) return;
    const int n = random_.below(static_cast<int>(all.size()));
    const Cure cure = all[n];
    const bool of_a_play = game_.pending().played && cure.rule != "" && !game_.pending().demand;
    const auto played = game_.pending().played;
    const bool trespass = game_.pending().phase == Phase::Play && !(played && played->by != side);
    if (!of_a_play && !trespass) return;
    const int helpless = played ? 2 * (cure.helpless - left_unplayed(attempt(*played))) : 0;
    if (!act(side, ChooseRemedy{n + 1}) || trespass) return;
    met_.put_right += cure.does != Cure::Does::Leave;
    if (cure.does == Cure::Does::Place) arbiter_.placed(helpless, cure.men.off == kMenPerSide);
    if (cure.does == Cure::Does::Again) arbiter_.undone(helpless);
    compare(true, true);
  }

  void mark(Side side, int s) {
    const Turn& t = game_.turn();
    const bool own = game_.state().to_act == side && game_.pending().phase == Phase::Play;
    int points = own ? t.events.points_roller() : t.events.points_other();
    if (random_.below(3) == 0) points = 2 * random_.below(8);
    Mark m{points, {}, {}, {}};
    if (by_hand()) peg(m, side, own ? MarkPart::Gained : MarkPart::Received);
    const auto said = [](const std::optional<bool>& taken) { return taken ? int{*taken} : -1; };
    const twin::Pegs pegs{m.holes.value_or(0), said(m.jeton), said(m.pavillon)};
    const bool here = act(side, m);
    met_.pegged += here && pegs.holes > 0;
    compare(here, arbiter_.mark(s, points, pegs));
  }

  // Rightly, or any number of holes; now and then the second jeton or the pavillon is forgotten, or put there
  // after all.
  void peg(Mark& m, Side side, MarkPart part) {
    const int due = game_.holes_due(side, part, m.points);
    if (const int n = random_.below(6); n != 0) m.holes = n < 4 ? due : random_.below(4);
    if (random_.below(5) == 0) m.jeton = random_.below(2) == 0;
    if (random_.below(5) == 0) m.pavillon = random_.below(2) == 0;
  }

  void compare(bool here, bool there) {
    EXPECT_EQ(here, there) << log_ << "\n" << last_;
    const Marks& m = game_.state().marks;
    twin::Account a;
    for (const Side s : kSides) {
      a.points[index(s)] = m.points[s];
      a.holes[index(s)] = m.holes[s];
      a.second[index(s)] = m.double_jeton == s;
      a.flag[index(s)] = held_by(m.pavillon, s);
    }
    a.flag_lost = m.pavillon == Pavillon::Lost;
    const twin::Account b = arbiter_.account();
    EXPECT_EQ(a.points, b.points) << log_ << "\n" << last_;
    EXPECT_EQ(a.holes, b.holes) << log_ << "\n" << last_;
    EXPECT_EQ(a.second, b.second) << log_ << "\n" << last_;
    EXPECT_EQ(a.flag, b.flag) << log_ << "\n" << last_;
    EXPECT_EQ(a.flag_lost, b.flag_lost) << log_ << "\n" << last_;
  }

  Met& met_;
  Random random_;
  Referee game_;
  twin::Arbiter arbiter_;
  std::string log_, last_;
};

TEST(Referee, AgreesWithTheSlowArbiter) {
  Met met;
  for (int seed = 1; seed <= tours() && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    Both(seed, met).play();
  }
  EXPECT_GT(met.borne_off, tours() / 50);
  EXPECT_GT(met.put_right, tours() / 50);
  EXPECT_GT(met.pegged, tours() / 5);
  EXPECT_GT(met.early, tours());
  EXPECT_GT(met.invited, tours() / 50);
}

}  // namespace arbiter_test
