// Game records: round trips, every line checked, and a whole match kept byte by byte.
// After a change that is meant, TRICTRAC_REWRITE=1 courrier_test writes the golden match again.
#include "courrier/text/record.h"

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>

#include "board.h"
#include "courrier/bot/bot.h"

namespace trictrac::courrier {
namespace record_test {

constexpr const char* kTags = "[Game \"courrier\"]\n[Points \"3\"]\n[Place \"Paris\"]\n\n";

// Lines are counted in the whole text: the tags are lines 1 to 4.
std::string error_of(const std::string& body, const std::string& tags = kTags) {
  const auto r = parse_courrier_record(tags + body);
  return r ? "" : std::to_string(r.error().line) + " " + std::string(name_of(r.error().fault));
}

Record read(const std::string& text) {
  const auto r = parse_courrier_record(text);
  EXPECT_TRUE(r) << (r ? "" : std::to_string(r.error().line) + ": " + r.error().message);
  return r.value_or(Record{});
}

TEST(CourrierRecord, IsPrintedInOneForm) {
  const std::string body = "0. W lead\n1. W 65 : 1/7 7/12\n2. B 33 : 1/4 4/7 7/10\n3. W 42 : ...\n";
  EXPECT_EQ(print_record(read(kTags + body)), kTags + body);
  EXPECT_EQ(print_record(read(
                kTags + std::string("# by hand\n1. W 65 : 1/7/12\n2. B 33 : 1/4/7/10\r\n\n3. W 42 : ...\n"))),
            kTags + body);
}

TEST(CourrierRecord, GamesOfAMatchFollowOneAnother) {
  const std::string body =
      "0. B lead\n1. B 65 : ...\nB resigns 2 : 2-0\n2. W 11 : 1/2 2/3 3/4 4/5\nW resigns 2 : 2-2\nB resigns "
      "2 : 4-2\n";
  const Record r = read(kTags + body);
  EXPECT_EQ(print_record(r), kTags + body);
  EXPECT_EQ(error_of(body + "3. B 21 : 1/3 3/4\n"), "11 out_of_order");
}

TEST(CourrierRecord, TheFirstWrongLineIsNamed) {
  EXPECT_EQ(error_of("1. W 65 : 1/7 1/6\n"), "5 refused");
  EXPECT_EQ(error_of("1. W 66 : -\n"), "5 refused");
  EXPECT_EQ(error_of("1. W 67 : 1/7\n"), "5 bad_dice");
  EXPECT_EQ(error_of("1. W 65 : 1/7/x\n"), "5 bad_play");
  EXPECT_EQ(error_of("1. W 65 1/7\n"), "5 bad_line");
  EXPECT_EQ(error_of("1. Z 65 : 1/7\n"), "5 bad_line");
  EXPECT_EQ(error_of("x. W 65 : 1/7\n"), "5 bad_line");
  EXPECT_EQ(error_of("1. W 65 : 1/7/12\n3. B 65 : 1/7/12\n"), "6 out_of_order");
  EXPECT_EQ(error_of("1. W 65 : 1/7/12\n2. W 65 : 12/18/23\n"), "6 out_of_order");
  EXPECT_EQ(error_of("1. W 65 : ...\n2. B 65 : 1/7/12\n"), "6 out_of_order");
  EXPECT_EQ(error_of("0. W lead\n0. B lead\n"), "6 out_of_order");
  EXPECT_EQ(error_of("1. W 65 : 1/7/12\nW wins\n"), "6 bad_score");
  EXPECT_EQ(error_of("B resigns 1 : 1-0\n"), "5 bad_score");
  EXPECT_EQ(error_of("B resigns 2\n"), "5 bad_line");
  EXPECT_EQ(error_of("1. W 65 : 1/7/12\n[Late \"tag\"]\n"), "6 bad_tag");
}

TEST(CourrierRecord, BadTagsAreRefused) {
  EXPECT_EQ(error_of("", "[White \"x\"]\n"), "1 bad_tag");
  EXPECT_EQ(error_of("", "[Game \"trictrac\"]\n"), "1 bad_tag");
  EXPECT_EQ(error_of("", "[Game \"courrier\"]\n[Points \"many\"]\n"), "2 bad_tag");
  EXPECT_EQ(error_of("", "[Game \"courrier\"]\n[Start \"S4=nonsense\"]\n"), "2 bad_tag");
  EXPECT_EQ(error_of("", "[Broken\n"), "1 bad_tag");
}

TEST(CourrierRecord, MayStartFromAPositionWithARollInHand) {
  const std::string tags =
      "[Game \"courrier\"]\n[Points \"3\"]\n[Start \"S4=N------a----n-----A-----:b:M:42:1-0:3\"]\n\n";
  const std::string body = "1. B 42 : 1/5 1/3\n2. W 21 : ...\n";
  EXPECT_EQ(print_record(read(tags + body)), tags + body);
  EXPECT_EQ(error_of("1. B 42 : ...\n2. B 42 : 1/5/7\n", tags), "6 out_of_order");
  EXPECT_EQ(error_of("1. B 43 : ...\n", tags), "5 bad_dice");
}

TEST(CourrierRecord, MatchesAtRandomReadBack) {
  Random random(11);
  for (int i = 0; i < 40; ++i) {
    Record record;
    record.start.terms.points = 1 + i % 4;
    random_match(random, record.start.terms, [&](const Match&, const LoggedEvent& logged, const Effects&) {
      record.events.push_back(logged);
    });
    const std::string text = print_record(record);
    const Record again = read(text);
    ASSERT_EQ(again.events, record.events);
    ASSERT_EQ(print_record(again), text);
  }
}

TEST(CourrierRecord, AnyChangeIsReadOrRefused) {
  Random random(12);
  const std::string whole =
      kTags + std::string("0. W lead\n1. W 65 : 1/7 7/12\n2. B 33 : 1/4 4/7 7/10\nB resigns 2 : 2-0\n");
  for (int i = 0; i < 20000; ++i) {
    std::string text = whole;
    for (int k = 1 + random.below(3); k > 0; --k)
      text[static_cast<std::size_t>(random.below(static_cast<int>(text.size())))] =
          whole[static_cast<std::size_t>(random.below(static_cast<int>(whole.size())))];
    const auto r = parse_courrier_record(text);
    if (!r) {
      ASSERT_FALSE(r.error().message.empty()) << text;
      continue;
    }
    const std::string printed = print_record(*r);
    ASSERT_EQ(print_record(read(printed)), printed) << text;
  }
}

// A roll that is played otherwise in variations, one of them within another, and the end of a game with one.
constexpr const char* kStudy =
    "0. W lead\n; Begin\n(\n1. W 31 : 1/4 4/5\nW resigns 2 : 0-2\n;en Why?\n)\n1. W 65 : 1/7 7/12\n"
    "2. B 33 : 1/4 4/7 7/10\n@green 1/4 7\n(\n3. W 21 : 12/14 14/15\n(\n4. B 11 : ...\n)\n"
    "4. B 22 : 10/12 12/14 14/16 16/18\n)\n3. W 42 : ...\nB resigns 2 : 2-0\n(\n4. W 65 : 1/7 7/12\n)\n";

TEST(CourrierRecord, KeepsVariationsAndWhatIsSaidOfPlaces) {
  const Record r = read(kTags + std::string(kStudy));
  EXPECT_EQ(print_record(r), kTags + std::string(kStudy));
  ASSERT_EQ(r.annotations.size(), 3u);
  EXPECT_EQ(r.annotations[0].remarks.front().text, "Begin");
  EXPECT_EQ(r.annotations[1].variations.front().annotations.front().variations.size(), 1u);
  Record bare = r;
  bare.annotations.clear();
  EXPECT_EQ(read(print_record(bare)).events, r.events);
}

TEST(CourrierRecord, NamesWhatIsWrongWithAVariation) {
  const std::string played = "1. W 65 : 1/7 7/12\n";
  EXPECT_EQ(error_of(played + "(\n2. B 33 : 1/4 4/7 7/10\n"), "6 bad_note");
  EXPECT_EQ(error_of(played + ")\n"), "6 bad_note");
  EXPECT_EQ(error_of(played + "(\n)\n"), "7 bad_note");
  EXPECT_EQ(error_of(played + "( 2\n"), "6 bad_note");
  EXPECT_EQ(error_of(played + ";\n"), "6 bad_note");
  EXPECT_EQ(error_of(played + "@pink 3\n"), "6 bad_note");
  EXPECT_EQ(error_of(played + "(\n3. B 33 : 1/4\n)\n"), "7 out_of_order");
  EXPECT_EQ(error_of(played + "(\nB wins\n)\n"), "7 bad_score");
  EXPECT_EQ(error_of(played + "(\nB resigns\n)\nW wins 2 : 2-0\n"), "9 bad_score");
  std::string deep;
  for (int i = 0; i < 13; ++i) deep += "(\n";
  EXPECT_EQ(error_of(played + deep), "18 bad_note");
}

TEST(CourrierRecord, MayPlayTheRollOfItsPositionOtherwise) {
  const std::string tags =
      "[Game \"courrier\"]\n[Points \"3\"]\n[Start \"S4=N------a----n-----A-----:b:M:42:1-0:3\"]\n\n";
  for (const char* rest : {"1. B 42 : 1/5 1/3\n", "1. B 42 : ...\n", "1. B 42 : ...\nB resigns 2 : 3-0\n"}) {
    const std::string body = "(\n1. B 42 : 1/5 20/22\n)\n" + std::string(rest);
    const auto r = parse_courrier_record(tags + body);
    EXPECT_EQ(r ? print_record(*r) : r.error().message, tags + body);
  }
}

TEST(CourrierRecord, HasAPlaceForEachLineOfPlay) {
  const StudyText study = study_text(read(kTags + std::string(kStudy)));
  std::istringstream in(study.text);
  std::vector<std::string> lines;
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  std::vector<int> parents;
  for (const StudyPlace& place : study.places) {
    parents.push_back(place.parent);
    EXPECT_EQ(lines[static_cast<std::size_t>(place.at)], place.line);
  }
  EXPECT_EQ(parents, (std::vector{-1, 0, 1, 2, 1, 4, 5, 6, 6, 5, 9, 10}));
  EXPECT_EQ(study.places[4].play, play("1/7 7/12"));
  EXPECT_FALSE(study.places[9].play);
  EXPECT_EQ(study.places[9].state.stage, Stage::Move);
  EXPECT_EQ(study.places[10].state.score.white, 2);
}

Record bots_match() {
  Record r;
  r.start.terms.points = 3;
  r.set_tag("White", "commis");
  r.set_tag("Black", "hasard");
  PerSide<std::unique_ptr<Bot>> bots{make_bot("commis", 0), make_bot("hasard", 4)};
  Random random(1789);
  Match game(r.start);
  const auto act = [&](const GameEvent& a) {
    r.events.push_back({acting_side(game, a), a});
    ASSERT_TRUE(game.act(a));
  };
  act(TakeLead{Side::Black});
  while (game.state().stage != Stage::Over) {
    act(RollDice{random.roll()});
    act(PlayMen{game.plays()[static_cast<std::size_t>(bots[game.state().to_act]->choose_play(game))]});
  }
  return r;
}

TEST(CourrierRecord, TheGoldenMatchIsTheSameByteByByte) {
  const std::string path = TRICTRAC_DATA "/golden/courrier_commis.trictrac";
  const std::string text = print_record(bots_match());
  if (std::getenv("TRICTRAC_REWRITE")) std::ofstream(path) << text;
  std::ifstream in(path);
  const std::string golden{std::istreambuf_iterator<char>(in), {}};
  EXPECT_EQ(text, golden);
  EXPECT_EQ(print_record(read(golden)), golden);
}

}  // namespace record_test
}  // namespace trictrac::courrier
