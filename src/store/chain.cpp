#include "store/chain.h"

#include <algorithm>
#include <string>
#include <vector>

namespace trictrac {
namespace {

Link cut(std::string_view message) {
  const Digest digest = sha256({reinterpret_cast<const std::uint8_t*>(message.data()), message.size()});
  Link link;
  std::copy_n(digest.begin(), link.size(), link.begin());
  return link;
}

}  // namespace

// Each with its length before it, so that no two lists read alike.
Link link_of(std::span<const std::string_view> parts) {
  std::string message;
  for (const std::string_view part : parts) message += std::to_string(part.size()) + ':' + std::string(part);
  return cut(message);
}

Link first_link(std::string_view id, std::string_view config, int rules) {
  const std::string by_rules = std::to_string(rules);
  return link_of(std::array{id, config, std::string_view(by_rules)});
}

Link next_link(const Link& before, std::string_view event) {
  std::string message(before.begin(), before.end());
  message += event;
  return cut(message);
}

Link digest_of(std::string_view id, const StoredGame& game, std::int64_t created) {
  const std::string rules = std::to_string(game.rules), when = std::to_string(created);
  std::vector<std::string_view> parts{id, game.config, rules, when, game.next};
  for (const StoredSeat& seat : game.seats)
    parts.insert(parts.end(), {seat.key, seat.claim, seat.name, seat.guest ? "guest" : ""});
  return link_of(parts);
}

}  // namespace trictrac
