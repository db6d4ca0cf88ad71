// Young players: strangers are kept from them. Since the lobby is closed to young players, they meet people
// by links, and in clubs whose officers say who comes in.
#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "apps/server/people/people.h"

namespace trictrac {

// Returns whether two people (Person::row) know each other: they have shared a table, tournaments apart, or
// are members of one club into which an officer has let both. A door that is open to everybody makes nobody
// known, also once it has been closed.
bool know_each_other(PeopleRows& rows, std::int64_t one, std::int64_t other);

// Returns whether `one` or `other` is a young player, and they are strangers.
bool are_kept_apart(PeopleRows& rows, const Person& one, const Person& other);

// Returns those of many young players (Person::row) who are hidden from the person who asks.
std::set<std::int64_t> hidden_among(PeopleRows& rows, const std::vector<std::int64_t>& young,
                                    std::int64_t asks);

// Returns whether a young player is hidden from the person who asks (nullopt: nobody known).
bool is_hidden_from(PeopleRows& rows, const Person& young, const std::optional<Person>& asks);

}  // namespace trictrac
