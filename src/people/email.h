// Addresses of e-mail.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace trictrac {

// What is wrong with an address that somebody gives, as the end of the sentence "an address …". Only what
// could not be one, or would be more than one, is refused: whether it is read is known when mail arrives.
std::optional<std::string> email_fault(std::string_view address);

}  // namespace trictrac
