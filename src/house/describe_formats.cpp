#include "house/describe_formats.h"

#include <nlohmann/json.hpp>

#include "game/courrier/match.h"
#include "game/match/formats.h"
#include "game/match/gathering.h"
#include "game/match/match_option.h"
#include "game/match/noted.h"
#include "game/rules/presets.h"
#include "text/courrier/record.h"
#include "text/match_text.h"
#include "text/rule_option.h"
#include "wire/protocol.h"

namespace trictrac::described {
namespace {

Json numbers_used(const MatchOptions& of) {
  Json limits = Json::object();
  for (const MatchOption& o : trictrac::match_options())
    if (used(o, of) && o.words.empty() && !o.carried && o.name != "players")
      limits[std::string(o.name)] = limits_json(limits_of(o, of));
  return limits;
}

Json noted_json(const MatchOptions& of) {
  Json noted = Json::object();
  for (const NotedField& field : noted_fields())
    if (noted_in(field, of)) noted[std::string(field.name)] = limits_json(limits_of(field, of));
  return noted;
}

// What those who can play it agree about.
Json gathering_json(const MatchOptions& o) {
  return {{"players", o.players},
          {"company", match_json(o).value("company", "alone")},
          {"resumes", resumable(o)},
          {"limits", numbers_used(o)},
          {"noted", noted_json(o)}};
}

Json format_json(const FormatPreset& f) {
  const FormatTraits& traits = traits_of(f.options.format);
  Json gatherings = Json::array();
  for (const MatchOptions& o : gatherings_of(f.options)) gatherings.push_back(gathering_json(o));
  return {{"name", f.name},
          {"game", traits.game},
          {"source", f.source},
          {"rules", f.rules},
          {"unit", traits.unit},
          {"stakes", f.options.ecrire.stake},
          {"match", match_json(f.options)},
          {"gatherings", std::move(gatherings)}};
}

// Le Tric Trac, which has no match but the points agreed.
Json courrier_json() {
  const Limits points{1, courrier::kMostPoints};
  return {{"name", courrier::kGameTag},
          {"game", "courrier"},
          {"source", "Le Tric Trac, a running game (S4)"},
          {"unit", "point"},
          {"match", {{"points", courrier::Terms{}.points}}},
          {"gatherings", Json::array({{{"players", 2},
                                       {"company", "alone"},
                                       {"resumes", false},
                                       {"limits", {{"points", limits_json(points)}}},
                                       {"noted", Json::object()}}})}};
}

Json formats_of(const MatchOption& o) {
  Json names = Json::array();
  for (const FormatPreset& f : kFormats)
    if (used(o, f.options)) names.push_back(f.name);
  return names;
}

Json match_option_json(const MatchOption& o) {
  Json json{{"name", o.name}, {"source", o.source}, {"formats", formats_of(o)}, {"carried", o.carried}};
  json["kind"] = o.is_switch ? "switch" : o.words.empty() ? "number" : "word";
  if (o.words.empty())
    json["limits"] = limits_json(o.limits);
  else if (!o.is_switch)
    json["values"] = o.words;
  if (!o.step_rule.empty()) json["step_rule"] = o.step_rule;
  if (!o.usual.empty()) json["usual"] = o.usual;
  return json;
}

Json rule_option_json(const RuleOption& o) {
  Json json{{"name", o.name}, {"source", o.source}, {"kind", o.is_switch ? "switch" : "word"}};
  if (!o.is_switch) json["values"] = o.values;
  json["of_tours"] = o.of_tours;
  json["of_section_r"] = o.of_section_r;
  return json;
}

template <class Range, class Print>
Json all_of(const Range& range, Print print) {
  Json all = Json::array();
  for (const auto& one : range) all.push_back(print(one));
  return all;
}

}  // namespace

Json limits_json(const Limits& l) {
  Json json{{"least", l.least}, {"most", l.most}};
  if (l.step > 1) json["step"] = l.step;
  if (l.or_none) json["none"] = 0;
  return json;
}

Json formats() {
  Json all = all_of(kFormats, format_json);
  all.push_back(courrier_json());
  return all;
}

Json match_options() { return all_of(trictrac::match_options(), match_option_json); }
Json rule_options() { return all_of(trictrac::rule_options(), rule_option_json); }

Json presets() {
  return all_of(kPresets, [](const Preset& p) {
    return Json{{"name", p.name}, {"source", p.source}, {"options", options_json(p.options)}};
  });
}

}  // namespace trictrac::described
