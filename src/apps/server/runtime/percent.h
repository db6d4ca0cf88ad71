// Texts in addresses.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

// Every byte but letters and digits as %XX.
std::string percent_encoded(std::string_view text);
// What a part of an address stands for; nothing where a % is not followed by two hex digits.
std::optional<std::string> percent_decoded(std::string_view text);

// The value of a member of the query of an address, decoded: "" where it has none.
std::string in_query(std::string_view target, std::string_view name);

}  // namespace trictrac
