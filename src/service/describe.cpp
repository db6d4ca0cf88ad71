#include "service/describe.h"

#include <nlohmann/json.hpp>

#include "contract/talk.h"
#include "courrier/bot/bot.h"
#include "courrier/rules/match.h"
#include "courrier/rules/refusal.h"
#include "courrier/text/record.h"
#include "engine/advice/answer.h"
#include "engine/bots/bot.h"
#include "engine/bots/levels.h"
#include "engine/bots/strengths.h"
#include "game/match/format.h"
#include "game/match/noted.h"
#include "game/match/settlement.h"
#include "game/rules/law.h"
#include "game/rules/presets.h"
#include "game/rules/reasons.h"
#include "game/rules/tariff.h"
#include "service/study.h"
#include "table/mutual_offer.h"
#include "text/fleche_text.h"
#include "text/match_text.h"
#include "text/options_text.h"
#include "text/shown.h"
#include "wire/json_list.h"
#include "wire/protocol.h"
#include "wire/shapes.h"

namespace trictrac {
namespace {

Json jans_json() {
  Json all = Json::array();
  for (int i = 0; i < kJans; ++i) {
    const auto jan = static_cast<Jan>(i);
    const Tariff& t = tariff(jan);
    all.push_back({{"name", t.name},
                   {"rule", t.rule},
                   {"to", to_of(jan) == To::Roller ? "roller" : "other"},
                   {"simple", t.simple},
                   {"doublet", t.doublet ? Json(t.doublet) : Json()},
                   {"abandoned", abandoned(jan)}});
  }
  return all;
}

template <class Table>
Json laws_json(const Table& laws) {
  return json_list(laws.values(), [](const LawText& law) -> Json {
    return {{"code", law.code}, {"rule", law.rule}, {"english", law.english}};
  });
}

Json reasons_json() {
  return json_list(kReasons.values(), [](const ReasonText& reason) -> Json {
    return {{"code", reason.code}, {"rule", reason.rule}};
  });
}

Json bots_json() {
  return json_list(kLevels, [](const Level& level) -> Json {
    return {{"name", level.name}, {"plies", level.plies}, {"elo", level.elo}};
  });
}

Json grades_json() {
  return json_list(advice::kGrades, [](const advice::GradeLimit& limit) -> Json {
    return {{"grade", limit.code}, {"from", limit.from.count()}, {"sign", limit.sign}};
  });
}

// Returns the ranks; every rate is below the last, which has no limit.
Json ranks_json() {
  Json all = json_list(advice::kRanks, [](const advice::Rank& rank) -> Json {
    return {{"rank", rank.code}, {"below", rank.below.count()}};
  });
  all.back()["below"] = nullptr;
  return all;
}

// The two quarters that the rules speak of, on the path of each.
Json courrier_json() {
  return {{"last_quarter", {first_of(courrier::kLastQuarter), kLast}},
          {"bots", courrier::bot_names()},
          {"laws", laws_json(courrier::kLaws)}};
}

Json numbers_used(const MatchOptions& of) {
  Json limits = Json::object();
  for (const MatchOption& o : match_options())
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

// Returns what those who can play it agree about.
Json gathering_json(const MatchOptions& o) {
  return {{"players", o.players},
          {"company", match_json(o).value("company", "alone")},
          {"resumes", resumable(o)},
          {"limits", numbers_used(o)},
          {"noted", noted_json(o)}};
}

Json format_json(const FormatPreset& f) {
  const FormatTraits& traits = traits_of(f.options.format);
  return {{"name", f.name},
          {"game", traits.game},
          {"source", f.source},
          {"rules", f.rules},
          {"unit", traits.unit},
          {"stakes", f.options.ecrire.stake},
          {"match", match_json(f.options)},
          {"gatherings", json_list(gatherings_of(f.options), gathering_json)}};
}

// Returns the format of Le Tric Trac, whose match is the points agreed.
Json courrier_format_json() {
  const NumberRange points{1, courrier::kMostPoints};
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

Json formats_json() {
  Json all = json_list(kFormats, format_json);
  all.push_back(courrier_format_json());
  return all;
}

Json presets_json() {
  return json_list(kPresets, [](const Preset& p) {
    return Json{{"name", p.name}, {"source", p.source}, {"options", options_json(p.options)}};
  });
}

}  // namespace

Json limits_json(const NumberRange& l) {
  Json json{{"least", l.least}, {"most", l.most}};
  if (l.step > 1) json["step"] = l.step;
  if (l.or_none) json["none"] = 0;
  return json;
}

Json description() {
  contract::Description all = contract::describe_contract();
  contract::describe_frames(all);
  contract::describe_study(all);
  return {{"formats", formats_json()},
          {"match_options", json_list(match_options(), match_option_json)},
          {"presets", presets_json()},
          {"options", json_list(rule_options(), rule_option_json)},
          {"jans", jans_json()},
          {"laws", laws_json(kLaws)},
          {"reasons", reasons_json()},
          {"settlement", kPayments.values()},
          {"bots", bots_json()},
          {"elo_limits", {{"least", least_elo()}, {"most", most_elo()}}},
          {"grades", grades_json()},
          {"ranks", ranks_json()},
          {"ranked_choices", advice::kRankedChoices},
          {"errors", kErrorCodes.values()},
          {"phrases", contract::kPhrases},
          {"channels", kChannels.values()},
          {"report_reasons", contract::kReportReasons},
          {"longest_talk", kLongestTalk},
          {"accords", kMutualOffers.values()},
          {"numberings", json_list(numberings(), [](Numbering n) { return name_of(n); })},
          {"longest_name", {{"characters", kLongestName}, {"bytes", kLongestNameBytes}}},
          {"courrier", courrier_json()},
          {"messages", std::move(all.types)},
          {"lists", std::move(all.lists)},
          {"calls", std::move(all.calls)}};
}

std::string describe() { return dump(description()); }

}  // namespace trictrac
