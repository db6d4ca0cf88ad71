// The account kept at a wooden board, entry by entry, in every format.
#include <gtest/gtest.h>

#include "game/match/format.h"
#include "game/match/match_ledger.h"
#include "game/match/sheet_ledger.h"

namespace ledger_test {

using namespace trictrac;

constexpr Side W = Side::White, B = Side::Black;

SheetLedger begun(std::string_view format, auto change) {
  MatchOptions options = find_format(format)->options;
  change(options);
  EXPECT_EQ(problem_of(options), std::nullopt);
  return begin_ledger(options, Worth::SimpleDouble);
}
SheetLedger begun(std::string_view format) {
  return begun(format, [](MatchOptions&) {});
}

SheetLedger with(SheetLedger l, const std::vector<LedgerEntry>& entries) {
  for (const LedgerEntry& e : entries) {
    auto next = after(std::move(l), e);
    if (!next) {
      ADD_FAILURE() << "entry refused: " << static_cast<int>(next.error().why);
      return {};
    }
    l = std::move(*next);
  }
  return l;
}

LedgerEntry noted(int white, int black, bool one_run = false, bool lifted = true) {
  return RoundEnd{{white, black}, one_run, lifted};
}

EntryRefusal refusal(const SheetLedger& l, const LedgerEntry& e) {
  const auto next = after(l, e);
  EXPECT_FALSE(next.has_value());
  return next ? EntryRefusal{} : next.error();
}
LedgerError account_refusal(const SheetLedger& l, const LedgerEntry& e) {
  const EntryRefusal why = refusal(l, e);
  EXPECT_EQ(why.why, EntryFault::MatchLedger);
  return why.account.value_or(LedgerError::Over);
}

TEST(SheetLedger, PointsMakeHolesInBredouille) {
  SheetLedger l = with(begun("tour"), {Scored{W, 8}, Scored{W, 6, false}});
  EXPECT_EQ(l.last->holes, 2);
  EXPECT_TRUE(l.last->bredouille);
  EXPECT_EQ(l.marks.points, (PerSide<int>{2, 0}));
  EXPECT_EQ(holes_of(l.account), (PerSide<int>{2, 0}));
  l = with(l, {Scored{B, 4}});
  EXPECT_EQ(l.marks.double_jeton, B);
  l = with(l, {Scored{W, 10}});
  EXPECT_EQ(l.last->holes, 1);
  EXPECT_EQ(l.marks.points, (PerSide<int>{0, 0}));
  EXPECT_EQ(l.may_go, W);
}

TEST(SheetLedger, GoingClearsThePointsOfBoth) {
  const SheetLedger l = with(begun("tour"), {Scored{B, 2}, Scored{W, 12}, Went{W}});
  EXPECT_EQ(l.marks.points, (PerSide<int>{0, 0}));
  EXPECT_EQ(l.marks.holes, (PerSide<int>{2, 0}));
  EXPECT_EQ(l.may_go, std::nullopt);
}

TEST(SheetLedger, OnlyAHoleOfHisOwnDiceLetsHimGoAndOnlyAtOnce) {
  for (const char* format : {"tour", "ecrire-lalanne", "combine", "poule-engraisser", "poule-plumer"}) {
    const SheetLedger l = begun(format);
    EXPECT_EQ(account_refusal(l, Went{W}), LedgerError::MayNotGo) << format;
    EXPECT_EQ(account_refusal(with(l, {Scored{W, 12, false}}), Went{W}), LedgerError::MayNotGo) << format;
    EXPECT_EQ(account_refusal(with(l, {Scored{W, 12}}), Went{B}), LedgerError::MayNotGo) << format;
    EXPECT_EQ(account_refusal(with(l, {Scored{W, 12}, Scored{B, 4, false}}), Went{W}), LedgerError::MayNotGo)
        << format;
    EXPECT_TRUE(after(with(l, {Scored{W, 12}}), Went{W}).has_value()) << format;
  }
}

TEST(SheetLedger, ATourIsWonByTheTwelfthHole) {
  SheetLedger l = begun("tour", [](MatchOptions& o) { o.rounds = 2; });
  l = with(l, {Scored{W, 24}, Scored{W, 24}, Scored{W, 26}});
  EXPECT_EQ(round_of(l.account), 1);
  EXPECT_EQ(l.marks, Marks{});
  EXPECT_EQ(l.may_go, std::nullopt);
  EXPECT_EQ(balance_of(l.account), (std::vector<int>{4, -4}));
  l = with(l, {noted(5, 12)});
  EXPECT_TRUE(over(l.account));
  EXPECT_EQ(account_refusal(l, Scored{W, 2}), LedgerError::Over);
}

// K6: what goes beyond the twelfth hole does not count, however it was noted.
TEST(SheetLedger, ATourIsNotedWithTwelveHolesAtMost) {
  const auto won_by = [](const std::vector<LedgerEntry>& entries) {
    const SheetLedger l = with(begun("tour"), entries);
    return std::get<Series>(l.account.of).won.at(0).holes;
  };
  EXPECT_EQ(won_by({noted(15, 3)}), (PerSide<int>{12, 3}));
  EXPECT_EQ(won_by({Pegged{{B, 2}}, Pegged{{W, 11}}, Pegged{{W, 2}}}), (PerSide<int>{12, 2}));
  EXPECT_EQ(won_by({Pegged{{W, 11}}, Scored{W, 12}}), (PerSide<int>{12, 0}));
  const SheetLedger l = with(begun("tour"), {Pegged{{W, 11}}, Scored{W, 12}});
  EXPECT_EQ(l.last->holes, 1);
  const SheetLedger meeting = with(begun("poule-guiton"), {Scored{W, 24}, Scored{W, 24}});
  EXPECT_EQ(meeting.last->holes, 2);
}

// S0 §7: six marqués noted by their results only.
TEST(SheetLedger, ThePrintedSheetOfSixMarques) {
  const SheetLedger l = with(begun("ecrire-lalanne"),
                             {noted(10, 3, true), noted(7, 1), noted(6, 6), noted(1, 28), noted(11, 1, true),
                              noted(6, 6), noted(9, 9), noted(0, 8, true), noted(6, 4)});
  ASSERT_TRUE(over(l.account));
  const Settlement s = *settlement_of(l.account);
  EXPECT_EQ(won_of(partie_of(l.account)->sheet)[0], 58 - 59);
  EXPECT_EQ(columns(s.lines).gained, (Amounts{94, 71, 0}));
  EXPECT_EQ(balance_of(l.account), (std::vector<int>{40, -40}));  // halves of a jeton: 20
}

TEST(SheetLedger, AMarqueIsPlayedLive) {
  SheetLedger l = begun("ecrire-1780");
  l = with(l, {Scored{W, 12}, Scored{W, 24, false}, Scored{W, 4}});
  EXPECT_EQ(l.marks.holes.white, 6);
  EXPECT_EQ(account_refusal(l, Went{W}), LedgerError::MayNotGo);
  l = with(l, {Pegged{{W, 1, true}}, Went{W}});
  const WrittenMarque& m = partie_of(l.account)->sheet.marques.at(0);
  EXPECT_EQ(m.result.jetons, 3 * (7 + 2));
  EXPECT_EQ(l.marks, Marks{});
}

TEST(SheetLedger, WhoHasTheDiceIsNotedWhileTheMenAreOnTheTalons) {
  SheetLedger l = begun("ecrire-lois");
  EXPECT_EQ(l.dice, W);
  l = with(l, {Scored{B, 12}});
  EXPECT_EQ(l.dice, std::nullopt);
  EXPECT_EQ(with(l, {Went{B}}).dice, B);
  EXPECT_EQ(with(l, {noted(7, 2)}).dice, B);
  EXPECT_EQ(with(l, {noted(6, 6)}).dice, W);  // a refait has the same first throw
  EXPECT_EQ(begun("tour").dice, std::nullopt);
  EXPECT_EQ(with(begun("tour"), {Scored{B, 12}, Went{B}}).dice, B);
}

TEST(SheetLedger, ARefaitIsPlayedAgain) {
  const SheetLedger l = with(begun("ecrire-lois"), {Scored{W, 36}, Pegged{{B, 6, true}}, Went{B}});
  EXPECT_EQ(partie_of(l.account)->marque.refaits, 1);
  EXPECT_EQ(round_of(l.account), 1);
  EXPECT_EQ(l.marks, Marks{});
}

TEST(SheetLedger, CombineSuspendsOneGame) {
  SheetLedger l = with(begun("combine"), {Scored{W, 12}, Suspended{W, CombineGame::Honours}, Scored{W, 12}});
  EXPECT_EQ(account_refusal(l, Suspended{W, CombineGame::Ecrire}), LedgerError::Suspended);
  l = with(l, {Went{W}});
  const Combine& c = std::get<Combine>(l.account.of);
  EXPECT_EQ(c.honours.holes.white, 2);
  EXPECT_EQ(c.ecrire.marque.holes.white, 4);
  EXPECT_EQ(l.marks.holes, (PerSide<int>{4, 0}));
  EXPECT_FALSE(c.suspension);
  EXPECT_EQ(account_refusal(l, noted(6, 0)), LedgerError::NotHere);
  EXPECT_EQ(account_refusal(begun("tour"), Suspended{W, CombineGame::Ecrire}), LedgerError::NotHere);
}

TEST(SheetLedger, APouleIsFilledByPlayersWhoSatDown) {
  SheetLedger l = begun("poule-engraisser", [](MatchOptions& o) { o.players = 3; });
  l = with(l, {Seated{{2, 0, 1}, W}, noted(6, 2), Scored{B, 36}});
  EXPECT_EQ(player_at(l.account, W), 0);
  EXPECT_EQ(player_at(l.account, B), 1);
  EXPECT_EQ(round_of(l.account), 2);
}

TEST(SheetLedger, SeatsAreTakenOnceAndFirst) {
  const SheetLedger three = begun("ecrire-1780", [](MatchOptions& o) {
    o.players = 3;
    o.rounds = 9;
  });
  EXPECT_EQ(refusal(three, Seated{{0, 0, 1}, W}).why, EntryFault::BadSeats);
  EXPECT_EQ(refusal(three, Seated{{0, 1}, W}).why, EntryFault::BadSeats);
  EXPECT_EQ(refusal(three, Seated{{0, 1, 2}, B}).why, EntryFault::BadSeats);
  SheetLedger l = with(three, {Seated{{2, 1, 0}, W}, Seated{{1, 2, 0}, W}, noted(8, 2)});
  EXPECT_EQ(balance_of(l.account), (std::vector<int>{4, 16, -20}));
  EXPECT_EQ(refusal(l, Seated{{0, 1, 2}, W}).why, EntryFault::NotAtTheStart);
  EXPECT_EQ(seating_of(with(begun("ecrire-lois"), {Seated{{0, 1}, B}}).account).lead, B);
}

TEST(SheetLedger, WhatCannotBeMarkedIsRefused) {
  const SheetLedger l = begun("ecrire-lalanne");
  for (const int points : {-2, 0, 3, kMostPoints + 2})
    EXPECT_EQ(refusal(l, Scored{W, points}).why, EntryFault::BadPoints) << points;
  EXPECT_EQ(account_refusal(l, Pegged{{W, 0, true}}), LedgerError::NoHoles);
  EXPECT_EQ(account_refusal(l, Pegged{{W, kMostHoles + 1, true}}), LedgerError::BadHoles);
  EXPECT_EQ(account_refusal(l, noted(5, 3)), LedgerError::BadHoles);
  EXPECT_EQ(refusal(with(l, {Scored{B, 24}}), noted(7, 3)).why, EntryFault::FewerHoles);
  EXPECT_EQ(account_refusal(l, HalfThrown{5, 2}), LedgerError::NotHere);
}

// S3: five jetons are thrown for.
TEST(SheetLedger, HalfAFicheIsThrownFor) {
  const SheetLedger l =
      with(begun("ecrire-1780", [](MatchOptions& o) { o.rounds = 2; }), {noted(6, 4), noted(2, 8)});
  ASSERT_TRUE(over(l.account));
  ASSERT_TRUE(half_wanted(l.account));
  EXPECT_EQ(account_refusal(l, HalfThrown{4, 4}), LedgerError::EqualDice);
  EXPECT_EQ(balance_of(with(l, {HalfThrown{5, 2}}).account), (std::vector<int>{-20, 20}));
  EXPECT_EQ(balance_of(with(l, {HalfThrown{2, 5}}).account), (std::vector<int>{0, 0}));
}

TEST(SheetLedger, AMatchIsGivenUp) {
  const SheetLedger l = with(begun("ecrire-lois"), {noted(8, 2), GivenUp{B}});
  EXPECT_TRUE(over(l.account));
  EXPECT_EQ(settlement_of(l.account), std::nullopt);
}

Scored school(Side side, int points) { return {side, points, false, ScoredFor::School}; }

// R9: White has marked two too many, which made a hole; Black marks them.
TEST(SheetLedger, PointsTakenBackGoWithTheirHoles) {
  SheetLedger l = with(begun("tour"), {Scored{B, 4}, Scored{W, 12}});
  EXPECT_EQ(l.marks.holes, (PerSide<int>{2, 0}));
  EXPECT_EQ(l.marks.points, (PerSide<int>{0, 0}));
  l = with(l, {TakenBack{W, 2}, school(B, 2)});
  EXPECT_EQ(l.marks.holes, (PerSide<int>{0, 0}));
  EXPECT_EQ(l.marks.points, (PerSide<int>{10, 6}));
  EXPECT_EQ(l.may_go, std::nullopt);
}

// White had no right to the two that broke Black's bredouille: it is whole again.
TEST(SheetLedger, ABredouilleBrokenWronglyIsWholeAgain) {
  const SheetLedger l = with(begun("tour"), {Scored{W, 4}, Scored{B, 4}, Scored{W, 2}, TakenBack{W, 2}});
  EXPECT_EQ(l.marks.double_jeton, B);
  EXPECT_EQ(l.marks.points, (PerSide<int>{4, 4}));
}

TEST(SheetLedger, OnlyTheLastPointsOfARoundBeforeAnyoneGoesAreTakenBack) {
  const SheetLedger l = with(begun("tour"), {Scored{W, 12}, Scored{B, 4, false}});
  EXPECT_EQ(may_take_back(l, W), 12);
  EXPECT_EQ(refusal(l, TakenBack{W, 14}).why, EntryFault::TakesTooMuch);
  EXPECT_EQ(refusal(l, TakenBack{W, 3}).why, EntryFault::BadPoints);
  EXPECT_EQ(refusal(begun("tour"), TakenBack{W, 2}).why, EntryFault::TakesTooMuch);
  const SheetLedger gone = with(begun("tour"), {Scored{W, 12}, Went{W}});
  EXPECT_EQ(may_take_back(gone, W), 0);
  EXPECT_EQ(refusal(gone, TakenBack{W, 2}).why, EntryFault::TakesTooMuch);
}

// R5: a claim takes nobody's choice away (S1 XVI: a hole it makes is held on).
TEST(SheetLedger, TheOpponentOfAClaimMayStillGo) {
  const SheetLedger l = with(begun("ecrire-lois"), {Scored{W, 12}, school(B, 2)});
  EXPECT_EQ(l.may_go, W);
  EXPECT_TRUE(after(l, Went{W}).has_value());
  const SheetLedger won = with(begun("ecrire-lois"), {Scored{B, 10}, school(B, 2)});
  EXPECT_EQ(won.marks.holes.black, 2);
  EXPECT_EQ(account_refusal(won, Went{B}), LedgerError::MayNotGo);
}

// A tour that wrongly marked points have won goes on.
TEST(SheetLedger, TheEntryThatEndedARoundCanBePutRight) {
  SheetLedger l =
      with(begun("tour", [](MatchOptions& o) { o.rounds = 2; }), {Pegged{{W, 10, true}}, Scored{W, 14}});
  EXPECT_EQ(round_of(l.account), 1);
  EXPECT_EQ(with(l, {TakenBack{W, 2}}).marks.points.white, 0);
  l = with(l, {TakenBack{W, 4}});
  EXPECT_EQ(round_of(l.account), 0);
  EXPECT_EQ(l.marks.holes.white, 10);
  EXPECT_EQ(l.marks.points.white, 10);
}

// docs/ecrire.md: S0 knows two; the chouette is our choice.
TEST(Gatherings, AfterS0TellWhoCanPlayWhateverIsAskedFor) {
  MatchOptions o = find_format("ecrire-lalanne")->options;
  for (o.players = 2; o.players <= 5; ++o.players)
    for (const Company company : {Company::Alone, Company::Chouette, Company::TwoAgainstTwo}) {
      o.company = company;
      const auto problem = gathering_problem(o);
      const bool two = o.players == 2 && company == Company::Alone;
      const bool chouette = o.players == 3 && company == Company::Chouette;
      EXPECT_EQ(!problem, two || chouette) << o.players;
      if (problem && company != Company::Chouette) {
        EXPECT_EQ(problem->message, "this format is for two players, or for three with company=chouette")
            << o.players;
      }
    }
}

}  // namespace ledger_test
