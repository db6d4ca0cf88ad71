// The words of the operator of a server to all who come: its name, its rules, an announcement; and whether
// all its players are young. Each is a setting of the database.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "store/statements.h"

namespace trictrac {

// An announcement in one language, shown until a time in seconds since 1970.
struct ServerAnnouncement {
  std::string text;
  std::int64_t until = 0;
  friend bool operator==(const ServerAnnouncement&, const ServerAnnouncement&) = default;
};

struct StoredServer {
  std::string name;
  std::map<std::string, std::string> rules;                 // by the code of their language
  std::map<std::string, ServerAnnouncement> announcements;  // likewise
  bool young = false;                                       // all players are protected as young ones
  friend bool operator==(const StoredServer&, const StoredServer&) = default;
};

// Returns the condition, in SQL, that the person of that row, such as "p", is a young player. All that keeps
// strangers from young players asks this.
std::string is_young(std::string_view person);

class ServerRows : public RowAccess {
 public:
  using RowAccess::RowAccess;

  StoredServer read();
  // Store one setting; an empty text removes it.
  void name(std::string_view name);
  void set_rules(std::string_view language, std::string_view text);
  void announce(std::string_view language, const ServerAnnouncement& announcement);
  void protect_young(bool on);

 private:
  void put(std::string_view name, std::string_view value);
};

}  // namespace trictrac
