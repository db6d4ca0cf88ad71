// The server that a load test starts, and the disk it writes to.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace trictrac::load_test {

// A folder that exists as long as the load.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

// Returns the command line of a server without limits for one address, whose games are where `option`
// (`--db` or `--store`) says.
std::vector<std::string> words_to_serve(const std::filesystem::path& program, const std::string& option,
                                        const std::string& games, const std::filesystem::path& web);

// Returns the time that a small write takes to reach the disk of a folder: the median of many, in ms; nothing
// if it cannot be written.
std::optional<double> flush_ms(const std::filesystem::path& folder);

}  // namespace trictrac::load_test
