#include "game/clock/terms.h"

namespace trictrac {
namespace {

constexpr std::array<std::string_view, 2> kPaces{"live", "days"};  // in the order of Pace

}  // namespace

std::string_view name_of(Pace pace) { return kPaces[static_cast<std::size_t>(pace)]; }

std::optional<Pace> find_pace(std::string_view name) {
  for (const Pace pace : {Pace::Live, Pace::Days})
    if (name_of(pace) == name) return pace;
  return std::nullopt;
}

}  // namespace trictrac
