// Games in play that everybody may watch, and private ones that only their players may see.
#include "with_hub.h"

namespace hubs {
namespace live_test {

Json hidden(Json wish) {
  wish["private"] = true;
  return wish;
}

class Watched : public WithHub {
 protected:
  // Two people sit down, each at their own page.
  Created played(const Json& wish, Principal by = {}) {
    Created made = made_with(wish, std::vector{0, 1}, "creator", by);
    join(anne, with_key(made, 0));
    join(marie, with_key(made, 1));
    until_line(anne, 1);
    return made;
  }
  // The player to move does that, and both see it.
  void done(const GameEvent& request) {
    Page& mover = anne.turn() == Side::White ? anne : marie;
    until_line(mover, anne.next_line() - 1);
    mover.session.receive(Act{anne.next_line(), anne.turn(), request});
    until_line(anne, anne.next_line());
  }
  static Created with_key(Created made, int player) {
    for (std::size_t i = 0; i < made.keys.size(); ++i)
      if (static_cast<int>(i) != player) made.keys[i].clear();
    return made;
  }
  static Created as_nobody(Created made) {
    made.keys = {"", ""};
    return made;
  }
  Json listed(Page& page) {
    for (int second = 0; second < 4; ++second) hub.lobby.tick();
    page.read();
    return page.news.empty() ? Json() : page.news.back()["live"];
  }
  void look(Page& page) {
    page.session.receive(EnterLobby{});
    loop.until([&] { return listed(page).is_array(); });
  }
  std::string code_of(const Parsed<std::string>& text) {
    return text ? "" : std::string(name_of(text.error().code));
  }
  std::string record_for(const Created& made, std::int64_t person) {
    std::optional<Parsed<std::string>> text;
    hub.record_text(made.game, {person}, [&](Parsed<std::string> t) { text = std::move(t); });
    loop.until([&] { return text.has_value(); });
    return code_of(*text);
  }
  std::string message_for(const Created& made, std::int64_t person) {
    std::optional<Parsed<std::string>> text;
    hub.game_text(made.game, {person}, [&](Parsed<std::string> t) { text = std::move(t); });
    loop.until([&] { return text.has_value(); });
    return code_of(*text);
  }

  Page anne{hub, "anne"}, marie{hub, "marie"}, viewer{hub, "viewer"};
};

TEST_F(Watched, AGameInPlayIsListedWithWhereItStandsAndHowManyLookOn) {
  look(viewer);
  EXPECT_EQ(listed(viewer), Json::array());
  const Created made = played(hubs::wish("human", "human"));
  Json game = listed(viewer).at(0);
  EXPECT_EQ(game["game"], made.game);
  EXPECT_EQ(game["format"], "tour");
  EXPECT_EQ(game["black"]["name"], "A");
  EXPECT_EQ(game["stands"]["holes"], Json({{"white", 0}, {"black", 0}}));
  EXPECT_EQ(game["stands"]["at"], Json({{"white", 0}, {"black", 1}}));
  EXPECT_EQ(game["watching"], 0);
  for (const char* inside : {"commit", "you", "lines", "start", "options"})
    EXPECT_FALSE(game.contains(inside)) << inside;
  Page third{hub, "third"};
  join(third, as_nobody(made));
  EXPECT_EQ(third.errors, std::vector<std::string>{});
  EXPECT_EQ(listed(viewer).at(0)["watching"], 1);
}

TEST_F(Watched, WhatNobodyPlaysAnyMoreIsListedNoMore) {
  look(viewer);
  const Created made = played(hubs::wish("human", "human"));
  EXPECT_EQ(listed(viewer).size(), 1U);
  now += 11 * 60 * kSecond;
  EXPECT_EQ(listed(viewer).size(), 0U) << "nothing has been done for long";
  done(anne.legal_action());
  EXPECT_EQ(listed(viewer).size(), 1U);
  for (Page* page : {&anne, &marie}) look(*page);
  EXPECT_EQ(listed(viewer).size(), 0U) << "nobody is there";
}

TEST_F(Watched, WhatIsOverAndWhatIsPlayedAgainstTheComputerIsNotListed) {
  look(viewer);
  played(hubs::wish("human", "human"));
  done(Resign{});
  EXPECT_EQ(listed(viewer).size(), 0U);
  Page alone{hub, "alone"};
  join(alone, made_with(hubs::wish("human", "commis")));
  EXPECT_EQ(listed(viewer).size(), 0U);
}

TEST_F(Watched, APrivateGameIsSeenByThoseWhoPlayItAlone) {
  constexpr std::int64_t kAnne = 7;
  look(viewer);
  const Created made = played(hidden(hubs::wish("human", "human")), {kAnne, true});
  EXPECT_EQ(listed(viewer).size(), 0U);
  Page third{hub, "third"};
  join(third, as_nobody(made));
  EXPECT_EQ(third.errors, std::vector<std::string>{"private"});
  EXPECT_EQ(third.lines, std::vector<std::string>{});
  EXPECT_EQ(message_for(made, 0), "private");
  EXPECT_EQ(record_for(made, 0), "private");
  EXPECT_EQ(record_for(made, kAnne + 1), "private");
  EXPECT_EQ(record_for(made, kAnne), "");
  EXPECT_EQ(message_for(made, kAnne), "");
}

TEST_F(Watched, AnInvitedPlayerSeesWhatAPrivateGameIs) {
  const Created made = made_with(hidden(hubs::wish("human", "human")), std::vector{0});
  EXPECT_EQ(message_for(made, 0), "");
  join(viewer, as_nobody(made));
  EXPECT_EQ(viewer.errors, std::vector<std::string>{"private"});
}

TEST_F(Watched, TheNextGameIsPrivateToo) {
  const Created made = played(hidden(hubs::wish("human", "human")));
  done(Resign{});
  anne.session.receive(Again{0, true});
  marie.session.receive(Again{1, true});
  loop.until([&] { return !store.games[made.game].next.empty(); });
  const Json config = Json::parse(store.games[store.games[made.game].next].config);
  EXPECT_EQ(config["game"]["private"], true);
}

}  // namespace live_test
}  // namespace hubs
