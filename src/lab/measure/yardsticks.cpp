#include "lab/measure/yardsticks.h"

#include "engine/bots/bot.h"
#include "game/chance/random.h"

namespace trictrac::measure {
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

class Greedy final : public Player {
 public:
  GameEvent choose(const Match& match) override {
    const Best best = best_play(match.tour());
    if (match.state().stage == Stage::Move) return play(match, best.index);
    const double first_throw = points_of_next_roll(start_position(), match.state().options);
    if (best.points > first_throw) return Hold{};
    return Go{};
  }

 private:
  struct Best {
    int index = 0;
    double points = 0;
  };

  static Best best_play(const Tour& tour) {
    const State& s = tour.state();
    Marks marks = s.marks;
    award(marks, other(s.to_act), tour.turn().events.points_other());
    const double marked = marks.points[s.to_act] - marks.points[other(s.to_act)];
    Best best;
    for (int i = 0; i < tour.turn().plays.size(); ++i) {
      const Position p = after(s.board, tour.turn().plays[i]);
      const double points =
          marked + points_of_next_roll(p, s.options) - points_of_next_roll(turned(p), s.options);
      if (i == 0 || points > best.points) best = {i, points};
    }
    return best;
  }
};

// Cases made count, those of the grand jan most; so does the coin; single men where the opponent may pass
// cost.
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

class BotPlayer final : public Player {
 public:
  explicit BotPlayer(std::string_view name) : name_(name), bot_(make_bot(name, 0)) {}
  bool exists() const { return bot_ != nullptr; }
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

double points_of_next_roll(const Position& p, const RuleOptions& options) {
  Turn turn;
  int sum = 0;
  for (const Roll r : all_rolls()) {
    judge(p, r, options, Context{}, turn);
    sum += throws(r) * (turn.events.points_roller() - turn.events.points_other());
  }
  return sum / 36.0;
}

std::unique_ptr<Player> make_random(bool always_goes) { return std::make_unique<RandomPlayer>(always_goes); }
std::unique_ptr<Player> make_first_go() { return std::make_unique<FirstGo>(); }
std::unique_ptr<Player> make_greedy() { return std::make_unique<Greedy>(); }
std::unique_ptr<Player> make_shape() { return std::make_unique<ShapePlayer>(); }

std::unique_ptr<Player> make_bot_player(std::string_view name) {
  auto player = std::make_unique<BotPlayer>(name);
  if (!player->exists()) return nullptr;
  return player;
}

}  // namespace trictrac::measure
