// A request and its answer, without the wire.
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace trictrac {

struct HttpRequest {
  std::string method;  // GET, HEAD, POST …
  std::string target;  // path and query
  std::string body;
  bool takes_gzip = false;
};

struct HttpReply {
  int status = 200;
  std::string type;  // content type
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
};

}  // namespace trictrac
