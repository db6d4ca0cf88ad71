// Where those who run the server have things done while it runs: a socket in the file system, for programs of
// the same user and of root alone.
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

// Of the server whose games are in `db`.
std::filesystem::path admin_socket_of(const std::filesystem::path& db);

// On each connection one order, as text of JSON, then its end; answered by its answer or {"error":{…}}.
class AdminPort {
 public:
  // Whoever holds the file of the games may take the place of a socket left behind. Nobody is served where
  // the path is too long for one, which is logged.
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
