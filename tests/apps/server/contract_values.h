// Values of the types that the contract describes, for tests that try all of them.
#pragma once

#include "client.h"
#include "contract/description.h"

namespace served {

// Returns a value of a type of the contract: of a list of words the first, of an object only what it must
// have, a list of one, or of two numbers, and null where that may be.
inline Json value_of(const trictrac::contract::Description& all, const std::string& type) {
  if (type.ends_with("|null")) return nullptr;
  if (type.starts_with('"')) return type.substr(1, type.find('"', 1) - 1);  // of several words the first
  if (type == "number[]") return Json::array({1, 2});
  if (type.ends_with("[]")) return Json::array({value_of(all, type.substr(0, type.size() - 2))});
  if (type == "[number,number]") return Json::array({1, 2});
  if (type == "string") return "AAAA";
  if (type == "number") return 1;
  if (type == "boolean" || type == "true") return true;
  if (all.lists.contains(type)) return Json::parse(all.lists[type][0].dump());
  Json object = Json::object();
  for (const auto& shape : all.types)
    if (shape["name"] == type && shape.contains("type"))
      return value_of(all, shape["type"].template get<std::string>());
    else if (shape["name"] == type && shape.contains("fields"))
      for (const auto& field : shape["fields"])
        if (!field.contains("left_out"))
          object[field["name"].template get<std::string>()] =
              value_of(all, field["type"].template get<std::string>());
  return object;
}

}  // namespace served
