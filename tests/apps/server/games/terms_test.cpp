// Games of bots on a server, with all terms: the table shows the same as the library reads from the record.
#include "golden/terms.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "fixture.h"
#include "service/replay.h"
#include "table/config.h"

namespace served {
namespace terms_test {

using trictrac::test::Terms;

class ServedTerms : public WithServer, public testing::WithParamInterface<const trictrac::FormatPreset*> {
 protected:
  static std::vector<Terms> terms() {
    std::vector<Terms> all = trictrac::test::all_terms();
    std::erase_if(all, [](const Terms& t) { return t.format != GetParam()->name; });
    return all;
  }
  static Json options_of(const Terms& t) {
    Json options = Json::object();
    for (const std::string& word : trictrac::words_of(t.options)) {
      const auto option = *trictrac::name_and_value(word);
      const std::string name(option.first);
      if (trictrac::is_switch(name))
        options[name] = option.second == "on";
      else
        options[name] = option.second;
    }
    return options;
  }
  static Json body_of(const Terms& t) {
    const auto match = t.match_options();
    const Json bot{{"kind", "bot"}, {"bot", "hasard"}, {"name", "Bot"}};
    Json body{{"format", t.format},    {"match", Json::parse(trictrac::match_json(match).dump())},
              {"rules", t.rules()},    {"options", options_of(t)},
              {"white", bot},          {"black", bot},
              {"mine", Json::array()}, {"seed", std::string(64, '3')}};
    for (int player = 2; player < match.players; ++player) body["others"].push_back(bot);
    return body;
  }
};

TEST_P(ServedTerms, AreKeptToTheEnd) {
  for (const Terms& t : terms()) {
    const Reply made = http_call(port(), "POST", "/api/games", body_of(t).dump());
    ASSERT_EQ(made.status, 201) << t.tags() << made.body;
    const std::string game = made.json()["game"];
    const auto shown = Client(port()).watch(game);
    const std::string text = http_call(port(), "GET", "/api/games/" + game + ".trictrac").body;
    const auto record = trictrac::parse_record(text);
    ASSERT_TRUE(record) << t.tags() << record.error().message;
    EXPECT_EQ(record->match, t.match_options()) << t.tags();
    const auto replayed = trictrac::replay(*record);
    ASSERT_EQ(shown.size(), replayed.lines.size()) << t.tags();
    const Json last = Json::parse(shown.back()), due = Json::parse(replayed.lines.back());
    EXPECT_FALSE(last["over"].is_null()) << t.tags();
    for (const char* member : {"over", "account", "score", "trid"})
      EXPECT_EQ(last.value(member, Json()), due.value(member, Json())) << t.tags() << member;
  }
}

std::vector<const trictrac::FormatPreset*> formats() {
  std::vector<const trictrac::FormatPreset*> all;
  for (const trictrac::FormatPreset& f : trictrac::kFormats) all.push_back(&f);
  return all;
}

INSTANTIATE_TEST_SUITE_P(Formats, ServedTerms, testing::ValuesIn(formats()), [](const auto& f) {
  std::string name(f.param->name);
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace terms_test
}  // namespace served
