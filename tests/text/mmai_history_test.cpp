// Games as the terminal of mmai/trictrac lists them: texts made as it prints events.
#include "text/record/mmai_history.h"

#include <gtest/gtest.h>

#include <fstream>

#include "base/text_of.h"

namespace mmai_history_test {

using namespace trictrac;

int player(Side side) { return side == Side::White ? 1 : 2; }

// A step counted from White's talon, 0 being off the board.
std::string moved(Side side, const Steps& steps, std::size_t i) {
  if (i >= steps.size) return "CheckerMove { from: 0, to: 0 }";
  const auto field = [&](int own) { return own == kOff ? 0 : side == Side::White ? own : 25 - own; };
  const Step s = steps.steps[i];
  return text_of("CheckerMove { from: {}, to: {} }", field(s.from), field(s.to));
}

std::string as_history(const Record& record) {
  std::string text = text_of("BeginGame { goes_first: {} }\n\n", player(record.events.front().side));
  for (const LoggedEvent& logged : record.events) {
    const auto& event = logged.event;
    const Side side = logged.side;
    if (const auto* roll = std::get_if<RollDice>(&event))
      text += text_of(
          "Roll { player_id: {} }\n\nRollResult { player_id: {}, dice: Dice { values: ({}, {}) } }\n\n",
          player(side), player(side), int{roll->dice->a}, int{roll->dice->b});
    else if (std::holds_alternative<Go>(event))
      text += text_of("Go { player_id: {} }\n\n", player(side));
    else if (const auto* play = std::get_if<PlayMen>(&event))
      text += text_of("Move { player_id: {}, moves: ({}, {}) }\n\n", player(side),
                      moved(side, play->steps, 0), moved(side, play->steps, 1));
  }
  return text;
}

// A golden game, its lead settled apart as there.
Record game_with_lead_apart() {
  std::ifstream in(TRICTRAC_DATA "/golden/lois_commis.trictrac");
  std::string text(std::istreambuf_iterator<char>(in), {});
  text.replace(text.find("one_die"), 7, "throw_anew");
  text.insert(text.find("1. B "), "0. B lead\n");
  auto record = parse_record(text);
  EXPECT_TRUE(record) << record.error().message;
  return *std::move(record);
}

TEST(MmaiHistory, AWholeGameComesBackEventByEvent) {
  const Record played = game_with_lead_apart();
  const MmaiGame read = read_mmai_history(as_history(played));
  EXPECT_EQ(read.fault, "") << read.line;
  EXPECT_GT(played.events.size(), 100U);
  EXPECT_TRUE(read.record.events == played.events) << print_record(read.record);
  const auto again = parse_record(print_record(read.record));
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_TRUE(again->events == played.events) << print_record(*again);
  EXPECT_EQ(again->options.lead, Lead::ThrowAnew);
}

const std::string kBegun =
    "BeginGame { goes_first: 2 }\n\nRoll { player_id: 2 }\n\n"
    "RollResult { player_id: 2, dice: Dice { values: (3, 3) } }\n\n"
    "Move { player_id: 2, moves: (CheckerMove { from: 24, to: 21 }, CheckerMove { from: 21, to: 18 }) }\n\n";

TEST(MmaiHistory, ADoubletMayBeTheFirstThrow) {
  const MmaiGame read = read_mmai_history(kBegun);
  EXPECT_EQ(read.fault, "");
  EXPECT_NE(print_record(read.record).find("0. B lead\n1. B 33 : 1/4/7\n"), std::string::npos)
      << print_record(read.record);
}

TEST(MmaiHistory, WhatATerminalShowsAroundItIsPassedOver) {
  const std::string shown = "\nInGame > myself > RollDice\nRolled dice : 3 & 3\n\n";
  const MmaiGame read = read_mmai_history("> history\n" + kBegun + shown);
  EXPECT_EQ(read.fault, "");
  EXPECT_EQ(read.record.events.size(), 3U);
}

// Of the players who join, the first has Black.
TEST(MmaiHistory, PlayersWhoJoinHaveTheirNames) {
  const MmaiGame read = read_mmai_history(
      "PlayerJoined { player_id: 7, name: \"Anne \\\"la Fée\\\"\" }\n"
      "PlayerJoined { player_id: 9, name: \"Jean\" }\n"
      "BeginGame { goes_first: 7 }\nRollResult { player_id: 7, dice: Dice { values: (6, 5) } }\n");
  EXPECT_EQ(read.fault, "");
  EXPECT_EQ(read.record.tag("Black"), "Anne \"la Fée\"");
  EXPECT_EQ(read.record.tag("White"), "Jean");
  EXPECT_EQ(read.record.events.back().side, Side::Black);
}

TEST(MmaiHistory, APlayerWhoLeavesResigns) {
  const MmaiGame read = read_mmai_history(kBegun + "EndGame { reason: PlayerLeft { player_id: 1 } }\n");
  EXPECT_EQ(read.fault, "");
  EXPECT_NE(print_record(read.record).find("W resigns"), std::string::npos);
}

TEST(MmaiHistory, WhatIsWrongIsNamedWithItsLine) {
  struct {
    std::string more;
    int line;
    std::string fault;
  } const cases[] = {
      {"Go { player_id: 1 }\n", 9, "by our rules this cannot be done here (White has 0 holes and 0 points"},
      {"RollResult { player_id: 2, dice: Dice { values: (1, 2) } }\n", 9, "it is the turn of player 1"},
      {"RollResult { player_id: 3, dice: Dice { values: (1, 2) } }\n", 9, "there is no player 3"},
      {"RollResult { player_id: 1, dice: Dice { values: (1, 7) } }\n", 9, "the dice are 1 and 7"},
      {"RollResult { player_id: 1, dice: Dice { values: (5, 6) } }\n"
       "Move { player_id: 1, moves: (CheckerMove { from: 1, to: 5 }, CheckerMove { from: 1, to: 7 }) }\n",
       10, "with 56 breaks"},
      {"RollResult { player_id: 1, dice: Dice { values: (5, 6) } }\n"
       "Move { player_id: 1, moves: (CheckerMove { from: 1, to: 26 }, CheckerMove { from: 1, to: 7 }) }\n",
       10, "from 1 to 26"},
      {"Mark { player_id: 1, points: 4 }\n", 9, "a mark made by hand"},
      {"Move { player_id: 1, mo\n", 9, "\"Move { player_id: 1, mo\" is not written"},
      {"EndGame { reason: PlayerWon { winner: 1 } }\n", 9, "player 1 has won there; by our rules"},
      {"what is this\nRoll { player_id: 1 }\n", 9, "\"what is this\" is not written"},
  };
  for (const auto& c : cases) {
    const MmaiGame read = read_mmai_history(kBegun + c.more);
    EXPECT_NE(read.fault.find(c.fault), std::string::npos) << read.fault;
    EXPECT_EQ(read.line, c.line) << read.fault;
    EXPECT_GE(read.record.events.size(), 3U) << "what stands before it is kept";
  }
  EXPECT_EQ(read_mmai_history("nothing").fault, "there is no event of a game");
}

}  // namespace mmai_history_test
