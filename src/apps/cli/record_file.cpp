#include "apps/cli/record_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <utility>

#include "base/text_of.h"

namespace trictrac::cli {
namespace {

std::unexpected<std::string> cannot_write(const std::string& path) {
  return std::unexpected(text_of("cannot write {}: {}", path, std::generic_category().message(errno)));
}

bool is_regular(int file) {
  struct stat found{};
  return ::fstat(file, &found) == 0 && S_ISREG(found.st_mode);
}

}  // namespace

RecordFile::RecordFile(std::string path, int file, std::string kept)
    : path_(std::move(path)), file_(file), kept_(std::move(kept)), in_place_(is_regular(file)) {}

RecordFile::RecordFile(RecordFile&& other) noexcept
    : path_(std::move(other.path_)),
      file_(std::exchange(other.file_, -1)),
      kept_(std::move(other.kept_)),
      in_place_(other.in_place_) {}

RecordFile::~RecordFile() {
  if (file_ >= 0) ::close(file_);
}

std::expected<RecordFile, std::string> RecordFile::open(const std::string& path, int flags,
                                                        std::string kept) {
  const int file = ::open(path.c_str(), flags | O_WRONLY | O_CLOEXEC, 0666);
  if (file < 0) return cannot_write(path);
  RecordFile opened(path, file, std::move(kept));
  if (opened.in_place_ && ::flock(file, LOCK_EX | LOCK_NB) != 0)
    return std::unexpected("another program plays the game of " + path);
  return opened;
}

std::expected<RecordFile, std::string> RecordFile::create(const std::string& path, Overwrite overwrite) {
  if (auto allowed = may_write(path, overwrite); !allowed) return std::unexpected(allowed.error());
  auto opened = open(path, O_CREAT, "");
  if (opened && opened->in_place_ && ::ftruncate(opened->file_, 0) != 0) return cannot_write(path);
  return opened;
}

std::expected<RecordFile, std::string> RecordFile::go_on(const std::string& path, std::string kept) {
  return open(path, 0, std::move(kept));
}

std::expected<void, std::string> RecordFile::keep(const std::string& record) {
  if (!in_place_) {
    kept_ = record;
    return {};
  }
  const auto differs = std::ranges::mismatch(kept_, record).in2;
  if (auto written = write(static_cast<std::size_t>(differs - record.begin()), record); !written)
    return written;
  if (record.size() < kept_.size() && ::ftruncate(file_, static_cast<off_t>(record.size())) != 0)
    return cannot_write(path_);
  kept_ = record;
  return {};
}

std::expected<void, std::string> RecordFile::close() {
  if (!in_place_)
    if (auto written = write(0, kept_); !written) return written;
  if (::close(std::exchange(file_, -1)) != 0) return cannot_write(path_);
  return {};
}

std::expected<void, std::string> RecordFile::write(std::size_t from, const std::string& record) {
  while (from < record.size()) {
    const char* text = record.data() + from;
    const std::size_t size = record.size() - from;
    const ssize_t written =
        in_place_ ? ::pwrite(file_, text, size, static_cast<off_t>(from)) : ::write(file_, text, size);
    if (written < 0 && errno != EINTR) return cannot_write(path_);
    if (written > 0) from += static_cast<std::size_t>(written);
  }
  return {};
}

}  // namespace trictrac::cli
