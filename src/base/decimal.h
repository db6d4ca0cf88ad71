// Decimal numbers, read as std::from_chars reads them; not every C++ library has it for floating point.
#pragma once

#include <optional>
#include <string_view>

namespace trictrac {

// Removes a decimal number from the front of `text` and returns it. Returns nullopt, and removes nothing, if
// none is there.
std::optional<double> take_decimal(std::string_view& text);

}  // namespace trictrac
