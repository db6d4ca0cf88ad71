// A line of `trictrac act --jsonl`: always one JSON object on one line; and what comes out of it goes on.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "fuzz.h"
#include "wire/act_message.h"

void try_text(std::string_view text) {
  std::string line(text);
  std::replace(line.begin(), line.end(), '\n', ' ');
  const std::string answer = trictrac::act_line(line);
  require(answer.find('\n') == std::string::npos, "the answer is one line", answer);
  const auto json = nlohmann::json::parse(answer, nullptr, false);
  require(json.is_object() && json.contains("ok"), "the answer is an object and says whether it is so",
          answer);
  require(json["ok"] != json.contains("error"), "taken, or an error", answer);
  if (!json.contains("trid")) return;
  const std::string again = trictrac::act_line(nlohmann::json{{"trid", json["trid"]}}.dump());
  const auto same = nlohmann::json::parse(again);
  require(same["ok"] == true && same["trid"] == json["trid"], "what comes out reads back", again);
}
