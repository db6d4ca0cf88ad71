#include "apps/cli/entrants.h"

#include "apps/cli/usage_text.h"
#include "lab/foreign/entrant.h"

namespace trictrac::cli {
namespace {

// Can its text be read? No file is looked for.
bool is_player(const std::string& text) {
  const auto no_net = [](const std::string&) { return std::shared_ptr<const net::Weights>(); };
  return text.starts_with(foreign::kEngine) || measure::read_player(text, no_net, built_in);
}

std::string player_fault(const std::string& text, const Words& words) {
  if (is_player(text)) return {};
  if (text.starts_with("net:") || text.starts_with("net@"))
    return usage_text(words, UsageText::NoNet, {text});
  return usage_text(words, UsageText::NoPlayer, {text, suggestion(words, text, measure::player_names())});
}

}  // namespace

bool needs_nothing(const std::string& player) {
  return is_player(player) && !player.starts_with(foreign::kEngine) && !player.starts_with("net@");
}

CheckedBy any_player() { return {player_fault, measure::player_names()}; }

std::expected<measure::Entrant, std::string> read_entrant(const std::string& text,
                                                          const measure::FindNet& find_net,
                                                          const Tables& tables) {
  if (text.starts_with(foreign::kEngine)) return foreign::entrant_of(text.substr(foreign::kEngine.size()));
  return measure::read_player(text, find_net, tables);
}

}  // namespace trictrac::cli
