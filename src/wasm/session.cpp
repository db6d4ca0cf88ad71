#include "wasm/session.h"

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

std::string refused(const ProtocolError& error) { return Messages().add(error_text(error)).text(); }
std::string refused(ErrorCode code, std::string message) { return refused({code, std::move(message), {}, 0}); }

bool begins(const Json& message) {
  if (!message.is_object()) return false;
  const auto verb = message.find("do");
  return verb != message.end() && *verb == "new";
}

std::string acted(Sitting& table, const Act& act) {
  const auto answer = table.act(act.line, act.side, act.request);
  return answer ? Messages().add(answer->lines).text() : refused(answer.error());
}

std::string judged(const Sitting& table, const Why& why) {
  const auto verdict = table.verdict(why.side, why.steps);
  return verdict ? Messages().add(*verdict).text() : refused(verdict.error());
}

}  // namespace

std::string Session::answer(std::string_view text) {
  auto json = parse_json(text);
  if (!json) return refused(json.error());
  if (begins(*json)) return begin(std::move(*json));
  const auto message = parse_page_message(text);
  if (!message) return refused(message.error());
  if (!table_) return refused(ErrorCode::UnknownGame, "no game has been begun");
  if (const auto* act = std::get_if<Act>(&*message)) return acted(*table_, *act);
  if (const auto* why = std::get_if<Why>(&*message)) return judged(*table_, *why);
  return whole(std::get<Join>(*message).since);
}

std::string Session::begin(Json message) {
  message.erase("do");
  const auto seed = message.find("seed");
  if (seed == message.end() || *seed == "") return refused(ErrorCode::BadOption, "seed: 64 hex digits are wanted");
  auto table = sit_down(dump(message), {{}, true, ""});
  if (!table) return refused(table.error());
  table_ = std::move(*table);
  return whole(0);
}

std::string Session::whole(int since) const {
  std::vector<Side> people;
  for (const Side side : kSides)
    if (table_->for_people(side)) people.push_back(side);
  const std::span<const Line> lines = table_->lines();
  const std::size_t known = std::min<std::size_t>(since, lines.size());
  return Messages()
      .add(table_->game_text(kGame, people))
      .add(lines.subspan(known))
      .add(ready_text(static_cast<int>(lines.size())))
      .text();
}

}  // namespace trictrac
