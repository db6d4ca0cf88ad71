// The check of a text of several lines that people write, before others see it.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

// Returns what is wrong with a text, as the end of the sentence "a text …", or nullopt. As for chat messages
// (shown.h), but it may have line breaks, and may be empty. `most`: its greatest length in bytes.
std::optional<std::string> text_fault(std::string_view text, std::size_t most);

}  // namespace trictrac
