// Events as the short texts a store keeps.
#include "table/event_text.h"

#include "tables.h"

namespace trictrac {
namespace event_text_test {

constexpr const char* kWritten[] = {
    "w lead 33 52",
    "b lead",
    "w seats 021 532 441",
    "b seats 10",
    "w half 44 52",
    "b roll 42",
    "w hold",
    "w hold @1700000000000",
    "w hold @1700000000000-240",
    "w go",
    "b resign",
    "w suspend ecrire",
    "w suspend honours",
    "w play 3/7 5/7",
    "b play 24/25",
    "w play",
    "w stop",
    "w stop called_off",
    "b stop forfeit",
    "w stop forfeit 1",
    "w stop forfeit 0 @1700000000000",
    "b adjourn",
    "w take_back",
    "w commit 0 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
    "b reveal 1 ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff",
};

TEST(EventText, IsReadAndPrintedAgain) {
  for (const char* text : kWritten) {
    const auto done = parse_event(text);
    ASSERT_TRUE(done) << done.error();
    EXPECT_EQ(print_event(*done), text);
  }
}

TEST(EventText, SaysWhatIsWrong) {
  for (const char* text : {"",
                           "w",
                           "x roll 42",
                           "w roll",
                           "w roll 4",
                           "w roll 47",
                           "w roll 42 42",
                           "w play 3-7",
                           "w play 0/7",
                           "w play 3/26",
                           "w play 1/2 1/2 1/2 1/2 1/2",
                           "w hold 1",
                           "w suspend",
                           "w suspend all",
                           "w seats",
                           "w seats w",
                           "w leap",
                           "w stop now",
                           "w stop agreed",
                           "w stop called_off 1",
                           "w stop forfeit 1 2",
                           "w stop forfeit 99",
                           "w commit",
                           "w commit 0 12",
                           "w commit 32 0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef",
                           "w  roll 42",
                           "w roll 42 ",
                           "W roll 42",
                           "@5",
                           "w @5",
                           "w hold @",
                           "w hold @-5",
                           "w hold @0",
                           "w hold @5 @6",
                           "w hold @5-",
                           "w hold @5-0",
                           "w hold @5-1001",
                           "w hold @5-7-7",
                           "w hold @99999999999999999999",
                           "w hold @9223372036854775807",
                           "w auto_play 0 maybe @5",
                           "w vacation 0 61 @5",
                           "w add_time @5",
                           "w clock @5",
                           "w clock back @5",
                           "w clock outage @5",
                           "w clock outage -7 @5",
                           "w clock extend 7s @5",
                           "w clock stop 7 @5",
                           "w overtime late @5",
                           "w roll 4é"}) {
    const auto done = parse_event(text);
    ASSERT_FALSE(done) << text;
    EXPECT_NE(done.error().find('"' + std::string(text) + '"'), std::string::npos) << done.error();
  }
}

TEST(EventText, OfLeTricTracIsWrittenAlike) {
  for (const char* text : {"w lead 21", "b roll 66", "b play 1/7 1/7 7/13 7/13", "w play", "w resign"}) {
    const auto done = parse_event(text);
    ASSERT_TRUE(done) << done.error();
    EXPECT_EQ(print_event(*done), text);
  }
}

TEST(EventText, RestoresAGameOfBotsAndIsShort) {
  const TableConfig c = config_with(bot("hasard"), bot("commis"), 19);
  const FollowedTable whole = opened(c);
  std::vector<LoggedEvent> done;
  std::size_t bytes = 0;
  for (const LoggedEvent& d : whole.done()) {
    const std::string text = print_event(d);
    bytes += text.size();
    done.push_back(*parse_event(text));
  }
  const auto again = restored(c, done);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(again->shown(), whole.shown());
  EXPECT_LT(bytes, 16 * done.size());
}

}  // namespace event_text_test
}  // namespace trictrac
