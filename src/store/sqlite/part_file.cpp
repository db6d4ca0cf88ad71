#include "store/sqlite/part_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

namespace trictrac {
namespace {

std::unexpected<StoreError> refuse_part(const std::string& path, const char* what) {
  return refuse(StoreError::Failed, path + " " + what + ": " + std::strerror(errno));
}

// Another process may have put it in place between the opening and the lock.
bool still_named(int file, const std::string& name) {
  struct stat opened{}, named{};
  return fstat(file, &opened) == 0 && stat(name.c_str(), &named) == 0 && opened.st_ino == named.st_ino &&
         opened.st_dev == named.st_dev;
}

// Makes a rename last even if the machine stops.
void sync_folder_of(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const int open_folder = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (open_folder < 0) return;
  (void)fsync(open_folder);  // some file systems know no such thing, and need none
  ::close(open_folder);
}

}  // namespace

std::string real_path(const std::string& path) {
  std::error_code wrong;
  const auto real = std::filesystem::weakly_canonical(path, wrong);
  return wrong ? path : real.string();
}

Stored<PartFile> PartFile::make(const std::string& path) {
  const std::string name = path + ".part";
  const int file = ::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return refuse_part(name, "cannot be made");
  if (flock(file, LOCK_EX | LOCK_NB) != 0 || !still_named(file, name)) {
    ::close(file);
    return refuse(StoreError::Busy, "another process is writing " + name);
  }
  PartFile part(path, file);
  if (auto begun = part.begin(); !begun) return std::unexpected(begun.error());
  return part;
}

PartFile::PartFile(std::string path, int file)
    : path_(std::move(path)), name_(path_ + ".part"), file_(file) {}

PartFile::PartFile(PartFile&& other) noexcept
    : path_(std::move(other.path_)), name_(std::move(other.name_)), file_(std::exchange(other.file_, -1)) {}

PartFile::~PartFile() {
  if (file_ < 0) return;
  (void)::unlink(name_.c_str());
  remove_companions();
  ::close(file_);
}

// A journal that was left behind would be played back into the new file.
Stored<void> PartFile::begin() {
  remove_companions();
  if (ftruncate(file_, 0) != 0) return refuse_part(name_, "cannot be written");
  return {};
}

void PartFile::remove_companions() const {
  for (const char* end : kCompanions) (void)::unlink((name_ + end).c_str());
}

void PartFile::belong_as(const std::string& like) const {
  struct stat as{};
  if (stat(like.c_str(), &as) != 0) return;
  (void)!fchown(file_, as.st_uid, as.st_gid);
  if (S_ISREG(as.st_mode)) (void)fchmod(file_, as.st_mode & 0777);
}

Stored<void> PartFile::put() {
  if (fsync(file_) != 0) return refuse_part(name_, "cannot be written");
  if (std::rename(name_.c_str(), path_.c_str()) != 0) return refuse_part(path_, "cannot be put in place");
  ::close(std::exchange(file_, -1));
  sync_folder_of(path_);
  return {};
}

}  // namespace trictrac
