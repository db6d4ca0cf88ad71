// Hands a notice to the push service of a browser (RFC 8030).
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "push/encrypted.h"
#include "push/endpoint.h"

namespace trictrac {

enum class Urgency { Normal, High };

struct PushMessage {
  std::string text;          // at most kMostNotice bytes
  std::string topic{};       // a later one of the same topic takes its place; of base64url signs, at most 32
  std::int64_t ttl = 86400;  // seconds for which it is of use
  Urgency urgency = Urgency::Normal;
};

// Who sends it.
struct Sender {
  KeyPair key;
  std::string contact{};  // as vapid_authorization
  EndpointReach reach = EndpointReach::Public;
};

struct PushAnswer {
  enum class Kind {
    Taken,
    Gone,     // there is no such browser any more
    Later,    // try again, not before so many seconds where they are said
    Refused,  // trying again is of no use
  };
  Kind kind = Kind::Taken;
  std::int64_t after = 0;
  std::string why{};  // in English, for the log, without the address of the browser
};

// Returns once the service has answered, or did not within some seconds, or `given_up` says so.
PushAnswer send_push(const PushSubscription& to, const PushMessage& notice, const Sender& sender,
                     std::int64_t now, const std::function<bool()>& given_up);

}  // namespace trictrac
