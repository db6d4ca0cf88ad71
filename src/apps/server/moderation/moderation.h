// Carries out the orders of moderators, and logs each with its author and reason.
#pragma once

#include "apps/server/people/server_profile.h"
#include "apps/server/people/talks.h"
#include "apps/server/tournaments/tournaments.h"
#include "contract/moderation.h"

namespace trictrac {

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
  // Requires that all of these outlive it.
  Moderation(People& people, Talks& talks, Hub& hub, ServerProfile& profile, Tournaments& tournaments)
      : people_(people), talks_(talks), hub_(hub), profile_(profile), tournaments_(tournaments) {}

  // Carries out an order. Calls `then` once it is durable and all its consequences are done.
  void carry_out(const contract::Order& order, const Moderator& by, Hub::Answer<contract::OrderAnswer> then);
  // Carries out an order for a request, which needs the session of a moderator.
  void carry_out_for(const RequestOrigin& requester, const contract::Order& order,
                     Hub::Answer<contract::OrderAnswer> then);

 private:
  void note(const contract::Order& order, const Moderator& by, Hub::Answer<contract::OrderAnswer> then);

  People& people_;
  Talks& talks_;
  Hub& hub_;
  ServerProfile& profile_;
  Tournaments& tournaments_;
};

}  // namespace trictrac
