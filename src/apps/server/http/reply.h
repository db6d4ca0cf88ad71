// A request and its answer, independent of the transport.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "table/api_error.h"

namespace trictrac {

// A request as the client sent it.
struct HttpRequest {
  std::string method;  // GET, HEAD, POST …
  std::string target;  // path and query
  std::string body;
  std::string caller;         // the caller for limits (share_of)
  std::string if_none_match;  // the header, or empty
  bool takes_gzip = false;
  bool takes_brotli = false;
  std::string host;               // the header
  std::string origin;             // the header, or empty
  std::string cookie;             // the header, or empty
  std::string agent;              // the header User-Agent, or empty
  bool secure = false;            // it came over https
  std::string languages;          // the header Accept-Language, or empty
  std::string idempotency_key{};  // the header, or empty
};

// The answer to a request.
struct HttpReply {
  int status = 200;
  std::string type;  // content type; empty: no such header
  std::string body;
  std::vector<std::pair<std::string, std::string>> headers;
  std::shared_ptr<const std::string> shared;  // a body kept elsewhere, instead of `body`
  std::optional<ErrorCode> error = {};        // why nothing was done, where the body says so

  const std::string& content() const { return shared ? *shared : body; }
};

using ThenReply = std::move_only_function<void(HttpReply)>;

}  // namespace trictrac
