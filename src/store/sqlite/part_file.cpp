#include "store/sqlite/part_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

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
  const OpenFile open_folder(
      ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (open_folder) (void)fsync(open_folder.number());  // some file systems know no such thing, and need none
}

}  // namespace

std::string real_path(const std::string& path) {
  std::error_code wrong;
  const auto real = std::filesystem::weakly_canonical(path, wrong);
  return wrong ? path : real.string();
}

// A journal that was left behind would be played back into the new file.
Stored<PartFile> PartFile::make(const std::string& path) {
  const std::string name = path + ".part";
  OpenFile file(::open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600));
  if (!file) return refuse_part(name, "cannot be made");
  if (flock(file.number(), LOCK_EX | LOCK_NB) != 0 || !still_named(file.number(), name))
    return refuse(StoreError::Busy, "another process is writing " + name);
  PartFile part(path, std::move(file));
  part.remove_companions();
  if (ftruncate(part.file_.number(), 0) != 0) return refuse_part(name, "cannot be written");
  return part;
}

PartFile::~PartFile() {
  if (!file_) return;
  (void)::unlink(name_.c_str());
  remove_companions();
}

void PartFile::remove_companions() const {
  for (const char* end : kCompanions) (void)::unlink((name_ + end).c_str());
}

void PartFile::belong_as(const std::string& like) const {
  struct stat as{};
  if (stat(like.c_str(), &as) != 0) return;
  (void)!fchown(file_.number(), as.st_uid, as.st_gid);
  if (S_ISREG(as.st_mode)) (void)fchmod(file_.number(), as.st_mode & 0777);
}

Stored<void> PartFile::put() {
  if (fsync(file_.number()) != 0) return refuse_part(name_, "cannot be written");
  if (std::rename(name_.c_str(), path_.c_str()) != 0) return refuse_part(path_, "cannot be put in place");
  file_.close();
  sync_folder_of(path_);
  return {};
}

}  // namespace trictrac
