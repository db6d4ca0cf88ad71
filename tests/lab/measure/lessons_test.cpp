// The learner, who plays by the rules of the lessons alone.
#include "engine/players/lessons.h"

#include <gtest/gtest.h>

#include "game/match/format.h"
#include "lab/measure/contest.h"
#include "nets.h"
#include "text/play_text.h"
#include "text/trid.h"

namespace trictrac::measure {
namespace lessons_test {

using players::make_learner;

std::string answer(std::string_view trid, std::string_view player = "lessons") {
  const auto learner = make_learner(player);
  const State state = *parse_trid(trid);
  const GameEvent event = learner->choose(Match(MatchOptions{}, state));
  if (std::holds_alternative<Hold>(event)) return "hold";
  if (std::holds_alternative<Go>(event)) return "go";
  const Play play = as_play(state.board, state.roll, std::get<PlayMen>(event).steps.span());
  return play_text(play, state.roll, Numbering::OneTo24);
}

// The figures of docs/strategy.md.
TEST(Learner, AnswersAsTheLessonsTeach) {
  EXPECT_EQ(answer("TRID=GA-B--BA-B--b--a-ca----h:w:M:13:0-0:0-0:-:-:7.7"), "4/5/8");
  EXPECT_EQ(answer("TRID=KA-A-AA-------b-------bk:w:M:65:0-0:0-0:-:-:3.3"), "6/12 7/12");
  EXPECT_NE(answer("TRID=CAAB--CC---Bb-b-cb-bb-aa:w:M:42:0-0:0-0:-:-:12.12"), "1/3 8/12");
  EXPECT_EQ(answer("TRID=J-----BBA-------aaa-ab-i:w:D:55:2-0:2-0:-:-:4.3"), "hold");
  EXPECT_EQ(answer("TRID=M-----AA-------baab----i:w:D:55:2-0:2-0:-:-:4.3"), "go");
}

TEST(Learner, LacksARuleThatIsLeftOut) {
  const auto corner = "TRID=KA-A-AA-------b-------bk:w:M:65:0-0:0-0:-:-:3.3";
  EXPECT_NE(answer(corner, "lessons,without=corner"), answer(corner));
  EXPECT_EQ(answer("TRID=J-----BBA-------aaa-ab-i:w:D:55:2-0:2-0:-:-:4.3", "lessons,without=hold"), "go");
  for (const char* none : {"lesson", "lessons,", "lessons,without=", "lessons,without=net"})
    EXPECT_FALSE(make_learner(none)) << none;
}

TEST(Learner, BeatsToutabas) {
  const ArenaOptions tours{find_format("tour")->options, {}, nullptr, built_in};
  const auto taught = [](const std::string&) {
    return std::make_shared<const net::Weights>(net::built_in());
  };
  const ContestResult r = contest(tours, *read_player("lessons", taught, built_in),
                                  *read_player("toutabas", taught, built_in), {.sets = 200, .seed = 1});
  ASSERT_EQ(r.total.rounds, 400);
  EXPECT_GE(r.won().share()->interval->low, 0.6);
}

}  // namespace lessons_test
}  // namespace trictrac::measure
