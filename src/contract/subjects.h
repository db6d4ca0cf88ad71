// The subjects of the contract, each in a file of its own.
#pragma once

namespace trictrac::contract {

struct Description;

// Add the declarations of their subjects.
void describe_games(Description& all);
void describe_person(Description& all);
void describe_notices(Description& all);
void describe_learning(Description& all);
void describe_people(Description& all);
void describe_standing(Description& all);
void describe_moderation(Description& all);
void describe_export(Description& all);

}  // namespace trictrac::contract
