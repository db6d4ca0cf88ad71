// The log of an event: numbers, authors, undo, and the effects of acts.
#include "event/event.h"

#include <gtest/gtest.h>

#include "acting.h"
#include "event/random/random_event.h"

namespace trictrac::event {
namespace event_test {

const Terms kThreeRounds{.rounds = 3};
const Result kWhiteWon{kWhite, {12, 5}}, kBlackWon{kBlack, {5, 12}};

TEST(EventLog, AnActForAnotherStateIsStale) {
  Event event(kThreeRounds);
  const AddEntrant entry{.entrant = 1, .name = "Ruth"};
  for (const int number : {0, 2, -1}) {
    const auto refused = event.apply({number, kDirector, {}, 0, entry});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), EventError::Stale);
  }
  EXPECT_TRUE(event.apply({1, kDirector, {}, 0, entry}));
  EXPECT_EQ(event.apply({1, kDirector, {}, 0, entry}).error(), EventError::Stale) << "sent twice";
  EXPECT_EQ(event.log().size(), 1u);
}

TEST(EventLog, TheSameActsMakeTheSameEvent) {
  Random random(5);
  for (int i = 0; i < 50; ++i) {
    const Event played = random_event(random, {.most_entrants = 20});
    Event again(played.state().terms);
    for (const LoggedAct& line : played.log()) ASSERT_TRUE(again.apply(line));
    EXPECT_EQ(again.state(), played.state());
  }
}

// Each last act of a random event, undone, leaves what was before it; undone again, what was after it.
TEST(EventLog, AnUndoneActLeavesNoTrace) {
  Random random(6);
  for (int i = 0; i < 30; ++i) {
    const Event played = random_event(random, {.most_entrants = 9, .most_rounds = 4});
    Event again(played.state().terms);
    for (const LoggedAct& line : played.log()) {
      Event trial = again;
      ASSERT_TRUE(again.apply(line));
      if (std::holds_alternative<Undo>(line.act)) continue;
      const EventState before = trial.state();
      ASSERT_TRUE(trial.apply(line));
      const auto undo = [&](int number) {
        return trial.apply({trial.next_number(), kDirector, {}, 0, Undo{number}});
      };
      ASSERT_TRUE(undo(line.number));
      EXPECT_EQ(trial.state(), before);
      EXPECT_FALSE(trial.effective().at(line.number - 1));
      ASSERT_TRUE(undo(line.number + 1));
      EXPECT_EQ(trial.state(), again.state());
    }
  }
}

TEST(EventLog, AnActThatOthersNeedCannotBeUndone) {
  Acting event(kThreeRounds, {1500, 1500});
  event.done(StartRound{{{{1, 2}}, {}}});
  const int started = event.last();
  event.done(EnterResult{{1, 1}, kWhiteWon});
  const int entered = event.last();
  EXPECT_EQ(event.refused(Undo{1}), EventError::CannotUndo) << "entrant 1 is paired";
  EXPECT_EQ(event.refused(Undo{started}), EventError::CannotUndo);
  EXPECT_EQ(event.refused(Undo{event.last() + 1}), EventError::CannotUndo) << "itself";
  event.done(CloseRound{});
  EXPECT_EQ(event.refused(Undo{entered}), EventError::CannotUndo) << "the round was closed with it";
  event.done(Undo{event.last()});
  event.done(Undo{entered});
  EXPECT_EQ(event.refused(Undo{entered}), EventError::CannotUndo) << "twice";
  event.done(Undo{started});
  EXPECT_TRUE(event.state().rounds.empty());
}

TEST(EventLog, UndoHasTheEffectsOfWhatItUndoes) {
  Acting event(kThreeRounds, {1500, 1500});
  EXPECT_EQ(event.done(StartRound{{{{2, 1}}, {}}}), (Effects{TablePaired{{1, 1}, {2, 1}}}));
  EXPECT_EQ(event.done(EnterResult{{1, 1}, kWhiteWon}),
            (Effects{OutcomeChanged{{1, 1}, std::nullopt, Outcome{Outcome::Kind::Played, kWhiteWon}}}));
  EXPECT_EQ(event.done(Undo{event.last()}),
            (Effects{OutcomeChanged{{1, 1}, Outcome{Outcome::Kind::Played, kWhiteWon}, std::nullopt}}));
  event.done(GrantTime{{1, 1}, 10});
  EXPECT_EQ(event.done(Undo{event.last()}), (Effects{TimeGranted{{1, 1}, -10}}));
  EXPECT_EQ(event.done(Undo{3}), (Effects{TableCalledOff{{1, 1}, {2, 1}}}));
}

TEST(EventLog, EachRoleMayDoItsActs) {
  for (const Role role : {Role::Officer, Role::Director})
    for (std::size_t kind = 0; kind < kActNames.kSize; ++kind)
      EXPECT_TRUE(may(role, static_cast<ActKind>(kind)));
  EXPECT_TRUE(may(Role::Assistant, ActKind::EnterResult));
  EXPECT_FALSE(may(Role::Assistant, ActKind::CorrectResult));
  EXPECT_FALSE(may(Role::Assistant, ActKind::StartRound));
  EXPECT_TRUE(may(Role::Server, ActKind::StartRound));
  EXPECT_FALSE(may(Role::Server, ActKind::CorrectResult));
  EXPECT_FALSE(may(Role::Entrant, ActKind::CorrectResult));

  Acting event(kThreeRounds, {1500, 1500});
  EXPECT_EQ(event.refused(Pause{}, {Role::Assistant, 8}), EventError::NotAllowed);
  event.done(Announce{"Tea in ten minutes"}, {Role::Assistant, 8});
  EXPECT_EQ(event.refused(Undo{event.last()}, {Role::Assistant, 9}), EventError::NotAllowed)
      << "another's act";
  event.done(Undo{event.last()}, {Role::Assistant, 8});
  EXPECT_TRUE(event.state().messages.empty());
}

TEST(EventLog, TheServerUndoesNothingButMessages) {
  Acting event(kThreeRounds, {1500, 1500});
  event.done(Announce{"Insult"});
  const int message = event.last();
  event.done(Pause{});
  EXPECT_EQ(event.refused(Undo{event.last()}, Author{}), EventError::NotAllowed);
  event.done(Undo{message}, Author{});
  EXPECT_TRUE(event.state().messages.empty());
  EXPECT_TRUE(event.state().paused);
  EXPECT_EQ(event.refused(Undo{event.last()}), EventError::NotAllowed) << "nobody brings it back";
}

TEST(EventLog, EntrantsActForThemselvesAlone) {
  Acting event(kThreeRounds, {1500, 1500, 1500});
  const Author first{Role::Entrant, 1};
  EXPECT_EQ(event.refused(Withdraw{2}, first), EventError::NotAllowed);
  EXPECT_EQ(event.refused(GiveBye{{2, 0}}, first), EventError::NotAllowed);
  EXPECT_EQ(event.refused(GiveBye{{1, 2}}, first), EventError::NotAllowed) << "a bye that scores";
  event.done(GiveBye{{1, 0}}, first);
  event.done(StartRound{{{{2, 3}}, {{1, 0}}}});
  EXPECT_EQ(event.refused(EnterResult{{1, 1}, kWhiteWon}, first), EventError::NotAllowed)
      << "not their table";
  event.done(Withdraw{1}, first);
  const Author second{Role::Entrant, 2};
  EXPECT_EQ(event.refused(Forfeit{{1, 1}, kWhite}, first), EventError::NotAllowed);
  EXPECT_EQ(event.refused(Forfeit{{1, 1}}, second), EventError::NotAllowed);
  EXPECT_EQ(event.refused(Forfeit{{1, 1}, kWhite}, second), EventError::NotAllowed)
      << "nobody declares their opponent lost";
  event.done(Forfeit{{1, 1}, kBlack}, second);
}

TEST(EventLog, CorrectionsSayWhy) {
  Acting event(kThreeRounds, {1500, 1500});
  event.done(StartRound{{{{1, 2}}, {}}}, kDirector, "");
  event.done(EnterResult{{1, 1}, kWhiteWon}, kDirector, "");
  EXPECT_EQ(event.refused(CorrectResult{{1, 1}, kBlackWon}, kDirector, ""), EventError::ReasonNeeded);
  EXPECT_EQ(event.refused(AnnulResult{{1, 1}}, kDirector, ""), EventError::ReasonNeeded);
  event.done(CorrectResult{{1, 1}, kBlackWon}, kDirector, "holes were swapped");
  EXPECT_EQ(event.event().log().back().why, "holes were swapped");
}

TEST(EventLog, AMessageIsToldOnce) {
  Acting event(kThreeRounds, {1500, 1500});
  EXPECT_EQ(event.done(Announce{"first"}), (Effects{MessageSent{"first"}}));
  const int first = event.last();
  EXPECT_EQ(event.done(Announce{"second"}), (Effects{MessageSent{"second"}}));
  EXPECT_EQ(event.done(Undo{first}), Effects{});
  EXPECT_EQ(event.done(Undo{event.last()}), (Effects{MessageSent{"first"}}));
}

TEST(EventNames, AreFoundAgain) {
  for (std::size_t i = 0; i < kActNames.kSize; ++i)
    EXPECT_EQ(find_act(name_of(static_cast<ActKind>(i))), static_cast<ActKind>(i));
  EXPECT_EQ(kind_of(EventAct(Undo{1})), ActKind::Undo);
  EXPECT_EQ(kind_of(EventAct(GiveBye{})), ActKind::GiveBye);
}

}  // namespace event_test
}  // namespace trictrac::event
