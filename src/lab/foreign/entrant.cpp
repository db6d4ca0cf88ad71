#include "lab/foreign/entrant.h"

#include <mutex>

#include "lab/foreign/engine.h"

namespace trictrac::foreign {
namespace {

// The first thing that went wrong, on whichever thread.
class Fault {
 public:
  void note(std::string what) {
    const std::lock_guard held(mutex_);
    if (!what_) what_ = std::move(what);
  }
  std::optional<std::string> what() const {
    const std::lock_guard held(mutex_);
    return what_;
  }

 private:
  mutable std::mutex mutex_;
  std::optional<std::string> what_;
};

class EnginePlayer final : public measure::Player {
 public:
  EnginePlayer(const std::string& command, std::shared_ptr<Fault> fault)
      : engine_(Engine::begin(command)), fault_(std::move(fault)) {
    if (!engine_) fault_->note(engine_.error());
  }

  GameEvent choose(const Match& match) override {
    const State& state = match.state();
    const Turn& turn = match.tour().turn();
    if (engine_ && !fault_->what()) {
      auto action = engine_->choose(state, turn);
      if (action) return *std::move(action);
      fault_->note(action.error());
    }
    return state.stage == Stage::Decide ? GameEvent(Go{}) : PlayMen{turn.plays[0]};
  }

 private:
  std::expected<Engine, std::string> engine_;
  std::shared_ptr<Fault> fault_;
};

}  // namespace

std::expected<measure::Entrant, std::string> entrant_of(const std::string& command) {
  const auto engine = Engine::begin(command);
  if (!engine) return std::unexpected(engine.error());
  const auto fault = std::make_shared<Fault>();
  return measure::Entrant{std::string(kEngine) + command, nullptr,
                          [command, fault] { return std::make_unique<EnginePlayer>(command, fault); },
                          [fault] { return fault->what(); }};
}

}  // namespace trictrac::foreign
