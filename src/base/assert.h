// How the program stops where it is itself at fault: a broken precondition, or a build that is not whole.
#pragma once

#include <string_view>

namespace trictrac {

// Prints the message to the standard error, and aborts. For what is wrong with the program as it was built;
// what comes from outside is refused by an error value.
[[noreturn]] void fatal(std::string_view message);

// Prints file, line and condition to the standard error, and aborts.
[[noreturn]] void assertion_failed(const char* file, int line, const char* condition);

}  // namespace trictrac

// A precondition: a breach is a mistake of the program, never of its input. On in Debug and in tests
// (TRICTRAC_ASSERTS); elsewhere it is compiled and not evaluated, so it must not do anything.
#ifdef TRICTRAC_ASSERTS
#define TRICTRAC_ASSERT(...) \
  ((__VA_ARGS__) ? void() : ::trictrac::assertion_failed(__FILE__, __LINE__, #__VA_ARGS__))
#else
#define TRICTRAC_ASSERT(...) (void(sizeof((__VA_ARGS__) ? 1 : 0)))
#endif
