#include "wire/event_json.h"

#include <nlohmann/json.hpp>

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

Json fleches_json(FlecheSet set) {
  Json json = Json::array();
  while (set) json.push_back(pop(set));
  return json;
}

}  // namespace trictrac
