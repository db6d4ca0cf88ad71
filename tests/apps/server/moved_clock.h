// The clock of the servers that a test starts, which the test sets forward instead of waiting.
#pragma once

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <filesystem>

namespace served {

// Servers started while it lives have its time. Only the program of the tests heeds it: see there().
class MovedClock {
 public:
  explicit MovedClock(const std::filesystem::path& path) {
    const int file = open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file >= 0 && ftruncate(file, sizeof(*ahead_)) == 0)
      if (void* memory = mmap(nullptr, sizeof(*ahead_), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
          memory != MAP_FAILED)
        ahead_ = static_cast<std::atomic<std::int64_t>*>(memory);
    close(file);
    setenv("TRICTRAC_TEST_CLOCK", path.c_str(), 1);
  }
  ~MovedClock() {
    unsetenv("TRICTRAC_TEST_CLOCK");
    if (ahead_) munmap(ahead_, sizeof(*ahead_));
  }
  MovedClock(const MovedClock&) = delete;
  MovedClock& operator=(const MovedClock&) = delete;

  bool there() const { return ahead_ && !std::getenv("TRICTRAC_BIN"); }
  void advance(std::int64_t milliseconds) { ahead_->fetch_add(milliseconds); }

 private:
  std::atomic<std::int64_t>* ahead_ = nullptr;
};

}  // namespace served
