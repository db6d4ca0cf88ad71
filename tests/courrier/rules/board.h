// Positions and plays of Le Tric Trac for tests, from their text.
#pragma once

#include <gtest/gtest.h>

#include "courrier/text/play_text.h"
#include "courrier/text/position_text.h"
#include "game/chance/random.h"
#include "text/marks_text.h"

namespace trictrac::courrier {

using Places = std::initializer_list<std::pair<Fleche, int>>;  // flèche on the player's own path, men

inline Men men(Places places) {
  Men m;
  for (const auto& [f, n] : places) m.set(f, n);
  m.off = static_cast<std::uint8_t>(kMenPerSide - m.total());
  return m;
}

// Each side's men on its own path; those that are missing are off. It must be valid.
inline Position board(Places own, Places other) {
  State s;
  s.stage = Stage::Roll;
  s.board = {men(own), men(other)};
  for (const SetupProblem& p : problems_of(s)) ADD_FAILURE() << p.message;
  return s.board;
}

inline Roll roll(const std::string& text) { return roll_of(text).value_or(Roll{0, 0}); }

inline std::vector<Step> steps(const std::string& text) {
  const auto read = parse_play(text);
  EXPECT_TRUE(read) << text;
  return read.value_or(std::vector<Step>{});
}

inline Play play(const std::string& text) {
  Play p;
  for (const Step& s : steps(text)) p.add(s);
  return p;
}

// The code of the law a play breaks, or "".
inline std::string broken(const Position& p, const std::string& dice, const std::string& text,
                          bool partial = false) {
  const auto refusal = refuse(p, roll(dice), steps(text), partial);
  return refusal ? std::string(courrier::text(refusal->law).code) : "";
}

// A game at random from its beginning, shown to `see` after every action.
template <class See>
void random_match(Random& random, Terms terms, See see) {
  Match game(terms);
  const auto act = [&](const GameEvent& event) {
    const LoggedEvent logged{acting_side(game, event), event};
    const auto effects = game.act(event);
    ASSERT_TRUE(effects);
    see(game, logged, *effects);
  };
  act(TakeLead{random.below(2) ? Side::White : Side::Black});
  while (game.state().stage != Stage::Over) {
    act(RollDice{random.roll()});
    act(PlayMen{game.plays()[random.next() % game.plays().size()]});
  }
}

}  // namespace trictrac::courrier
