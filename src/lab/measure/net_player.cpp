#include "lab/measure/net_player.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace trictrac::measure {
namespace {

using Decides = NetManner::Decides;

class NetPlayer final : public Player {
 public:
  NetPlayer(std::shared_ptr<const net::Weights> weights, const Tables& tables, const NetManner& manner)
      : weights_(std::move(weights)), pursuit_(*weights_, tables, manner.aim), manner_(manner) {}

  void begin_round(const MatchLedger& root, Side side) override {
    pursuit_.begin_round(root, side);
    held_.reset();
  }

  GameEvent choose(const Match& match) override {
    const bool decides = match.state().stage == Stage::Decide;
    if (decides && manner_.decides == Decides::AlwaysGo) return Go{};
    if (!decides && held_) return play(match, *std::exchange(held_, std::nullopt));
    const Choice c = best(match);
    if (!decides) return play(match, c.play);
    if (c.kind == Choice::Kind::Go) return Go{};
    held_ = c.play;  // looked at together with the decision
    return c.kind == Choice::Kind::Suspend ? GameEvent{Suspend{c.game}} : Hold{};
  }

 private:
  Choice best(const Match& match) {
    const RolledPosition thrown = pursuit_.thrown(match);
    Searcher& s = pursuit_.searcher();
    if (manner_.decides != Decides::AlwaysHold) return s.best(thrown, manner_.depth);
    const std::vector<Choice> all = s.ranked(thrown, manner_.depth);
    return *std::ranges::find(all, Choice::Kind::Play, &Choice::kind);
  }

  const std::shared_ptr<const net::Weights> weights_;
  Pursuit pursuit_;
  const NetManner manner_;
  std::optional<int> held_;  // the play he held for
};

}  // namespace

std::unique_ptr<Player> make_net_player(std::shared_ptr<const net::Weights> weights, const Tables& tables,
                                        const NetManner& manner) {
  return std::make_unique<NetPlayer>(std::move(weights), tables, manner);
}

}  // namespace trictrac::measure
