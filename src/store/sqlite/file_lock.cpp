#include "store/sqlite/file_lock.h"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

namespace trictrac {
namespace {

std::string first_word_in(int file) {
  char text[32];
  const ssize_t size = pread(file, text, sizeof text, 0);
  const std::string all(text, size > 0 ? static_cast<std::size_t>(size) : 0);
  return all.substr(0, all.find('\n'));
}

}  // namespace

Stored<FileLock> FileLock::take(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return refuse(StoreError::Failed, path + " cannot be made: " + std::strerror(errno));
  FileLock lock(file);
  if (flock(file, LOCK_EX | LOCK_NB) != 0)
    return refuse(StoreError::Busy, "process " + first_word_in(file) + " uses it (and holds " + path + ")");
  const std::string holder = std::to_string(getpid()) + "\n";
  // Who holds it is a courtesy: the lock stands without.
  if (ftruncate(file, 0) == 0) (void)!pwrite(file, holder.data(), holder.size(), 0);
  return lock;
}

FileLock::FileLock(FileLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

FileLock::~FileLock() {
  if (file_ >= 0) ::close(file_);
}

}  // namespace trictrac
