#include "contract/json_changes.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace trictrac::contract {
namespace {

// Returns what makes `after` of `before`; nullopt where they are equal.
std::optional<Json> difference(const Json& before, const Json& after);

// Returns a member, which often has the same place as in another object.
const Json* member(const Json& object, std::size_t place, const std::string& name) {
  if (place < object.size())
    if (const auto there = std::next(object.begin(), static_cast<std::ptrdiff_t>(place)); there.key() == name)
      return &*there;
  const auto found = object.find(name);
  return found == object.end() ? nullptr : &*found;
}

Json changes_of_object(const Json& before, const Json& after) {
  Json changes = Json::object();
  std::size_t place = 0;
  for (const auto& [name, value] : before.items())
    if (!member(after, place++, name)) changes[name] = Json::array();
  place = 0;
  for (const auto& [name, value] : after.items()) {
    const Json* old = member(before, place++, name);
    if (!old)
      changes[name] = Json::array({value});
    else if (auto changed = difference(*old, value))
      changes[name] = *std::move(changed);
  }
  return changes;
}

// Where the elements of a list have come from: for each, its number in the former list.
using Origins = std::vector<std::size_t>;

// Returns the origins of elements that are known by their first member, a whole number; nullopt where they
// are not, or are not the same.
std::optional<Origins> origins_of(const Json& before, const Json& after) {
  if (before.size() != after.size()) return std::nullopt;
  const auto name_of = [](const Json& element) -> std::optional<std::int64_t> {
    if (!element.is_object() || element.empty() || !element.begin()->is_number_integer()) return std::nullopt;
    return element.begin()->get<std::int64_t>();
  };
  std::map<std::int64_t, std::size_t> places;
  for (std::size_t i = 0; i < before.size(); ++i)
    if (const auto name = name_of(before[i]); !name || !places.emplace(*name, i).second) return std::nullopt;
  Origins origins;
  for (const Json& element : after) {
    const auto name = name_of(element);
    const auto at = name ? places.find(*name) : places.end();
    if (at == places.end()) return std::nullopt;
    origins.push_back(at->second);
    places.erase(at);
  }
  return origins;
}

// Returns which elements stay: as many as can be without changing places among themselves, a longest rising
// sequence of the origins.
std::vector<bool> staying(const Origins& origins) {
  std::vector<std::size_t> ends;                   // for each length the element that ends the least such one
  std::vector<std::optional<std::size_t>> before;  // for each element the one before it
  for (std::size_t i = 0; i < origins.size(); ++i) {
    const auto at = std::ranges::lower_bound(ends, origins[i], {}, [&](std::size_t e) { return origins[e]; });
    before.push_back(at == ends.begin() ? std::nullopt : std::optional(*(at - 1)));
    if (at == ends.end())
      ends.push_back(i);
    else
      *at = i;
  }
  std::vector<bool> stays(origins.size());
  for (auto i = ends.empty() ? std::nullopt : std::optional(ends.back()); i; i = before[*i]) stays[*i] = true;
  return stays;
}

Json moved_by(const Origins& origins) {
  Json moved = Json::array();
  const std::vector<bool> stays = staying(origins);
  for (std::size_t i = 0; i < origins.size(); ++i)
    if (!stays[i]) moved.push_back({origins[i], i});
  return moved;
}

// Gathers the changes of the elements of a list, those of neighbours that are equal as one.
class ElementChanges {
 public:
  void add(std::size_t at, Json changes) {
    if (first_ && at == last_ + 1 && changes == changes_) return void(last_ = at);
    flush();
    first_ = last_ = at;
    changes_ = std::move(changes);
  }
  Json take() && {
    flush();
    return std::move(all_);
  }
  Json& all() { return all_; }

 private:
  void flush() {
    if (!first_) return;
    const std::string last = last_ > *first_ ? "-" + std::to_string(last_) : "";
    all_[std::to_string(*first_) + last] = std::move(changes_);
  }

  Json all_ = Json::object(), changes_{};
  std::optional<std::size_t> first_{};
  std::size_t last_ = 0;
};

Json changes_of_list(const Json& before, const Json& after) {
  ElementChanges changes;
  const auto origins = origins_of(before, after);
  if (origins)
    if (Json moved = moved_by(*origins); !moved.empty()) changes.all()["moved"] = std::move(moved);
  if (after.size() < before.size())
    changes.all()["length"] = -static_cast<std::int64_t>(before.size() - after.size());
  for (std::size_t i = 0; i < after.size(); ++i) {
    if (i >= before.size())
      changes.add(i, Json::array({after[i]}));
    else if (auto changed = difference(before[origins ? (*origins)[i] : i], after[i]))
      changes.add(i, *std::move(changed));
  }
  return std::move(changes).take();
}

bool has_parts(const Json& list) {
  return std::ranges::any_of(list, [](const Json& each) { return each.is_structured(); });
}

// Lists of numbers and texts are short: they are told as a whole.
std::optional<Json> difference(const Json& before, const Json& after) {
  const bool are_objects = before.is_object() && after.is_object();
  if (are_objects || (before.is_array() && after.is_array() && has_parts(before) && has_parts(after))) {
    Json changes = are_objects ? changes_of_object(before, after) : changes_of_list(before, after);
    return changes.empty() ? std::nullopt : std::optional(std::move(changes));
  }
  if (before == after) return std::nullopt;
  if (before.is_number_integer() && after.is_number_integer())
    return after.get<std::int64_t>() - before.get<std::int64_t>();
  return Json::array({after});
}

}  // namespace

Json changes_between(const Json& before, const Json& after) {
  return difference(before, after).value_or(Json::object());
}

}  // namespace trictrac::contract
