// The server under load: one that runs somewhere, or a process of ours.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <expected>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace trictrac::load_test {

class Served {
 public:
  // `words`: the program and its command line, which prints where it listens.
  static std::expected<Served, std::string> start(const std::vector<std::string>& words);
  static std::expected<Served, std::string> at_url(const std::string& url);

  Served(Served&& other) noexcept;
  Served& operator=(Served&&) = delete;
  ~Served();  // stops what start() started

  const std::string& host() const { return host_; }
  std::uint16_t port() const { return port_; }
  // Of a process of ours, resident now.
  std::optional<double> megabytes() const;
  // Ends it and waits for its end.
  void stop();

 private:
  Served() = default;
  bool read_url(std::string_view url);
  std::string host_;
  std::uint16_t port_ = 0;
  pid_t pid_ = -1;
};

// As many open files as the system allows.
void allow_many_files();

}  // namespace trictrac::load_test
