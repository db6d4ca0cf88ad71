// A file that is written under another name first, and stands under its own only when it is whole.
#pragma once

#include <string>

#include "store/stored.h"

namespace trictrac {

class PartFile {
 public:
  // PATH.part, empty; what a process that was killed left there is gone. Busy where another one writes it.
  static Stored<PartFile> make(const std::string& path);

  PartFile(PartFile&& other) noexcept;
  PartFile& operator=(PartFile&&) = delete;
  // Removes what was not put in place.
  ~PartFile();

  const std::string& name() const { return name_; }
  // For whom and for whose use `like` is, a file or a folder, as far as this process may say so.
  void belong_as(const std::string& like) const;
  // Durable under its own name, in place of whatever stood there. No database has it open any more.
  Stored<void> put();

 private:
  PartFile(std::string path, int file);
  Stored<void> begin();
  void remove_companions() const;

  std::string path_, name_;
  int file_;
};

// The path of the file itself, whatever links lead to it.
std::string real_path(const std::string& path);
// What SQLite keeps beside a file: "-wal", "-journal" and "-shm".
inline constexpr const char* kCompanions[] = {"-wal", "-journal", "-shm"};

}  // namespace trictrac
