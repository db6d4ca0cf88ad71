// Sheets of every format with every option, filled in at random: they settle, and every step can be shown.
#include <gtest/gtest.h>

#include <numeric>
#include <random>

#include "game/match/format.h"
#include "game/match/match_ledger.h"
#include "game/match/match_option.h"
#include "matches.h"
#include "text/sheet/sheet_text.h"
#include "wire/protocol.h"
#include "wire/sheet_json.h"

namespace sheet_random_test {

using namespace trictrac;
using namespace trictrac::test;

using Random = std::mt19937;
int below(Random& r, int n) { return static_cast<int>(r() % static_cast<unsigned>(n)); }

constexpr int kMostEntries = 240;  // of a match; by then the head of a line wins every meeting left

// ---- Entries made at random.

int some_holes(Random& r) { return below(r, 6) == 0 ? 12 + below(r, 9) : 1 + below(r, 4); }

LedgerEntry ended_round(Random& r, Side winner) {
  RoundEnd played{.one_run = below(r, 3) == 0, .lifted = true};
  played.holes[winner] = below(r, 4) == 0 ? 12 + below(r, 9) : 6 + below(r, 6);
  played.holes[other(winner)] = below(r, 6);
  if (played.one_run) played.lifted = below(r, 2) == 0;
  return played;
}

// An entry that may well be refused; `winner` is who gets holes.
LedgerEntry random_entry(const SheetLedger& l, Side winner, Random& r) {
  if (l.may_go && below(r, 3) != 0) {
    const CombineGame game = below(r, 2) == 0 ? CombineGame::Ecrire : CombineGame::Honours;
    return below(r, 4) == 0 ? LedgerEntry(Suspended{*l.may_go, game}) : LedgerEntry(Went{*l.may_go});
  }
  switch (below(r, 6)) {
    case 0: return Scored{winner, 2 + 2 * below(r, 15), below(r, 2) == 0};
    case 4: return Scored{winner, 2 + 2 * below(r, 5), false, ScoredFor::School};
    case 5: return TakenBack{winner, 2 + 2 * below(r, 3)};
    case 1: return Pegged{{winner, some_holes(r), below(r, 4) != 0}};
    case 2: return RoundEnd{{6, 6}};
    default: return ended_round(r, winner);
  }
}

// The side of the head of a line, who ends a poule in time.
std::optional<Side> head_side(const MatchLedger& a) {
  const auto* b = std::get_if<FilledBoard>(&a.of);
  if (!b) return std::nullopt;
  return b->board.at.white == b->board.purse.line.front() ? Side::White : Side::Black;
}

// ---- What must hold of any sheet.

void expect_sound(const Holding& before, int box, int accounts) {
  EXPECT_GE(before.jetons, 0);
  EXPECT_GE(before.laid_aside, 0);
  for (int of = 0; of < kMostAccounts; ++of) {
    const int fiches = of == box ? -before.fiches[of] : before.fiches[of];
    EXPECT_GE(fiches, 0);
    EXPECT_TRUE(of < accounts || fiches == 0);
  }
}

void expect_sound_holdings(const Partie& p) {
  const auto before = holdings_of(p.options, p.sheet);
  const Amounts hand = in_hand(p.options, p.sheet);
  for (int a = 0; a < p.sheet.accounts; ++a) {
    expect_sound(before[a], a, p.sheet.accounts);
    const int fiches = std::accumulate(before[a].fiches.begin(), before[a].fiches.end(), 0);
    EXPECT_EQ(before[a].jetons + fiches * p.options.fiche, hand[a] + (a < 2 ? p.options.stake : 0));
    int held = before[a].laid_aside;
    for (const Holding& other : before) held += other.fiches[a];
    EXPECT_EQ(held, 0) << "fiches of a box that are nowhere";
  }
  for (int a = p.sheet.accounts; a < kMostAccounts; ++a) EXPECT_EQ(before[a], Holding{});
}

void expect_sound(const MatchLedger& a) {
  const auto balance = balance_of(a);
  const int in_pot = a.options.format == Format::Combine ? 0 : pot_of(a);
  EXPECT_EQ(std::accumulate(balance.begin(), balance.end(), 0), -2 * in_pot);
  if (const auto* c = std::get_if<Combine>(&a.of)) {
    const auto fiches = fiches_of(a);
    EXPECT_EQ(std::accumulate(fiches.begin(), fiches.end(), 0), -basket(c->poule));
    EXPECT_GE(basket(c->poule), 0);
  }
  EXPECT_GE(in_pot, 0);
  if (const Partie* p = partie_of(a); p && p->options.stake > 0) expect_sound_holdings(*p);
  if (const auto settled = settlement_of(a)) {
    for (const SettlementLine& line : settled->lines)
      EXPECT_EQ(std::accumulate(line.amounts.begin(), line.amounts.end(), 0), 0) << name_of(line.payment);
  }
}

struct Kept {
  LedgerSheet sheet;
  std::vector<SheetLedger> after;

  explicit Kept(const Agreed& agreed) {
    sheet.format = agreed.format;
    sheet.options = agreed.options;
    for (int i = 0; i < agreed.options.players; ++i) sheet.names.push_back("Player" + std::to_string(i));
    after.push_back(begin_ledger(sheet.options, sheet.counting));
  }
  bool enter(const LedgerEntry& e) {
    auto next = trictrac::after(after.back(), e);
    if (!next) return false;
    after.push_back(std::move(*next));
    sheet.entries.push_back(e);
    expect_sound(after.back().account);
    return true;
  }
  const MatchLedger& account() const { return after.back().account; }
  // The message and the text of the sheet, of which only the last entries are written here to save time.
  void show() const {
    EXPECT_FALSE(print_sheet(sheet).empty());
    EXPECT_FALSE(dump(sheet_message(sheet, after, 0)).empty());
  }
};

void throw_for_halves(Kept& kept, Random& r) {
  for (int n = 0; half_wanted(kept.account()); ++n) {
    ASSERT_LT(n, kMostAccounts);
    const int high = 2 + below(r, 5);
    ASSERT_TRUE(kept.enter(below(r, 2) == 0 ? HalfThrown{high, 1} : HalfThrown{1, high}));
  }
}

void play_out(const Agreed& agreed, Random& r, bool show_each) {
  SCOPED_TRACE(agreed.name);
  Kept kept(agreed);
  kept.show();
  for (int tries = 0; !over(kept.account()); ++tries) {
    ASSERT_LT(tries, 20 * kMostEntries);
    const bool late = static_cast<int>(kept.sheet.entries.size()) > kMostEntries;
    const Side winner = late ? head_side(kept.account()).value_or(Side::White) : kSides[below(r, 2)];
    const bool at_once = late && below(r, 2) == 0;  // which combiné refuses, as does a round with more holes
    if (!kept.enter(at_once ? ended_round(r, winner) : random_entry(kept.after.back(), winner, r))) continue;
    if (show_each || kept.sheet.entries.size() % 16 == 0) kept.show();
    if (testing::Test::HasFailure()) return;
  }
  throw_for_halves(kept, r);
  kept.show();
  EXPECT_EQ(parse_sheet(print_sheet(kept.sheet)), kept.sheet);
}

// ---- Which matches.

// `agreed` with one option changed to each value that is tried, where that can be agreed.
std::vector<Agreed> with_each_option(const Agreed& agreed) {
  std::vector<Agreed> all{agreed};
  for (const MatchOption& option : match_options()) {
    if (!used(option, agreed.options) || option.carried || option.name == "players") continue;
    if (option.matters && !option.matters(agreed.options)) continue;  // it is not written
    const NumberRange limits = limits_of(option, agreed.options);
    std::vector<int> values(option.usual.begin(), option.usual.end());
    for (int word = 0; word < static_cast<int>(option.words.size()); ++word) values.push_back(word);
    if (option.words.empty() && option.name != "rounds")
      for (const int n : {limits.least, 8, 30, 100, 1000}) values.push_back(n);
    for (const int value : values) {
      Agreed other = agreed;
      option.set(other.options, value);
      other.name += " " + std::string(option.name) + "=" + std::to_string(value);
      if (!problem_of(other.options)) all.push_back(std::move(other));
    }
  }
  return all;
}

// Every format for everyone who can play it, with as many marqués as are usual.
std::vector<Agreed> usual_matches() {
  std::vector<Agreed> all;
  for (const FormatPreset& f : kFormats)
    for (MatchOptions o : gatherings_of(f.options)) {
      if (o.players > 8 && o.players < kMostPlayers) continue;  // between these two nothing is new
      if (o.format == Format::Ecrire || o.format == Format::Combine) o.rounds = 12;
      all.push_back({std::string(f.name) + " of " + std::to_string(o.players), std::string(f.name), o});
    }
  return all;
}

TEST(SheetAtRandom, EveryFormatSettlesWithEveryOption) {
  Random r(20261125);
  for (const Agreed& usual : usual_matches()) {
    const bool few = usual.options.players <= 4 || usual.options.players == kMostPlayers;
    for (const Agreed& agreed : few ? with_each_option(usual) : std::vector{usual}) {
      play_out(agreed, r, agreed.name == usual.name);
      if (HasFailure()) return;
    }
  }
}

// The longest match there is, in which more jetons are laid out than the stakes hold.
TEST(SheetAtRandom, MoreIsLaidOutThanTheStakesHold) {
  Random r(1774);
  for (const int players : {2, 3})
    for (const int per_loss : {1, 2, 8, 30, 1000}) {
      MatchOptions o = find_format("ecrire-1780")->options;
      o.players = players, o.rounds = kMostRounds, o.ecrire.queue.per_loss = per_loss;
      play_out({"queue_per_loss=" + std::to_string(per_loss), "ecrire-1780", o}, r, false);
    }
}

// Three players, five times in a row the first of two wins by one hole: the third draws fiches.
TEST(SheetAtRandom, TheThirdPlayersNoteIsShown) {
  MatchOptions o = find_format("ecrire-lois")->options;
  o.players = 3, o.rounds = 12;
  Kept kept({"three", "ecrire-lois", o});
  for (int i = 0; i < 5; ++i) {
    const bool white = i >= 3;
    ASSERT_TRUE(kept.enter(RoundEnd{.holes = {white ? 6 : 5, white ? 5 : 6}}));
    const Json shown = sheet_message(kept.sheet, kept.after, 0);
    ASSERT_EQ(shown["adjourned"].size(), 3u);
    EXPECT_FALSE(shown["adjourned"][0].contains("fiches"));  // no stakes are laid down in ecrire-lois
  }
}

}  // namespace sheet_random_test
