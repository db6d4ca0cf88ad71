// A file that is written under another name, and gets its own name only when it is complete.
#pragma once

#include <string>

#include "base/open_file.h"
#include "store/stored.h"

namespace trictrac {

// A file that is being written.
class PartFile {
 public:
  // Creates PATH.part, empty, replacing what a killed process left there. Busy if another process is writing
  // it.
  static Stored<PartFile> make(const std::string& path);

  PartFile(PartFile&& other) noexcept = default;
  PartFile& operator=(PartFile&&) = delete;
  // Removes the file, unless it was put in place.
  ~PartFile();

  const std::string& name() const { return name_; }
  // Gives the file the owner and the permissions of `like`, a file or a folder, as far as this process may.
  void belong_as(const std::string& like) const;
  // Makes the file durable under its own name, replacing an earlier one. Requires that no database has it
  // open.
  Stored<void> put();

 private:
  PartFile(std::string path, OpenFile file)
      : path_(std::move(path)), name_(path_ + ".part"), file_(std::move(file)) {}
  void remove_companions() const;

  std::string path_, name_;
  OpenFile file_;
};

// Returns the path of the file itself, with all links resolved.
std::string real_path(const std::string& path);
// The files that SQLite stores next to a database: "-wal", "-journal" and "-shm".
inline constexpr const char* kCompanions[] = {"-wal", "-journal", "-shm"};

}  // namespace trictrac
