#include "apps/server/people/young.h"

namespace trictrac {

bool are_kept_apart(PeopleRows& rows, const Person& one, const Person& other) {
  if (one.row == other.row || !(one.young || other.young)) return false;
  return !rows.game_challenges.have_met(one.row, other.row);
}

bool is_hidden_from(PeopleRows& rows, const Person& young, const std::optional<Person>& asks) {
  if (!young.young) return false;
  if (!asks) return true;
  return !asks->moderator && are_kept_apart(rows, young, *asks);
}

}  // namespace trictrac
