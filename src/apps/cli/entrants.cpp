#include "apps/cli/entrants.h"

#include "apps/cli/common.h"
#include "apps/cli/words.h"
#include "engine/bots/strengths.h"
#include "lab/external_engines/engine.h"
#include "words/usage.h"

namespace trictrac::cli {

using words::UsageWords;

players::FindNet net_finder() { return players::net_finder(read_text); }

namespace {

// Returns whether its text can be read; does not look for files.
bool is_player(const std::string& text) {
  const auto no_net = [](const std::string&) { return std::shared_ptr<const net::Weights>(); };
  return text.starts_with(external_engines::kEngine) || players::read_player(text, no_net, built_in);
}

std::string player_fault(const std::string& text, const Words& words) {
  if (is_player(text)) return {};
  if (text.starts_with("net:") || text.starts_with("net@"))
    return words(&UsageWords::no_net, words::Given(text));
  if (text.starts_with(kEloPrefix))
    return words(&UsageWords::no_elo, words::Given(text), words::Least(std::to_string(least_elo())),
                 words::Most(std::to_string(most_elo())));
  return words(&UsageWords::no_player, words::Given(text),
               words::Meant(suggestion(words, text, players::player_names())));
}

}  // namespace

bool needs_nothing(const std::string& player) {
  return is_player(player) && !player.starts_with(external_engines::kEngine) && !player.starts_with("net@");
}

CheckedBy any_player() { return {player_fault, players::player_names()}; }

std::expected<players::Entrant, std::string> read_entrant(const std::string& text,
                                                          const players::FindNet& find_net,
                                                          const Tables& tables) {
  if (text.starts_with(external_engines::kEngine))
    return external_engines::entrant_of(text.substr(external_engines::kEngine.size()));
  return players::read_player(text, find_net, tables);
}

}  // namespace trictrac::cli
