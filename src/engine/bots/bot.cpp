#include "engine/bots/bot.h"

#include "engine/book/built_in.h"
#include "engine/bots/judgement.h"
#include "engine/bots/master.h"
#include "engine/equity/values.h"
#include "engine/net/built_in.h"
#include "game/chance/random.h"

namespace trictrac {
namespace {

// Any lawful play, any lawful decision.
class Hasard final : public Bot {
 public:
  explicit Hasard(std::uint64_t seed) : random_(seed) {}
  using Bot::choose_play;
  int choose_play(const Tour& tour) override { return random_.below(tour.turn().plays.size()); }
  GameEvent decide(const Match& match) override {
    const auto all = legal_decisions(match.account(), match.state().to_act);
    return all[random_.below(static_cast<int>(all.size()))];
  }

 private:
  Random random_;
};

struct BestPlay {
  int index = 0;
  double equity = -1e9;
};

// The play after which he likes his position best, tour.state() being at Decide or Move.
BestPlay best_play(const Tour& tour) {
  const State& s = tour.state();
  Marks marks = s.marks;
  award(marks, other(s.to_act), tour.turn().events.points_other());
  BestPlay choice;
  for (int i = 0; i < tour.turn().plays.size(); ++i) {
    const Position after_play = after(s.board, tour.turn().plays[i]);
    const double equity = judgement(after_play, s.options, marks, s.to_act);
    if (equity > choice.equity) choice = {i, equity};
  }
  return choice;
}

// Plays for the position he likes best after his play and holds when he likes it better than a new relevé,
// whatever is played for: the eye of a player without a net.
class Commis final : public Bot {
 public:
  using Bot::choose_play;
  int choose_play(const Tour& tour) override { return best_play(tour).index; }
  GameEvent decide(const Match& match) override {
    const State& s = match.state();
    // After going he throws first in a new relevé: the other's wait there, turned round.
    const double lead = -judgement(start_position(), s.options);
    const double go = lead + equity_of_holes(s.marks, s.to_act);
    if (best_play(match.tour()).equity >= go) return Hold{};
    return Go{};
  }
};

}  // namespace

std::expected<void, std::string> bots_ready() {
  if (const auto& tables = load_built_in_tables(); !tables) return std::unexpected(tables.error());
  if (const auto& net = net::load_built_in(); !net) return std::unexpected(net.error());
  if (const auto& book = book::load_built_in(); !book) return std::unexpected(book.error());
  return {};
}

std::vector<std::string_view> bot_names() {
  std::vector<std::string_view> names;
  for (const Level& level : kLevels) names.push_back(level.name);
  return names;
}

std::unique_ptr<Bot> make_bot(std::string_view name, std::uint64_t seed) {
  if (name == "hasard") return std::make_unique<Hasard>(seed);
  if (name == "commis") return std::make_unique<Commis>();
  if (const auto level = find_level(name))
    return make_master(net::built_in(), *level, seed, &book::built_in());
  return nullptr;
}

}  // namespace trictrac
