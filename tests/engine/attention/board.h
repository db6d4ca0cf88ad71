// Two players at a board where they mark for themselves; the men are moved at random.
#pragma once

#include <gtest/gtest.h>

#include "engine/attention/hand_player.h"
#include "engine/bots/bot.h"
#include "game/chance/random.h"
#include "game/match/hand_board.h"

namespace trictrac::attention {

inline State starting(Moves moves, Pegs pegs = Pegs::Law) {
  State s;
  s.options.marking = Marking::Hand;
  s.options.moves = moves;
  s.options.pegs = pegs;
  return s;
}

// A tour at that state.
inline HandBoard tour_at(const State& s) { return {s, account_of_tour(s), 0}; }

class Board {
 public:
  Board(const State& start, std::string_view white, std::string_view black, std::uint64_t seed)
      : game_(tour_at(start)),
        players_{HandPlayer(white, seed), HandPlayer(black, seed + 1)},
        random_(seed) {}

  const HandBoard& game() const { return game_; }
  bool over() const { return game_.settled(); }

  // Does all announcements of both players, then one throw, decision or play. Returns the announcements.
  std::vector<GameEvent> turn() {
    std::vector<GameEvent> said = all_said();
    if (!over()) step();
    return said;
  }

  std::vector<GameEvent> all_said() {
    std::vector<GameEvent> said;
    for (int round = 0; round < 60; ++round) {
      const auto before = said.size();
      for (const Side s : kSides)
        if (const auto a = players_[index(s)].next(game_, s)) {
          must(s, *a);
          said.push_back(*a);
        }
      if (said.size() == before) return said;
    }
    ADD_FAILURE() << "they never come to an end";
    return said;
  }

  void must(Side s, const GameEvent& a) {
    const auto done = game_.act(s, a);
    ASSERT_TRUE(done) << name_of(kind_of(a)) << " " << done.error().rule << " " << done.error().what;
  }

 private:
  void step() {
    const Side s = game_.state().to_act;
    switch (game_.state().stage) {
      case Stage::Lead: return must(Side::White, RollDice{random_.simple_roll()});
      case Stage::Roll: return must(s, RollDice{random_.roll()});
      case Stage::Decide: return random_.below(2) ? must(s, Hold{}) : must(s, Go{});
      default: {
        const Play& play = game_.referee().turn().plays[random_.below(game_.referee().turn().plays.size())];
        return must(s, PlayMen{play});
      }
    }
  }

  HandBoard game_;
  std::array<HandPlayer, 2> players_;
  Random random_;
};

}  // namespace trictrac::attention
