// What the people at a table may agree to.
#pragma once

#include <optional>
#include <string_view>

#include "base/enum_table.h"
#include "game/event/event.h"

namespace trictrac {

enum class MutualOffer : unsigned char { Stop, Adjourn, TakeBack };

// As in messages.
inline constexpr EnumTable<MutualOffer, MutualOffer::TakeBack, std::string_view> kMutualOffers({
    {MutualOffer::Stop, "stop"},
    {MutualOffer::Adjourn, "put_off"},
    {MutualOffer::TakeBack, "take_back"},
});

constexpr std::string_view name_of(MutualOffer accord) { return kMutualOffers[accord]; }
constexpr std::optional<MutualOffer> find_accord(std::string_view name) { return kMutualOffers.find(name); }

// The event that is done where all agree.
inline GameEvent event_of(MutualOffer accord) {
  switch (accord) {
    case MutualOffer::Stop: return StopGame{};
    case MutualOffer::Adjourn: return Adjourn{};
    case MutualOffer::TakeBack: break;
  }
  return TakeBack{};
}

}  // namespace trictrac
