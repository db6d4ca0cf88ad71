// A real PostgreSQL of the tests' own: a cluster in a temporary folder, on a socket there and on no network.
#pragma once

#include <sys/types.h>

#include <string>

#include "process.h"

namespace served {

class PostgresServer {
 public:
  // One for all tests of a program, started when it is first asked for.
  static PostgresServer& shared();

  // Takes connections once the constructor has returned, unless ready() says otherwise.
  PostgresServer();
  ~PostgresServer();
  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

  bool ready() const { return ready_; }
  // Where a new, empty database is.
  std::string new_database();
  std::string url(const std::string& database) const;
  // SIGKILL to all its processes; start() has it again, with what was durable.
  void kill();
  bool start();

 private:
  void stop(int signal);

  Folder folder_;
  pid_t pid_ = -1;
  int made_ = 0;
  bool ready_ = false;
};

}  // namespace served
