// A real PostgreSQL of the tests' own: a cluster in a temporary folder, on a socket there and on no network.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

#include "process.h"

namespace served {

// The folders of its rows and its log; "": in a folder of its own.
struct PostgresPlace {
  std::filesystem::path rows{}, log{};
};

class PostgresServer {
 public:
  // One for all tests of a program, started when it is first asked for.
  static PostgresServer& shared();

  // Takes connections once the constructor has returned, unless ready() says otherwise.
  explicit PostgresServer(const PostgresPlace& where = {});
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  bool ready() const { return ready_; }
  // Returns the URL of a new, empty database.
  std::string new_database();
  std::string url(const std::string& database) const;
  // Sends SIGKILL to all its processes; start() restores it, with its durable data.
  void kill();
  bool start();
  // As kill(), but ends it in order, also with clients connected.
  void stop();
  // All its processes stand still, or go on.
  void freeze();
  void thaw();
  // Returns whether it has ended by itself.
  bool ended();
  // From now on, in all its databases: "default_transaction_read_only", "on".
  bool set(const std::string& option, const std::string& value);

 private:
  void stop(int signal);
  void signal_all(int signal) const;
  std::vector<pid_t> processes() const;

  Folder folder_;
  std::filesystem::path rows_;
  pid_t pid_ = -1;
  int made_ = 0;
  bool ready_ = false;
};

}  // namespace served
