#include "engine/net/built_in.h"

#include "base/assert.h"
#include "base/embedded.h"
#include "base/text_of.h"
#include "game/rules/version.h"

namespace trictrac::net {

extern const EmbeddedFiles kFiles;  // data/nets/trictrac.net

std::string_view built_in_file() { return kFiles.front().text(); }

const std::expected<Weights, std::string>& load_built_in() {
  static const std::expected<Weights, std::string> weights = read_weights(built_in_file(), kRulesVersion);
  return weights;
}

const Weights& built_in() {
  const auto& weights = load_built_in();
  if (!weights) fatal(text_of("the net compiled in cannot be used: {}", weights.error()));
  return *weights;
}

}  // namespace trictrac::net
