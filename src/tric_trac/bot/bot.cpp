#include "tric_trac/bot/bot.h"

#include "game/chance/random.h"
#include "tric_trac/bot/judgement.h"

namespace trictrac::tric_trac {
namespace {

// Any lawful play.
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

// The play after which he likes his position best.
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

}  // namespace trictrac::tric_trac
