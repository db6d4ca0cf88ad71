// Players without a net, by which strength is measured.
#include <limits>

#include "engine/bots/bot.h"
#include "engine/players/lessons.h"
#include "engine/players/player.h"
#include "game/chance/random.h"

namespace trictrac::players {
namespace {

class RandomPlayer final : public Player {
 public:
  explicit RandomPlayer(bool always_goes) : always_goes_(always_goes) {}
  void begin_match(std::uint64_t seed) override { random_ = Random(seed); }
  GameEvent choose(const Match& match) override {
    if (match.state().stage == Stage::Move)
      return play(match, random_.below(match.tour().turn().plays.size()));
    if (always_goes_ || random_.below(2)) return Go{};
    return Hold{};
  }

 private:
  const bool always_goes_;
  Random random_{0};
};

class FirstGo final : public Player {
 public:
  GameEvent choose(const Match& match) override {
    if (match.state().stage == Stage::Decide) return Go{};
    return play(match, 0);
  }
};

constexpr int kAll = std::numeric_limits<int>::max();  // the points of a roll that count

// A play of a turn, and the value of the board after it.
struct Best {
  int index = 0;
  double value = 0;
};

// Returns the play after which `value_of(board)` is greatest; of equal ones the first.
template <class Value>
Best best_play(const Tour& tour, Value value_of) {
  Best best;
  for (int i = 0; i < tour.turn().plays.size(); ++i) {
    const double value = value_of(after(tour.state().board, tour.turn().plays[i]));
    if (i == 0 || value > best.value) best = {i, value};
  }
  return best;
}

// Plays for the points of the next roll of both sides, their exact mean over the 21 rolls: its own less the
// opponent's. Holds if that, with the points left over, is more than the first throw of a new relevé.
class Greedy final : public Player {
 public:
  GameEvent choose(const Match& match) override {
    const State& s = match.state();
    const auto points = [&](const Position& p) { return points_of_next_roll(p, s.options, kAll); };
    Marks marks = s.marks;
    award(marks, other(s.to_act), match.tour().turn().events.points_other());
    const double marked = marks.points[s.to_act] - marks.points[other(s.to_act)];
    const Best best =
        best_play(match.tour(), [&](const Position& p) { return marked + points(p) - points(turned(p)); });
    if (s.stage == Stage::Move) return play(match, best.index);
    if (best.value > points(start_position())) return Hold{};
    return Go{};
  }
};

// Cases made count, those of the grand jan most; so does the coin; single men where the opponent may pass
// cost.
int shape_of(const Position& p) {
  const FlecheSet made = at_least(p.own, 2), alone = at_least(p.own, 1) & ~made;
  return 3 * size(made & kGrandJan) + 2 * size(made & kPetitJan) + size(made & kRetour) +
         4 * contains(made, kCoin) - 2 * size(alone & kGrandJan) - size(alone & kPetitJan);
}

// Plays for the shape of the men after the play, without looking at rolls. Holds if its shape is then better
// than the opponent's.
class ShapePlayer final : public Player {
 public:
  GameEvent choose(const Match& match) override {
    const int index = best_play(match.tour(), shape_of).index;
    if (match.state().stage == Stage::Move) return play(match, index);
    const Position held = after(match.state().board, match.tour().turn().plays[index]);
    if (shape_of(held) > shape_of(turned(held))) return Hold{};
    return Go{};
  }
};

class BotPlayer final : public Player {
 public:
  explicit BotPlayer(std::string_view name) : name_(name), bot_(make_bot(name, 0)) {}
  void begin_match(std::uint64_t seed) override { bot_ = make_bot(name_, seed); }
  GameEvent choose(const Match& match) override {
    if (match.state().stage == Stage::Decide) return bot_->decide(match);
    return play(match, bot_->choose_play(match));
  }

 private:
  const std::string name_;
  std::unique_ptr<Bot> bot_;
};

}  // namespace

std::unique_ptr<Player> make_yardstick(std::string_view name) {
  if (name == "random" || name == "random-go") return std::make_unique<RandomPlayer>(name == "random-go");
  if (name == "first-go") return std::make_unique<FirstGo>();
  if (name == "greedy") return std::make_unique<Greedy>();
  if (name == "shape") return std::make_unique<ShapePlayer>();
  if (make_bot(name, 0)) return std::make_unique<BotPlayer>(name);
  return make_learner(name);
}

}  // namespace trictrac::players
