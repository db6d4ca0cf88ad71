// What moderators ask for, and what is done of it: each deed is noted with who did it and why.
#pragma once

#include "apps/server/people/talks.h"

namespace trictrac {

// Something a moderator asks for, in the members of docs/protocol.md ("do" and what goes with it).
struct Order {
  std::string verb;
  std::string name;   // of an account, or the id of anybody
  std::string value;  // the new name
  std::string game;
  std::string why;
  int number = 0;  // of a report, of something said, of days, of minutes
  bool settled = false;
};
Parsed<Order> parse_order(const Json& json);

// Who asks. Those who run the server may do more than those he has made moderators.
struct Moderator {
  std::string who;  // as the log has it: "os:root", or the name of an account
  bool is_operator = false;
  std::int64_t person = 0;  // Person::row of a moderator
};

// Whoever gives an order as that user of the machine.
Moderator machine_operator(unsigned user);

class Moderation {
 public:
  Moderation(People& people, Talks& talks, Hub& hub) : people_(people), talks_(talks), hub_(hub) {}

  // Does it and answers once it is durable and all that follows from it has been done.
  void carry_out(const Order& order, const Moderator& by, Hub::Answer<Json> then);
  // The same for whoever comes with the session of a moderator.
  void carry_out_for(const RequestOrigin& requester, const Order& order, Hub::Answer<Json> then);

 private:
  void note(const Order& order, const Moderator& by, Hub::Answer<Json> then);

  People& people_;
  Talks& talks_;
  Hub& hub_;
};

}  // namespace trictrac
