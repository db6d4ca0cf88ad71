// Events as messages have them: read as an action, printed as what was done.
#include <algorithm>

#include "wire/act_message.h"
#include "wire/event_fields.h"

namespace trictrac {

Parsed<GameEvent> parse_request(const Json& json) {
  auto event = read_one_of<GameEvent>(Actions{}, "an action", "type", json,
                                      [](auto one) { return GameEvent(std::move(one)); });
  if (event && std::holds_alternative<Mark>(*event) && json.size() == 1)
    return std::unexpected(bad("a mark says its \"points\""));
  return event;
}

std::expected<LoggedEvent, std::string> read_logged_event(const Json& json) {
  Reading r;
  Json action = json;
  Side side = Side::White;
  if (!json.is_object() || !json.contains("side")) {
    r.fail(bad("an action is an object with its \"side\" and its \"type\""));
  } else {
    side = Wire<Side>::read(r, "side", json["side"], {});
    action.erase("side");
  }
  GameEvent event = r.failed() ? Hold{} : r.take(parse_request(action));
  using referee::kRefereed;
  if (std::ranges::find(kRefereed, kind_of(event)) == kRefereed.end())
    r.fail(bad(text_of("there is no action \"{}\" here", name_of(kind_of(event)))));
  if (const auto* roll = std::get_if<RollDice>(&event); roll && !roll->dice)
    r.fail(bad("the member \"dice\" is missing"));
  if (auto* resign = std::get_if<Resign>(&event)) resign->side = side;
  auto read = r.done(LoggedEvent{side, std::move(event)});
  if (!read) return std::unexpected(std::move(read.error().message));
  return std::move(*read);
}

Json done_json(const GameEvent& event) {
  Json json{{"type", name_of(kind_of(event))}};
  std::visit(
      [&]<class T>(const T& one) {
        if constexpr (Listed<T>) add_fields(json, one);
      },
      event);
  return json;
}

}  // namespace trictrac
