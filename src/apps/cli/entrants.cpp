#include "apps/cli/entrants.h"

#include <map>

#include "apps/cli/common.h"
#include "apps/cli/words.h"
#include "engine/net/weights.h"
#include "game/rules/version.h"
#include "lab/external_engines/engine.h"
#include "words/usage.h"

namespace trictrac::cli {

using words::UsageWords;

namespace {

using Found = std::expected<std::shared_ptr<const net::Weights>, std::string>;

Found read(const std::string& file) {
  // The net compiled in has no owner.
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

namespace {

// Returns whether its text can be read; does not look for files.
bool is_player(const std::string& text) {
  const auto no_net = [](const std::string&) { return std::shared_ptr<const net::Weights>(); };
  return text.starts_with(external_engines::kEngine) || measure::read_player(text, no_net, built_in);
}

std::string player_fault(const std::string& text, const Words& words) {
  if (is_player(text)) return {};
  if (text.starts_with("net:") || text.starts_with("net@"))
    return words(&UsageWords::no_net, words::Given(text));
  return words(&UsageWords::no_player, words::Given(text),
               words::Meant(suggestion(words, text, measure::player_names())));
}

}  // namespace

bool needs_nothing(const std::string& player) {
  return is_player(player) && !player.starts_with(external_engines::kEngine) && !player.starts_with("net@");
}

CheckedBy any_player() { return {player_fault, measure::player_names()}; }

std::expected<measure::Entrant, std::string> read_entrant(const std::string& text,
                                                          const measure::FindNet& find_net,
                                                          const Tables& tables) {
  if (text.starts_with(external_engines::kEngine))
    return external_engines::entrant_of(text.substr(external_engines::kEngine.size()));
  return measure::read_player(text, find_net, tables);
}

}  // namespace trictrac::cli
