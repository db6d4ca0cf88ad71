// The common parts of the fuzzers.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

// Requires a property of every input; libFuzzer keeps the input that breaks it.
inline void require(bool holds, std::string_view what, std::string_view seen = {}) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %.*s\n%.*s\n", static_cast<int>(what.size()), what.data(),
               static_cast<int>(seen.size()), seen.data());
  std::abort();
}

// Tries one input.
void try_text(std::string_view text);

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  try_text({reinterpret_cast<const char*>(data), size});
  return 0;
}
