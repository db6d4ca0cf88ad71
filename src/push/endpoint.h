// Where notices may be sent to: whoever names an address must not have the service reach into its own
// network.
#pragma once

#include <optional>
#include <string>
#include <string_view>

struct sockaddr;

namespace trictrac {

// Which push services are spoken to.
enum class EndpointReach {
  Public,    // by https, at addresses of the internet
  Anywhere,  // also by http and on this machine: for tests
};

// What is wrong with the address of a browser at its push service, as the end of the sentence "an endpoint
// …".
std::optional<std::string> endpoint_fault(std::string_view endpoint, EndpointReach reach);

// "https://push.example" of "https://push.example/a/b".
std::string_view origin_of(std::string_view endpoint);

// Is it an address anybody in the internet may be at?
bool is_public(const sockaddr& address);

}  // namespace trictrac
