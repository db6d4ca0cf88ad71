// A file that one process at a time may hold.
#pragma once

#include <string>

#include "store/stored.h"

namespace trictrac {

// Held until the object or the process ends, however it ends.
class FileLock {
 public:
  // Makes the file where there is none. Busy names the process that holds it.
  static Stored<FileLock> take(const std::string& path);

  FileLock(FileLock&& other) noexcept;
  FileLock& operator=(FileLock&&) = delete;
  ~FileLock();

 private:
  explicit FileLock(int file) : file_(file) {}
  int file_;
};

}  // namespace trictrac
