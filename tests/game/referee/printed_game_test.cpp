// Soumille's printed game of 1738, with its players' faults, as what they did at the board: marks forgotten,
// schools claimed, a fausse case left, a hole pegged short.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "base/narrow.h"
#include "base/overloaded.h"
#include "game/referee/referee.h"
#include "text/record/record.h"

namespace {

using namespace trictrac;
using referee::Referee;

std::string file(const std::string& path) {
  std::ifstream in(std::string(TRICTRAC_DATA) + path);
  return {std::istreambuf_iterator<char>(in), {}};
}

class Board {
 public:
  explicit Board(const State& start) : tour_(start), referee_(to_the_letter(start)) {}

  void act(const GameEvent& event) {
    const Side to_act = tour_.state().to_act, marker = tour_.state().marker;
    const auto of_turn = narrow<TurnEvent>(event);
    ASSERT_TRUE(of_turn);
    const auto followed = tour_.act(*of_turn);
    ASSERT_TRUE(followed);
    std::visit(Overloaded{
                   [&](const TakeLead& a) { must(a.first, RollDice{a.roll}); },
                   [&](const RollDice& a) { must(to_act, a); },
                   [&](const MarkAsPrinted& a) { mark(marker, a, followed->marked->holes); },
                   [&](const PlayMen& a) { must(to_act, PlayMen{a.steps}); },
                   [&](const Hold&) { must(to_act, Hold{}); },
                   [&](const Go&) {
                     must(to_act, Go{});
                     must(other(to_act), Agree{});
                   },
                   [&](const Resign& a) { must(a.side, a); },
               },
               *of_turn);
    EXPECT_EQ(referee_.state().marks, tour_.state().marks);
  }
  const Referee& at_the_board() const { return referee_; }
  int schools() const { return schools_; }

 private:
  static State to_the_letter(State s) {
    s.options.marking = Marking::Hand;
    s.options.moves = Moves::Touch;
    s.options.pegs = Pegs::Hand;
    return s;
  }
  void must(Side s, const GameEvent& a) {
    const auto done = referee_.act(s, a);
    EXPECT_TRUE(done) << done.error().rule << " " << done.error().what;
  }
  void mark(Side s, const MarkAsPrinted& m, int holes) {
    must(s, Mark{m.points, holes, {}, {}});
    if (m.ecole == 0) return;
    must(s, ClaimEcole{m.ecole, MarkPart::Gained});
    EXPECT_EQ(referee_.pending().claims.back().right, m.ecole);
    ++schools_;
  }

  Tour tour_;
  Referee referee_;
  int schools_ = 0;
};

TEST(Referee, SoumillesGameIsPlayedWithAllItsFaults) {
  const auto record = parse_record(file("/games/soumille_1738.trictrac"));
  ASSERT_TRUE(record);
  Board board(record->start);
  for (const LoggedEvent& done : record->events) {
    board.act(done.event);
    if (HasFailure()) return;
  }
  EXPECT_EQ(board.at_the_board().state().marks.holes, (PerSide<int>{12, 11}));
  EXPECT_EQ(board.at_the_board().state().outcome->winner, Side::White);
  EXPECT_EQ(board.schools(), 2);
}

}  // namespace
