// Which names a server answers to, and which pages may ask it to do something.
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

// Returns "HOST:8080" without its port, in lower case; an address of IPv6 keeps its brackets.
std::string host_name(std::string_view host);

// A page that another site shows in somebody's browser must neither play at this server nor, by a name that
// is made to point here, read from it. Programs, which send no Origin, are not concerned.
class OriginPolicy {
 public:
  // Answers to "localhost" and what ends in it, to every address written as numbers, to the name of this
  // machine alone and within ".local", and to the names given.
  explicit OriginPolicy(const OriginPolicyOptions& options);

  // Returns why a request with this header Host is not answered, if so. Without a header (HTTP 1.0) it is.
  std::optional<ApiError> wrong_host(std::optional<std::string_view> host) const;
  // Returns why a page of this origin may do nothing here, if so: it may if it came from this server (`host`)
  // itself, or from an origin that is allowed. Without a header it may.
  std::optional<ApiError> wrong_origin(std::optional<std::string_view> origin, std::string_view host) const;

 private:
  std::vector<std::string> hosts_, origins_;
};

}  // namespace trictrac
