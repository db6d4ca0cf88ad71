// Sends a notification to the push service of a browser (RFC 8030). The address comes from the browser, and
// must not make the server connect to its own network.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "push/encryption.h"

struct sockaddr;

namespace trictrac {

// The push services that may be contacted.
enum class EndpointReach {
  Public,    // by https, at addresses of the internet
  Anywhere,  // also by http and on this machine: for tests
};

// Returns what is wrong with the address of a browser at its push service, as the end of the sentence "an
// endpoint …", or nullopt.
std::optional<std::string> endpoint_fault(std::string_view endpoint, EndpointReach reach);

// Returns the origin of an address: "https://push.example" for "https://push.example/a/b".
std::string_view origin_of(std::string_view endpoint);

// Returns whether an address belongs to the public internet.
bool is_public(const sockaddr& address);

enum class Urgency { Normal, High };

// A notification to send.
struct PushMessage {
  std::string text;          // at most 3000 bytes, which every push service takes
  std::string topic{};       // a later one of the same topic takes its place; of base64url signs, at most 32
  std::int64_t ttl = 86400;  // seconds for which it is of use
  Urgency urgency = Urgency::Normal;
};

// The server that sends it.
struct Sender {
  KeyPair key;
  std::string contact{};  // as vapid_authorization
  EndpointReach reach = EndpointReach::Public;
};

// Result of a push request.
struct PushAnswer {
  enum class Kind {
    Taken,
    Gone,     // there is no such browser any more
    Later,    // try again, after that many seconds if the push service says so
    Refused,  // trying again is of no use
  };
  Kind kind = Kind::Taken;
  std::int64_t after = 0;
  std::string why{};  // in English, for the log, without the address of the browser
};

// Sends a notification, and returns once the service has answered, or some seconds have passed, or `given_up`
// returns true.
PushAnswer send_push(const PushSubscription& to, const PushMessage& message, const Sender& sender,
                     std::int64_t now, const std::function<bool()>& given_up);

}  // namespace trictrac
