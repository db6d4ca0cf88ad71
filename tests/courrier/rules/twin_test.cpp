// The legal plays compared with a second implementation of the rules.
#include "twin.h"

#include "board.h"

namespace trictrac::courrier {
namespace twin_test {

twin::Way way_of(const Play& p) {
  twin::Way way;
  for (const Step& s : p) way.emplace_back(s.from, s.to);
  return way;
}

std::array<std::uint64_t, 4> key(const Men& m) { return {m.words[0], m.words[1], m.words[2], m.off}; }

void compare(const Position& p, Roll r) {
  const std::set<twin::Way> expected = twin::ways(p, r);
  std::set<twin::Way> found;
  std::set<std::array<std::uint64_t, 4>> results;
  for (const Play& play : legal_sequences(p, r)) {
    found.insert(way_of(play));
    results.insert(key(after(p.own, play)));
  }
  State s;
  s.board = p;
  s.stage = Stage::Move;
  s.roll = r;
  ASSERT_EQ(found, expected) << print_position(s);
  std::set<std::array<std::uint64_t, 4>> distinct;
  for (const Play& play : legal_plays(p, r)) {
    ASSERT_TRUE(found.contains(way_of(play))) << play_text(play) << " " << print_position(s);
    ASSERT_TRUE(distinct.insert(key(after(p.own, play))).second) << "twice: " << play_text(play);
  }
  ASSERT_EQ(distinct, results) << print_position(s);
}

TEST(CourrierTwin, AgreesInGamesAtRandom) {
  Random random(24);
  for (int i = 0; i < 25; ++i)
    random_match(random, Terms{}, [](const Match& g, const LoggedEvent& a, const Effects&) {
      if (std::holds_alternative<RollDice>(a.event)) compare(g.state().board, g.state().roll);
    });
}

// Men anywhere (where the courier is through), so that blocks and bearing off meet every roll.
Position scattered(Random& random) {
  Position p;
  const Fleche first = random.below(3) ? 1 : 19;
  const int few = 1 + random.below(kMenPerSide);
  while (p.own.total() < few) p.own.add(first + random.below(25 - first));
  p.own.off = first == 19 ? static_cast<std::uint8_t>(kMenPerSide - few) : 0;
  while (p.own.total() < kMenPerSide) p.own.add(24);
  while (p.other.total() < kMenPerSide) {
    const Fleche f = 1 + random.below(24);
    if (p.own.on(across(f)) == 0) p.other.add(f);
  }
  return p;
}

TEST(CourrierTwin, AgreesOnScatteredMen) {
  Random random(7);
  for (int i = 0; i < 1500; ++i) {
    const Position p = scattered(random);
    compare(p, random.below(4) ? random.roll() : Roll{3, 3});
    if (HasFatalFailure()) return;
  }
}

}  // namespace twin_test
}  // namespace trictrac::courrier
