// Assertions and fatal errors: the program stops if it is itself at fault (a broken precondition, a broken
// build).
#pragma once

#include <string_view>

namespace trictrac {

// Prints `message` to standard error and aborts. For bugs of the program; faulty input gets an error value.
[[noreturn]] void fatal(std::string_view message);

// Prints file, line and condition to standard error and aborts.
[[noreturn]] void assertion_failed(const char* file, int line, const char* condition);

}  // namespace trictrac

// Checks a precondition, whose breach is a mistake of the program and never of its input. Active in Debug and
// in tests (TRICTRAC_ASSERTS). Elsewhere it is compiled but not evaluated, so it must have no side effects.
#ifdef TRICTRAC_ASSERTS
#define TRICTRAC_ASSERT(...) \
  ((__VA_ARGS__) ? void() : ::trictrac::assertion_failed(__FILE__, __LINE__, #__VA_ARGS__))
#else
#define TRICTRAC_ASSERT(...) (void(sizeof((__VA_ARGS__) ? 1 : 0)))
#endif
