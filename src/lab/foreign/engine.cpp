#include "lab/foreign/engine.h"

#include <algorithm>
#include <span>

#include "base/assert.h"
#include "base/text_of.h"
#include "game/rules/refusal.h"
#include "text/play_text.h"
#include "text/trid.h"

namespace trictrac::foreign {
namespace {

constexpr std::string_view kBestMove = "bestmove ";

std::unexpected<std::string> instead(const std::optional<std::string>& answer, std::string_view wanted) {
  const std::string what = answer ? "\"" + *answer + "\"" : "nothing";
  return std::unexpected(text_of("{} where {} was to come", what, std::string(wanted)));
}

std::expected<Action, std::string> read_decision(std::string_view word) {
  if (word == "tenir") return Hold{};
  if (word == "enaller") return Go{};
  return instead(std::string(word), "tenir or enaller");
}

std::expected<Action, std::string> read_play(std::string_view text, const State& state, const Turn& turn) {
  const auto steps = parse_play(text, Numbering::OneTo24);
  if (!steps) return std::unexpected(steps.error());
  if (refuse(state.board, state.roll, state.options, turn, *steps))
    return instead(std::string(text), "a lawful play");
  const Men result = after(state.board.own, as_play(state.board, state.roll, *steps));
  const auto found = std::ranges::find_if(
      turn.plays, [&](const Play& play) { return after(state.board.own, play) == result; });
  TRICTRAC_ASSERT(found != turn.plays.end());
  return Playing{*found};
}

}  // namespace

std::expected<Action, std::string> read_answer(std::string_view answer, const State& state,
                                               const Turn& turn) {
  if (!answer.starts_with(kBestMove)) return instead(std::string(answer), "bestmove …");
  const std::string_view word = answer.substr(kBestMove.size());
  return state.stage == Stage::Decide ? read_decision(word) : read_play(word, state, turn);
}

std::expected<Engine, std::string> Engine::begin(const std::string& command) {
  auto program = Program::begin(command);
  if (!program) return std::unexpected(program.error());
  Engine engine(*std::move(program));
  if (const auto met = engine.meet(); !met)
    return std::unexpected("\"" + command + "\" is no engine: it answered uti by " + met.error());
  return engine;
}

// What else it says of itself is no concern of ours.
std::expected<void, std::string> Engine::meet() {
  constexpr std::string_view kName = "id name ";
  for (auto line = ask("uti"); line != "utiok"; line = program_.hear(kPatience)) {
    if (!line) return instead(line, "utiok");
    if (line->starts_with(kName)) name_ = line->substr(kName.size());
  }
  const auto ready = ask("isready");
  if (ready != "readyok") return instead(ready, "readyok");
  return {};
}

std::optional<std::string> Engine::ask(std::string_view line, std::chrono::milliseconds patience) {
  if (!program_.say(line)) return std::nullopt;
  return program_.hear(patience);
}

std::expected<Action, std::string> Engine::choose(const State& state, const Turn& turn) {
  TRICTRAC_ASSERT(state.stage == Stage::Decide || state.stage == Stage::Move);
  const std::string trid = print_trid(state);
  const auto wrong = [&](const std::string& what) {
    return std::unexpected(text_of("the engine answered {}: {}", trid, what));
  };
  if (!program_.say("position trid " + trid)) return wrong("it has ended");
  const auto answer = ask(state.stage == Stage::Decide ? "go role decision" : "go role move");
  if (!answer) return wrong(text_of("nothing within {} seconds, or it has ended", kPatience.count()));
  auto action = read_answer(*answer, state, turn);
  if (!action) return wrong(action.error());
  return action;
}

}  // namespace trictrac::foreign
