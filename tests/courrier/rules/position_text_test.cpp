// Positions and plays as text, there and back.
#include "board.h"
#include "text/marks_text.h"

namespace trictrac::courrier {
namespace position_text_test {

using Codes = std::vector<std::string>;
constexpr const char* kStart = "S4=O-----------o-----------:w:L:-:0-0:1";

Codes wrong(const std::string& text) {
  Codes codes;
  const auto s = parse_position(text);
  if (!s)
    for (const SetupProblem& p : s.error()) codes.push_back(p.code);
  return codes;
}

TEST(CourrierText, TheStart) {
  EXPECT_EQ(print_position(State{}), kStart);
  EXPECT_EQ(parse_position(kStart), State{});
  EXPECT_EQ(parse_position(std::string(kStart).substr(3)), State{});
}

TEST(CourrierText, BlackCountsFromHisOwnStart) {
  const auto s = parse_position("S4=N------a----n-----A-----:b:M:42:1-0:3");
  ASSERT_TRUE(s);
  EXPECT_EQ(s->board.own, men({{1, 14}, {20, 1}}));
  EXPECT_EQ(s->board.other, men({{1, 14}, {19, 1}}));
  EXPECT_EQ(s->roll, (Roll{4, 2}));
  EXPECT_EQ(s->score, (PerSide<int>{1, 0}));
  EXPECT_EQ(s->terms.points, 3);
}

TEST(CourrierText, AllThatIsWrongIsShown) {
  EXPECT_EQ(wrong("hello"), Codes{"fields"});
  EXPECT_EQ(wrong("S4=O-----------o----------:x:R:-:0-0:1"), (Codes{"turn", "fleches"}));
  EXPECT_EQ(wrong("S4=O------?----o-----------:w:Q:42:0:x;y"),
            (Codes{"fleches", "stage", "dice", "score", "terms", "key"}));
  EXPECT_EQ(wrong("S4=OB----------o-----------:w:R:-:0-0:1"), Codes{"men_count"});
  EXPECT_EQ(wrong("S4=O-----------o-----------:w:M:-:0-0:1"), Codes{"dice"});
  EXPECT_EQ(wrong("S4=O-----------o-----------:w:R:-:0-0:1;by=resignation"), Codes{"by"});
  EXPECT_EQ(wrong("S4=O-----------o-----------:w:R:-:0-0:1;won=w2"), Codes{"won"});
  EXPECT_EQ(wrong("S4=O-----------o-----------:w:R:-:0-0:100"), Codes{"terms"});
  EXPECT_TRUE(wrong("S4=------------o-----------:w:O:-:2-0:1;won=w2").empty());
  EXPECT_TRUE(wrong("S4=O-----------o-----------:w:O:-:2-0:1;won=w2;by=resignation").empty());
}

TEST(CourrierText, EveryStateOfAMatchReadsBack) {
  Random random(5);
  for (int i = 0; i < 20; ++i)
    random_match(random, Terms{1 + i % 4}, [](const Match& g, const LoggedEvent&, const Effects&) {
      ASSERT_EQ(parse_position(print_position(g.state())), g.state()) << print_position(g.state());
    });
}

TEST(CourrierText, AnyTextIsReadOrRefused) {
  Random random(6);
  const std::string alphabet = "AOabo-:;=/wLRMO0123456789. S4won=by";
  for (int i = 0; i < 20000; ++i) {
    std::string text = random.below(2) ? kStart : "";
    for (int k = 1 + random.below(12); k > 0; --k) {
      const std::size_t at = static_cast<std::size_t>(random.below(static_cast<int>(text.size()) + 1));
      text.insert(at, 1, alphabet[static_cast<std::size_t>(random.below(static_cast<int>(alphabet.size())))]);
      if (random.below(2))
        text.erase(static_cast<std::size_t>(random.below(static_cast<int>(text.size()))), 1);
    }
    const auto s = parse_position(text);
    if (s)
      ASSERT_EQ(parse_position(print_position(*s)), *s) << text;
    else
      ASSERT_FALSE(s.error().empty()) << text;
    parse_play(text);
  }
}

TEST(CourrierText, Plays) {
  EXPECT_EQ(play_text(play("1/4/7 20/o")), "1/4 4/7 20/o");
  EXPECT_EQ(play_text(play("1/4(3)")), "1/4 1/4 1/4");
  EXPECT_EQ(play_text(Play{}), "-");
  for (const char* bad : {"1", "1/", "/1", "1/25", "0/3", "1/x", "1/2(5)", "1/2(4) 3/4", "1/2/3(3)"})
    EXPECT_FALSE(parse_play(bad)) << bad;
  EXPECT_EQ(play_text(play("1/4/7 20/o"), Counted::ByOther), "13/16 16/19 8/o");
  EXPECT_EQ(parse_play("13/16 16/19 8/o", Counted::ByOther), parse_play("1/4/7 20/o"));
  EXPECT_FALSE(roll_of("70"));
  EXPECT_FALSE(roll_of("4"));
}

}  // namespace position_text_test
}  // namespace trictrac::courrier
