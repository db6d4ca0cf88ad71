#include "apps/wasm/session.h"

#include <algorithm>
#include <nlohmann/json.hpp>

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
  Messages& add(std::span<const Line> lines) {
    for (const Line& line : lines) add(line.json);
    return *this;
  }
  std::string text() const { return text_.empty() ? "[]" : text_ + "]"; }

 private:
  std::string text_;
};

using Seated = Parsed<std::unique_ptr<Sitting>>;

std::string refused(const ProtocolError& error) { return Messages().add(error_text(error)).text(); }
std::string refused(ErrorCode code, std::string message) {
  return refused({code, std::move(message), {}, 0});
}

std::unexpected<ProtocolError> bad_message(std::string message) {
  return std::unexpected(ProtocolError{ErrorCode::BadMessage, std::move(message), {}, 0});
}

// A member that is a text, or "".
std::string text_of(const Json& message, const char* name) {
  const auto it = message.find(name);
  const auto* text = it == message.end() ? nullptr : it->get_ptr<const std::string*>();
  return text ? *text : std::string();
}

Seated begun(Json message) {
  if (text_of(message, "seed").empty())
    return std::unexpected(ProtocolError{ErrorCode::BadOption, "seed: 64 hex digits are wanted", {}, 0});
  const std::string date = text_of(message, "date");
  message.erase("do");
  message.erase("date");
  return sit_down(dump(message), {{}, true, date});
}

Seated opened(const Json& message) {
  const auto seed = parse_seed(text_of(message, "seed"));
  if (!seed)
    return std::unexpected(ProtocolError{ErrorCode::BadOption, "seed: 64 hex digits are wanted", {}, 0});
  const std::string bot = text_of(message, "bot");
  const auto side = std::ranges::find(kSides, bot, [](Side s) { return name_of(s); });
  if (!bot.empty() && side == std::end(kSides)) return bad_message("bot: white or black");
  const auto guest = bot.empty() ? std::nullopt : std::optional(Guest(*side, text_of(message, "level")));
  return sit_down_with(text_of(message, "record"), guest, {*seed, true, ""});
}

Seated restored(const Json& message) {
  const auto lines = message.find("lines");
  if (lines == message.end() || !lines->is_array()) return bad_message("lines: texts are wanted");
  std::vector<std::string> texts;
  for (const Json& line : *lines) {
    const auto* text = line.get_ptr<const std::string*>();
    if (!text) return bad_message("lines: texts are wanted");
    texts.push_back(*text);
  }
  auto table = sit_again(text_of(message, "config"), texts);
  if (table) (*table)->catch_up();
  return table;
}

std::string acted(Sitting& table, const Act& act) {
  const auto answer = table.act(act.line, act.side, act.request);
  return answer ? Messages().add(answer->lines).text() : refused(answer.error());
}

std::string judged(const Sitting& table, const Why& why) {
  const auto verdict = table.verdict(why.side, why.steps);
  return verdict ? Messages().add(*verdict).text() : refused(verdict.error());
}

std::string told(std::string_view say, const char* name, std::string text) {
  return Messages().add(dump({{"say", say}, {name, std::move(text)}})).text();
}

}  // namespace

std::string Session::answer(std::string_view text) {
  auto json = parse_json(text);
  if (!json) return refused(json.error());
  const std::string verb = json->is_object() ? text_of(*json, "do") : "";
  if (verb == "new") return seat(begun(std::move(*json)));
  if (verb == "open") return seat(opened(*json));
  if (verb == "restore") return seat(restored(*json));
  if (verb == "keep" || verb == "record") return of_table(verb);
  const auto message = parse_page_message(text);
  return message ? said(*message) : refused(message.error());
}

std::string Session::seat(Seated table) {
  if (!table) return refused(table.error());
  table_ = std::move(*table);
  return whole(kGame, 0);
}

std::string Session::of_table(std::string_view verb) const {
  if (!table_) return refused(ErrorCode::UnknownGame, "no game has been begun");
  if (verb == "keep") return told("kept", "config", table_->config_text());
  return told("record", "text", table_->record_text());
}

std::string Session::said(const PageMessage& message) {
  if (!table_) return refused(ErrorCode::UnknownGame, "no game has been begun");
  if (const auto* act = std::get_if<Act>(&message)) return acted(*table_, *act);
  if (const auto* why = std::get_if<Why>(&message)) return judged(*table_, *why);
  const auto& join = std::get<Join>(message);
  return whole(join.game, join.since);
}

std::string Session::whole(std::string_view game, int since) const {
  std::vector<Side> people;
  for (const Side side : kSides)
    if (table_->for_people(side)) people.push_back(side);
  const std::span<const Line> lines = table_->lines();
  const std::size_t known = std::min<std::size_t>(since, lines.size());
  return Messages()
      .add(table_->game_text(game, people))
      .add(lines.subspan(known))
      .add(ready_text(static_cast<int>(lines.size())))
      .text();
}

}  // namespace trictrac
