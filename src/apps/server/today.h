// The day, as a record writes it.
#pragma once

#include <string>

namespace trictrac {

std::string today();  // of UTC: 2026-11-22

}  // namespace trictrac
