#include "courrier/rules/race.h"

#include "base/assert.h"

namespace trictrac::courrier {
namespace {

PerSide<int> left_in(const State& s) {
  PerSide<int> left;
  for (const Side side : kSides) left[side] = distance_left(men_of(s, side));
  return left;
}

// Follows a match and notes its rolls.
class Follower {
 public:
  explicit Follower(const State& start) : match_(start) {
    if (start.stage == Stage::Move) note_roll();
  }

  void follow(const GameEvent& event) {
    const State before = match_.state();
    const auto effects = match_.act(event);
    TRICTRAC_ASSERT(effects.has_value());
    if (!effects) return;
    if (std::holds_alternative<RollDice>(event)) note_roll();
    if (const auto* play = std::get_if<PlayMen>(&event)) note_play(before, play->steps);
    if (effects->won) end_game(*effects->won);
  }

  std::vector<RolledRace> take() { return std::move(rolls_); }

 private:
  void note_roll() {
    const PerSide<int> left = left_in(match_.state());
    rolls_.push_back({.game = game_, .side = match_.state().to_act, .before = left, .after = left});
  }

  // The men themselves may stand at the start again already.
  void note_play(State before, const Play& play) {
    before.board = after(before.board, play);
    rolls_.back().after = left_in(before);
  }

  // A game that is given up before its first roll is no part of the race.
  void end_game(const Win& won) {
    if (!rolls_.empty() && rolls_.back().game == game_) rolls_.back().won = won;
    ++game_;
  }

  Match match_;
  int game_ = 0;
  std::vector<RolledRace> rolls_;
};

}  // namespace

std::vector<RolledRace> race_of(const State& start, const std::vector<LoggedEvent>& events) {
  Follower follower(start);
  for (const LoggedEvent& logged : events) follower.follow(logged.event);
  return follower.take();
}

}  // namespace trictrac::courrier
