// The words of a server about itself, for all who come. Times are in seconds since 1970.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "contract/call.h"

namespace trictrac::contract {

struct TextInLanguage {
  std::string language, text;
  static constexpr auto kFields =
      fields("", field<&TextInLanguage::language>("by its code"), field<&TextInLanguage::text>());
};
struct Announcement : TextInLanguage {
  std::int64_t until = 0;
  static constexpr auto kFields =
      TextInLanguage::kFields +
      fields("What the operator announces.", field<&Announcement::until>("shown until then"));
};
// As far as every page shows it.
struct ServerNotice {
  std::string name;
  std::vector<Announcement> announcements{};
  bool rules = false, young = false;
  static constexpr auto kFields =
      fields("What the operator says of this server.",
             field<&ServerNotice::name>("empty: it has no name of its own").unless_usual(),
             field<&ServerNotice::announcements>("one a language").unless_usual(),
             field<&ServerNotice::rules>("it has rules of its own: `/api/server`").unless_usual(),
             field<&ServerNotice::young>("all its players are young: see *Young players*").unless_usual());
};
struct ServerProfile {
  std::string name;
  std::vector<TextInLanguage> rules{};
  static constexpr auto kFields =
      fields("The name of a server, and its rules.", field<&ServerProfile::name>(),
             field<&ServerProfile::rules>("one text a language; lines are separated by line breaks"));
};

struct ShowServer : Get<ServerProfile, "/api/server", "server.show"> {
  static constexpr auto kFields = fields("Answers the name of this server, and its rules.");
};

using ServerCalls = Types<ShowServer>;

}  // namespace trictrac::contract
