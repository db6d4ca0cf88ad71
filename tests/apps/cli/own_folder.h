// A folder for the files of a test: tests run at once, each in a process of its own.
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <stdexcept>
#include <string>

namespace trictrac::test {

// Returns the folder of this process, made at the first call and removed as the process ends.
inline const std::filesystem::path& own_folder() {
  struct Folder {
    Folder() {
      std::string name = (std::filesystem::temp_directory_path() / "trictrac-test-XXXXXX").string();
      if (!mkdtemp(name.data())) throw std::runtime_error("no folder can be made as " + name);
      path = name;
    }
    ~Folder() {
      std::error_code ignored;
      std::filesystem::remove_all(path, ignored);
    }
    std::filesystem::path path;
  };
  static const Folder folder;
  return folder.path;
}

}  // namespace trictrac::test
