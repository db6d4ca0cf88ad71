// Checks printed JSON against its declaration: every member is declared, none is missing, all have their
// types.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "service/describe.h"
#include "wire/shapes.h"

namespace trictrac {

class Fitting {
 public:
  // Returns the path to the first part of `value` that is no `type`, or "".
  static std::string misfit(const Json& value, std::string_view type) {
    return Fitting(type).fault(value).value_or("");
  }

 private:
  using Fault = std::optional<std::string>;

  explicit Fitting(std::string_view type) : type_(type) {}

  // Reads the whole text, even after a fault; of two faults, reports the more deeply nested one.
  Fault fault(const Json& value) {
    Fault worst = one(value);
    bool fits = !worst;
    while (eat("|")) {
      const Fault next = one(value);
      fits = fits || !next;
      if (next && worst && next->size() > worst->size()) worst = next;
    }
    return fits ? Fault() : worst;
  }

  Fault one(const Json& value) {
    const std::size_t begin = at_;
    Fault found = simple(value);
    while (eat("[]")) {
      const std::string element(type_.substr(begin, at_ - 2 - begin));
      found.reset();
      if (!value.is_array()) found = ": " + element + "[]";
      if (value.is_array())
        for (std::size_t i = 0; i < value.size() && !found; ++i)
          if (Fault wrong = Fitting(element).fault(value[i])) found = "[" + std::to_string(i) + "]" + *wrong;
    }
    return found;
  }

  Fault simple(const Json& value) {
    if (eat("(")) {
      Fault found = fault(value);
      eat(")");
      return found;
    }
    if (eat("{")) return object(value);
    if (eat("[")) return tuple(value);
    const std::string word = name();
    if (eat("<")) return generic(word, value);
    if (eat("['type']")) return one_of_names(value);
    return named(word, value);
  }

  Fault named(const std::string& word, const Json& value) {
    const Fault wrong = ": " + word;
    if (word.starts_with('\'')) return value == word.substr(1, word.size() - 2) ? Fault() : wrong;
    if (word == "number") return value.is_number() ? Fault() : wrong;
    if (word == "string") return value.is_string() ? Fault() : wrong;
    if (word == "boolean") return value.is_boolean() ? Fault() : wrong;
    if (word == "object") return value.is_object() ? Fault() : wrong;
    if (word == "true") return value == true ? Fault() : wrong;
    if (word == "false") return value == false ? Fault() : wrong;
    if (word == "null") return value.is_null() ? Fault() : wrong;
    if (std::isdigit(static_cast<unsigned char>(word[0]))) return value == std::stod(word) ? Fault() : wrong;
    const auto shape = shapes().find(word);
    if (shape == shapes().end()) return listed(word, value);
    if (shape->second.contains("type"))
      return Fitting(shape->second["type"].get_ref<const std::string&>()).fault(value);
    if (shape->second.contains("fields")) return members(shape->second["fields"], value, {});
    const auto tag = shape->second["tag"].get<std::string>();
    for (const Json& of : shape->second["of"])
      if (value.is_object() && value.value(tag, "") == of["name"]) return members(of["fields"], value, tag);
    return wrong;
  }

  // Names whose values are listed elsewhere in the description.
  static Fault listed(const std::string& word, const Json& value) {
    static const std::map<std::string, std::pair<const char*, const char*>> kLists{
        {"Jan", {"jans", "name"}},
        {"Law", {"laws", "code"}},
        {"Reason", {"reasons", "code"}},
        {"Format", {"formats", "name"}},
        {"ErrorCode", {"errors", ""}},
        {"Phrase", {"phrases", ""}},
        {"SettlementCode", {"settlement", ""}},
        {"Channel", {"channels", ""}},
        {"Accord", {"accords", ""}},
        {"ReportReason", {"report_reasons", ""}}};
    static const Json described = description();
    if (word == "Options" || word == "MatchTerms") return value.is_object() ? Fault() : ": " + word;
    if (const Json& lists = described["lists"]; lists.contains(word))
      return std::ranges::find(lists[word], value) != lists[word].end() ? Fault() : ": " + word;
    const Json& all =
        word == "CourrierLaw" ? described["courrier"]["laws"] : described[kLists.at(word).first];
    for (const Json& one : all)
      if ((one.is_object() ? one[word == "CourrierLaw" ? "code" : kLists.at(word).second] : one) == value)
        return {};
    return ": " + word;
  }

  static Fault members(const Json& fields, const Json& value, const std::string& tag) {
    if (!value.is_object()) return ": an object";
    for (const auto& [name, member] : value.items()) {
      const auto same = [&](const Json& f) { return f["name"] == name; };
      if (name != tag && std::ranges::none_of(fields, same)) return "." + name + " is not declared";
    }
    for (const Json& f : fields) {
      const auto& name = f["name"].get_ref<const std::string&>();
      if (!value.contains(name)) {
        if (!f.contains("left_out")) return "." + name + " is missing";
      } else if (Fault wrong = Fitting(f["type"].get_ref<const std::string&>()).fault(value[name])) {
        return "." + name + *wrong;
      }
    }
    return {};
  }

  Fault object(const Json& value) {
    Json fields = Json::array();
    while (!eat("}")) {
      Json field{{"name", name()}};
      if (eat("?")) field["left_out"] = true;
      eat(":");
      const std::size_t begin = at_;
      (void)fault(Json());
      field["type"] = type_.substr(begin, at_ - begin);
      fields.push_back(field);
      eat(",");
    }
    return members(fields, value, "");
  }

  Fault tuple(const Json& value) {
    Fault found;
    std::size_t n = 0;
    while (!eat("]")) {
      if (const std::size_t colon = type_.find_first_of(":,]", at_); type_[colon] == ':') at_ = colon + 1;
      Fault wrong = fault(value.is_array() && n < value.size() ? value[n] : Json());
      if (wrong && !found) found = "[" + std::to_string(n) + "]" + *wrong;
      ++n;
      eat(",");
    }
    return value.is_array() && value.size() == n ? found : ": a list of " + std::to_string(n);
  }

  Fault generic(const std::string& word, const Json& value) {
    if (word == "Record") eat("string,");
    const std::size_t begin = at_;
    (void)fault(Json());
    const std::string of(type_.substr(begin, at_ - begin));
    eat(">");
    if (!value.is_object()) return ": " + word;
    if (word == "Sides" && !(value.size() == 2 && value.contains("white") && value.contains("black")))
      return ": Sides";
    for (const auto& [name, one] : value.items())
      if (Fault wrong = Fitting(of).fault(one)) return "." + name + *wrong;
    return {};
  }

  static Fault one_of_names(const Json& value) {
    for (const char* shape : {"TurnAction", "HandAction"})
      for (const Json& of : shapes().at(shape)["of"])
        if (value == of["name"]) return {};
    return ": the type of an action";
  }

  static const std::map<std::string, Json>& shapes() {
    static const std::map<std::string, Json> all = [] {
      std::map<std::string, Json> by_name;
      const Json said = description();
      for (const Json& shape : said["messages"]) by_name[shape["name"]] = shape;
      return by_name;
    }();
    return all;
  }

  bool eat(std::string_view token) {
    if (!type_.substr(at_).starts_with(token)) return false;
    at_ += token.size();
    return true;
  }
  std::string name() {
    const std::size_t begin = at_;
    if (eat("'")) {
      at_ = type_.find('\'', at_) + 1;
    } else {
      while (at_ < type_.size() &&
             (std::isalnum(static_cast<unsigned char>(type_[at_])) || type_[at_] == '_' || type_[at_] == '.'))
        ++at_;
    }
    return std::string(type_.substr(begin, at_ - begin));
  }

  std::string_view type_;
  std::size_t at_ = 0;
};

}  // namespace trictrac

// Expects that a message is as it is declared.
#define EXPECT_FITS(json, type) EXPECT_EQ(trictrac::Fitting::misfit(json, type), "") << (json)
