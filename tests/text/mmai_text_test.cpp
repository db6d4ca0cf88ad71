// Positions as mmai/trictrac writes them: texts made as its encoder makes them.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "base/text_of.h"
#include "text/foreign_text.h"
#include "text/trid.h"

namespace mmai_text_test {

using namespace trictrac;

// The content of an id, in the order of its bits.
struct Id {
  std::array<int, 24> board{15, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, -15};
  int active = 0, stage = 1, die_a = 0, die_b = 0;
  PerSide<int> points{}, holes{};
  PerSide<bool> bredouille{true, true};
};

std::string bits_of(int number, int bits) {
  std::string all;
  while (bits-- > 0) all += (number >> bits) & 1 ? '1' : '0';
  return all;
}

// The men of each side from its own talon, a one each, a zero behind each flèche, cut or filled to 77 bits;
// then the rest; six bits a byte, and these in base64.
std::string encoded(const Id& id) {
  std::string bits;
  for (int f = 0; f < 24; ++f) bits += std::string(std::max(id.board[f], 0), '1') + "0";
  for (int f = 24; f-- > 0;) bits += std::string(std::max(-id.board[f], 0), '1') + "0";
  bits.resize(77, '0');
  bits += bits_of(id.active, 1) + bits_of(id.stage, 3) + bits_of(id.die_a, 3) + bits_of(id.die_b, 3);
  for (const Side side : kSides)
    bits +=
        bits_of(id.points[side], 4) + bits_of(id.holes[side], 4) + (id.bredouille[side] ? "1" : "0") + "1";
  bits.resize(108, '0');
  std::string bytes;
  for (std::size_t at = 0; at < bits.size(); at += 6) bytes += "00" + bits.substr(at, 6);
  std::string text;
  for (std::size_t at = 0; at < bytes.size(); at += 6) {
    const int n = std::stoi(bytes.substr(at, 6), nullptr, 2);
    text += static_cast<char>(n < 26   ? 'A' + n
                              : n < 52 ? 'a' + n - 26
                              : n < 62 ? '0' + n - 52
                              : n < 63 ? '+'
                                       : '/');
  }
  return text;
}

std::string trid_of(const ForeignBoard& read) {
  return read ? print_trid(*read) : "wrong: " + read.error().front().message;
}
std::string read_id(const Id& id) { return trid_of(parse_mmai_id(encoded(id))); }

// The men of a snapshot or an id, for the position of which this is the board.
constexpr std::array<int, 24> kMiddle{4,  0,  0,  1, 0, 2,  2, 2,  1, 0,  0, 3,
                                      -2, -1, -1, 0, 0, -2, 0, -2, 0, -1, 0, -6};

// Its own test names this text for two players who begin, White having the dice.
TEST(MmaiId, OfTheBeginningIsTheTextThatTheProgramTests) {
  EXPECT_EQ(encoded({}), "Pz84AAAABz8/AAAAAAgAASAG") << "the encoder of this test";
  EXPECT_EQ(trid_of(parse_mmai_id("Pz84AAAABz8/AAAAAAgAASAG")),
            "TRID=O----------------------o:w:R:-:0-0:0-0:-:-:0.0");
}

TEST(MmaiId, HasMenTurnStageDiceAndScore) {
  Id id{.board = kMiddle, .active = 1, .stage = 4, .die_a = 4, .die_b = 2};
  EXPECT_EQ(read_id(id), "TRID=D--A-BBBA--Cbaa--b-b-a-f:b:M:42:0-0:0-0:-:-:0.1");
  id.points = {4, 2};
  id.holes = {5, 1};
  id.bredouille = {true, false};
  id.active = 0;
  id.stage = 3;
  EXPECT_EQ(read_id(id), "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:D:42:4-2:5-1:w:x:1.0");
  id.stage = 1;
  id.bredouille = {false, true};
  EXPECT_EQ(read_id(id), "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:4-2:5-1:b:x:0.0");
  id.stage = 0;
  id.bredouille = {false, false};
  id.holes = {5, 0};
  EXPECT_EQ(read_id(id), "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:R:-:4-2:5-0:-:-:0.0");
}

TEST(MmaiId, OfAGameWonIsOver) {
  EXPECT_EQ(read_id({.board = kMiddle, .holes = {3, 13}}),
            "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:O:-:0-0:3-12:-:x:0.0;winner=b");
}

TEST(MmaiId, WithMenBorneOffHasFewerOnTheBoard) {
  std::array<int, 24> board{};
  board[23] = 2;
  board[0] = -15;
  EXPECT_EQ(read_id({.board = board}), "TRID=o----------------------B:w:R:-:0-0:0-0:-:-:0.0");
}

TEST(MmaiId, WhatIsWrongIsNamed) {
  const auto faulty = [](Id id, auto change) {
    change(id);
    return read_id(id);
  };
  EXPECT_NE(faulty({}, [](Id& id) { id.points.white = 11; }).find("White has 11 points"), std::string::npos);
  EXPECT_NE(faulty({}, [](Id& id) { id.stage = 7; }).find("the stage has the number 7"), std::string::npos);
  EXPECT_NE(faulty({}, [](Id& id) { id.stage = 2; }).find("MarkPoints"), std::string::npos);
  EXPECT_NE(faulty({}, [](Id& id) { id.stage = 4; }).find("two dice from 1 to 6"), std::string::npos);
  EXPECT_NE(faulty({}, [](Id& id) { id.points = {2, 2}; }).find("one of them at most"), std::string::npos);
  EXPECT_NE(faulty({}, [](Id& id) { id.board[0] = 14, id.board[11] = 1; }).find("(M5)"), std::string::npos);
  EXPECT_NE(faulty({}, [](Id& id) { id.board[5] = 16; }).find("men"), std::string::npos);
  for (const char* text :
       {"", "Pz84AAAABz8/AAAAAAgAASA", "Pz84AAAABz8/AAAAAAgAASA=", "Pz84AAAABz8-AAAAAAgAASAG"})
    EXPECT_NE(trid_of(parse_mmai_id(text)).find("24 letters of base64"), std::string::npos) << text;
  EXPECT_NE(trid_of(parse_mmai_id("/z84AAAABz8/AAAAAAgAASAG")).find("byte 1"), std::string::npos);
  EXPECT_NE(trid_of(parse_mmai_id("Pz84AAAABz8/AAAAAAgAASAH")).find("last bit"), std::string::npos);
  EXPECT_NE(trid_of(parse_mmai_id("Pz8/Pz8/Pz8/Pz8/Pz8/Pz8/")).find("end before"), std::string::npos);
}

std::string snapshot(std::string_view turn_stage, std::string_view active, std::string_view scores,
                     std::string_view board = "[4,0,0,1,0,2,2,2,1,0,0,3,-2,-1,-1,0,0,-2,0,-2,0,-1,0,-6]",
                     std::string_view stage = "InGame") {
  return text_of(
      R"({"board":{},"stage":"{}","turn_stage":"{}","active_mp_player":{},"scores":{},"dice":[4,2],"dice_jans":[],)"
      R"("dice_moves":[{"from":0,"to":0},{"from":0,"to":0}],"pre_game_roll":null})",
      board, stage, turn_stage, active, scores);
}
constexpr std::string_view kScores =
    R"([{"name":"Anne","points":4,"holes":5,"can_bredouille":true},{"name":"Bot","points":2,"holes":1,"can_bredouille":false}])";

TEST(MmaiSnapshot, HasWhatAnIdHas) {
  const std::string text = snapshot("HoldOrGoChoice", "0", kScores);
  EXPECT_TRUE(looks_like_mmai_snapshot(text));
  EXPECT_EQ(trid_of(parse_mmai_snapshot(text)), "TRID=D--A-BBBA--Cbaa--b-b-a-f:w:D:42:4-2:5-1:w:x:1.0");
  EXPECT_EQ(trid_of(parse_mmai_snapshot(snapshot("RollDice", "1", kScores))),
            "TRID=D--A-BBBA--Cbaa--b-b-a-f:b:R:-:4-2:5-1:w:x:0.0");
}

TEST(MmaiSnapshot, WhatIsWrongIsNamed) {
  const auto fault = [](const std::string& text) { return trid_of(parse_mmai_snapshot(text)); };
  EXPECT_NE(fault("{\"board\":").find("one object of JSON"), std::string::npos);
  EXPECT_NE(fault("{\"board\":[1,2]}").find("\"stage\" is missing"), std::string::npos);
  EXPECT_NE(fault(snapshot("Sleep", "0", kScores)).find("\"Sleep\""), std::string::npos);
  EXPECT_NE(fault(snapshot("RollDice", "2", kScores)).find("active_mp_player"), std::string::npos);
  EXPECT_NE(fault(snapshot("RollDice", "0", "[]")).find("\"scores\" should be a list of 2"),
            std::string::npos);
  EXPECT_NE(fault(snapshot("RollDice", "0", "[3,4]")).find("\"points\" is missing"), std::string::npos);
  EXPECT_NE(fault(snapshot("RollDice", "0", kScores, "[1,2]")).find("\"board\" should be a list of 24"),
            std::string::npos);
  EXPECT_NE(fault(snapshot("RollDice", "0", kScores, "[99,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,-15]"))
                .find("-15 to 15, not 99"),
            std::string::npos);
  EXPECT_NE(fault(snapshot("RollDice", "null", kScores, "[0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]",
                           "PreGameRoll"))
                .find("a game that has begun"),
            std::string::npos);
  EXPECT_NE(fault(snapshot("RollDice", "0", kScores,
                           "[4,0,0,1,0,2,2,2,1,0,0,3,-2,-1,-1,0,0,-2,0,-2,0,-1,0,-6]", "Ended"))
                .find("nobody has twelve holes"),
            std::string::npos);
}

}  // namespace mmai_text_test
