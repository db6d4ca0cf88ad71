// A line of `trictrac judge --jsonl`: always one JSON object on one line.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "fuzz.h"
#include "wire/judge_json.h"

void try_text(std::string_view text) {
  std::string line(text);
  std::replace(line.begin(), line.end(), '\n', ' ');
  const std::string answer = trictrac::cli::judge_line(line);
  require(answer.find('\n') == std::string::npos, "the answer is one line", answer);
  const auto json = nlohmann::json::parse(answer, nullptr, false);
  require(json.is_object(), "the answer is an object", answer);
  require(json.contains("error") != json.contains("plays"), "an error or a judgement", answer);
  require(json.contains("error") || !json["plays"].empty(), "at least one play", answer);
}
