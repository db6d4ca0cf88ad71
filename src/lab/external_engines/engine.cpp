#include "lab/external_engines/engine.h"

#include <algorithm>
#include <mutex>
#include <vector>

#include "base/assert.h"
#include "base/text_of.h"
#include "game/rules/refusal.h"
#include "text/play_text.h"
#include "text/trid.h"

namespace trictrac::external_engines {
namespace {

constexpr std::string_view kBestMove = "bestmove ";
// No line is longer; a program that writes on without an end of line is not listened to.
constexpr std::size_t kMostHeard = 1 << 16;

std::unexpected<std::string> wrong_answer(std::string_view answer, std::string_view wanted) {
  return std::unexpected(text_of("\"{}\" where {} was expected", answer, wanted));
}

// Returns what an engine said before it fell silent, to go on with in a sentence: ""uti", then ".
std::string text_of_lines(const std::vector<std::string>& said) {
  constexpr std::size_t kShown = 3;
  std::string text;
  for (std::size_t i = 0; i < std::min(said.size(), kShown); ++i) text += "\"" + said[i] + "\", then ";
  if (said.size() > kShown) text += text_of("{} more lines, then ", said.size() - kShown);
  return text;
}

std::expected<GameEvent, std::string> read_decision(std::string_view word) {
  if (word == "tenir") return Hold{};
  if (word == "enaller") return Go{};
  return wrong_answer(word, "tenir or enaller");
}

std::expected<GameEvent, std::string> read_play(std::string_view text, const State& state, const Turn& turn) {
  const auto steps = parse_play(text, Numbering::OneTo24);
  if (!steps) return std::unexpected(steps.error());
  if (refuse(state.board, state.roll, state.options, turn, *steps)) return wrong_answer(text, "a legal play");
  const Men result = after(state.board.own, as_play(state.board, state.roll, *steps));
  const auto found = std::ranges::find_if(
      turn.plays, [&](const Play& play) { return after(state.board.own, play) == result; });
  TRICTRAC_ASSERT(found != turn.plays.end());
  return PlayMen{*found};
}

// Reads an answer to `go`; the error names its fault.
std::expected<GameEvent, std::string> read_answer(std::string_view answer, const State& state,
                                                  const Turn& turn) {
  if (!answer.starts_with(kBestMove)) return wrong_answer(answer, "bestmove …");
  const std::string_view word = answer.substr(kBestMove.size());
  return state.stage == Stage::Decide ? read_decision(word) : read_play(word, state, turn);
}

}  // namespace

std::expected<ExternalEngine, std::string> ExternalEngine::begin(const std::string& command,
                                                                 std::chrono::milliseconds patience) {
  auto child = Child::begin(command);
  if (!child) return std::unexpected(child.error());
  ExternalEngine engine(*std::move(child), patience);
  if (const auto met = engine.meet(); !met)
    return std::unexpected("\"" + command + "\" is not an engine: " + met.error());
  return engine;
}

// Ignores everything else that the engine says of itself.
std::expected<void, std::string> ExternalEngine::meet() {
  constexpr std::string_view kName = "id name ", kIntroduced = "utiok", kReady = "readyok";
  constexpr std::size_t kMostLines = 1000;
  std::vector<std::string> said;
  for (auto line = ask("uti"); line != kIntroduced; line = hear()) {
    if (!line || said.size() == kMostLines)
      return std::unexpected("it answered uti with " + text_of_lines(said) + (line ? "so on" : silence()) +
                             " where utiok was expected");
    if (line->starts_with(kName)) name_ = line->substr(kName.size());
    said.push_back(*std::move(line));
  }
  const auto ready = ask("isready");
  if (ready == kReady) return {};
  return std::unexpected("it answered isready with " + (ready ? "\"" + *ready + "\"" : silence()) +
                         " where readyok was expected");
}

std::optional<std::string> ExternalEngine::ask(std::string_view line) {
  return say(line) ? hear() : std::nullopt;
}

bool ExternalEngine::say(std::string_view line) {
  const bool sent = child_->send(std::string(line) + "\n");
  ended_ = ended_ || !sent;
  return sent;
}

// Returns the next line, without its end, or nullopt if none comes in time.
std::optional<std::string> ExternalEngine::hear() {
  const auto until = Child::Clock::now() + patience_;
  while (true) {
    if (const auto end = heard_.find('\n'); end != std::string::npos) {
      std::string line = heard_.substr(0, end);
      heard_.erase(0, end + 1);
      if (line.ends_with('\r')) line.pop_back();
      return line;
    }
    if (heard_.size() > kMostHeard) return std::nullopt;
    const Received received = child_->receive(heard_, until);
    if (received == Received::Ended) ended_ = true;
    if (received != Received::Some) return std::nullopt;
  }
}

std::string ExternalEngine::silence() const {
  if (ended_) return "nothing before it ended";
  return text_of("nothing within {} s", std::chrono::duration_cast<std::chrono::seconds>(patience_).count());
}

std::expected<GameEvent, std::string> ExternalEngine::choose(const State& state, const Turn& turn) {
  TRICTRAC_ASSERT(state.stage == Stage::Decide || state.stage == Stage::Move);
  const std::string trid = print_trid(state);
  const auto wrong = [&](const std::string& what) {
    return std::unexpected(text_of("the engine answered {}: {}", trid, what));
  };
  if (!say("position trid " + trid)) return wrong("it has ended");
  const auto answer = ask(state.stage == Stage::Decide ? "go role decision" : "go role move");
  if (!answer) return wrong(silence());
  auto action = read_answer(*answer, state, turn);
  if (!action) return wrong(action.error());
  return action;
}

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

class EnginePlayer final : public players::Player {
 public:
  EnginePlayer(const std::string& command, std::shared_ptr<FirstError> error)
      : engine_(ExternalEngine::begin(command)), error_(std::move(error)) {
    if (!engine_) error_->note(engine_.error());
  }

  GameEvent choose(const Match& match) override {
    const State& state = match.state();
    const Turn& turn = match.tour().turn();
    if (engine_ && !error_->what()) {
      auto action = engine_->choose(state, turn);
      if (action) return *std::move(action);
      error_->note(action.error());
    }
    return state.stage == Stage::Decide ? GameEvent(Go{}) : PlayMen{turn.plays[0]};
  }

 private:
  std::expected<ExternalEngine, std::string> engine_;
  std::shared_ptr<FirstError> error_;
};

}  // namespace

std::expected<players::Entrant, std::string> entrant_of(const std::string& command) {
  const auto engine = ExternalEngine::begin(command);
  if (!engine) return std::unexpected(engine.error());
  const auto fault = std::make_shared<FirstError>();
  return players::Entrant{std::string(kEngine) + command, nullptr,
                          [command, fault] { return std::make_unique<EnginePlayer>(command, fault); },
                          [fault] { return fault->what(); }};
}

}  // namespace trictrac::external_engines
