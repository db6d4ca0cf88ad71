#include "apps/wasm/session.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "wire/page_message.h"

namespace trictrac {
namespace {

constexpr std::string_view kGame = "local";

class Messages {
 public:
  Messages& add(std::string_view message) {
    text_ += text_.empty() ? '[' : ',';
    text_ += message;
    return *this;
  }
  Messages& add(std::span<const std::string> messages) {
    for (const std::string& message : messages) add(message);
    return *this;
  }
  Messages& add(std::span<const NumberedEvent> lines) {
    for (const NumberedEvent& line : lines) add(line.json);
    return *this;
  }
  std::string text() const { return text_.empty() ? "[]" : text_ + "]"; }

 private:
  std::string text_;
};

using SeatedTable = Parsed<std::unique_ptr<GameSession>>;

std::string refused(const ApiError& error) { return Messages().add(error_text(error)).text(); }
std::string refused(ErrorCode code, std::string message) { return refused({code, std::move(message)}); }

std::unexpected<ApiError> bad_message(std::string message) {
  return refuse(ErrorCode::BadMessage, std::move(message));
}

std::unexpected<ApiError> no_seed() { return refuse(ErrorCode::BadOption, "seed must be 64 hex digits"); }

SeatedTable begin_table(Json message) {
  if (text_member(message, "seed").empty()) return no_seed();
  const std::string date = text_member(message, "date");
  if (const auto mine = take_mine(message); !mine) return std::unexpected(mine.error());  // all are, here
  message.erase("do");
  message.erase("date");
  return create_session(message, {{}, true, date});
}

SeatedTable open_table(const Json& message) {
  const auto seed = parse_seed(text_member(message, "seed"));
  if (!seed) return no_seed();
  const std::string bot = text_member(message, "bot");
  const auto side = std::ranges::find(kSides, bot, [](Side s) { return name_of(s); });
  if (!bot.empty() && side == std::end(kSides)) return bad_message("bot must be white or black");
  const auto guest =
      bot.empty() ? std::nullopt : std::optional(BotSeat{*side, text_member(message, "level")});
  return create_session_from(text_member(message, "record"), guest, {*seed, true, ""});
}

SeatedTable restore_table(const Json& message) {
  const auto events = message.find("events");
  if (events == message.end() || !events->is_array()) return bad_message("events must be strings");
  std::vector<std::string> texts;
  for (const Json& event : *events) {
    const auto* text = event.get_ptr<const std::string*>();
    if (!text) return bad_message("events must be strings");
    texts.push_back(*text);
  }
  return restore_session(text_member(message, "config"), texts);
}

// Returns the line of the act, and what the table and its bots do next; or all since the line that was this
// act already.
std::string act_at(GameSession& table, const Act& act) {
  const auto line = table.act(act.line, act.side, act.request);
  if (!line) return refused(line.error());
  if (!*line) return Messages().add(table.lines_after(act.line - 1)()).text();
  return Messages().add((*line)->json).add(table.catch_up()).text();
}

std::string judge_play(const GameSession& table, const Why& why) {
  const auto verdict = table.verdict(why.side, why.steps);
  return verdict ? Messages().add(*verdict).text() : refused(verdict.error());
}

std::string single(const Json& message) { return Messages().add(dump(message)).text(); }

// Returns what a table is restored from, its events from `since` (0: all) on.
std::string keep_table(const GameSession& table, const Json& message) {
  const auto since = message.find("since");
  const auto* first = since == message.end() ? nullptr : since->get_ptr<const Json::number_unsigned_t*>();
  if (since != message.end() && !first)
    return refused(bad_message("since must be the number of events already known").error());
  const auto events = table.events();
  const std::size_t known = first ? std::min<std::size_t>(*first, events.size()) : 0;
  return single(
      {{"say", "kept"},
       {"config", table.config_text()},
       {"events", Json(std::vector(events.begin() + static_cast<std::ptrdiff_t>(known), events.end()))}});
}

}  // namespace

std::string PageSession::answer(std::string_view text) {
  auto json = parse_json(text);
  if (!json) return refused(json.error());
  const std::string command = json->is_object() ? text_member(*json, "do") : "";
  if (command == "new") return seat(begin_table(std::move(*json)));
  if (command == "open") return seat(open_table(*json));
  if (command == "restore") return seat(restore_table(*json));
  if (command == "keep" || command == "record") return answer_of_table(command, *json);
  const auto message = parse_page_message(text);
  return message ? answer_message(*message) : refused(message.error());
}

std::string PageSession::seat(SeatedTable table) {
  if (!table) return refused(table.error());
  table_ = std::move(*table);
  table_->catch_up();
  return whole_game(kGame, 0);
}

std::string PageSession::answer_of_table(std::string_view command, const Json& message) const {
  if (!table_) return refused(ErrorCode::UnknownGame, "no game has been started");
  if (command == "keep") return keep_table(*table_, message);
  return single({{"say", "record"}, {"text", table_->record_text()}});
}

std::string PageSession::answer_message(const PageMessage& message) {
  if (!table_) return refused(ErrorCode::UnknownGame, "no game has been started");
  if (const auto* act = std::get_if<Act>(&message)) return act_at(*table_, *act);
  if (const auto* why = std::get_if<Why>(&message)) return judge_play(*table_, *why);
  if (const auto* join = std::get_if<Join>(&message)) return whole_game(join->game, join->since);
  return refused(ErrorCode::BadMessage, "nobody else is at this table");
}

std::string PageSession::whole_game(std::string_view game, int since) const {
  std::vector<int> people;
  for (int player = 0; player < table_->players(); ++player)
    if (table_->is_person(player)) people.push_back(player);
  return Messages()
      .add(table_->game_text({.id = game, .you = people}))
      .add(table_->lines_after(since)())
      .add(ready_text(table_->lines()))
      .text();
}

}  // namespace trictrac
