#include "game/clock/terms.h"

#include "base/enum_table.h"

namespace trictrac {
namespace {

constexpr EnumTable<Pace, Pace::Days, std::string_view> kPaces({{Pace::Live, "live"}, {Pace::Days, "days"}});

}  // namespace

std::string_view name_of(Pace pace) { return kPaces[pace]; }

std::optional<Pace> find_pace(std::string_view name) { return kPaces.find(name); }

}  // namespace trictrac
