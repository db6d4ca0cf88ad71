#include "store/rows/server_rows.h"

#include <algorithm>
#include <charconv>

namespace trictrac {
namespace {

constexpr std::string_view kServerName = "server name", kServerYoung = "server young",
                           kServerRules = "server rules ", kServerAnnouncement = "server announcement ";

// The text before and after the first space.
ServerAnnouncement announcement_in(std::string_view value) {
  const auto space = std::min(value.find(' '), value.size());
  ServerAnnouncement announcement;
  std::from_chars(value.data(), value.data() + space, announcement.until);
  announcement.text = value.substr(std::min(space + 1, value.size()));
  return announcement;
}

}  // namespace

std::string is_young(std::string_view person) {
  return "(" + std::string(person) + ".young = 1 OR EXISTS (SELECT 1 FROM setting WHERE name = '" +
         std::string(kServerYoung) + "'))";
}

StoredServer ServerRows::read() {
  StoredServer server;
  sql_.each("SELECT name, value FROM setting WHERE name LIKE 'server %'", [&](const Statement& s) {
    const std::string name = s.text(0), value = s.text(1);
    if (name == kServerName) server.name = value;
    if (name == kServerYoung) server.young = true;
    if (name.starts_with(kServerRules)) server.rules[name.substr(kServerRules.size())] = value;
    if (name.starts_with(kServerAnnouncement))
      server.announcements[name.substr(kServerAnnouncement.size())] = announcement_in(value);
  });
  return server;
}

void ServerRows::put(std::string_view name, std::string_view value) {
  sql_.run("DELETE FROM setting WHERE name = ?1", name);
  if (!value.empty()) sql_.run("INSERT INTO setting (name, value) VALUES (?, ?)", name, value);
}

void ServerRows::name(std::string_view name) { put(kServerName, name); }

void ServerRows::set_rules(std::string_view language, std::string_view text) {
  put(std::string(kServerRules) + std::string(language), text);
}

void ServerRows::announce(std::string_view language, const ServerAnnouncement& announcement) {
  put(std::string(kServerAnnouncement) + std::string(language),
      announcement.text.empty() ? "" : std::to_string(announcement.until) + " " + announcement.text);
}

void ServerRows::protect_young(bool on) { put(kServerYoung, on ? "1" : ""); }

}  // namespace trictrac
