// The opening book: its text, what it refuses, when it is asked, and that making it is the same every time.
#include "engine/book/book.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/book/maker.h"
#include "engine/bots/bot.h"
#include "lab/learn/model.h"
#include "lab/learn/settings.h"

namespace book_test {

using namespace trictrac;
using book::Book;
using book::BookEntry;

const net::Weights& any_net() {
  static const net::Weights weights = learn::quantised(learn::fresh_model(11));
  return weights;
}

BookEntry entry(std::string_view line) { return *book::parse_entry(line); }

const char* const kFirst = "42 = 1/3 1/5, 54, 0, 60 | 1/3 3/7, 50, 4, 71";
const char* const kSecond = "42 1/3 1/5 65 = 1/6 1/7, -20, 0, 9";

State at_start() {
  State s;
  s.options.goal = Goal::None;
  s.stage = Stage::Roll;
  s.first_roll_done = true;
  return s;
}

struct Board {
  explicit Board(const MatchLedger& a)
      : search(any_net(), built_in, a, Side::White),
        stakes(search.stakes()),
        searcher(search.searcher()),
        node(stakes.at(a)) {}
  RolledPosition thrown(const State& state, Roll roll) {
    RolledPosition t;
    searcher.throw_roll({state, node}, roll, t);
    return t;
  }
  RoundSearch search;
  Stakes& stakes;
  Searcher& searcher;
  Stakes::Node node;
};

TEST(BookText, AnEntryIsTextThereAndBack) {
  for (const char* line : {kFirst, kSecond}) EXPECT_EQ(print_entry(entry(line)), line);
  EXPECT_EQ(entry(kSecond).opening->roll, (Roll{4, 2}));
  EXPECT_EQ(entry(kSecond).roll, (Roll{6, 5}));
}

TEST(BookText, SaysWhatIsWrong) {
  for (const char* line :
       {"", "4", "47 = 1/3 1/5, 1, 0, 1", "42", "42 =", "42 = 1/3 1/5, 1, 0", "42 = 1/3 1/5, 1, 0, x",
        "42 = 1/4 1/5, 1, 0, 1", "42 = 25/3 1/5, 1, 0, 1", "42 = 1/3 1/5 1/2, 1, 0, 1",
        "42 1/3 1/4 65 = 1/6 1/7, 1, 0, 1", "42 1/3 1/5 6 = 1/6 1/7, 1, 0, 1"})
    EXPECT_FALSE(book::parse_entry(line)) << line;
}

TEST(BookText, ABookOfAnotherNetOrTablesOrRulesIsRefused) {
  const book::Origin here{1, 2, 3};
  const std::string file = print_head(here, "trictrac book") + kFirst + "\n" + kSecond + "\n";
  const auto read = book::read_entries(file, here);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->size(), 2u);
  for (const book::Origin& other : {book::Origin{9, 2, 3}, book::Origin{1, 9, 3}, book::Origin{1, 2, 9}})
    EXPECT_FALSE(book::read_entries(file, other));
  EXPECT_FALSE(book::read_entries("nonsense", here));
  const auto cut = book::read_entries(file + "42 1/3", here);
  ASSERT_FALSE(cut);
  EXPECT_TRUE(cut.error().starts_with("line 7: ")) << cut.error();
}

TEST(BuiltInBook, GoesWithTheNetAndTheTables) {
  ASSERT_TRUE(bots_ready()) << bots_ready().error() << ": make it again (docs/bots.md)";
  const auto entries = book::read_entries(book::built_in_file(), book::built_in_origin());
  ASSERT_TRUE(entries) << entries.error();
  std::set<std::string> places;
  for (const BookEntry& e : *entries) {
    const std::string line = print_entry(e);
    EXPECT_TRUE(places.insert(line.substr(0, line.find('='))).second) << line;
  }
  ASSERT_GE(entries->size(), all_rolls().size());
  for (std::size_t i = 0; i < all_rolls().size(); ++i) {
    EXPECT_FALSE((*entries)[i].opening);
    EXPECT_EQ((*entries)[i].roll, all_rolls()[i]);
  }
  EXPECT_EQ(static_cast<int>(entries->size()), book::entries_of(*entries, {}));
  EXPECT_EQ(book::built_in().size(), entries->size());
  EXPECT_LT(book::built_in_file().size(), 150'000u);
}

TEST(Book, FindsItsLinesWhateverTheColour) {
  const Book b({entry(kFirst), entry(kSecond)});
  Board board(book::account_of_book());
  for (const Side first : kSides) {
    State s = at_start();
    s.to_act = first;
    const RolledPosition t = board.thrown(s, {2, 4});
    const auto answer = b.answer(t, board.stakes);
    ASSERT_TRUE(answer);
    const double sign = first == Side::White ? 1 : -1;
    const Stakes::Measure m = board.stakes.measure(board.node);
    EXPECT_NEAR((sign * (answer->equity - m.base)).count(), 0.054 * m.hole.count(), 1e-6);
    const auto chance_node = board.searcher.follow(t, *answer);
    const RolledPosition second = board.thrown(chance_node->state, {5, 6});
    const book::BookLine* line = b.find(second, board.stakes);
    ASSERT_NE(line, nullptr);
    EXPECT_EQ(line->answers.front().equity, HoleThousandths(-20));
    EXPECT_EQ(b.find(board.thrown(chance_node->state, {6, 6}), board.stakes), nullptr);
  }
}

TEST(Book, IsSilentWhereSomethingElseStandsOrCounts) {
  const Book b({entry(kFirst)});
  Board board(book::account_of_book());
  EXPECT_NE(b.find(board.thrown(at_start(), {4, 2}), board.stakes), nullptr);
  State points = at_start(), rules = at_start(), later = at_start();
  points.marks.points.black = 4;
  rules.options.margot = true;
  later.rolls_in_releve.white = 1;
  for (const State& s : {points, rules, later})
    EXPECT_EQ(b.find(board.thrown(s, {4, 2}), board.stakes), nullptr);
  // One hole more is nearly what it was; where one hole ends the tour, two are worth no more than one.
  const MatchLedger one = with_key(ValueKind::Tour, book::account_of_book(), {1, 1, RunOf::Nobody});
  const MatchLedger last = with_key(ValueKind::Tour, book::account_of_book(), {11, 11, RunOf::Nobody});
  Board near(one), far(last);
  EXPECT_NE(b.find(near.thrown(at_start(), {4, 2}), near.stakes), nullptr);
  EXPECT_EQ(b.find(far.thrown(at_start(), {4, 2}), far.stakes), nullptr);
}

TEST(Book, IsAskedByThoseWhoLookAhead) {
  const Match match(MatchOptions{}, [] {
    Tour tour(at_start());
    (void)tour.act(RollDice{{4, 2}});
    State s = tour.state();
    s.options.goal = Goal::Twelve;
    return s;
  }());
  const auto plays = match.tour().turn().plays;
  const int his_own = make_net_bot(any_net(), *find_level("guiton"), 1)->choose_play(match);
  const int other = his_own == 0 ? 1 : 0;
  ASSERT_GE(plays.size(), 2);
  BookEntry e{{}, {4, 2}, {{plays[other], {}, {}, HoleThousandths(1)}}};
  const Book b({e});
  for (const char* name : {"guiton", "lelasseux"})
    EXPECT_EQ(make_net_bot(any_net(), *find_level(name), 1, &b)->choose_play(match), other) << name;
  const Level soumille = *find_level("soumille");
  EXPECT_EQ(make_net_bot(any_net(), soumille, 1, &b)->choose_play(match),
            make_net_bot(any_net(), soumille, 1)->choose_play(match));
}

std::vector<std::string> made(const book::MakingOptions& options, std::vector<BookEntry> before,
                              std::size_t most) {
  std::vector<std::string> lines;
  book::make(any_net(), options, std::move(before), [&](const BookEntry& e) {
    lines.push_back(print_entry(e));
    return lines.size() < most;
  });
  return lines;
}

TEST(Making, IsTheSameOnAnyNumberOfThreadsAndGoesOn) {
  const book::MakingOptions one{.trials = 40, .within = Thousandths(1000)},
      three{.trials = 40, .within = Thousandths(1000), .threads = 3};
  const auto whole = made(one, {}, 3);
  ASSERT_EQ(whole.size(), 3u);
  EXPECT_EQ(made(three, {}, 3), whole);
  EXPECT_EQ(made(one, {entry(whole[0])}, 2), (std::vector<std::string>{whole[1], whole[2]}));
}

TEST(Making, TheOthersRollsFollowTheAnswersOfTheFirst) {
  std::vector<BookEntry> first;
  for (const Roll roll : all_rolls()) {
    BookEntry e{{}, roll, {}};
    const Tour tour = *book::tour_at(e);
    for (const Play& play : tour.turn().plays) e.answers.push_back({play, {}, {}, HoleThousandths(1)});
    first.push_back(e);
  }
  EXPECT_EQ(book::entries_of(first, {.replies = 1}), 21 * 22);
  const auto next = made({.trials = 36, .within = Thousandths(0), .replies = 1}, first, 1);
  ASSERT_EQ(next.size(), 1u);
  EXPECT_EQ(entry(next[0]).opening->roll, all_rolls()[0]);
  EXPECT_EQ(entry(next[0]).roll, all_rolls()[0]);
}

}  // namespace book_test
