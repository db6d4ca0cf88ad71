#include "lab/load_test/choice.h"

#include <nlohmann/json.hpp>

namespace trictrac::load_test {

Json lawful_action(const Json& turn, unsigned pick) {
  if (turn["stage"] == "roll") return {{"type", "roll"}};
  if (turn["stage"] == "decide") return {{"type", pick % 2 ? "hold" : "go"}};
  Json steps = Json::array();
  for (const Json& step : turn["plays"][pick % turn["plays"].size()])
    steps.push_back(Json::array({step[0], step[1]}));
  return {{"type", "play"}, {"steps", std::move(steps)}};
}

}  // namespace trictrac::load_test
