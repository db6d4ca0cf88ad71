#include "apps/server/people/account_names.h"

#include "people/account_name.h"

namespace trictrac {

Parsed<void> check_name_is_free(PeopleRows& rows, const std::string& name, std::int64_t row) {
  const auto other = rows.persons.named(folded_name(name));
  if (other && other->row != row)
    return refuse(ErrorCode::NameTaken, "somebody has an account of that name already: choose another");
  if (rows.persons.is_alike(likeness_of(name), row))
    return refuse(ErrorCode::NameTaken,
                  "somebody has an account of a name that looks like it: choose another");
  return {};
}

Parsed<void> give_account_name(PeopleRows& rows, std::int64_t row, const std::string& name) {
  if (const auto fault = account_name_fault(name)) return std::unexpected(bad_account_name(*fault));
  if (auto free = check_name_is_free(rows, name, row); !free) return free;
  rows.persons.rename(row, name, folded_name(name), likeness_of(name));
  return {};
}
std::string name_in_mail(const Person& person) { return account_name_fault(person.name) ? "" : person.name; }

}  // namespace trictrac
