// A file by its descriptor, closed at the end.
#pragma once

#include <unistd.h>

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

}  // namespace trictrac
