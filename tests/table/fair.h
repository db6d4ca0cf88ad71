// Tables with fair dice for tests, and what their people give.
#pragma once

#include "tables.h"

namespace trictrac {

// The share of a player, and its commitment.
inline Digest share_of(int player) { return seed_of(static_cast<std::uint8_t>(100 + player)); }
inline CommitShare commitment_of(int player) { return {player, sha256(share_of(player))}; }
inline RevealShare sharing_of(int player) { return {player, share_of(player)}; }

inline TableConfig fair_config(std::uint8_t seed = 5) {
  TableConfig c = config_with(human("A"), human("B"), seed);
  c.fair = true;
  return c;
}

// Three people à la ronde, three marqués.
inline TableConfig fair_three() {
  TableConfig c = fair_config();
  c.format = "ecrire-lois";
  const Json changes{{"players", 3}, {"rounds", 3}};
  c.match = *parse_match(c.format, &changes);
  c.start.options.goal = goal_of(c.match.format);
  c.seats.push_back(human("C"));
  return c;
}

// All people have given, and the table has gone on until one of them must act.
template <class SomeTable>
void give_all(SomeTable& t) {
  const auto people = [&](auto give) {
    for (int player = 0; player < static_cast<int>(t.config().seats.size()); ++player)
      if (t.config().seats[static_cast<std::size_t>(player)].human()) give(player);
  };
  people([&](int player) { ASSERT_TRUE(t.apply(commitment_of(player))); });
  people([&](int player) { ASSERT_TRUE(t.apply(sharing_of(player))); });
}

}  // namespace trictrac
