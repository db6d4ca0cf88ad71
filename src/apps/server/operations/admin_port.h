// The operator's access to a running server: a socket in the file system, for programs of the same user and
// of root only.
#pragma once

#include <boost/asio/local/stream_protocol.hpp>
#include <filesystem>
#include <string>

#include "apps/server/http/net.h"
#include "apps/server/moderation/moderation.h"

namespace trictrac {

// Returns the socket of the server with the games in `db`.
std::filesystem::path admin_socket_of(const std::filesystem::path& db);

// Reads one order from each connection, as JSON up to its end, and answers it, or {"error":{…}}.
class AdminPort {
 public:
  // Replaces a socket left behind, as the holder of the lock on the games may. Serves nobody if the path is
  // too long for a socket, which is logged.
  AdminPort(asio::io_context& io, const std::filesystem::path& socket, Moderation& moderation,
            const Log& log);
  ~AdminPort();
  AdminPort(const AdminPort&) = delete;
  AdminPort& operator=(const AdminPort&) = delete;

  void run();

 private:
  using Local = asio::local::stream_protocol;
  boost::system::error_code open();
  asio::awaitable<void> answer(Local::socket socket);

  std::string path_;
  Local::acceptor acceptor_;
  Moderation& moderation_;
  int open_ = 0;
};

}  // namespace trictrac
