#include "apps/cli/nets.h"

#include <map>

#include "apps/cli/common.h"
#include "engine/net/built_in.h"
#include "game/rules/version.h"

namespace trictrac::cli {
namespace {

using Found = std::expected<std::shared_ptr<const net::Weights>, std::string>;

Found read(const std::string& file) {
  // Nobody owns what is compiled in.
  if (file.empty())
    return std::shared_ptr<const net::Weights>(std::shared_ptr<const void>(), &net::built_in());
  const auto bytes = read_text(file);
  if (!bytes) return std::unexpected(bytes.error());
  auto weights = net::read_weights(*bytes, kRulesVersion);
  if (!weights) return std::unexpected(file + ": " + weights.error());
  return std::make_shared<const net::Weights>(*std::move(weights));
}

}  // namespace

measure::FindNet net_finder() {
  return [known = std::make_shared<std::map<std::string, Found>>()](const std::string& file) -> Found {
    const auto at = known->find(file);
    return at != known->end() ? at->second : known->emplace(file, read(file)).first->second;
  };
}

}  // namespace trictrac::cli
