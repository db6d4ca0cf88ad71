#include "lab/load_test/own_server.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>

#include "base/open_file.h"
#include "lab/load_test/figures.h"

namespace trictrac::load_test {
namespace {

// The server's limits for one address, without raising which a load would measure only these.
constexpr const char* kLimits[] = {
    "--connections",          "--connections-per-address",    "--games-per-hour",
    "--calls-per-minute",     "--messages-per-second",        "--messages-per-second-of-person",
    "--sign-ins-per-address", "--calls-per-minute-of-person", "--games-per-hour-of-person"};

}  // namespace

TemporaryFolder::TemporaryFolder() {
  std::string name = (std::filesystem::temp_directory_path() / "trictrac-load-XXXXXX").string();
  if (mkdtemp(name.data())) path_ = name;
}

TemporaryFolder::~TemporaryFolder() {
  std::error_code ignored;
  if (!path_.empty()) std::filesystem::remove_all(path_, ignored);
}

std::vector<std::string> words_to_serve(const std::filesystem::path& program, const std::string& option,
                                        const std::string& games, const std::filesystem::path& web) {
  std::vector<std::string> words{program.string(), "serve", "--port", "0",
                                 option,           games,   "--web",  web.string()};
  for (const char* limit : kLimits) words.insert(words.end(), {limit, "0"});
  return words;
}

std::optional<double> flush_ms(const std::filesystem::path& folder) {
  constexpr int kWrites = 50;
  const OpenFile file(open((folder / "flushed").c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
  const std::vector<char> block(4096);
  std::vector<float> took;
  for (int i = 0; i < kWrites; ++i) {
    const auto begun = std::chrono::steady_clock::now();
    if (pwrite(file.number(), block.data(), block.size(), 0) < 0 || fdatasync(file.number()) != 0)
      return std::nullopt;
    took.push_back(
        std::chrono::duration<float, std::milli>(std::chrono::steady_clock::now() - begun).count());
  }
  std::ranges::sort(took);
  return quantile(took, 0.5);
}

}  // namespace trictrac::load_test
