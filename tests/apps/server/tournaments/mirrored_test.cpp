// Mirrored boards of a match in a tournament: which games are made for each other, and what becomes of one
// whose mirrored board falls away.
#include "teams.h"

namespace hubs {
namespace mirrored_boards_test {

using event::kWhite;

class MirroredBoards : public TeamsAtAServer {
 protected:
  static contract::TournamentSettings mirrored() {
    contract::TournamentSettings asked = of_two();
    asked.mirrored = true;
    return asked;
  }
  std::string begin() {
    std::string id = make(mirrored());
    two_teams(id);
    EXPECT_EQ(pair(id), "");
    return id;
  }
  std::string game_at(const std::string& id, int board) { return at(id)->game_at({1, 1, board}); }
  // What a game says of its mirrored board; null: it has none.
  Json mirror_of(const std::string& game) {
    const auto text =
        server->answer<std::string>([&](auto then) { server->hub.game_text(game, {}, std::move(then)); });
    return text ? Json::parse(*text).value("mirror", Json()) : Json();
  }
  std::string commit_of(const std::string& game) {
    return Json::parse(
        server->answer<std::string>([&](auto then) { server->hub.game_text(game, {}, std::move(then)); })
            .value())["commit"];
  }
  void expect_mirrored(const std::string& id) {
    const std::string first = game_at(id, 1), second = game_at(id, 2);
    EXPECT_EQ(mirror_of(first), Json({{"board", 1}, {"game", second}}));
    EXPECT_EQ(mirror_of(second), Json({{"board", 2}, {"game", first}}));
    EXPECT_EQ(commit_of(first), commit_of(second)) << "one seed";
  }
};
INSTANTIATE_TEST_SUITE_P(Engines, MirroredBoards, testing::Values(StoreKind::Sqlite, StoreKind::Postgres),
                         name_of_store);

TEST_P(MirroredBoards, HaveGamesThatKnowEachOther) {
  const std::string id = begin();
  expect_mirrored(id);
  restart();
  EXPECT_TRUE(at(id)->settings.terms.mirrored);
  expect_mirrored(id);
}

TEST_P(MirroredBoards, AreForTeamsThatPlayTrictracHere) {
  contract::TournamentSettings asked = mirrored();
  EXPECT_TRUE(settings_of(asked, "123456"));
  asked.on_wood = true;
  EXPECT_FALSE(settings_of(asked, "123456"));
  asked = settings();
  asked.mirrored = true;
  EXPECT_FALSE(settings_of(asked, "123456")) << "without teams";
  for (const char* game :
       {R"({"format":"courrier","points":3})", R"({"format":"tour","options":{"marking":"hand"}})"}) {
    asked = mirrored();
    asked.game = {game};
    EXPECT_EQ(code_of(server->answer<Ptr>(
                  [&](auto then) { server->tournaments.make(asked, director, std::move(then)); })),
              "bad_option")
        << game;
  }
}

TEST_P(MirroredBoards, AreMadeAgainWithASubstituteBeforeTheFirstThrow) {
  const std::string id = begin();
  const std::string first = game_at(id, 1), second = game_at(id, 2);
  const std::int64_t emma = server->somebody("Emma");
  EXPECT_EQ(line_up(id, director.person, 1, {"Anne", "x"}, {"", "Emma"}), "");
  do_jobs();
  EXPECT_NE(game_at(id, 1), first) << "the dice are made of the shares of all four";
  EXPECT_NE(game_at(id, 2), second);
  EXPECT_TRUE(status(first).called_off && status(second).called_off);
  expect_mirrored(id);
  EXPECT_EQ(seated(game_at(id, 2)), (std::set{emma, persons["David"]}));
}

TEST_P(MirroredBoards, OneIsPlayedAloneWhereTheOtherIsDecidedBeforeTheFirstThrow) {
  const std::string id = begin();
  const std::string first = game_at(id, 1), second = game_at(id, 2);
  EXPECT_EQ(act(id, director.person, event::Forfeit{{1, 1, 2}, kWhite}), "");
  do_jobs();
  EXPECT_TRUE(status(second).forfeit);
  EXPECT_NE(game_at(id, 1), first);
  EXPECT_TRUE(status(first).called_off);
  EXPECT_TRUE(mirror_of(game_at(id, 1)).is_null());
  sit_down(game_at(id, 1));
  EXPECT_TRUE(status(game_at(id, 1)).begun);
}

TEST_P(MirroredBoards, OneWithoutAPlayerIsNotWaitedFor) {
  const std::string id = make(mirrored());
  join(id, "Anne", "Dijon");
  join(id, "Claire", "Lyon");
  join(id, "David", "Lyon");
  EXPECT_EQ(pair(id), "");
  EXPECT_TRUE(mirror_of(game_at(id, 1)).is_null());
  EXPECT_EQ(game_at(id, 2), "");
  join(id, "Bruno", "Dijon");
  do_jobs();
  expect_mirrored(id);  // nobody had thrown
}

}  // namespace mirrored_boards_test
}  // namespace hubs
