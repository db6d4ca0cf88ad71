#include "text/record/decision.h"

#include <algorithm>
#include <array>

namespace trictrac {
namespace {

constexpr std::array<std::string_view, 4> kDecisions{"T", "V", "SE", "SH"};

}  // namespace

std::string_view text_of(Decision decision) { return kDecisions[static_cast<std::size_t>(decision)]; }

std::optional<Decision> parse_decision(std::string_view text) {
  const auto found = std::ranges::find(kDecisions, text);
  if (found == kDecisions.end()) return std::nullopt;
  return static_cast<Decision>(found - kDecisions.begin());
}

}  // namespace trictrac
