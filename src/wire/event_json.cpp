#include "wire/event_json.h"

#include <nlohmann/json.hpp>

#include "game/rules/explain.h"
#include "game/rules/tariff.h"

namespace trictrac {

Json event_json(const Event& event, const Json& particulars) {
  Json json{{"jan", tariff(event.jan).name}};
  json.update(particulars);
  json["ways"] = int{event.ways};
  json["points"] = int{event.points};
  json["at"] = fleches_json(event.at);
  return json;
}

std::string_view side_of(const Event& event, Side roller) {
  return name_of(event.to() == To::Roller ? roller : other(roller));
}

Json explained_json(const Position& p, Roll roll, const RuleOptions& options, const Turn& turn, Side roller) {
  Json json = Json::array();
  for (const Explained& e : explain(p, roll, options, turn)) {
    Json event =
        event_json(e.event, {{"rule", tariff(e.event.jan).rule}, {"side", side_of(e.event, roller)}});
    event["paths"] = e.ways;
    json.push_back(std::move(event));
  }
  return json;
}

Json fleches_json(FlecheSet set) {
  Json json = Json::array();
  while (set) json.push_back(pop(set));
  return json;
}

}  // namespace trictrac
