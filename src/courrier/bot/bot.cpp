#include "courrier/bot/bot.h"

#include <algorithm>
#include <array>

#include "game/chance/random.h"

namespace trictrac::courrier {
namespace {

// The weights were found by play of the bot against itself, one changed at a time.

// The cost to one man, in flèches, when 0..6 of the next six flèches are held against it.
constexpr std::array<double, 7> kHindrance{0, 0.5, 1.2, 2.2, 3.8, 7.0, 14.0};
// The weight of 0..3 or more men on one flèche there: all have to get through.
constexpr std::array<double, 4> kMen{0, 1.0, 1.5, 3.9};
// The cost to one man when five, or six, flèches in a row are held somewhere before it.
constexpr double kFiveInARow = 1.3;
constexpr double kBlock = 2.0;
// To hinder the opponent is worth more than not to be hindered: they lose whole rolls.
constexpr double kOthersTrouble = 1.57;
// A flèche held: it stops the opponent, and gives more plays.
constexpr double kHeld = 2.0;

// The first flèches of `length` in a row that are all in the set.
FlecheSet rows(FlecheSet set, int length) {
  FlecheSet first = set;
  for (int i = 1; i < length; ++i) first &= behind(set, i);
  return first;
}

// The men that the opponent may hinder: while the courier travels, it and those that wait.
FlecheSet to_travel(const Men& men) {
  const auto courier = courier_of(men);
  return courier ? only(*courier) | only(1) : at_least(men, 1);
}

// Returns how much the flèches held by the opponent hinder these men, in flèches.
double hindrance(const Men& men, FlecheSet held) {
  const FlecheSet blocks = rows(held, 6), fives = rows(held, 5);
  const FlecheSet row = blocks ? blocks : fives;
  double sum = 0;
  for (FlecheSet left = to_travel(men); left;) {
    const Fleche f = pop(left);
    const bool before_row = row >> f;
    const double cost =
        kHindrance[size(held & ahead(span(1, 6), f))] + (before_row ? (blocks ? kBlock : kFiveInARow) : 0);
    sum += kMen[std::min(men.on(f), 3)] * cost;
  }
  return sum;
}

double progress(const Men& men) { return kHeld * size(at_least(men, 1)) - distance_left(men); }

// Returns the value of the position for the player who has just played (p.own); only comparisons count. The
// unit is roughly one flèche of lead in the race.
double judgement(const Position& p) {
  return progress(p.own) - progress(p.other) - hindrance(p.own, held_by_other(p)) +
         kOthersTrouble * hindrance(p.other, held_by_other(turned(p)));
}

// Chooses any legal play.
class Hasard final : public Bot {
 public:
  explicit Hasard(std::uint64_t seed) : random_(seed) {}
  // A doublet may have more plays than Random::below can draw from.
  int choose_play(const Match& game) override {
    return static_cast<int>(random_.next() % game.plays().size());
  }

 private:
  Random random_;
};

// Chooses the play after which it likes its position best.
class Commis final : public Bot {
 public:
  int choose_play(const Match& game) override {
    int best = 0;
    double most = -1e9;
    for (int i = 0; i < static_cast<int>(game.plays().size()); ++i) {
      const double equity = judgement(after(game.state().board, game.plays()[i]));
      if (equity > most) {
        most = equity;
        best = i;
      }
    }
    return best;
  }
};

}  // namespace

std::vector<std::string_view> bot_names() { return {"hasard", "commis"}; }

std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed) {
  if (name == "hasard") return std::make_unique<Hasard>(seed);
  if (name == "commis") return std::make_unique<Commis>();
  return nullptr;
}

}  // namespace trictrac::courrier
