// What the program cannot go on without.
#pragma once

#include <string_view>

namespace trictrac {

// Prints the message to the standard error, and aborts. For what is wrong with the program as it was built;
// what comes from outside is refused by an error value.
[[noreturn]] void fatal(std::string_view message);

}  // namespace trictrac
