// The server under test: one that already runs, or a child process.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace trictrac::load_test {

// A server to be loaded.
class TargetServer {
 public:
  // Starts a server. `words` are the program and its command line; it prints its address.
  static std::expected<TargetServer, std::string> start(const std::vector<std::string>& words);
  // Uses a server that runs at http://ADDRESS:PORT.
  static std::expected<TargetServer, std::string> at_url(const std::string& url);

  TargetServer(TargetServer&& other) noexcept;
  TargetServer& operator=(TargetServer&&) = delete;
  ~TargetServer();  // stops what start() started

  const std::string& host() const { return host_; }
  std::uint16_t port() const { return port_; }
  // Returns the resident memory of a child process in MB; nullopt for another server.
  std::optional<double> megabytes() const;
  // Ends a child process and waits for its end.
  void stop();

 private:
  TargetServer() = default;
  bool read_url(std::string_view url);
  std::string host_;
  std::uint16_t port_ = 0;
  pid_t pid_ = -1;
};

// Raises the limit on open files as far as the system allows.
void allow_many_files();

}  // namespace trictrac::load_test
