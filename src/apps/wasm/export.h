// How a function is offered to the page, and how it answers.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace trictrac {

// The answer: its length in bytes (32 bits, little-endian), then as many bytes. Valid until the next call.
inline const char* answered(const std::string& said) {
  static std::string answer;
  const auto size = static_cast<std::uint32_t>(said.size());
  answer.assign(sizeof size, '\0');
  std::memcpy(answer.data(), &size, sizeof size);
  answer += said;
  return answer.data();
}

}  // namespace trictrac
