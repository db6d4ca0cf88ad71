// The host names that a server answers to, and the pages that may send requests to it.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "wire/protocol.h"

namespace trictrac {

struct OriginPolicyOptions {
  std::vector<std::string> hosts;    // further names of this server, such as "trictrac.example"
  std::vector<std::string> origins;  // further pages that may ask, such as "https://club.example"
};

// Returns the host of "HOST:8080" without its port, in lower case; an IPv6 address keeps its brackets.
std::string host_name(std::string_view host);

// Prevents pages of other sites, shown in a user's browser, from playing at this server, or from reading it
// through a name that points here. Programs, which send no Origin, are not affected.
class OriginPolicy {
 public:
  // Accepts "localhost" and names that end in it, every numeric address, the name of this machine alone and
  // within ".local", and the given names.
  explicit OriginPolicy(const OriginPolicyOptions& options);

  // Returns the error for a request with this header Host, or nullopt. A request without the header (HTTP
  // 1.0) is answered.
  std::optional<ApiError> wrong_host(std::optional<std::string_view> host) const;
  // Returns the error for a page of this origin, or nullopt: it must come from this server (`host`), or from
  // an allowed origin. A request without the header is accepted.
  std::optional<ApiError> wrong_origin(std::optional<std::string_view> origin, std::string_view host) const;

 private:
  std::vector<std::string> hosts_, origins_;
};

}  // namespace trictrac
