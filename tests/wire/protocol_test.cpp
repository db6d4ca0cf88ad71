// Messages are read strictly: everything outside the protocol is refused with its code.
#include "wire/protocol.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "wire/lobby_text.h"
#include "wire/page_message.h"

namespace trictrac {
namespace protocol_test {

std::string code_of(std::string_view message) {
  const auto parsed = parse_page_message(message);
  return parsed ? "ok" : std::string(name_of(parsed.error().code));
}
std::string game_code(std::string_view message) {
  const auto parsed = new_game_of(Json::parse(message, nullptr, false));
  return parsed ? "ok" : std::string(name_of(parsed.error().code));
}
std::string act(std::string_view action) {
  return code_of(R"({"do":"act","line":3,"side":"white","action":)" + std::string(action) + "}");
}

TEST(Protocol, ReadsAJoin) {
  const auto m = parse_page_message(R"({"do":"join","game":"abc","keys":{"1":"k","2":"l"},"since":7})");
  ASSERT_TRUE(m);
  const auto& join = std::get<Join>(*m);
  EXPECT_EQ(join.game, "abc");
  EXPECT_EQ(join.since, 7);
  EXPECT_EQ(join.keys, (std::map<int, std::string>{{1, "k"}, {2, "l"}}));
}

TEST(Protocol, ReadsActions) {
  const auto m = parse_page_message(
      R"({"do":"act","line":3,"side":"black","action":{"type":"play","steps":[[1,5],[22,25]]}})");
  ASSERT_TRUE(m);
  const auto& a = std::get<Act>(*m);
  EXPECT_EQ(a.line, 3);
  EXPECT_EQ(a.side, Side::Black);
  EXPECT_EQ(std::get<PlayMen>(a.request).steps, (Steps{{1, 5}, {22, 25}}));
  for (const char* type : {"roll", "hold", "go", "resign"})
    EXPECT_EQ(act(R"({"type":")" + std::string(type) + "\"}"), "ok");
  EXPECT_EQ(act(R"({"type":"play","steps":[]})"), "ok");
}

TEST(Protocol, ReadsWhatIsSaidToTheOthers) {
  for (const std::string_view phrase : contract::kPhrases) {
    const auto m = parse_page_message(R"({"do":"say","player":2,"phrase":")" + std::string(phrase) + "\"}");
    ASSERT_TRUE(m) << phrase;
    EXPECT_EQ(std::get<Say>(*m).player, 2);
    EXPECT_EQ(std::get<Say>(*m).phrase, phrase);
  }
  const auto m = parse_page_message(R"({"do":"again","player":1,"wish":false})");
  ASSERT_TRUE(m);
  EXPECT_EQ(std::get<Again>(*m).player, 1);
  EXPECT_FALSE(std::get<Again>(*m).wish);
}

TEST(Protocol, TakesWhoseSeatsAreMine) {
  Json game{{"mine", {2, 0}}, {"format", "tour"}};
  EXPECT_EQ(**take_mine(game), (std::vector{2, 0}));
  EXPECT_FALSE(game.contains("mine"));
  EXPECT_FALSE(*take_mine(game));
  const auto refused = [](Json bad) {
    const auto taken = take_mine(bad);
    ASSERT_FALSE(taken) << bad;
    EXPECT_EQ(taken.error().code, ErrorCode::BadMessage) << bad;
  };
  for (const char* wrong : {R"({"mine":["white"]})", R"({"mine":0})", R"({"mine":[32]})", R"({"mine":[-1]})",
                            R"({"mine":[0.5]})"})
    refused(Json::parse(wrong));
  refused({{"mine", std::vector(33, 0)}});  // more seats than there are
}

TEST(Protocol, TalkIsOneLineThatCanBeShown) {
  const auto m = parse_page_message(R"({"do":"talk","player":1,"text":"  Bien joué <b>!  "})");
  ASSERT_TRUE(m);
  EXPECT_EQ(std::get<Talk>(*m).player, 1);
  EXPECT_EQ(std::get<Talk>(*m).text, "Bien joué <b>!");
  const auto watcher = parse_page_message(R"({"do":"talk","text":"a"})");
  ASSERT_TRUE(watcher);
  EXPECT_EQ(std::get<Talk>(*watcher).player, std::nullopt);
  for (const char* wrong :
       {R"({"do":"talk","text":"  "})", R"({"do":"talk","text":"a\nb"})", R"({"do":"talk","text":"\u202eb"})",
        R"({"do":"talk","player":32,"text":"a"})", R"({"do":"talk","player":null,"text":"a"})",
        R"({"do":"talk","text":7})", R"({"do":"talk"})", R"({"do":"talk","text":"a","by":"b"})"})
    EXPECT_FALSE(parse_page_message(wrong)) << wrong;
}

TEST(Protocol, SaysWhatWasTalkedAndByWhom) {
  const ChatMessage all[] = {{1, Readers::Players, "id", 0, "Zoë", 7, "a\"b"},
                             {2, Readers::Watchers, "", {}, "", 8, ""}};
  EXPECT_EQ(message_text(contract::TalkedNow{all[0]}),
            R"({"say":"talk","n":1,"to":"players","by":"id","player":0,"name":"Zoë","at":7,"text":"a\"b"})");
  EXPECT_EQ(Json::parse(message_text(contract::Talks{{all[0], all[1]}}))["talks"][1].dump(),
            R"({"n":2,"to":"watchers","by":"","player":null,"name":"","at":8,"text":""})");
}

TEST(Protocol, SaysWhoIsThereAndWhatTheySay) {
  using namespace contract;
  EXPECT_EQ(message_text(Taken{1, "Zoë"}), R"({"say":"taken","player":1,"name":"Zoë"})");
  EXPECT_EQ(message_text(Taken{1, "Zoë", true}), R"({"say":"taken","player":1,"name":"Zoë","guest":true})");
  EXPECT_EQ(message_text(Here{{0, 1}, 2}), R"({"say":"here","players":[0,1],"watching":2})");
  EXPECT_EQ(message_text(Here{}), R"({"say":"here","players":[],"watching":0})");
  EXPECT_EQ(message_text(Said{0, "hello"}), R"({"say":"said","player":0,"phrase":"hello"})");
  EXPECT_EQ(message_text(AgainWished{}), R"({"say":"again","wish":[],"next":null})");
  EXPECT_EQ(message_text(AgainWished{{0, 1}, "id", {1, 0}}),
            R"({"say":"again","wish":[0,1],"next":"id","players":[1,0]})");
  EXPECT_EQ(message_text(Absent{}), R"({"say":"absent","player":null})");
  EXPECT_EQ(message_text(Absent{1, 30'000}), R"({"say":"absent","player":1,"claimable":30000})");
  EXPECT_EQ(message_text(Paused{}), R"({"say":"paused","why":null})");
  EXPECT_EQ(message_text(Paused{PauseReason::Return, 7}), R"({"say":"paused","why":"return","at":7})");
}

TEST(Protocol, AnOfferSaysWhatIsPlayedAndHowASeatIsTaken) {
  const std::string game =
      R"({"say":"game","game":"id","format":"tour","you":[],"commit":"c","lines":0,"white":{"name":"Zoë"}})";
  const std::string offer = offer_text(game, {{1, "code"}});
  EXPECT_EQ(Json::parse(offer),
            Json::parse(R"({"game":"id","format":"tour","white":{"name":"Zoë"},"claims":{"1":"code"}})"));
  EXPECT_EQ(lobby_text({}, {}, false), R"({"say":"lobby","offers":[],"live":[]})");
  EXPECT_EQ(lobby_text({}, {}, true), R"({"say":"lobby","offers":[],"live":[],"paused":true})");
  const std::vector<std::string_view> two{offer, offer};
  EXPECT_EQ(Json::parse(lobby_text(two, {}, false))["offers"].size(), 2u);
}

TEST(Protocol, RefusesWhatIsNoJson) {
  for (const char* text : {"", "{", "[1,", "\xff\xfe", "{\"do\":\"join\"} x", "nul"})
    EXPECT_EQ(code_of(text), "bad_json") << text;
}

TEST(Protocol, RefusesWhatIsNoMessage) {
  for (const char* text : {"1",
                           "null",
                           "[]",
                           "{}",
                           R"({"do":1})",
                           R"({"do":"dance"})",
                           R"({"do":["join"]})",
                           R"({"do":"join"})",
                           R"({"do":"join","game":1,"since":0})",
                           R"({"do":"join","game":"a","since":-1})",
                           R"({"do":"join","game":"a","since":1.5})",
                           R"({"do":"join","game":"a","since":18446744073709551615})",
                           R"({"do":"join","game":"a","since":0,"keys":{"white":"k"}})",
                           R"({"do":"join","game":"a","since":0,"keys":{"32":"k"}})",
                           R"({"do":"join","game":"a","since":0,"keys":{"00":"k"}})",
                           R"({"do":"say","player":0})",
                           R"({"do":"say","player":0,"phrase":"shout"})",
                           R"({"do":"say","player":32,"phrase":"hello"})",
                           R"({"do":"say","player":"0","phrase":"hello"})",
                           R"({"do":"say","player":0,"phrase":"hello","to":1})",
                           R"({"do":"again","player":0})",
                           R"({"do":"again","player":0,"wish":1})",
                           R"({"do":"again","player":-1,"wish":true})",
                           R"({"do":"vacation","player":0,"days":61})",
                           R"({"do":"vacation","player":0})",
                           R"({"do":"add_time","player":0,"wish":true})",
                           R"({"do":"auto_play","player":0,"wish":"on"})",
                           R"({"do":"offer"})",
                           R"({"do":"offer","claims":["a"]})",
                           R"({"do":"offer","claims":{"32":"a"}})",
                           R"({"do":"lobby","game":"a"})",
                           R"({"do":"ping","game":"a"})",
                           R"({"do":"claim_absent","player":0})",
                           R"({"do":"claim_absent","player":-1,"line":3})",
                           R"({"do":"join","game":"a","since":0,"keys":{"0":null}})",
                           R"({"do":"join","game":"a","since":0,"keys":[]})",
                           R"({"do":"join","game":"a","since":0,"more":1})",
                           R"({"do":"act","line":0,"side":"white","action":{"type":"roll"}})",
                           R"({"do":"act","line":1,"side":"green","action":{"type":"roll"}})",
                           R"({"do":"act","line":1,"side":"white"})",
                           R"({"do":"why","side":"white"})",
                           R"({"do":"why","side":"white","steps":[[0,1]]})"})
    EXPECT_EQ(code_of(text), "bad_message") << text;
}

TEST(Protocol, RefusesWrongActions) {
  for (const char* action :
       {"1", "null", "[]", "{}", R"({"type":"lead"})", R"({"type":"roll","dice":[1,7]})",
        R"({"type":"hold","dice":[1,2]})", R"({"type":"roll","steps":[]})", R"({"type":"play"})",
        R"({"type":"play","steps":[[1]]})", R"({"type":"play","steps":[[1,2,3]]})",
        R"({"type":"play","steps":[[1,26]]})", R"({"type":"play","steps":[[1,"2"]]})",
        R"({"type":"play","steps":[[1,2],[1,2],[1,2],[1,2],[1,2],[1,2],[1,2],[1,2],[1,2]]})"})
    EXPECT_EQ(act(action), "bad_message") << action;
}

TEST(Protocol, DeepNestingIsHarmless) {
  EXPECT_EQ(code_of(std::string(15'000, '[')), "bad_json");
  EXPECT_EQ(code_of(std::string(8'000, '[') + std::string(8'000, ']')), "bad_message");
}

constexpr const char* kSeats =
    R"("white":{"kind":"human","name":"Cloris"},"black":{"kind":"bot","bot":"commis"})";
std::string game(const std::string& members) {
  return "{" + members + (members.empty() ? "" : ",") + kSeats + "}";
}

TEST(Protocol, ReadsANewGame) {
  const auto g = new_game_of(Json::parse(
      game(R"("format":"tour","rules":"lalanne","options":{"margot":true,"lead":"coup_et_des"})")));
  ASSERT_TRUE(g) << g.error().message;
  EXPECT_EQ(g->rules, "lalanne");
  EXPECT_TRUE(g->start.options.margot);
  EXPECT_TRUE(g->start.options.pile);
  EXPECT_EQ(g->start.options.lead, Lead::CoupEtDes);
  EXPECT_EQ(g->seats[0], (Seat{"Cloris", ""}));
  EXPECT_EQ(g->seats[1], (Seat{"", "commis"}));
}

TEST(Protocol, ANewGameSurvivesPrinting) {
  const auto g =
      new_game_of(Json::parse(game(R"("rules":"lalanne","options":{"worth":"honours","pile":false})")));
  ASSERT_TRUE(g);
  const auto again = new_game_of(new_game_json(*g));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->start, g->start);
  EXPECT_EQ(again->seats, g->seats);
}

TEST(Protocol, RefusesWrongGames) {
  EXPECT_EQ(game_code("{}"), "bad_message");
  EXPECT_EQ(game_code(game(R"("colour":1)")), "bad_message");
  EXPECT_EQ(game_code(game(R"("format":"ecrire")")), "bad_option");
  EXPECT_EQ(game_code(game(R"("rules":"nobody's")")), "bad_option");
  for (const char* options :
       {"[]", R"({"pile":"on"})", R"({"bearing_off":"lyonnais"})", R"({"marking":"clerk"})",
        R"({"excess":"min"})", R"({"unknown":1})", R"({"pile":1})"})
    EXPECT_EQ(game_code(game(R"("options":)" + std::string(options))), "bad_option") << options;
  for (const char* trid : {"", "TRID=", "TRID=O----------------------o:w:O:-:0-0:12-0:-:-:0.0"})
    EXPECT_EQ(game_code(game(R"("trid":")" + std::string(trid) + "\"")), "bad_position") << trid;
}

TEST(Protocol, RefusesWrongSeats) {
  for (const char* seat :
       {"{}", "1", R"({"kind":"cat"})", R"({"kind":"bot"})", R"({"kind":"human","bot":"commis"})",
        R"({"kind":"human","age":3})", R"({"kind":"human","name":7})"})
    EXPECT_FALSE(parse_seat(*parse_json(seat))) << seat;
}

TEST(Protocol, PrintsErrorsWithTheirRefusal) {
  const ApiError e{ErrorCode::Refused, "no", RuleViolation{Law::OtherCoin, Step{9, 13}}};
  EXPECT_EQ(error_text(e), R"({"say":"error","code":"refused","message":"no","refusal":)"
                           R"({"rule":"M5","law":"other_coin","from":9,"to":13,"number":4}})");
  EXPECT_EQ(verdict_text({}, std::nullopt), R"({"say":"verdict","steps":[],"refusal":null})");
  EXPECT_EQ(ready_text(4), R"({"say":"ready","line":4})");
}

}  // namespace protocol_test
// A game that 1.0.0 stored says nothing of the paris of three; one that is asked for has today's.
TEST(Protocol, AStoredMatchOfThreeSettlesItsParisAsItDid) {
  const Json person{{"kind", "human"}};
  const Json game{{"format", "ecrire-lois"},
                  {"match", {{"players", 3}, {"rounds", 9}}},
                  {"white", person},
                  {"black", person},
                  {"others", {person}}};
  EXPECT_EQ(new_game_of(game, Whence::Stored)->match.ecrire.postillon_over, PostillonOver::WholeMatch);
  EXPECT_EQ(new_game_of(game, Whence::Asked)->match.ecrire.postillon_over, PostillonOver::EachPair);
  const Json again = new_game_json(*new_game_of(game, Whence::Asked));
  EXPECT_EQ(new_game_of(again, Whence::Stored)->match.ecrire.postillon_over, PostillonOver::EachPair);
}

}  // namespace trictrac
