// People at one table who write to each other.
#pragma once

#include "browser.h"

namespace served {

class WithTable : public WithPeople {
 protected:
  void SetUp() override {
    WithPeople::SetUp();
    anne = somebody("Anne");
    jean = somebody("Jean");
    meet();
  }
  // Seats Anne and Jean at a new table.
  void meet(const Json& with = Json::object()) {
    Json wish = of_two();
    wish.update(with);
    const Json made = anne.post("/api/games", wish).json();
    game = made["game"];
    const Json claim{{"player", 1}, {"claim", made["claims"]["1"]}};
    ASSERT_EQ(jean.post("/api/games/" + game + "/claim", claim).status, 200);
  }
  int port() const { return server->port(); }

  // Opens a page of a person at the table, who has seen all messages there.
  std::unique_ptr<Client> page(const Browser& who) const {
    auto client = std::make_unique<Client>(port(), who.coming());
    client->join(game, Json::object(), 0);
    return client;
  }
  // Writes, and returns how the writer hears it, or the error.
  static Json write(Client& from, const Json& player, const std::string& text) {
    Json message{{"do", "talk"}, {"text", text}};
    if (!player.is_null()) message["player"] = player;
    EXPECT_TRUE(from.send(message));
    return heard(from);
  }
  // The next that was said, or an error.
  static Json heard(Client& page) {
    while (true) {
      const auto text = page.receive();
      if (!text) return {{"say", "gone"}};
      Json message = Json::parse(*text);
      if (message["say"] == "talk" || message["say"] == "talks" || message["say"] == "error") return message;
    }
  }
  // The texts of all that a new page is shown.
  Json shown_again(const Browser& who) const {
    Client client(port(), who.coming());
    Json texts = Json::array();
    for (const std::string& text : client.join(game, Json::object(), 0))
      if (const Json message = Json::parse(text); message["say"] == "talks")
        for (const Json& talk : message["talks"]) texts.push_back(talk["text"]);
    return texts;
  }

  Browser anne = Browser(0), jean = Browser(0);
  std::string game;
};

}  // namespace served
