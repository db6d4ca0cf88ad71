#include "apps/server/chain.h"

#include <algorithm>
#include <initializer_list>
#include <string>

namespace trictrac {
namespace {

Link cut(std::string_view message) {
  const Digest digest = sha256({reinterpret_cast<const std::uint8_t*>(message.data()), message.size()});
  Link link;
  std::copy_n(digest.begin(), link.size(), link.begin());
  return link;
}

// Each with its length before it, so that no two lists read alike.
Link of_parts(std::initializer_list<std::string_view> parts) {
  std::string message;
  for (const std::string_view part : parts) message += std::to_string(part.size()) + ':' + std::string(part);
  return cut(message);
}

}  // namespace

Link first_link(std::string_view id, std::string_view config, int rules) {
  return of_parts({id, config, std::to_string(rules)});
}

Link next_link(const Link& before, std::string_view deed) {
  std::string message(before.begin(), before.end());
  message += deed;
  return cut(message);
}

Link seal(std::string_view id, const StoredGame& game, std::int64_t created) {
  return of_parts({id, game.config, std::to_string(game.rules), std::to_string(created), game.keys.white,
                   game.keys.black, game.claims.white, game.claims.black});
}

}  // namespace trictrac
