#include "apps/cli/entrants.h"

#include "lab/foreign/entrant.h"

namespace trictrac::cli {

std::expected<measure::Entrant, std::string> read_entrant(const std::string& text,
                                                          const measure::FindNet& find_net,
                                                          const Tables& tables) {
  if (text.starts_with(foreign::kEngine)) return foreign::entrant_of(text.substr(foreign::kEngine.size()));
  return measure::read_player(text, find_net, tables);
}

}  // namespace trictrac::cli
