// Records of whole matches: every format and company there and back, and the faults of a record.
#include <gtest/gtest.h>

#include "game/match/format.h"
#include "game/match/matches.h"
#include "lab/signature/random_action.h"
#include "text/record/record.h"
#include "text/record/record_line.h"
#include "text/trid.h"

namespace match_record_test {

using namespace trictrac;
using test::Agreed;

Record begun(const Agreed& a, const RuleOptions& rules) {
  Record r;
  r.format = a.format;
  r.match = a.options;
  r.options = rules;
  r.options.goal = goal_of(a.options.format);
  r.start.options = r.options;
  return r;
}

// `limit` actions at most; the player to act then may give up.
Record played(const Agreed& agreed, const RuleOptions& rules, Random& random, std::size_t limit,
              bool gives_up) {
  Record r = begun(agreed, rules);
  Match m(r.match, r.start);
  while (!m.over() && r.events.size() < limit) {
    const GameEvent event = random_action(m, random);
    r.events.push_back({acting_side(m, event), event});
    EXPECT_TRUE(m.act(r.events.back()));
  }
  if (gives_up && m.awaits() == Awaits::Tour) r.events.push_back({Side::White, Resign{Side::White}});
  return r;
}

class MatchRecords : public testing::TestWithParam<Agreed> {};

TEST_P(MatchRecords, ComeBackAsTheyWere) {
  Random random(41);
  const RuleOptions leads[] = {{}, {.lead = Lead::ThrowAnew}, {.rencontre = true, .lead = Lead::CoupEtDes}};
  for (int i = 0; i < 6; ++i) {
    const Record r = played(GetParam(), leads[i % 3], random, i < 3 ? 100000 : 90 * i, i % 2);
    const std::string text = print_record(r);
    const auto read = parse_record(text);
    ASSERT_TRUE(read) << read.error().line << ": " << read.error().message << "\n" << text;
    ASSERT_EQ(read->events, r.events) << text;
    ASSERT_EQ(read->format, r.format);
    ASSERT_EQ(read->match, r.match);
    ASSERT_EQ(read->options, r.options);
    ASSERT_EQ(print_record(*read), text);
  }
}

// The position and what is carried tell the account: as here White's going wins the marqué.
TEST(MatchRecord, MayBeginWithinAMarque) {
  const std::string text =
      "[Rules \"lois\"]\n[Format \"ecrire-lois\"]\n[Match \"rounds=4 carried_lost_white=2 "
      "carried_jetons=-14\"]\n"
      "[Start \"TRID=B---B-BBBC-Bbabbbba-aa-a:w:D:56:0-0:6-1:-:x:15.15\"]\n\n1. W 56 : V\n";
  const auto read = parse_record(text);
  ASSERT_TRUE(read) << read.error().message;
  const std::string printed = print_record(*read);
  EXPECT_NE(printed.find("= marque 3 W 6-1 simple x1 7\n"), printed.npos) << printed;
  const auto again = parse_record(printed);
  ASSERT_TRUE(again) << again.error().message;
  EXPECT_EQ(print_record(*again), printed);
  EXPECT_EQ(again->events, read->events);
}

TEST_P(MatchRecords, EveryLineOfTheAccountIsCompared) {
  Random random(42);
  const std::string text = print_record(played(GetParam(), {}, random, 100000, false));
  int number = 0, found = 0;
  for (std::size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
    ++number;
    if (text[at] != '=') continue;
    ++found;
    std::string wrong = text;
    const std::size_t end = text.find('\n', at);
    wrong.insert(end, "0");
    const auto read = parse_record(wrong);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().line, number);
    EXPECT_EQ(read.error().fault, RecordFault::BadAccount);
    EXPECT_NE(read.error().message.find(text.substr(at, end - at) + "\""), std::string::npos)
        << read.error().message;
    std::string without = text;
    without.erase(at, end - at + 1);
    const auto left_out = parse_record(without);
    ASSERT_TRUE(left_out) << left_out.error().line << ": " << left_out.error().message;
    EXPECT_EQ(print_record(*left_out), text);
  }
  EXPECT_EQ(found > 0, GetParam().name != "single_tour");
}

INSTANTIATE_TEST_SUITE_P(Formats, MatchRecords, testing::ValuesIn(test::small_matches()),
                         [](const auto& p) { return p.param.name; });

std::string error_of(const std::string& text) {
  const auto r = parse_record(text);
  return r ? ""
           : std::to_string(r.error().line) + " " + std::string(name_of(r.error().fault)) + " " +
                 r.error().message;
}

bool says(const std::string& text, const std::string& error) {
  return error_of(text).find(error) != std::string::npos;
}

MatchLedger shown(const MatchOptions& o, const std::vector<LedgerEvent>& events,
                  std::vector<std::string>& lines) {
  MatchLedger a = begin_account(o, Worth::SimpleDouble, {0, 1}, Side::White);
  for (const LedgerEvent& e : events) {
    const MatchLedger before = a;
    EXPECT_EQ(refused(a, e), std::nullopt);
    a = after(std::move(a), e);
    for (std::string& line : account_lines(before, a)) lines.push_back(std::move(line));
  }
  return a;
}

// The example of docs/ecrire.md, by the older rules, and then of docs/combine.md.
TEST(AccountLines, ShowMarquesHonoursAndTheEnd) {
  constexpr Side A = Side::White, B = Side::Black;
  MatchOptions o = find_format("ecrire-1780")->options;
  o.rounds = 4;
  std::vector<std::string> lines;
  shown(o,
        {HolesWon{A, 2}, Went{A}, HolesWon{B, 1}, HolesWon{A, 4}, Went{A}, HolesWon{B, 3}, HolesWon{A, 7},
         Went{A}, HolesWon{B, 6}, HolesWon{A, 6}, Went{A}, HolesWon{B, 12}, Went{B}, HolesWon{A, 8},
         HolesWon{B, 2}, Went{B}},
        lines);
  EXPECT_EQ(lines, (std::vector<std::string>{"= marque 1 W 6-1 simple x1 7", "= marque 2 W 7-3 petite x3 24",
                                             "= refait 6-6", "= marque 3 B 12-0 grande x5 80",
                                             "= marque 4 W 8-2 simple x1 8", "= account -10 10"}));
  lines.clear();
  o = find_format("combine")->options;
  shown(o,
        {HolesWon{B, 2}, Went{B}, HolesWon{A, 7}, Suspended{A, CombineGame::Ecrire}, HolesWon{A, 4},
         HolesWon{B, 2}, Went{B}, HolesWon{A, 3}, GivenUp{B}},
        lines);
  EXPECT_EQ(lines, (std::vector<std::string>{"= marque 1 W 7-2 petite x3 25", "= honours 1 W double 4",
                                             "= account 25 -25", "= fiches 0 -6"}));
}

TEST(AccountLines, ShowToursAndMeetings) {
  constexpr Side A = Side::White, B = Side::Black;
  MatchOptions o = find_format("tour")->options;
  std::vector<std::string> lines;
  shown(o, {HolesWon{A, 12}}, lines);
  EXPECT_TRUE(lines.empty()) << "a record of one tour shows it by its marks";
  o.rounds = 2, o.stake = 3;
  shown(o, {HolesWon{B, 3}, HolesWon{A, 12}, HolesWon{B, 5}, GivenUp{A}}, lines);
  EXPECT_EQ(lines,
            (std::vector<std::string>{"= tour 1 W 12-3 double", "= tour 2 B 5-0 simple", "= account 3 -3"}));
  lines.clear();
  o = find_format("poule-plumer")->options;
  o.players = 2;
  shown(o, {HolesWon{A, 6}, HolesWon{B, 6}, Went{B}, HolesWon{A, 9}, Went{A}}, lines);
  EXPECT_EQ(lines, (std::vector<std::string>{"= refait 6-6", "= meeting 1 W 9-0 36"}));
}

// From a position whose lead is still to be drawn: a hole made by the very roll that gives it.
TEST(MatchRecord, AHoleOfTheFirstRollCountsOnce) {
  const auto start = parse_trid("D--A-BBBA--Cbaa--b-b-a-f:w:L:-:10-0:3-2:-:-:0.0");
  ASSERT_TRUE(start) << start.error().front().message;
  int made = 0;
  for (std::uint8_t die = 1; die < 6; ++die) {
    Match m(MatchOptions{}, *start);
    ASSERT_TRUE(m.act(TakeLead{Side::White, Roll{6, die}}));
    EXPECT_EQ(holes_of(m.account()), m.state().marks.holes);
    made += m.state().marks.holes.white - 3;
  }
  EXPECT_GT(made, 0);
}

TEST(MatchRecord, BadTagsAreNamed) {
  EXPECT_TRUE(says("[Format \"whist\"]\n",
                   "bad_tag Format \"whist\" is not known; it is one of: tour, ecrire-lalanne"));
  EXPECT_TRUE(says("[Format \"ecrire-lois\"]\n[Match \"rounds\"]\n", "name=value"));
  EXPECT_TRUE(says("[Format \"ecrire-lois\"]\n[Match \"rounds=x\"]\n", "1 to 48"));
  EXPECT_TRUE(says("[Format \"ecrire-lois\"]\n[Match \"rounds=3\"]\n",
                   "Match: rounds is 3; it goes from 2 to 48, by 2: an even number of marqués for two"));
  EXPECT_TRUE(says("[Match \"run_doubles=on\"]\n", "players, rounds, stake"));
  EXPECT_TRUE(says("[Format \"poule-guiton\"]\n[Start \"A-------------o--------N:w:R:-:0-0:7-0:-:-:1.1\"]\n",
                   "bad_tag"));
}

TEST(MatchRecord, SeatsAreShownFirst) {
  const std::string tags = "[Format \"ecrire-lois\"]\n[Match \"players=3 rounds=3\"]\n";
  EXPECT_EQ(error_of(tags + "0. seats 2 0 1\n1. B 65 : 1/7 1/6\n"), "");
  EXPECT_TRUE(says(tags + "1. B 65 : 1/7 1/6\n", "3 out_of_order the seats are given first"));
  EXPECT_TRUE(says(tags + "0. seats 2 0 1\n0. seats 2 0 1\n", "4 out_of_order"));
  for (const char* seats : {"2 0", "2 0 0", "3 1 2", "2 0 1 3", "x y z", ""})
    EXPECT_TRUE(says(tags + "0. seats " + seats + "\n",
                     "3 bad_line seats is followed by the number of each player once"))
        << seats;
  EXPECT_TRUE(says("0. seats 0 1\n", "1 out_of_order"));
}

TEST(MatchRecord, WhatDoesNotBelongIsRefused) {
  EXPECT_TRUE(says("half 5 3\n", "1 out_of_order"));
  EXPECT_TRUE(says("half 5 7\n", "1 bad_dice"));
  EXPECT_TRUE(says("0. Z lead\n", "1 bad_line"));
  EXPECT_TRUE(says("= tour 1 W 12-3 double\n",
                   "1 bad_account \"= tour 1 W 12-3 double\" is written; it should be nothing here"));
  EXPECT_TRUE(says("=\n", "1 bad_account"));
}

}  // namespace match_record_test
