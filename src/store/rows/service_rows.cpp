#include "store/rows/service_rows.h"

#include <algorithm>
#include <charconv>
#include <string>

namespace trictrac {
namespace {

constexpr std::string_view kName = "served";
// A server that serves has said so since, however late.
constexpr Millis kLateSign = 2 * kBetweenSigns;

// "UNTIL FROM-UNTIL FROM-UNTIL": until when the games were reached, and when they were not before.
struct Service {
  Moment until = 0;
  std::vector<Outage> outages;
};

// 0 where there is no number.
Moment take_moment(std::string_view& text) {
  Moment value = 0;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (wrong != std::errc()) return 0;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (!text.empty()) text.remove_prefix(1);
  return value;
}

Service parse_service(std::string_view text) {
  Service service{take_moment(text), {}};
  while (!text.empty()) {
    const Moment from = take_moment(text), until = take_moment(text);
    if (from <= 0 || until <= from) break;
    service.outages.push_back({from, until});
  }
  return service;
}

std::string print(const Service& service) {
  std::string text = std::to_string(service.until);
  for (const Outage& o : service.outages)
    text += ' ' + std::to_string(o.from) + '-' + std::to_string(o.until);
  return text;
}

}  // namespace

std::vector<Outage> ServiceRows::serve(Moment now, Moment trouble_since) {
  const auto text = sql_.first(
      "SELECT value FROM setting WHERE name = ?", [](const Statement& s) { return s.text(0); }, kName);
  Service service = parse_service(text.value_or(""));
  // While this server could keep nothing another reached them, and has gone on saying so.
  const bool others = service.until > trouble_since && now - service.until <= kLateSign;
  const Moment reached = std::max(trouble_since, service.until);
  const bool silent = reached > 0 && now - reached > kLongestSilence;
  if (silent || (trouble_since > 0 && !others && reached < now)) service.outages.push_back({reached, now});
  std::erase_if(service.outages, [now](const Outage& o) { return now - o.until > kOutagesKept; });
  if (service.outages.size() > kMostOutages)
    service.outages.erase(service.outages.begin(), service.outages.end() - kMostOutages);
  service.until = std::max(service.until, now);
  sql_.run(
      "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = "
      "excluded.value",
      kName, print(service));
  return service.outages;
}

}  // namespace trictrac
