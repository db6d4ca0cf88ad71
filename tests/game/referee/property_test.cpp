// What holds of every tour, whatever is marked, claimed and played: nobody gains by a school more than was
// due, and what a player may do at his moment is not refused.
#include <gtest/gtest.h>

#include <algorithm>

#include "game/referee/referee.h"
#include "players.h"

namespace {

using namespace trictrac;
using namespace trictrac::referee;
using referee::Action;

constexpr int kTours = 1000, kActions = 200;

int points_of(const Referee& game, Why why, int id) {
  for (const Entry& e : game.pending().entries)
    if (e.why == why && e.of == id) return e.points;
  return 0;
}

int right_in_all(const Referee& game) {
  int right = 0;
  for (const Claim& c : game.pending().claims) right += c.right;
  return right;
}

void check_gain(const Referee& before, const Referee& after, Side side, const Action& a) {
  if (const auto* school = std::get_if<School>(&a))
    EXPECT_LE(right_in_all(after) - right_in_all(before),
              before.disputed(other(side), school->part).school());
  for (const Claim& c : after.pending().claims) {
    const int school = points_of(after, Why::School, c.id);
    EXPECT_LE(c.right, c.points);
    const bool as_it_was = c.disputed == 0 || c.insists;
    EXPECT_LE(school, as_it_was ? c.points : c.points + c.disputed);
    if (c.disputed == c.points - c.right) EXPECT_LE(school, c.right) << "more than was due";
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
      schools += kind_of(tried.action) == Kind::School;
    }
  }
  EXPECT_GT(schools, kTours / 2);
}

// Where no man was touched and nothing is demanded.
std::optional<Action> lawful_play(const Referee& game) {
  const Pending& p = game.pending();
  if (p.phase != Phase::Play || !p.touched.empty() || p.demand) return std::nullopt;
  const Play& play = game.turn().plays[0];
  return Put{{play.begin(), play.end()}};
}

// An action of that kind that is right now, if its moment is all that it needs.
std::optional<Action> right_action(const Referee& game, Side side, Kind kind) {
  const Side y = other(side);
  const auto wrong = [&](Part part) {
    return game.disputes(side, part) && game.disputed(y, part).excess > 0;
  };
  switch (kind) {
    case Kind::Roll: return Throw{{2, 1}};
    case Kind::Mark: return Mark{};
    case Kind::School:
    case Kind::Rectify:
      for (const Part part : {Part::Gained, Part::Received})
        if (wrong(part))
          return kind == Kind::School ? Action{School{game.disputed(y, part).excess, part}} : Rectify{part};
      return std::nullopt;
    case Kind::FalseSchool: return FalseSchool{};
    case Kind::Augment: return Augment{};
    case Kind::Reason: return Reason{};
    case Kind::Touch:
      for (Fleche f = kTalon; f <= kLast; ++f)
        if (game.state().board.own.on(f) > 0) return Touch{f};
      return std::nullopt;
    case Kind::Adoube: return Adoube{};
    case Kind::Remedies: return AskRemedies{};
    case Kind::Remedy: return game.cures(side).empty() ? std::nullopt : std::optional<Action>(Choose{1});
    case Kind::Hold: return Stay{};
    case Kind::Go: return Leave{};
    case Kind::Agree: return referee::Agree{};
    case Kind::Object: return Object{};
    case Kind::Resign: return GiveUp{};
    case Kind::Invite: return Invite{};
    case Kind::Play: return lawful_play(game);
    case Kind::Whole: return std::nullopt;
  }
  return std::nullopt;
}

TEST(Referee, NothingThatMayBeDoneIsRefused) {
  for (int seed = 1; seed <= kTours && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    Players players(seed);
    for (int i = 0; i < kActions && !HasFailure(); ++i) {
      players.one();
      for (const Side side : kSides)
        for (const Kind kind : players.game().may(side)) {
          if (kind == Kind::Roll && players.game().pending().phase == Phase::Lead) continue;
          const auto action = right_action(players.game(), side, kind);
          Referee trial = players.game();
          const auto done = action ? trial.act(side, *action) : std::expected<void, Denial>();
          EXPECT_TRUE(done) << name_of(kind) << ": " << done.error().rule << " " << done.error().what;
        }
    }
  }
}

}  // namespace
