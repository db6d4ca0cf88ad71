// The operator's access to a running server: a socket in the file system, for programs of the same user and
// of root only.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "apps/server/people/moderation.h"
#include "apps/server/runtime/log.h"

namespace boost::asio {
class io_context;
}

namespace trictrac {

// Returns the socket of the server with the games in `db`.
std::filesystem::path admin_socket_of(const std::filesystem::path& db);

// Reads one order from each connection, as JSON up to its end, and answers it, or {"error":{…}}.
class AdminPort {
 public:
  // Replaces a socket left behind, as the holder of the lock on the games may. Serves nobody if the path is
  // too long for a socket, which is logged.
  AdminPort(boost::asio::io_context& io, const std::filesystem::path& socket, Moderation& moderation,
            Log log);
  ~AdminPort();
  AdminPort(const AdminPort&) = delete;
  AdminPort& operator=(const AdminPort&) = delete;

  void run();

 private:
  struct Socket;
  std::unique_ptr<Socket> socket_;
};

}  // namespace trictrac
