// A disk on which one read, write or other call of SQLite fails during its lifetime.
#pragma once

#include <array>
#include <atomic>
#include <memory>

struct sqlite3_vfs;

namespace stored {

enum class Touch { Read, Write, Sync, Truncate, Open, Remove };
inline constexpr std::array kTouches = {Touch::Read,     Touch::Write, Touch::Sync,
                                        Touch::Truncate, Touch::Open,  Touch::Remove};
const char* name_of(Touch touch);

// At most one at a time. Databases opened meanwhile are closed before it ends.
class FaultyDisk {
 public:
  FaultyDisk();
  ~FaultyDisk();
  FaultyDisk(const FaultyDisk&) = delete;
  FaultyDisk& operator=(const FaultyDisk&) = delete;

  // Makes the n-th such call from now on (from 1) fail, and none after it. A write that fails has written its
  // first half.
  void fail(Touch touch, int n);
  void heal() { nth_ = 0; }
  // It has failed, since fail().
  bool failed() const { return failed_; }

  // For the calls of SQLite: shall this one fail? The disk that does not.
  bool fails(Touch touch);
  sqlite3_vfs* real() const { return real_; }

 private:
  sqlite3_vfs* real_;
  std::unique_ptr<sqlite3_vfs> vfs_;
  std::array<std::atomic<int>, kTouches.size()> calls_{};
  Touch touch_ = Touch::Read;
  std::atomic<int> nth_ = 0;
  std::atomic<bool> failed_ = false;
};

}  // namespace stored
