// The number of plays, counted again (data/courrier/perft.txt).
#include <fstream>
#include <sstream>

#include "board.h"

namespace trictrac::courrier {
namespace perft_test {

// Plays with different results, summed over the 21 rolls and all replies to `depth`.
long plays_in(const Position& p, int depth) {
  long count = 0;
  for (const Roll r : all_rolls())
    for (const Play& play : legal_plays(p, r)) {
      const Position next = after(p, play);
      const bool last = depth == 1 || next.own.off == kMenPerSide;
      count += last ? 1 : plays_in(turned(next), depth - 1);
    }
  return count;
}

TEST(CourrierPerft, CountsAreTheSame) {
  std::ifstream in(TRICTRAC_DATA "/courrier/perft.txt");
  int lines = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    std::istringstream words(line);
    std::string position;
    int depth = 0;
    long plays = 0;
    words >> position >> depth >> plays;
    const auto state = parse_position(position);
    ASSERT_TRUE(state) << line;
    EXPECT_EQ(plays_in(state->board, depth), plays) << line;
    ++lines;
  }
  EXPECT_GE(lines, 8);
}

}  // namespace perft_test
}  // namespace trictrac::courrier
