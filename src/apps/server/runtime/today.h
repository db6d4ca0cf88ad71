// The day, as a record writes it.
#pragma once

#include <cstdint>
#include <string>

namespace trictrac {

inline constexpr std::int64_t kSecondsOfDay = 24 * 3600;

std::string today();  // of UTC: 2026-11-22

}  // namespace trictrac
