#include "store/rows/service_rows.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <string>

namespace trictrac {
namespace {

constexpr std::string_view kName = "served";
// A server that serves has said so since, however late.
constexpr Millis kLateSign = 2 * kBetweenSigns;

constexpr char kSign = ':', kPause = '@', kOutage = '-';

Moment moment_in(std::string_view text) {
  Moment value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

}  // namespace

// "NAME:WHEN" for the last sign of each server, without a name for that of all who have left; "@SINCE" while
// all games are paused; "FROM-UNTIL" for an outage.
struct ServiceRows::Service {
  std::map<std::string, Moment> signs;
  Moment paused_since = 0;
  std::vector<Outage> outages;

  void read(std::string_view word) {
    const auto at = word.find_first_of(std::string{kSign, kPause, kOutage});
    if (at == std::string_view::npos) return note("", moment_in(word));
    const std::string_view after = word.substr(at + 1);
    if (word[at] == kSign) return note(std::string(word.substr(0, at)), moment_in(after));
    if (word[at] == kPause)
      paused_since = moment_in(after);
    else if (const Outage o{moment_in(word), moment_in(after)}; o.from > 0 && o.until >= o.from)
      outages.push_back(o);
  }
  std::string text() const {
    std::string all;
    const auto add = [&](const std::string& word) { all += (all.empty() ? "" : " ") + word; };
    for (const auto& [server, when] : signs) add(server + kSign + std::to_string(when));
    if (paused_since > 0) add(kPause + std::to_string(paused_since));
    for (const Outage& o : outages) add(std::to_string(o.from) + kOutage + std::to_string(o.until));
    return all;
  }

  void note(const std::string& server, Moment when) {
    Moment& last = signs[server];
    last = std::max(last, when);
  }
  // A server that has left counts for no more than the time of its last sign.
  void forget(const std::string& server) {
    note("", signs[server]);
    if (!server.empty()) signs.erase(server);
  }
  // All servers but this one have gone, and nobody has served since.
  void forget_others(const std::string& but) {
    for (const auto& [server, when] : std::map(signs))
      if (server != but) forget(server);
  }
  ServiceState state() const {
    ServiceState state{outages, paused_since, signs};
    state.signs.erase("");
    return state;
  }
  // Returns the last sign of all servers; or of those that may serve, but this one. 0: there is none.
  Moment last() const {
    Moment last = 0;
    for (const auto& [server, when] : signs) last = std::max(last, when);
    return last;
  }
  Moment last_of_others(const std::string& but) const {
    Moment last = 0;
    for (const auto& [server, when] : signs)
      if (server != but && !server.empty()) last = std::max(last, when);
    return last;
  }
  void add(const Outage& outage) {
    if (outage.from > 0 && outage.from < outage.until) outages.push_back(outage);
  }
  void forget_old(Moment now) {
    for (const auto& [server, last] : std::map(signs))
      if (now - last > kSignsKept) forget(server);
    const auto when = [](const auto& sign) { return sign.second; };
    while (signs.size() > kMostOutages) signs.erase(std::ranges::min_element(signs, {}, when));
    std::erase_if(outages, [now](const Outage& o) { return now - o.until > kOutagesKept; });
    const auto length = [](const Outage& o) { return o.until - o.from; };
    while (outages.size() > 2 * kMostOutages)
      outages.erase(std::ranges::min_element(outages.begin(), outages.end() - kMostOutages, {}, length));
  }
};

ServiceRows::Service ServiceRows::read() {
  const std::string text = sql_.text("SELECT value FROM setting WHERE name = ?", kName);
  Service service;
  std::string_view words = text;
  while (!words.empty()) {
    const std::string_view word = words.substr(0, words.find(' '));
    words.remove_prefix(std::min(words.size(), word.size() + 1));
    service.read(word);
  }
  return service;
}

void ServiceRows::write(const Service& service) {
  sql_.run(
      "INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = "
      "excluded.value",
      kName, service.text());
}

ServiceState ServiceRows::serve(const ServiceSign& sign, bool alone) {
  Service service = read();
  const Moment now = sign.now, last = service.last(), others = service.last_of_others(sign.server);
  const bool nobody = sign.trouble_since == 0 && now - last > kLongestSilence;
  const bool served_elsewhere = others > sign.trouble_since && now - others <= kLateSign;
  if (sign.trouble_since > 0 && !served_elsewhere) service.add({std::max(sign.trouble_since, others), now});
  if (nobody || (sign.begins && (alone || now - others > kLongestSilence))) service.add({last, now});
  if (sign.begins && alone) service.forget_others(sign.server);
  service.note(sign.server, now);
  if (sign.leaves) {
    service.outages.push_back({now, now});  // it lasts until its players are back
    service.forget(sign.server);
  }
  service.forget_old(now);
  write(service);
  return service.state();
}

ServiceState ServiceRows::late() {
  ServiceState state = read().state();
  state.noted = false;
  return state;
}

bool ServiceRows::pause(Moment now, bool on) {
  Service service = read();
  if ((service.paused_since > 0) == on) return false;
  if (!on) service.add({service.paused_since, now});
  service.paused_since = on ? now : 0;
  write(service);
  return true;
}

}  // namespace trictrac
