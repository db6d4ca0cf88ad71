#include "apps/server/people/young.h"

namespace trictrac {
namespace {

constexpr int kMostKnown = 100'000;

}  // namespace

bool know_each_other(PeopleRows& rows, std::int64_t one, std::int64_t other) {
  return rows.game_challenges.have_met(one, other) || rows.clubs.share_club(one, other);
}

bool are_kept_apart(PeopleRows& rows, const Person& one, const Person& other) {
  if (one.row == other.row || !(one.young || other.young)) return false;
  return !know_each_other(rows, one.row, other.row);
}

bool is_hidden_from(PeopleRows& rows, const Person& young, const std::optional<Person>& asks) {
  if (!young.young) return false;
  if (!asks) return true;
  return !asks->moderator && are_kept_apart(rows, young, *asks);
}

std::set<std::int64_t> hidden_among(PeopleRows& rows, const std::vector<std::int64_t>& young,
                                    std::int64_t asks) {
  std::set<std::int64_t> hidden(young.begin(), young.end());
  const auto person = hidden.empty() || asks == 0 ? std::nullopt : rows.persons.find(asks);
  if (!person) return hidden;
  if (person->moderator) return {};
  hidden.erase(asks);
  for (const MetPerson& met : rows.game_challenges.met(asks, kMostKnown)) hidden.erase(met.person);
  for (const std::int64_t fellow : rows.clubs.fellows(asks, kMostKnown)) hidden.erase(fellow);
  return hidden;
}

}  // namespace trictrac
