// The claims of a computer player: marks, écoles, goings and wrong plays.
#include "board.h"
#include "engine/attention/hand_player.h"
#include "engine/bots/bot.h"
#include "game/match/format.h"
#include "game/match/match.h"

namespace trictrac::attention {
namespace player_test {

// Both have a grand jan to keep: 2 and 1 are worth four to who throws them.
State keeping() {
  State s = starting(Moves::Touch);
  s.stage = Stage::Roll;
  s.first_roll_done = true;
  s.board = Position{};
  s.rolls_in_releve = {20, 20};  // as the net knows such boards
  s.board.own.set(1, 3);
  s.board.other.set(24, 3);
  for (Fleche f = 7; f <= 12; ++f) s.board.own.set(f, 2);
  for (Fleche f = 13; f <= 18; ++f) s.board.other.set(f, 2);
  return s;
}

void must(HandBoard& game, Side s, const GameEvent& a) {
  const auto done = game.act(s, a);
  ASSERT_TRUE(done) << done.error().rule << " " << done.error().what;
}

template <class Wanted>
Wanted said(const HandBoard& game, Side s, std::string_view level = "lelasseux") {
  HandPlayer player(level, 1);
  const auto a = player.next(game, s);
  EXPECT_TRUE(a && std::holds_alternative<Wanted>(*a)) << (a ? name_of(kind_of(*a)) : "nothing");
  return a && std::holds_alternative<Wanted>(*a) ? std::get<Wanted>(*a) : Wanted{};
}

TEST(Attention, WithoutFaultItIsTheAssistedGame) {
  for (int seed = 1; seed <= 6; ++seed)
    for (const Moves moves : {Moves::Refused, Moves::Touch})
      for (const Pegs pegs : {Pegs::Law, Pegs::Hand}) {
        Board board(starting(moves, pegs), "lelasseux", "guiton", seed);
        for (int i = 0; i < 3000 && !board.over() && !HasFailure(); ++i)
          for (const GameEvent& a : board.turn())
            EXPECT_TRUE(kind_of(a) == EventKind::Mark || kind_of(a) == EventKind::Agree)
                << name_of(kind_of(a));
        EXPECT_TRUE(board.over());
      }
}

TEST(Attention, OfAllLevelsTheyComeToAnEnd) {
  for (const std::string_view white : bot_names())
    for (int seed = 1; seed <= 2; ++seed) {
      Board board(starting(seed % 2 ? Moves::Refused : Moves::Touch), white, bot_names()[seed], seed);
      for (int i = 0; i < 3000 && !board.over() && !HasFailure(); ++i) board.turn();
      EXPECT_TRUE(board.over()) << white;
    }
}

TEST(Attention, MarksItsRollAndWhatTheOtherGaveIt) {
  HandBoard game = tour_at(keeping());
  must(game, Side::White, RollDice{{2, 1}});
  EXPECT_EQ(said<Mark>(game, Side::White).points, 4);
  must(game, Side::White, Mark{4, {}, {}, {}});
  HandPlayer player("lelasseux", 1);
  EXPECT_FALSE(player.next(game, Side::White));
  EXPECT_FALSE(player.next(game, Side::Black));
}

TEST(Attention, SendsToSchoolBeforeItThrows) {
  HandBoard game = tour_at(keeping());
  must(game, Side::White, RollDice{{2, 1}});
  must(game, Side::White, PlayMen{{{1, 3}, {1, 2}}});
  const auto claim = said<ClaimEcole>(game, Side::Black);
  EXPECT_EQ(claim.points, 4);
  EXPECT_EQ(claim.part, MarkPart::Gained);
}

TEST(Attention, DisputesAFalseSchoolAndMaintainsARightOne) {
  HandBoard game = tour_at(keeping());
  must(game, Side::White, RollDice{{2, 1}});
  must(game, Side::White, Mark{4, {}, {}, {}});
  must(game, Side::Black, ClaimEcole{4, MarkPart::Gained});
  EXPECT_EQ(said<DisputeEcole>(game, Side::White).points, 4);

  HandBoard right = tour_at(keeping());
  must(right, Side::White, RollDice{{2, 1}});
  must(right, Side::White, PlayMen{{{1, 3}, {1, 2}}});
  must(right, Side::Black, ClaimEcole{4, MarkPart::Gained});
  EXPECT_FALSE(HandPlayer("lelasseux", 1).next(right, Side::White));
  must(right, Side::White, DisputeEcole{});
  said<Augment>(right, Side::Black);
}

TEST(Attention, HasAJanThatWasNotKeptPlayedAgain) {
  HandBoard game = tour_at(keeping());
  must(game, Side::White, RollDice{{2, 1}});
  must(game, Side::White, Mark{4, {}, {}, {}});
  must(game, Side::White, PlayMen{{{7, 9}, {7, 8}}});
  const auto remedy = said<ChooseRemedy>(game, Side::Black);
  must(game, Side::Black, remedy);
  EXPECT_EQ(said<ClaimEcole>(game, Side::Black).points, 4);
}

TEST(Attention, AgreesToAGoing) {
  State s = keeping();
  s.marks.points.white = 8;
  HandBoard game = tour_at(s);
  must(game, Side::White, RollDice{{2, 1}});
  must(game, Side::White, Mark{4, {}, {}, {}});
  must(game, Side::White, Go{});
  said<Agree>(game, Side::Black);
}

TEST(Attention, GivesTheReasonOfItsMarkAtOnce) {
  HandBoard game = tour_at(keeping());
  must(game, Side::White, RollDice{{2, 1}});
  must(game, Side::White, Mark{4, {}, {}, {}});
  must(game, Side::Black, Justify{MarkPart::Gained, {}});
  const auto reason = said<Justify>(game, Side::White);
  EXPECT_EQ(reason.jans, std::vector{Jan::GrandJanKeep});
  must(game, Side::White, reason);
  EXPECT_FALSE(HandPlayer("lelasseux", 1).next(game, Side::White));
}

// The same board where another format is played; `white` and `black` are the points.
HandBoard keeping_in(std::string_view format, int white, int black) {
  const MatchOptions options = find_format(format)->options;
  State s = keeping();
  s.options.goal = goal_of(options.format);
  s.marks.points = {white, black};
  return *Match(options, s).hand();
}

// White throws 2 and 1, which keeps the jan and is worth four, marks `points` and keeps it.
HandBoard kept_and_marked(HandBoard game, int points) {
  must(game, Side::White, RollDice{{2, 1}});
  if (points > 0) must(game, Side::White, Mark{points, {}, {}, {}});
  must(game, Side::White, PlayMen{{{1, 3}, {1, 2}}});
  return game;
}

// R9, R10: a hole made by an école obliges to hold. Black, who has eight points, does not want it; when Black
// marks a part of the école White demands the whole.
TEST(Attention, DemandsTheWholeOfASchoolWhereThatServes) {
  for (const char* format : {"tour", "ecrire-lois", "ecrire-1780", "combine"}) {
    SCOPED_TRACE(format);
    HandBoard game = kept_and_marked(keeping_in(format, 0, 8), 0);
    EXPECT_FALSE(HandPlayer("lelasseux", 1).next(game, Side::Black));
    must(game, Side::Black, ClaimEcole{2, MarkPart::Gained});
    must(game, Side::White, said<DemandWhole>(game, Side::White));
    EXPECT_EQ(game.state().marks.holes.black, 2);
  }
}

// A player who weighs nothing leaves it as it was said, and so does the strongest where it would cost
// something.
TEST(Attention, DoesNotDemandWhatWouldCostIt) {
  HandBoard game = kept_and_marked(keeping_in("tour", 0, 8), 0);
  must(game, Side::Black, ClaimEcole{2, MarkPart::Gained});
  EXPECT_FALSE(HandPlayer("valere", 1).next(game, Side::White));
  HandBoard dear = kept_and_marked(keeping_in("tour", 0, 0), 0);
  must(dear, Side::Black, ClaimEcole{2, MarkPart::Gained});
  EXPECT_FALSE(HandPlayer("lelasseux", 1).next(dear, Side::White));
}

// The école makes a hole: in a tour of twelve Black takes it. In a marqué, where the player who has made a
// hole may go and end it, Black would rather make it with the roll to come.
TEST(Attention, WeighsASchoolByWhatIsPlayedFor) {
  const HandBoard tour = kept_and_marked(keeping_in("tour", 0, 10), 0);
  EXPECT_EQ(said<ClaimEcole>(tour, Side::Black).points, 4);
  const HandBoard marque = kept_and_marked(keeping_in("ecrire-lois", 0, 10), 0);
  EXPECT_FALSE(HandPlayer("lelasseux", 1).next(marque, Side::Black));
}

// Of a weak player some mark looks other at a second look; the strongest never doubts.
TEST(Attention, AsksForWhatItDoubts) {
  int asked = 0;
  for (int seed = 1; seed <= 200; ++seed) {
    HandBoard game = tour_at(keeping());
    must(game, Side::White, RollDice{{2, 1}});
    must(game, Side::White, Mark{4, {}, {}, {}});
    const auto doubt = HandPlayer("geronte", seed).next(game, Side::Black);
    EXPECT_FALSE(HandPlayer("lelasseux", seed).next(game, Side::Black));
    if (!doubt) continue;
    ++asked;
    must(game, Side::Black, *doubt);
    EXPECT_FALSE(HandPlayer("geronte", seed).next(game, Side::Black));
    must(game, Side::White, Justify{MarkPart::Gained, {{Jan::GrandJanKeep}}});
  }
  EXPECT_GT(asked, 0);
}

TEST(Attention, TheSameQuestionHasTheSameAnswer) {
  for (int seed = 1; seed <= 40; ++seed) {
    HandBoard game = tour_at(keeping());
    must(game, Side::White, RollDice{{2, 1}});
    const auto once = HandPlayer("geronte", seed).next(game, Side::White);
    const auto again = HandPlayer("geronte", seed).next(game, Side::White);
    const auto points = [](const std::optional<GameEvent>& a) { return a ? std::get<Mark>(*a).points : 0; };
    EXPECT_EQ(points(once), points(again));
  }
}

}  // namespace player_test
}  // namespace trictrac::attention
