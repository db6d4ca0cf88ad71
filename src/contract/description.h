// The description of the contract, for the documentation and for the page (docs/protocol.md, *What the
// program offers*).
#pragma once

#include <nlohmann/json.hpp>
#include <set>
#include <string_view>

#include "base/json.h"
#include "contract/call.h"

namespace trictrac::contract {

struct Description {
  // Each {"name","says"} with one of
  //   "type":TYPE
  //   "fields":[{"name","type","says"?,"left_out"?:true,"least"?,"most"?}]
  //   "tag":"do", "of":[{"name","says","fields"}]: one of several objects, which its member `tag` tells
  //   apart.
  // Types are those of TypeScript: number, string, boolean, words in quotes, T[], [A,B], {a:A,b?:B}, A|B, the
  // names declared here, Record<string,T>, and Sides<T>, which has a T for each side.
  Json types = Json::array();
  // The words of the types that are lists of them.
  Json lists = Json::object();
  // Each {"name"?,"method","path","access","body"?,"status"?,"says","fields","reply"}.
  Json calls = Json::array();

  // Adds a type that is an object; `frame`: it is a frame of that name.
  void add_type(std::string_view name, std::string_view says, std::string_view frame, Json fields);
  // Adds a call, whose arguments and answer have these types.
  void add_call(const CallInfo& info, std::string_view type, std::string_view says, Json fields,
                std::string reply);
  // Returns whether a type is new here.
  bool add(std::string_view name) { return known_.insert(name).second; }

 private:
  std::set<std::string_view> known_;
};

// Returns the description of all subjects (subjects.h).
Description describe_contract();

}  // namespace trictrac::contract
