// What the people at a table may agree to.
#pragma once

#include <optional>
#include <string_view>

#include "base/enum_table.h"
#include "game/event/event.h"

namespace trictrac {

enum class Accord : unsigned char { Stop, PutOff, TakeBack };

// As in messages.
inline constexpr EnumTable<Accord, Accord::TakeBack, std::string_view> kAccords({
    {Accord::Stop, "stop"},
    {Accord::PutOff, "put_off"},
    {Accord::TakeBack, "take_back"},
});

constexpr std::string_view name_of(Accord accord) { return kAccords[accord]; }
constexpr std::optional<Accord> find_accord(std::string_view name) { return kAccords.find(name); }

// The event that is done where all agree.
inline GameEvent event_of(Accord accord) {
  switch (accord) {
    case Accord::Stop: return StopGame{};
    case Accord::PutOff: return Adjourn{};
    case Accord::TakeBack: break;
  }
  return TakeBack{};
}

}  // namespace trictrac
