#include "ai/bot.h"

#include "ai/judgement.h"
#include "ai/random.h"

namespace trictrac {
namespace {

// Any lawful play, hold or go by a coin.
class Hasard final : public Bot {
 public:
  explicit Hasard(std::uint64_t seed) : random_(seed) {}
  int choose_play(const Tour& tour) override { return random_.below(tour.turn().plays.size()); }
  bool choose_hold(const Tour&) override { return random_.below(2) == 0; }

 private:
  Random random_;
};

// Plays for the position he likes best after his play, and holds when it beats a new relevé.
class Commis final : public Bot {
 public:
  int choose_play(const Tour& tour) override { return best(tour).index; }

  bool choose_hold(const Tour& tour) override {
    const State& s = tour.state();
    // After going he throws first in a new relevé: the other's wait there, turned round.
    const double lead = -judgement(start_position(), s.options);
    const double go = lead + worth_of_holes(s.marks, s.to_act);
    return best(tour).worth >= go;
  }

 private:
  struct Choice {
    int index = 0;
    double worth = -1e9;
  };

  static Choice best(const Tour& tour) {
    const State& s = tour.state();
    Marks marks = s.marks;
    award(marks, other(s.to_act), tour.turn().events.points_other());
    Choice choice;
    for (int i = 0; i < tour.turn().plays.size(); ++i) {
      const Position after_play = after(s.board, tour.turn().plays[i]);
      const double worth = judgement(after_play, s.options, marks, s.to_act);
      if (worth > choice.worth) choice = {i, worth};
    }
    return choice;
  }
};

}  // namespace

std::vector<std::string_view> bot_names() { return {"hasard", "commis"}; }

std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed) {
  if (name == "hasard") return std::make_unique<Hasard>(seed);
  if (name == "commis") return std::make_unique<Commis>();
  return nullptr;
}

}  // namespace trictrac
