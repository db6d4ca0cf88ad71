#include "lab/measure/yardsticks.h"

namespace trictrac::measure {
namespace {

// Cases made count, those of the grand jan most; so does the coin; single men where the other may pass cost.
int shape_of(const Position& p) {
  const FlecheSet made = at_least(p.own, 2), alone = at_least(p.own, 1) & ~made;
  return 3 * size(made & kGrandJan) + 2 * size(made & kPetitJan) + size(made & kRetour) +
         4 * contains(made, kCoin) - 2 * size(alone & kGrandJan) - size(alone & kPetitJan);
}

class ShapePlayer final : public Player {
 public:
  GameEvent choose(const Match& match) override {
    const State& s = match.state();
    const int index = best_play(match.tour());
    if (s.stage == Stage::Move) return play(match, index);
    const Position held = after(s.board, match.tour().turn().plays[index]);
    if (shape_of(held) > shape_of(turned(held))) return Hold{};
    return Go{};
  }

 private:
  static int best_play(const Tour& tour) {
    int best = 0, most = 0;
    for (int i = 0; i < tour.turn().plays.size(); ++i) {
      const int shape = shape_of(after(tour.state().board, tour.turn().plays[i]));
      if (i > 0 && shape <= most) continue;
      best = i;
      most = shape;
    }
    return best;
  }
};

}  // namespace

std::unique_ptr<Player> make_shape() { return std::make_unique<ShapePlayer>(); }

}  // namespace trictrac::measure
