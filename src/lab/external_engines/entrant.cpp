#include "lab/external_engines/entrant.h"

#include <mutex>

#include "lab/external_engines/engine.h"

namespace trictrac::external_engines {
namespace {

// The first thing that went wrong, on whichever thread.
class FirstError {
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
  EnginePlayer(const std::string& command, std::shared_ptr<FirstError> fault)
      : engine_(ExternalEngine::begin(command)), fault_(std::move(fault)) {
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
  std::expected<ExternalEngine, std::string> engine_;
  std::shared_ptr<FirstError> fault_;
};

}  // namespace

std::expected<measure::Entrant, std::string> entrant_of(const std::string& command) {
  const auto engine = ExternalEngine::begin(command);
  if (!engine) return std::unexpected(engine.error());
  const auto fault = std::make_shared<FirstError>();
  return measure::Entrant{std::string(kEngine) + command, nullptr,
                          [command, fault] { return std::make_unique<EnginePlayer>(command, fault); },
                          [fault] { return fault->what(); }};
}

}  // namespace trictrac::external_engines
