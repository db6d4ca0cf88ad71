// Young players: strangers are kept from them. A stranger is a person with whom they have not shared a table,
// tournaments apart; since the lobby is closed to young players, they meet people by links, and in clubs.
#pragma once

#include "apps/server/people/people.h"

namespace trictrac {

// Returns whether `one` or `other` is a young player, and they are strangers.
bool are_kept_apart(PeopleRows& rows, const Person& one, const Person& other);

// Returns whether a young player is hidden from the person who asks (nullopt: nobody known).
bool is_hidden_from(PeopleRows& rows, const Person& young, const std::optional<Person>& asks);

}  // namespace trictrac
