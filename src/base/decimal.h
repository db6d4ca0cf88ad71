// Numbers with a fraction, read as std::from_chars reads them: not every library of C++ has it for them.
#pragma once

#include <optional>
#include <string_view>

namespace trictrac {

// Takes a decimal number from the front of a text; nothing, and nothing is taken, where none stands there.
std::optional<double> take_decimal(std::string_view& text);

}  // namespace trictrac
