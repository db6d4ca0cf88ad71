#include "apps/server/people/server_profile.h"

#include <utility>

namespace trictrac {

ServerProfile::ServerProfile(People& people) : people_(people) {
  people_.hub().peers().on<peer::ServerProfileChanged>([this](const auto&) { read([] {}); });
}

void ServerProfile::read(std::move_only_function<void()> then) {
  people_.ask(
      Rows::Read, [](PeopleRows& rows) { return rows.server.read(); },
      [this, then = std::move(then)](Parsed<StoredServer> found) mutable {
        if (found) now_ = std::move(*found);
        then();
      });
}

void ServerProfile::changed(std::move_only_function<void()> then) {
  people_.hub().peers().say(peer::ServerProfileChanged{});
  read(std::move(then));
}

std::optional<contract::ServerNotice> ServerProfile::notice(std::int64_t now) const {
  contract::ServerNotice notice{.name = now_.name, .rules = !now_.rules.empty(), .young = now_.young};
  for (const auto& [language, announcement] : now_.announcements)
    if (announcement.until > now)
      notice.announcements.push_back({{language, announcement.text}, announcement.until});
  const bool says = !notice.name.empty() || notice.rules || notice.young || !notice.announcements.empty();
  return says ? std::optional(std::move(notice)) : std::nullopt;
}

contract::ServerProfile ServerProfile::shown() const {
  contract::ServerProfile profile{.name = now_.name};
  for (const auto& [language, text] : now_.rules) profile.rules.push_back({language, text});
  return profile;
}

}  // namespace trictrac
