// Acts and settings as text: what is printed is read again, and nothing else is.
#include "event/wire/act_text.h"

#include <gtest/gtest.h>

#include "acting.h"
#include "event/random/random_event.h"

namespace trictrac::event {
namespace act_text_test {

// One act of each kind, in the order of ActKind.
const EventAct kEveryAct[] = {
    AddEntrant{3, 1LL << 40, "Ruth \"la Rouge\" \n ✿", "Le Coin", 1720},
    Withdraw{3},
    Readmit{3},
    Substitute{3, 12, "Anne"},
    ExcludePair{1, 2},
    SetLineup{3, {{7, "Ruth"}, {0, "Tom"}}},
    GiveBye{{1, 2}},
    SetAway{3, true},
    StartRound{{{{1, 2}, {4, 3}}, {{5, 2}}}},
    PairAgain{{{}, {{5, 0}}}},
    CloseRound{},
    StartTable{{1, 3}, {2, 1}},
    BeginGame{{1, 2}},
    GrantTime{{1, 2}, 30},
    EnterResult{{1, 2}, {kBlack, {3, 12}}},
    CorrectResult{{1, 2}, {std::nullopt, {6, 6}}},
    AnnulResult{{1, 2}},
    Forfeit{{1, 2}, kWhite},
    LeaveTable{{1, 2}, 3},
    NoteLuck{{1, 2}, -135, 78'400},
    Pause{},
    Resume{},
    Announce{"Tea in ten minutes"},
    Appoint{1LL << 41, "Odile", StaffRole::Assistant},
    Finish{},
    Undo{17},
};
static_assert(std::size(kEveryAct) == kActNames.kSize);

Settings settings_with(const Terms& terms) {
  return {.name = "Thursday", .terms = terms, .game = R"({"format":"poule"})", .code = "012345"};
}

void expect_again(const LoggedAct& act) {
  const std::string text = print_act(act);
  EXPECT_EQ(text.find('\n'), std::string::npos);
  const auto again = parse_act(text);
  ASSERT_TRUE(again) << text << ": " << again.error().message;
  EXPECT_EQ(*again, act) << text;
  EXPECT_EQ(print_act(*again), text);
}

// Returns the error of a text that is no act.
std::string refused(const std::string& text) {
  const auto act = parse_act(text);
  EXPECT_FALSE(act) << text;
  return act ? "" : act.error().message;
}
std::string logged(const std::string& act) {
  return R"({"number":1,"by":{"role":"director","id":7},"at":5,"act":)" + act + "}";
}

TEST(ActText, TablesOfThreeAndFourAreReadAgain) {
  expect_again({1, {}, "", 5, StartRound{{{{1, 2, 3}, {4, 5, 6, 7}}, {{8, 0}}}}});
  expect_again({1, {}, "", 5, EnterResult{{1, 2}, {.amounts = {20, -5, -15}}}});
  expect_again({1, {}, "", 5, Forfeit{{1, 2}, 3}});
  for (const char* tables : {"[[1]]", "[[1,2,3,4,5]]", "[1]"})
    EXPECT_NE(refused(logged(R"({"type":"start_round","pairings":{"tables":)" + std::string(tables) +
                             R"(,"byes":[]}})")),
              "");
}

TEST(ActText, EveryActIsReadAgain) {
  for (std::size_t i = 0; i < std::size(kEveryAct); ++i) {
    const auto kind = static_cast<ActKind>(i);
    ASSERT_EQ(kind_of(kEveryAct[i]), kind);
    for (const Role role : {Role::Server, Role::Officer, Role::Director, Role::Assistant, Role::Entrant})
      for (const char* why : {"", "said so"})
        expect_again({int(i) + 1, {role, 9}, why, 1'800'000'000, kEveryAct[i]});
    EXPECT_NE(print_act({1, {}, "", 0, kEveryAct[i]}).find(R"("type":")" + std::string(name_of(kind)) + '"'),
              std::string::npos);
  }
}

TEST(ActText, AGameOfAMatchIsNamed) {
  expect_again({1, kDirector, "", 0, EnterResult{{1, 2, 3}, {kWhite, {12, 4}}}});
  EXPECT_NE(print_act({1, kDirector, "", 0, BeginGame{{1, 2, 3}}}).find(R"("board":3)"), std::string::npos);
  EXPECT_EQ(print_act({1, kDirector, "", 0, BeginGame{{1, 2}}}).find("board"), std::string::npos)
      << "as before there were matches";
}

TEST(ActText, RandomEventsAreReadAgain) {
  Random random(11);
  constexpr System kAll[] = {System::Swiss, System::RoundRobin, System::Knockout, System::DoubleKnockout};
  std::size_t acts = 0;
  for (int i = 0; i < 200; ++i) {
    const Event played = random_event(random, {.system = kAll[i % 4], .most_entrants = 20});
    const auto settings = parse_settings(print_settings(settings_with(played.state().terms)));
    ASSERT_TRUE(settings) << settings.error().message;
    Event again(settings->terms);
    for (const LoggedAct& line : played.log()) {
      const auto read = parse_act(print_act(line));
      ASSERT_TRUE(read) << read.error().message;
      ASSERT_TRUE(again.apply(*read));
    }
    EXPECT_EQ(again.state(), played.state());
    acts += played.log().size();
  }
  EXPECT_GT(acts, 10'000u);
}

TEST(ActText, IsReadStrictly) {
  EXPECT_EQ(refused(logged(R"({"type":"fly"})"))
                .find("an act must be an object with \"type\": one of "
                      "add_entrant, withdraw, readmit, "),
            0u);
  const std::pair<const char*, const char*> kActs[] = {
      {R"({"type":"withdraw"})", "the member \"entrant\" is missing"},
      {R"({"type":"withdraw","entrant":1.5})", "\"entrant\" must be a whole number from 0 to 2147483647"},
      {R"({"type":"withdraw","entrant":-1})", "\"entrant\" must be a whole number from 0 to 2147483647"},
      {R"({"type":"withdraw","entrant":1,"so":1})", "the member \"so\" is unknown here"},
      {R"({"type":"forfeit","at":{"round":1,"table":1}})", "the member \"winner\" is missing"},
      {R"({"type":"forfeit","at":{"round":1,"table":1},"winner":4})",
       "\"winner\" must be a whole number from 0 to 3"},
      {R"({"type":"forfeit","at":{"round":1},"winner":0})", "the member \"table\" is missing"},
      {R"({"type":"enter_result","at":{"round":1,"table":1},"result":{"winner":0,"holes":[1]}})",
       "\"holes\" must be two numbers"},
      {R"({"type":"start_round","pairings":{"tables":[[1,"2"]],"byes":[]}})",
       "\"tables\" must be a whole number from 0 to 2147483647"},
      {R"({"type":"announce","text":7})", "\"text\" must be a string"},
  };
  for (const auto& [act, error] : kActs) EXPECT_EQ(refused(logged(act)), error) << act;
  EXPECT_EQ(refused(R"({"number":1,"by":{"role":"king","id":7},"at":5,"act":{"type":"pause"}})"),
            "\"role\" is server, officer, director, assistant or entrant");
  EXPECT_EQ(refused("[]"), "expected a JSON object here");
  EXPECT_FALSE(refused("{").empty());
}

// Everybody of a random event leaves, one after another.
TEST(ActText, WithoutAPersonTheirResultsStay) {
  Random random(12);
  for (int i = 0; i < 20; ++i) {
    const Event played = random_event(random, {.most_entrants = 12});
    Event named(played.state().terms);
    std::vector<std::string> texts;
    const auto act = [&](LoggedAct line) {
      if (auto* entry = std::get_if<AddEntrant>(&line.act)) {
        entry->person = 7'000'000 + entry->entrant;
        entry->name = "Anne" + std::to_string(entry->entrant) + " d'Été";
      }
      line.why = "Anne3 d'Été and Anne33 d'Étés";
      if (line.by.role != Role::Server) line.by.id = 7'000'003;
      ASSERT_TRUE(named.apply(line));
      texts.push_back(print_act(line));
    };
    for (const LoggedAct& line : played.log()) act(line);
    act({named.next_number(), kDirector, "", 0, Announce{"Well played, Anne3 d'Été!"}});
    for (const Entrant& entrant : named.state().entrants) texts = without_person(texts, entrant.person);
    EXPECT_EQ(fault_of(print_settings(settings_with(played.state().terms)), texts), "");
    Event erased(played.state().terms);
    for (const std::string& text : texts) {
      EXPECT_EQ(text.find(":70000"), std::string::npos) << text;
      EXPECT_EQ(text.find("Anne3 "), std::string::npos) << text;
      ASSERT_TRUE(erased.apply(parse_act(text).value()));
    }
    EXPECT_EQ(erased.log().back().act, EventAct(Announce{"Well played, ?!"}));
    EXPECT_EQ(erased.log().back().why, "? and Anne33 d'Étés");
    EXPECT_EQ(erased.state().rounds, named.state().rounds);
    for (const Entrant& entrant : erased.state().entrants) EXPECT_EQ(entrant.name, kErasedName);
  }
}

TEST(ActText, OthersStayWhenAPersonGoes) {
  const std::vector<std::string> texts{
      print_act({1, {Role::Director, 7}, "", 0, AddEntrant{1, 7, "Anne", "Coin", 1500}}),
      print_act({2, {Role::Entrant, 7}, "Anne came", 0, AddEntrant{7, 8, "Annette", "Coin", 1500}}),
      print_act({3, {Role::Director, 9}, "", 0, Substitute{7, 7, "Nan"}}), "no act",
      print_act({4, {Role::Server, 0}, "for Nan", 0, Withdraw{7}})};
  const std::vector<std::string> erased = without_person(texts, 7);
  EXPECT_EQ(erased[0], print_act({1, {Role::Director, 0}, "", 0, AddEntrant{1, 0, "?", "", 1500}}));
  EXPECT_EQ(erased[1],
            print_act({2, {Role::Entrant, 7}, "? came", 0, AddEntrant{7, 8, "Annette", "Coin", 1500}}));
  EXPECT_EQ(erased[2], print_act({3, {Role::Director, 9}, "", 0, Substitute{7, 0, "?"}}));
  EXPECT_EQ(erased[3], "no act");
  EXPECT_EQ(erased[4], print_act({4, {Role::Server, 0}, "for ?", 0, Withdraw{7}}));
  EXPECT_EQ(without_person(erased, 7), erased);
}

TEST(ActText, ALogThatNoEventTakesHasAFault) {
  const std::string settings = print_settings(settings_with({.rounds = 3}));
  const std::string entry = print_act({1, kDirector, "", 0, AddEntrant{1, 7, "Anne", "", 1500}});
  EXPECT_EQ(fault_of(settings, std::vector{entry}), "");
  EXPECT_EQ(fault_of("{}", {}), "its settings: the member \"name\" is missing");
  EXPECT_EQ(fault_of(settings, std::vector{entry, entry}),
            "act 2: the event has changed meanwhile: look at it, and decide again");
  EXPECT_EQ(fault_of(settings, std::vector<std::string>{"[]"}), "act 1: expected a JSON object here");
}

TEST(ActText, WhoPlaysForATeamIsErasedToo) {
  const std::string settings =
      print_settings(settings_with({.rounds = 3, .boards = 2, .tie_breaks = {TieBreak::BoardPoints}}));
  const std::vector<std::string> texts{
      print_act({1, kDirector, "", 0, AddEntrant{1, 9, "Le Coin", "", 1500}}),
      print_act({2, kDirector, "Anne is back", 0, SetLineup{1, {{5, "Anne"}, {8, "Bruno"}}}})};
  EXPECT_EQ(fault_of(settings, texts), "");
  const std::vector<std::string> erased = without_person(texts, 5);
  EXPECT_EQ(fault_of(settings, erased), "");
  EXPECT_EQ(erased[0], texts[0]);
  EXPECT_EQ(erased[1], print_act({2, kDirector, "? is back", 0, SetLineup{1, {{0, "?"}, {8, "Bruno"}}}}));
}

TEST(ActText, WhoDirectsIsErasedToo) {
  const std::string settings = print_settings(settings_with({.rounds = 3}));
  const std::vector<std::string> texts{
      print_act({1, {}, "", 0, Appoint{7, "Anne", StaffRole::Director}}),
      print_act({2, kDirector, "", 0, Appoint{8, "Bruno", StaffRole::Assistant}}),
      print_act({3, kDirector, "Bruno left", 0, Appoint{8, "Bruno", {}}}),
      print_act({4, kDirector, "", 0, Appoint{7, "Anne", StaffRole::Officer}})};
  EXPECT_EQ(fault_of(settings, texts), "");
  const std::vector<std::string> erased = without_person(without_person(texts, 8), 7);
  EXPECT_EQ(fault_of(settings, erased), "");
  EXPECT_EQ(erased[0], print_act({1, {}, "", 0, Appoint{0, "?", StaffRole::Director}}));
  EXPECT_EQ(erased[2], print_act({3, {Role::Director, 0}, "? left", 0, Appoint{0, "?", {}}}));
}

TEST(SettingsText, AreReadStrictly) {
  Settings settings = settings_with({.system = System::Knockout, .third_place = true, .tie_breaks = {}});
  settings.about = "Bring tea.";
  settings.on_wood = settings.is_private = true;
  settings.clockwork = Clockwork::ByDate;
  settings.no_show = NoShow::Wait;
  EXPECT_EQ(parse_settings(print_settings(settings)).value(), settings);
  EXPECT_EQ(print_settings(settings).find("boards"), std::string::npos) << "as before there were matches";
  for (const Terms& matches :
       {Terms{.system = System::Knockout, .best_of = 5},
        Terms{.rounds = 3, .boards = 4, .tie_breaks = {TieBreak::BoardPoints, TieBreak::Holes}}})
    EXPECT_EQ(parse_settings(print_settings(settings_with(matches))).value(), settings_with(matches));
  const auto refused_with = [&](auto change) {
    Settings changed = settings;
    change(changed);
    const auto read = parse_settings(print_settings(changed));
    EXPECT_FALSE(read);
    return read ? "" : read.error().message;
  };
  const std::string kNone = "no event can be held with these settings";
  EXPECT_EQ(refused_with([](Settings& s) { s.terms.rounds = kMostRounds + 1; }), kNone);
  EXPECT_EQ(refused_with([](Settings& s) { s.name.clear(); }), kNone);
  EXPECT_EQ(refused_with([](Settings& s) { s.code = "12345"; }), kNone);
  EXPECT_EQ(refused_with([](Settings& s) { s.code = "12345x"; }), kNone);
  EXPECT_EQ(refused_with([](Settings& s) { s.sit_down = kMostSitDown + 1; }), kNone);
  EXPECT_EQ(refused_with([](Settings& s) { s.days = 0; }), kNone);
  std::string other = print_settings(settings);
  other.replace(other.find("knockout"), 8, "football");
  EXPECT_EQ(parse_settings(other).error().message,
            "\"system\" is swiss, round_robin, knockout, double_knockout, arena or ladder");
}

}  // namespace act_text_test
}  // namespace trictrac::event
