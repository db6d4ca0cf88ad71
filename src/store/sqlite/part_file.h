// A file that is written under another name first, and stands under its own only when it is whole.
#pragma once

#include <string>

#include "store/stored.h"

namespace trictrac {

// A file that is being written.
class PartFile {
 public:
  // Makes PATH.part, empty, in place of what a killed process left there. Busy where another one writes it.
  static Stored<PartFile> make(const std::string& path);

  PartFile(PartFile&& other) noexcept;
  PartFile& operator=(PartFile&&) = delete;
  // Removes what was not put in place.
  ~PartFile();

  const std::string& name() const { return name_; }
  // Gives it the owner and the rights of `like`, a file or a folder, as far as this process may.
  void belong_as(const std::string& like) const;
  // Makes it durable under its own name, in place of what stood there. No database has it open any more.
  Stored<void> put();

 private:
  PartFile(std::string path, int file);
  Stored<void> begin();
  void remove_companions() const;

  std::string path_, name_;
  int file_;
};

// Returns the path of the file itself, whatever links lead to it.
std::string real_path(const std::string& path);
// What SQLite keeps beside a file: "-wal", "-journal" and "-shm".
inline constexpr const char* kCompanions[] = {"-wal", "-journal", "-shm"};

}  // namespace trictrac
