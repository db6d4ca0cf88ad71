// Carries out the orders of moderators, and logs each with its author and reason.
#pragma once

#include "apps/server/people/talks.h"

namespace trictrac {

// An order of a moderator, in the members of docs/protocol.md ("do" and its arguments).
struct Order {
  std::string command;
  std::string name;   // of an account, or the id of anybody
  std::string value;  // the new name
  std::string game;
  std::string why;
  int number = 0;  // of a report, of something said, of days, of minutes
  bool settled = false;
};
Parsed<Order> parse_order(const Json& json);

// The author of an order. Operators of the server may do more than the moderators they have appointed.
struct Moderator {
  std::string who;  // as the log has it: "os:root", or the name of an account
  bool is_operator = false;
  std::int64_t person = 0;  // Person::row of a moderator
};

// Returns the operator who gives an order as that user of the machine.
Moderator machine_operator(unsigned user);

class Moderation {
 public:
  Moderation(People& people, Talks& talks, Hub& hub) : people_(people), talks_(talks), hub_(hub) {}

  // Carries out an order. Calls `then` once it is durable and all its consequences are done.
  void carry_out(const Order& order, const Moderator& by, Hub::Answer<Json> then);
  // Carries out an order for a request, which needs the session of a moderator.
  void carry_out_for(const RequestOrigin& requester, const Order& order, Hub::Answer<Json> then);

 private:
  void note(const Order& order, const Moderator& by, Hub::Answer<Json> then);

  People& people_;
  Talks& talks_;
  Hub& hub_;
};

}  // namespace trictrac
