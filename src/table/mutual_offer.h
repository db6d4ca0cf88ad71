// Offers that need the consent of all people at a table.
#pragma once

#include <string_view>

#include "base/enum_table.h"
#include "game/event/event.h"

namespace trictrac {

// The kinds of offer: end the game without a winner, adjourn it, undo the last move.
enum class MutualOffer : unsigned char { Stop, Adjourn, TakeBack };

inline constexpr EnumTable<MutualOffer, MutualOffer::TakeBack, std::string_view> kMutualOffers({
    {MutualOffer::Stop, "stop"},
    {MutualOffer::Adjourn, "adjourn"},
    {MutualOffer::TakeBack, "take_back"},
});

constexpr std::string_view name_of(MutualOffer offer) { return kMutualOffers[offer]; }

// Returns the event that carries out an accepted offer.
inline GameEvent event_of(MutualOffer offer) {
  switch (offer) {
    case MutualOffer::Stop: return StopGame{};
    case MutualOffer::Adjourn: return Adjourn{};
    case MutualOffer::TakeBack: break;
  }
  return TakeBack{};
}

}  // namespace trictrac
