// A file by its descriptor, closed at the end.
#pragma once

#include <unistd.h>

#include <array>
#include <cerrno>
#include <expected>
#include <string>
#include <utility>

namespace trictrac {

class OpenFile {
 public:
  // Takes over an open file; -1 is none.
  explicit OpenFile(int number) : number_(number) {}
  OpenFile(OpenFile&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
  OpenFile& operator=(OpenFile&&) = delete;
  ~OpenFile() { close(); }

  explicit operator bool() const { return number_ >= 0; }
  int number() const { return number_; }
  // Returns whether it succeeded: some systems say only now that a write has failed.
  bool close() { return number_ < 0 || ::close(std::exchange(number_, -1)) == 0; }

 private:
  int number_;
};

// Returns all that is left to read of an open file, or the error number.
inline std::expected<std::string, int> read_all(const OpenFile& file) {
  std::string text;
  std::array<char, 1 << 16> part;
  while (true) {
    const ssize_t size = ::read(file.number(), part.data(), part.size());
    if (size == 0) return text;
    if (size < 0 && errno != EINTR) return std::unexpected(errno);
    if (size > 0) text.append(part.data(), static_cast<std::size_t>(size));
  }
}

}  // namespace trictrac
