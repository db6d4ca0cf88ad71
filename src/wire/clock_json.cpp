#include "wire/clock_json.h"

#include "contract/members.h"
#include "wire/json_list.h"

namespace trictrac {
namespace {

// Returns what `of` says of every player.
template <class Of>
Json by_player(int players, Of of) {
  Json json = Json::array();
  for (int player = 0; player < players; ++player) json.push_back(of(player));
  return json;
}

}  // namespace

Json clock_json(const Clocks& clocks, int players, const std::function<bool(int)>& plays_for) {
  Json json{{"at", clocks.last()}, {"asked", or_null(clocks.running())}, {"ends", or_null(clocks.ends())}};
  if (clocks.stopped()) json["stopped"] = true;
  if (clocks.terms().pace == Pace::Live) {
    json["left"] = by_player(players, [&](int player) { return clocks.reserve(player); });
  } else {
    json["holidays"] = by_player(players, [&](int player) { return clocks.holidays(player); });
    json["away"] = by_player(players, [&](int player) { return clocks.away_until(player); });
  }
  for (int player = 0; player < players; ++player)
    if (plays_for(player)) json["auto_play"].push_back(player);
  return json;
}

Json terms_json(const ClockTerms& terms) {
  Json json{{"pace", name_of(terms.pace)}};
  for (const ClockNumber& number : kClockNumbers)
    if (number.pace == terms.pace) json[std::string(number.name)] = terms.*number.of;
  return json;
}

Parsed<ClockTerms> parse_terms(const Json& json, Whence whence) {
  Members m(json, {"pace", "reserve", "delay", "days", "holidays"});
  const auto pace = find_pace(m.text("pace"));
  if (!pace) m.fail({ErrorCode::BadOption, "the pace of a clock must be live or days"});
  ClockTerms terms{.pace = pace.value_or(Pace::Live)};
  for (const ClockNumber& number : kClockNumbers) {
    if (!m.find(number.name)) continue;
    if (number.pace != terms.pace)
      m.fail({ErrorCode::BadOption, in_quotes(number.name) + " belongs to another pace"});
    const int most = whence == Whence::Asked ? number.most : number.once;
    terms.*number.of = m.number(number.name, number.least, most);
  }
  return m.done(terms);
}

}  // namespace trictrac
