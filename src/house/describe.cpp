#include "house/describe.h"

#include <nlohmann/json.hpp>

#include "engine/bots/bot.h"
#include "engine/bots/courrier_bot.h"
#include "engine/bots/levels.h"
#include "game/courrier/law.h"
#include "game/match/settlement_line.h"
#include "game/rules/law_text.h"
#include "game/rules/reasons.h"
#include "game/rules/tariff.h"
#include "house/describe_formats.h"
#include "text/fleche_text.h"
#include "text/name.h"
#include "text/talk.h"
#include "wire/company_text.h"
#include "wire/phrases.h"
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
  Json all = Json::array();
  for (const LawText& law : laws.values())
    all.push_back({{"code", law.code}, {"rule", law.rule}, {"english", law.english}});
  return all;
}

Json reasons_json() {
  Json all = Json::array();
  for (const ReasonText& reason : kReasons.values())
    all.push_back({{"code", reason.code}, {"rule", reason.rule}});
  return all;
}

Json settlement_json() {
  Json all = Json::array();
  for (int i = 0; i < kPayments; ++i) all.push_back(name_of(static_cast<Payment>(i)));
  return all;
}

Json bots_json() {
  Json all = Json::array();
  for (const Level& level : kLevels) all.push_back({{"name", level.name}, {"plies", level.plies}});
  return all;
}

Json numberings_json() {
  Json all = Json::array();
  for (const Numbering n : numberings()) all.push_back(name_of(n));
  return all;
}

// The two quarters that the rules speak of, on the path of each.
Json courrier_json() {
  return {{"last_quarter", {first_of(courrier::kLastQuarter), kLast}},
          {"bots", courrier::bot_names()},
          {"laws", laws_json(courrier::kLaws)}};
}

}  // namespace

Json description() {
  return {{"formats", described::formats()},
          {"match_options", described::match_options()},
          {"presets", described::presets()},
          {"options", described::rule_options()},
          {"jans", jans_json()},
          {"laws", laws_json(kLaws)},
          {"reasons", reasons_json()},
          {"settlement", settlement_json()},
          {"bots", bots_json()},
          {"errors", kErrorCodes},
          {"phrases", kPhrases},
          {"channels", kChannels.values()},
          {"report_reasons", kReportReasons},
          {"longest_talk", kLongestTalk},
          {"accords", kAccords.values()},
          {"numberings", numberings_json()},
          {"longest_name", {{"characters", kLongestName}, {"bytes", kLongestNameBytes}}},
          {"courrier", courrier_json()},
          {"messages", shapes_json()}};
}

std::string describe() { return dump(description()); }

}  // namespace trictrac
