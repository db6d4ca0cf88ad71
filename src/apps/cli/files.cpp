#include "apps/cli/files.h"

#include <array>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

#include "base/open_file.h"
#include "base/os.h"
#include "words/usage.h"

namespace trictrac::cli {

using words::UsageWords;

namespace {

std::unexpected<std::string> not_read(const std::string& path, int error = errno) {
  const Words& words = user_words();
  return std::unexpected(words(&UsageWords::cannot_read,
                               words::Path(path == "-" ? words(&UsageWords::standard_input) : path),
                               words::Why(system_text(error, words))));
}

bool write_all(int file, const std::string& text) {
  for (std::size_t at = 0; at < text.size();) {
    const ssize_t written = ::write(file, text.data() + at, text.size() - at);
    if (written < 0 && errno != EINTR) return false;
    if (written > 0) at += static_cast<std::size_t>(written);
  }
  return true;
}

// Returns the error; where there is one, a file that it has made is removed again.
int write_bytes(const std::string& path, os::OpenMode how, const std::string& text) {
  OpenFile file(os::open_file(path, how));
  if (!file) return errno;
  if (write_all(file.number(), text) && file.close()) return 0;
  const int error = errno;
  std::error_code ignored;
  if (how != os::OpenMode::Write) std::filesystem::remove(os::path_of(path), ignored);
  return error;
}

std::expected<void, std::string> write_to(const std::string& path, os::OpenMode how,
                                          const std::string& text) {
  if (const int error = write_bytes(path, how, text); error != 0)
    return std::unexpected(not_written(path, error));
  return {};
}

enum class FileKind : std::uint8_t { Absent, Regular, Folder, Other };

FileKind kind_of(const std::string& path) {
  std::error_code ignored;
  switch (std::filesystem::status(os::path_of(path), ignored).type()) {
    case std::filesystem::file_type::none:
    case std::filesystem::file_type::not_found: return FileKind::Absent;
    case std::filesystem::file_type::regular: return FileKind::Regular;
    case std::filesystem::file_type::directory: return FileKind::Folder;
    default: return FileKind::Other;
  }
}

// Beside it first, then in its place.
std::expected<void, std::string> replace(const std::string& path, const std::string& text) {
  std::error_code ignored;
  const auto real = std::filesystem::weakly_canonical(os::path_of(path), ignored);
  const std::string place = ignored ? path : os::path_text(real), beside = place + ".new";
  auto written = write_to(beside, os::OpenMode::CreateOrOverwrite, text);
  if (written && !os::replace_file(beside, place)) written = std::unexpected(not_written(path, errno));
  return written;
}

}  // namespace

std::string not_written(const std::string& path, int error) {
  return user_words()(&UsageWords::cannot_write, words::Path(path),
                      words::Why(system_text(error, user_words())));
}

std::expected<std::string, std::string> read_text(const std::string& path) {
  const bool standard = path == "-";
  OpenFile file(standard ? os::open_standard_input() : os::open_file(path, os::OpenMode::Read));
  if (!file) return not_read(path);
  auto text = read_all(file);
  if (!text) return not_read(path, text.error());
  return *std::move(text);
}

std::expected<std::string, std::string> read_begun(const std::string& path) {
  const FileKind kind = kind_of(path);
  return kind == FileKind::Absent || kind == FileKind::Other ? std::string() : read_text(path);
}

std::expected<void, std::string> read_lines(const std::string& path,
                                            const std::function<bool(const std::string&)>& take) {
  std::ifstream file;
  if (path != "-") {
    if (kind_of(path) == FileKind::Folder) return not_read(path, EISDIR);
    file.open(os::path_of(path));
    if (!file) return not_read(path);
  }
  std::istream& in = path == "-" ? std::cin : file;
  for (std::string line; std::getline(in, line);)
    if (!take(line)) return {};
  if (in.bad()) return not_read(path, EIO);
  return {};
}

std::error_code create_file(const std::string& path, const std::string& text) {
  return {write_bytes(path, os::OpenMode::CreateNew, text), std::generic_category()};
}

std::expected<void, std::string> may_write(const std::string& path, Overwrite overwrite) {
  const FileKind kind = kind_of(path);
  if (kind == FileKind::Folder) return std::unexpected(not_written(path, EISDIR));
  if (kind == FileKind::Regular && overwrite == Overwrite::No)
    return std::unexpected(user_words()(&UsageWords::exists, words::Path(path)));
  const std::string folder = os::path_text(os::path_of(path).parent_path());
  const FileKind above = folder.empty() ? FileKind::Folder : kind_of(folder);
  if (above != FileKind::Folder)
    return std::unexpected(not_written(path, above == FileKind::Absent ? ENOENT : ENOTDIR));
  return {};
}

std::expected<void, std::string> make_folder(const std::string& path) {
  std::error_code error;
  std::filesystem::create_directories(os::path_of(path), error);
  if (kind_of(path) == FileKind::Folder) return {};
  const bool file_there = !error || error == std::errc::file_exists;
  return std::unexpected(not_written(path, file_there ? ENOTDIR : error.value()));
}

std::expected<void, std::string> write_text(const std::string& path, const std::string& text,
                                            Overwrite overwrite) {
  if (auto allowed = may_write(path, overwrite); !allowed) return allowed;
  switch (kind_of(path)) {
    case FileKind::Other: return write_to(path, os::OpenMode::Write, text);
    case FileKind::Regular: return replace(path, text);
    default: return write_to(path, os::OpenMode::CreateNew, text);
  }
}

}  // namespace trictrac::cli
