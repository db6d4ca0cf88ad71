#include "contract/description.h"

#include "contract/subjects.h"

namespace trictrac::contract {

Description describe_contract() {
  Description all;
  describe_games(all);
  describe_person(all);
  describe_notices(all);
  describe_learning(all);
  describe_people(all);
  describe_standing(all);
  describe_moderation(all);
  describe_export(all);
  return all;
}

}  // namespace trictrac::contract
