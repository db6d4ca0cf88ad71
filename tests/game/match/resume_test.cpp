// A match put off and resumed from its notes: S3's tables, and any match cut where it may be.
#include <gtest/gtest.h>

#include <random>

#include "game/match/combine.h"
#include "game/match/format.h"
#include "game/match/match.h"
#include "game/match/match_ledger.h"
#include "game/match/noted.h"
#include "game/match/settlement.h"
#include "game/match/sheet_ledger.h"
#include "sheets.h"

namespace resume_test {

using namespace trictrac;
using namespace trictrac::test;

using Random = std::mt19937;
int below(Random& r, int n) { return static_cast<int>(r() % static_cast<unsigned>(n)); }

MatchOptions agreed(std::string_view format, int rounds, Company company = Company::Alone) {
  MatchOptions o = find_format(format)->options;
  o.rounds = rounds;
  o.company = company;
  o.players = company == Company::Alone ? 2 : seats_of(company);
  return o;
}

MatchLedger begun(const MatchOptions& o) {
  EXPECT_EQ(problem_of(o), std::nullopt);
  std::vector<int> order;
  for (int i = 0; i < o.players; ++i) order.push_back(i);
  return begin_account(o, Worth::SimpleDouble, order, first_lead(o));
}

// S3: Alice 3 paris, 15 jetons, 7 fiches; Bob 5 paris, 17 jetons, none, and the dice.
MatchOptions s3_table() {
  MatchOptions o = agreed("ecrire-1780", 12);
  o.resumed = {.carried = {{3, 5}, 15 + 7 * 10 + 3 - 20}, .dice = kB};
  return o;
}

RoundEnd noted(int white, int black) { return {{white, black}, false, true}; }

TEST(Resume, TheTableOfAlicesAndBobsMatch) {
  const MatchLedger a = begun(s3_table());
  EXPECT_EQ(balance_of(a), (std::vector<int>{2 * 68, -2 * 68}));
  EXPECT_EQ(seating_of(a).lead, kB);
  const Sheet& sheet = partie_of(a)->sheet;
  EXPECT_EQ(losses_of(sheet), (Amounts{3, 5, 0}));
  EXPECT_EQ(wins_of(sheet), (Amounts{5, 3, 0}));
  // As few fiches as will do: six where S3 has seven. What each has is the same.
  const auto before = holdings_of(partie_of(a)->options, sheet);
  EXPECT_EQ(before[0], (Holding{25, {0, 6, 0}}));
  EXPECT_EQ(before[1], (Holding{7, {0, -6, 0}}));
}

TEST(Resume, TheTableIsPlayedToItsEnd) {
  MatchLedger a = begun(s3_table());
  const std::vector<Side> leads{kB, kA, kB, kA};
  for (const Side lead : leads) {
    ASSERT_FALSE(over(a));
    EXPECT_EQ(seating_of(a).lead, lead);
    a = after(std::move(a), noted(7, 3));
  }
  ASSERT_TRUE(over(a));
  const SettlementLines lines = settlement_of(a)->lines;
  EXPECT_EQ(lines.front(), (SettlementLine{Payment::Carried, {68, -68, 0}, "S3"}));
  EXPECT_EQ(lines[1].marque, 9);
  EXPECT_EQ(sum_of(lines, {Payment::Marque}), (Amounts{24, -24, 0}));
  EXPECT_EQ(sum_of(lines, {Payment::QueueJetons}), (Amounts{9, -9, 0}));  // Bob has laid out nine
  EXPECT_EQ(sum_of(lines, {Payment::Paris}), (Amounts{24, -24, 0}));      // nine lost, three won
  EXPECT_EQ(sum_of(lines, {Payment::QueueParis}), (Amounts{20, -20, 0}));
  EXPECT_EQ(balance(lines), (Amounts{145, -145, 0}));
  EXPECT_TRUE(half_wanted(a));
  EXPECT_EQ(balance(settlement_of(after(a, HalfThrown{5, 2}))->lines), (Amounts{150, -150, 0}));
}

// Returns a player's notes of the match between two marqués, with nothing suspended.
Resumed noted(const MatchLedger& a) {
  const Partie& p = *partie_of(a);
  const Amounts lost = losses_of(p.sheet);
  Resumed r{.carried = {{lost[0], lost[1]}, won_of(p.sheet)[0]}, .dice = seating_of(a).lead};
  if (const auto* c = std::get_if<Combine>(&a.of)) {
    r.holes = c->honours.holes;
    r.cravate = cravate(*c, CombineGame::Honours);
    r.fiches = c->poule.fiches.white + c->poule.put.white;
    r.basket = c->poule.put;
    r.contrat = c->poule.contrat;
  }
  return r;
}

bool may_be_adjourned(const MatchLedger& a) {
  const Partie& p = *partie_of(a);
  const auto* c = std::get_if<Combine>(&a.of);
  return !p.sheet.marques.empty() && p.marque == Marque{.options = p.options.marque} &&
         !(c && c->suspension) && !over(a);
}

LedgerEvent random_event(const MatchLedger& a, Random& r) {
  for (const Side s : kSides) {
    if (refused(a, Went{s})) continue;
    if (below(r, 3) == 0) return Went{s};
    const Suspended suspend{s, below(r, 2) == 0 ? CombineGame::Ecrire : CombineGame::Honours};
    if (below(r, 4) == 0 && !refused(a, suspend)) return suspend;
  }
  return HolesWon{kSides[below(r, 2)], 1 + below(r, 4), below(r, 4) != 0};
}

SettlementLines without_marques(SettlementLines lines) {
  std::erase_if(lines, [](const SettlementLine& l) {
    return l.payment == Payment::Marque || l.payment == Payment::Consolation || l.payment == Payment::Carried;
  });
  return lines;
}

void expect_same(const MatchLedger& whole, const MatchLedger& resumed) {
  EXPECT_EQ(balance_of(resumed), balance_of(whole));
  EXPECT_EQ(fiches_of(resumed), fiches_of(whole));
  EXPECT_EQ(seating_of(resumed).at, seating_of(whole).at);
  EXPECT_EQ(seating_of(resumed).lead, seating_of(whole).lead);
  EXPECT_EQ(over(resumed), over(whole));
  if (!over(whole)) return;
  EXPECT_EQ(without_marques(settlement_of(resumed)->lines), without_marques(settlement_of(whole)->lines));
  EXPECT_EQ(half_wanted(resumed), half_wanted(whole));
}

// Plays a match through, and beside it one that was put off now and then and resumed.
void play_both(const MatchOptions& o, Random& r) {
  MatchLedger whole = begun(o);
  MatchLedger resumed = whole;
  while (!over(whole)) {
    if (may_be_adjourned(resumed) && below(r, 3) == 0) {
      MatchOptions again = o;
      again.resumed = noted(resumed);
      resumed = begun(again);
    }
    const LedgerEvent e = random_event(whole, r);
    ASSERT_EQ(refused(resumed, e), std::nullopt);
    whole = after(std::move(whole), e);
    resumed = after(std::move(resumed), e);
    expect_same(whole, resumed);
  }
}

TEST(Resume, AnAdjournedMatchComesToTheSame) {
  Random r(20261121);
  for (const char* format : {"ecrire-lalanne", "ecrire-lois", "ecrire-1780", "combine"})
    for (const Company company : {Company::Alone, Company::Chouette})
      for (int n = 0; n < 40; ++n) {
        SCOPED_TRACE(format);
        play_both(agreed(format, 8, company), r);
        if (HasFailure()) return;
      }
}

TEST(Resume, AMatchBeginsWithTheThrowOfWhoHasTheDice) {
  Match m(s3_table());
  EXPECT_EQ(m.awaits(), Awaits::Tour);
  EXPECT_EQ(m.state().stage, Stage::Roll);
  EXPECT_EQ(m.state().to_act, kB);
  EXPECT_FALSE(m.act(TakeLead{kA, {}}));
  EXPECT_FALSE(m.act(TakeSeats{{0, 1}}));
  EXPECT_TRUE(m.act(RollDice{{4, 2}}));

  MatchOptions chouette = agreed("combine", 8, Company::Chouette);
  chouette.resumed = {.carried = {{1, 2}, 20}, .dice = kB};
  Match c(chouette);
  EXPECT_EQ(c.state().to_act, kB);
  EXPECT_EQ(seating_of(c.account()).at, (PerSide<int>{0, 2}));
  EXPECT_TRUE(c.act(RollDice{{4, 2}}));
}

TEST(Resume, ASheetIsKeptOnWithoutTakingSeats) {
  SheetLedger l = begin_ledger(s3_table(), Worth::SimpleDouble);
  EXPECT_EQ(l.dice, kB);
  const auto seated = after(l, Seated{{0, 1}, kA});
  ASSERT_FALSE(seated);
  EXPECT_EQ(seated.error().why, EntryFault::NotAtTheStart);
  for (int i = 0; i < 4; ++i) l = *after(std::move(l), noted(3, 7));
  EXPECT_TRUE(over(l.account));
  EXPECT_FALSE(after(l, noted(3, 7)));
}

// S3: Alice 3 paris, 6 fiches, 18 jetons, 4 holes and 7 fiches of the honours, 12 in the basket, where she is
// marked; Bob 5 paris, 5 holes with the necktie, 5 in the basket, and the dice.
TEST(Resume, TheTableOfCombine) {
  MatchOptions o = agreed("combine", 12);
  o.resumed = {.carried = {{3, 5}, 18 + 60 + 3 - 20},
               .dice = kB,
               .holes = {4, 5},
               .cravate = kB,
               .fiches = 7,
               .basket = {12, 5},
               .contrat = kA};
  const Combine c = std::get<Combine>(begun(o).of);
  EXPECT_EQ(basket(c.poule), 17);
  EXPECT_EQ(c.poule.fiches, (PerSide<int>{-5, -12}));
  EXPECT_TRUE(c.poule.open && c.poule.both);
  EXPECT_EQ(cravate(c, CombineGame::Honours), kB);
  // Bob wins in one run: three for Alice to pay, twice; the contrat is Bob's.
  const Combine won = after(c, HolesWon{kB, 7, true});
  EXPECT_EQ(won.won.front(), (HonoursWon{kB, 3, 4}));
  EXPECT_EQ(won.poule.fiches, (PerSide<int>{-11, -9}));
  EXPECT_EQ(won.poule.contrat, kB);
}

TEST(Resume, APouleNewlyBegunTakesTheStakes) {
  MatchOptions o = agreed("combine", 12);
  o.resumed = {.carried = {{3, 5}, 61}, .fiches = 7};
  const Poule poule = std::get<Combine>(begun(o).of).poule;
  EXPECT_EQ(poule.fiches, (PerSide<int>{5, -9}));
  EXPECT_EQ(poule.put, (PerSide<int>{2, 2}));
  EXPECT_FALSE(poule.both);
}

TEST(Resume, WhatCannotHaveBeenNotedIsRefused) {
  const auto refused = [](std::string_view format, Company company, const Resumed& resumed, int players = 0) {
    MatchOptions o = agreed(format, 12, company);
    if (players) o.players = players;
    o.resumed = resumed;
    return problem_of(o).value_or("taken");
  };
  const auto with = [](auto change) {
    Resumed r{.carried = {{3, 5}, 68}, .dice = kB};
    change(r);
    return r;
  };
  const Company two = Company::Alone;
  const auto ecrire = [&](auto change) { return refused("ecrire-1780", two, with(change)); };
  const auto combine = [&](auto change) { return refused("combine", two, with(change)); };
  const auto has = [](const std::string& text, const char* words) {
    return text.find(words) != std::string::npos;
  };
  EXPECT_EQ(ecrire([](Resumed&) {}), "taken");
  EXPECT_PRED2(has, ecrire([](Resumed& r) { r.carried.lost = {}; }), "nothing to resume");
  EXPECT_PRED2(has, ecrire([](Resumed& r) { r.carried.lost = {6, 6}; }), "nothing to resume");
  EXPECT_PRED2(has, ecrire([](Resumed& r) { r.carried.lost = {8, 6}; }), "12 were agreed");
  EXPECT_PRED2(has, ecrire([](Resumed& r) { r.carried.lost = {-1, 6}; }), "cannot be negative");
  EXPECT_PRED2(has, ecrire([](Resumed& r) { r.holes.white = 1; }), "combiné");
  EXPECT_PRED2(has, combine([](Resumed& r) { r.holes.white = 12; }), "0 to 11");
  EXPECT_PRED2(has, combine([](Resumed& r) { r.holes.white = 3, r.cravate = kA; }), "cravate");
  EXPECT_PRED2(has, combine([](Resumed& r) { r.contrat = kA; }), "at the poule");
  EXPECT_PRED2(has, combine([](Resumed& r) { r.basket = {1, 5}, r.contrat = kA; }), "at least their stake");
  EXPECT_PRED2(has, combine([](Resumed& r) { r.basket = {2, 5}; }), "somebody is at the poule");
  EXPECT_EQ(combine([](Resumed& r) { r.basket = {2, 2}; }), "taken");
  EXPECT_PRED2(has, refused("ecrire-1780", Company::TwoAgainstTwo, with([](Resumed&) {})),
               "saved sheet or record");
  EXPECT_PRED2(has, refused("ecrire-1780", two, with([](Resumed& r) { r.carried.lost_by_third = 1; })),
               "third");
  EXPECT_PRED2(has, refused("ecrire-1780", two, with([](Resumed&) {}), 3), "throws first");
  EXPECT_PRED2(has,
               refused("ecrire-1780", two, with([](Resumed& r) { r.dice = kA, r.carried.lost = {8, 0}; }), 3),
               "cannot have been lost");
  EXPECT_PRED2(has, refused("poule-plumer", two, with([](Resumed&) {})), "only à écrire and combiné");
  EXPECT_PRED2(has, refused("ecrire-1780", Company::Chouette, with([](Resumed&) {})), "odd marqués");
}

// ---- Three players à la ronde.

MatchOptions of_three(std::string_view format, int rounds) {
  MatchOptions o = agreed(format, rounds);
  o.players = 3;
  return o;
}

// S3: Alice without stake, 4 paris, 5 jetons; Bob 1 pari, 21 jetons, 8 fiches of Alice's and 2 of Charlie's;
// Charlie 4 paris, 5 jetons; Charlie continues with Bob. The two with stakes began: Charlie and Bob.
Noted s3_table_of_three() {
  Noted noted;
  noted.accounts[0] = {.lost = 4, .jetons = 5, .drawn = 2};     // Charlie
  noted.accounts[1] = {.lost = 1, .jetons = 21, .fiches = 10};  // Bob
  noted.accounts[2] = {.lost = 4, .jetons = 5, .drawn = 8};     // Alice
  noted.stays = 0, noted.comes = 1;
  return noted;
}

TEST(Resume, TheTableOfThreeIsEnteredAgain) {
  const MatchOptions o = of_three("ecrire-1780", 12);
  ASSERT_TRUE(problems_of(s3_table_of_three(), o).empty())
      << problems_of(s3_table_of_three(), o).front().message;
  MatchLedger a = begun(resumed_from(o, s3_table_of_three()));
  EXPECT_EQ(balance_of(a), (std::vector<int>{2 * -31, 2 * 102, 2 * -71}));
  EXPECT_EQ(seating_of(a).at, (PerSide<int>{0, 1}));
  EXPECT_EQ(seating_of(a).lead, kA);
  const Sheet& sheet = partie_of(a)->sheet;
  EXPECT_EQ(losses_of(sheet), (Amounts{4, 1, 4}));
  EXPECT_EQ(wins_of(sheet), (Amounts{2, 5, 2}));
  const auto before = holdings_of(partie_of(a)->options, sheet);
  EXPECT_EQ(before[1], (Holding{21, {2, 0, 8}}));
  for (int i = 0; i < 3; ++i) a = after(std::move(a), noted(7, 3));
  ASSERT_TRUE(over(a));
  EXPECT_EQ(balance_of(a)[0] + balance_of(a)[1] + balance_of(a)[2], 0);
}

TEST(Resume, WhatThreeCannotHaveNotedIsRefused) {
  const MatchOptions o = of_three("ecrire-1780", 12);
  const auto code = [&](auto change) {
    Noted noted = s3_table_of_three();
    change(noted);
    const auto problems = problems_of(noted, o);
    return problems.empty() ? "" : std::string(problems.front().code);
  };
  EXPECT_EQ(code([](Noted&) {}), "");
  EXPECT_EQ(code([](Noted& n) { n.accounts[0].jetons = 6; }), "jetons");
  EXPECT_EQ(code([](Noted& n) { n.stays = 2; }), "seats");  // after nine the first two meet
  EXPECT_EQ(code([](Noted& n) { n.comes = 2; }), "seats");
  EXPECT_EQ(code([](Noted& n) { n.accounts[1].lost = 0, n.accounts[0].lost = 9, n.accounts[2].lost = 0; }),
            "seats");
}

// Gives the winner of a marqué by accounts: a match resumed seats them on sides of its own.
RoundEnd won_by_account(const MatchLedger& a, int winner, int holes) {
  const Side side = seating_of(a).at.white == winner ? kA : kB;
  PerSide<int> of;
  of[side] = holes;
  return {of};
}

Resumed noted_of_three(const MatchLedger& a, const MatchLedger& whole) {
  const Sheet& sheet = partie_of(a)->sheet;
  const Amounts lost = losses_of(sheet), won = won_of(sheet);
  int first_to_second = 0;
  for (const WrittenMarque& m : partie_of(whole)->sheet.marques)
    first_to_second += m.loser == 0 && m.winner == 1 ? 1 : 0;
  return {.carried = {.lost = {lost[0], lost[1]},
                      .jetons = won[0],
                      .lost_by_third = lost[2],
                      .jetons_of_second = won[1],
                      .first_left = partie_of(whole)->sheet.marques.front().winner == 0 ? kA : kB,
                      .first_to_second = first_to_second}};
}

TEST(Resume, AnAdjournedMatchOfThreeComesToTheSame) {
  Random r(20261126);
  for (const char* format : {"ecrire-lois", "ecrire-1780"})
    for (const PostillonOver over_what : {PostillonOver::EachPair, PostillonOver::WholeMatch})
      for (int n = 0; n < 30; ++n) {
        SCOPED_TRACE(format);
        MatchOptions o = of_three(format, 12);
        o.ecrire.postillon_over = over_what;
        MatchLedger whole = begun(o), resumed = whole;
        while (!over(whole)) {
          if (!partie_of(whole)->sheet.marques.empty() && below(r, 3) == 0) {
            MatchOptions again = o;
            again.resumed = noted_of_three(resumed, whole);
            resumed = begun(again);
          }
          const PerSide<int> at = seating_of(whole).at, again = seating_of(resumed).at;
          ASSERT_EQ(std::minmax(at.white, at.black), std::minmax(again.white, again.black));
          const int winner = at[kSides[below(r, 2)]], holes = 6 + below(r, 8);
          whole = after(whole, won_by_account(whole, winner, holes));
          resumed = after(resumed, won_by_account(resumed, winner, holes));
          ASSERT_EQ(balance_of(resumed), balance_of(whole));
        }
        EXPECT_EQ(without_marques(settlement_of(resumed)->lines),
                  without_marques(settlement_of(whole)->lines));
      }
}

}  // namespace resume_test
