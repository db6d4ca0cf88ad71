#include "text/record/record_action.h"

#include <span>

#include "base/text_of.h"
#include "text/hand_text.h"
#include "text/marks_text.h"
#include "text/play_text.h"
#include "text/record/record_line.h"

namespace trictrac {
namespace {

std::unexpected<RecordError> wrong(RecordFault fault, std::string message) {
  return std::unexpected(record_error(fault, std::move(message)));
}

// The men as they were put, lawful or not.
std::string put_text(const Steps& steps, Numbering n) {
  std::string text;
  for (const Step s : steps) text += text_of(" {}/{}", fleche_text(s.from, n), fleche_text(s.to, n));
  return text.empty() ? " -" : text;
}

std::expected<GameEvent, RecordError> read_put(const Words& words, Numbering n) {
  const std::string text = joined({words.begin() + 2, words.end()});
  const auto steps = parse_play(text, n);
  if (!steps) return wrong(RecordFault::BadPlay, steps.error());
  if (steps->size() > std::size(Play{}.steps))
    return wrong(RecordFault::BadPlay, "a roll has two numbers: two steps at most");
  return PlayMen{Steps(*steps)};
}

std::expected<GameEvent, RecordError> read_suspending(const Words& words) {
  const auto game = words.size() == 3 ? find_game(words[2]) : std::nullopt;
  if (game) return Suspend{*game};
  return wrong(RecordFault::BadLine, "\"suspend\" is followed by ecrire or honours");
}

std::expected<GameEvent, RecordError> read_said(const Words& words, Numbering n) {
  const auto kind = find_said(words[1]);
  if (!kind)
    return wrong(RecordFault::BadLine,
                 text_of("\"{}\" is none of the actions a side may do on a line of its own", words[1]));
  auto said = parse_said(*kind, std::span(words).subspan(2), n);
  if (!said) return wrong(RecordFault::BadLine, said.error());
  return std::move(*said);
}

std::expected<GameEvent, RecordError> read_what(Side side, const Words& words, Numbering n) {
  if (words[1] == "play" && words.size() > 2) return read_put(words, n);
  if (words[1] == "suspend") return read_suspending(words);
  const bool alone = words.size() == 2;
  if (alone && words[1] == "hold") return Hold{};
  if (alone && words[1] == "go") return Go{};
  if (alone && words[1] == "resigns") return Resign{side};
  return read_said(words, n);
}

}  // namespace

std::expected<LoggedEvent, RecordError> read_action(const Words& words, Numbering n) {
  const auto side = side_of_capital(words[0]);
  if (!side || words.size() < 2)
    return wrong(RecordFault::BadLine,
                 "a line is a roll with its number, or W or B and an action, such as W mark 4");
  auto event = read_what(*side, words, of_mover(n, *side));
  if (!event) return std::unexpected(std::move(event.error()));
  return LoggedEvent{*side, std::move(*event)};
}

std::string action_line(const LoggedEvent& logged, Numbering numbering) {
  const auto& [side, event, at] = logged;
  const Numbering n = of_mover(numbering, side);
  std::string what;
  if (is_said(kind_of(event))) what = said_text(event, n);
  if (const auto* a = std::get_if<Suspend>(&event)) what = text_of("suspend {}", name_of(a->game));
  if (const auto* a = std::get_if<PlayMen>(&event)) what = "play" + put_text(a->steps, n);
  if (std::holds_alternative<Hold>(event)) what = "hold";
  if (std::holds_alternative<Go>(event)) what = "go";
  if (std::holds_alternative<Resign>(event)) what = "resigns";
  return what.empty() ? what : text_of("{} {}", capital(side), what);
}

}  // namespace trictrac
