// Messages to a table, one a line: always answered by an array of messages, or refused.
#include "courrier/wire/messages.h"

#include <nlohmann/json.hpp>

#include "apps/wasm/session.h"
#include "fuzz.h"
#include "table/event_text.h"
#include "wire/config_text.h"

namespace {

constexpr std::string_view kPeople =
    R"("white":{"kind":"human","name":"W"},"black":{"kind":"human","name":"B"},)"
    R"("seed":"1717171717171717171717171717171717171717171717171717171717171717"})";
const std::string kGames[] = {R"({"do":"new","format":"tour","rules":"lois",)" + std::string(kPeople),
                              R"({"do":"new","format":"courrier","points":2,)" + std::string(kPeople)};

void check_answer(const std::string& answer) {
  const auto messages = nlohmann::json::parse(answer, nullptr, false);
  require(messages.is_array() && !messages.empty(), "the answer is an array of messages", answer);
  for (const auto& message : messages) require(message.contains("say"), "a message says", answer);
}

void converse(std::string_view game, std::string_view text) {
  trictrac::PageSession session;
  check_answer(session.answer(game));
  for (int i = 0; i < 20 && !text.empty(); ++i) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    check_answer(session.answer(text.substr(0, end)));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

}  // namespace

void try_text(std::string_view text) {
  using namespace trictrac;
  if (const auto json = parse_json(text)) (void)new_game_of(*json);
  (void)parse_config(text);
  (void)parse_event(text);
  (void)courrier::parse_config(text);
  for (const std::string& game : kGames) converse(game, text);
}
