// A file compiled into the program (cmake/embed.cmake).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace trictrac {

struct EmbeddedFile {
  std::string_view name;       // without its folder and ending; of a whole folder, the path from there
  const std::uint64_t* words;  // its bytes, eight to a number, the lowest first
  std::size_t bytes;

  std::string_view text() const { return {reinterpret_cast<const char*>(words), bytes}; }
};

using EmbeddedFiles = std::span<const EmbeddedFile>;

}  // namespace trictrac
