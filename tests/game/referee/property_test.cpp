// Properties of every tour with any marks, claims and plays: no player gains more by an école than was due,
// and legal actions are not refused.
#include <gtest/gtest.h>

#include <algorithm>

#include "game/referee/referee.h"
#include "players.h"

namespace property_test {

using namespace trictrac;
using namespace trictrac::referee;

constexpr int kTours = 1000, kActions = 200;

int points_of(const Referee& game, Why why, int id) {
  for (const MarkEntry& e : game.pending().entries)
    if (e.why == why && e.of == id) return e.points;
  return 0;
}

int right_in_all(const Referee& game) {
  int right = 0;
  for (const EcoleClaim& c : game.pending().claims) right += c.right;
  return right;
}

void check_gain(const Referee& before, const Referee& after, Side side, const GameEvent& a) {
  if (const auto* school = std::get_if<ClaimEcole>(&a)) {
    EXPECT_LE(right_in_all(after) - right_in_all(before),
              before.disputed(other(side), school->part).school());
  }
  for (const EcoleClaim& c : after.pending().claims) {
    const int school = points_of(after, Why::School, c.id);
    EXPECT_LE(c.right, c.points);
    const bool as_it_was = c.disputed == 0 || c.insists;
    EXPECT_LE(school, as_it_was ? c.points : c.points + c.disputed);
    if (c.disputed == c.points - c.right) {
      EXPECT_LE(school, c.right) << "more than was due";
    }
  }
}

TEST(Referee, NobodyGainsByASchoolMoreThanWasDue) {
  int schools = 0;
  for (int seed = 1; seed <= kTours && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    Players players(seed);
    for (int i = 0; i < kActions && !HasFailure(); ++i) {
      const Referee before = players.game();
      const auto tried = players.one();
      if (!tried.done) continue;
      check_gain(before, players.game(), tried.side, tried.action);
      schools += kind_of(tried.action) == EventKind::ClaimEcole;
    }
  }
  EXPECT_GT(schools, kTours / 2);
}

// Returns a legal play where no man was touched and nothing is demanded.
std::optional<GameEvent> legal_play(const Referee& game) {
  const Pending& p = game.pending();
  if (p.phase != Phase::Play || !p.touched.empty() || p.demand) return std::nullopt;
  const Play& play = game.turn().plays[0];
  return PlayMen{play};
}

// An action of that kind that is right now, if its moment is all that it needs.
std::optional<GameEvent> right_action(const Referee& game, Side side, EventKind kind) {
  const Side y = other(side);
  const auto wrong = [&](MarkPart part) {
    return game.disputes(side, part) && game.disputed(y, part).excess > 0;
  };
  switch (kind) {
    case EventKind::RollDice: return RollDice{{2, 1}};
    case EventKind::Mark: return Mark{};
    case EventKind::ClaimEcole:
    case EventKind::Rectify:
      for (const MarkPart part : {MarkPart::Gained, MarkPart::Received})
        if (wrong(part))
          return kind == EventKind::ClaimEcole ? GameEvent{ClaimEcole{game.disputed(y, part).excess, part}}
                                               : Rectify{part};
      return std::nullopt;
    case EventKind::DisputeEcole: return DisputeEcole{};
    case EventKind::Augment: return Augment{};
    case EventKind::Justify: return Justify{};
    case EventKind::Touch:
      for (Fleche f = kTalon; f <= kLast; ++f)
        if (game.state().board.own.on(f) > 0) return Touch{f};
      return std::nullopt;
    case EventKind::Adoube: return Adoube{};
    case EventKind::AskRemedies: return AskRemedies{};
    case EventKind::ChooseRemedy:
      return game.cures(side).empty() ? std::nullopt : std::optional<GameEvent>(ChooseRemedy{1});
    case EventKind::Hold: return Hold{};
    case EventKind::Go: return Go{};
    case EventKind::Agree: return Agree{};
    case EventKind::Object: return Object{};
    case EventKind::Resign: return Resign{};
    case EventKind::Invite: return Invite{};
    case EventKind::PlayMen: return legal_play(game);
    default: return std::nullopt;
  }
}

TEST(Referee, NothingThatMayBeDoneIsRefused) {
  for (int seed = 1; seed <= kTours && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    Players players(seed);
    for (int i = 0; i < kActions && !HasFailure(); ++i) {
      players.one();
      for (const Side side : kSides)
        for (const EventKind kind : players.game().may(side)) {
          if (kind == EventKind::RollDice && players.game().pending().phase == Phase::Lead) continue;
          const auto action = right_action(players.game(), side, kind);
          Referee trial = players.game();
          const auto done = action ? trial.act(side, *action) : std::expected<void, ActionError>();
          EXPECT_TRUE(done) << name_of(kind) << ": " << done.error().rule << " " << done.error().what;
        }
    }
  }
}

}  // namespace property_test
