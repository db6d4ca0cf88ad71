// The names of what worths rest on.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/fnv.h"
#include "engine/equity/equity_estimator.h"

namespace trictrac {

// FNV-1a over the bytes.
std::uint64_t hash_of(std::string_view bytes);
// Over all rows of all kinds.
std::uint64_t hash_of(const Tables& tables);

}  // namespace trictrac
