// A file that one process at a time may hold.
#pragma once

#include <expected>
#include <string>

namespace trictrac {

// Held until the object or the process ends, however it ends.
class FileLock {
 public:
  // Makes the file where there is none. The error names the process that holds it.
  static std::expected<FileLock, std::string> take(const std::string& path);

  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int file) : file_(file) {}
  int file_;
};

}  // namespace trictrac
