// What a function demands of its caller, checked where it is called.
#pragma once

namespace trictrac {

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
