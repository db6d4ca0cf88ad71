// Addresses of e-mail, confirmed by a link that is sent there before anything else is.
#pragma once

#include "apps/server/api_call.h"

namespace trictrac {

// Sends the link to the address that somebody has just given, if it is not confirmed yet and this server
// sends mail. `language`: "fr", or else English.
void ask_for_confirmation(const Call& call, const Identity& identity, std::string_view language);

// Returns how a letter greets a person: "" where an earlier version took a name that no account may have
// today.
std::string name_in_mail(const Person& person);

}  // namespace trictrac
