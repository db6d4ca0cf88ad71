// The functions of call.h, for the few files that instantiate them.
#pragma once

#include "contract/call.h"
#include "contract/codec.h"

namespace trictrac::contract {

template <class T>
Json json_of(const T& message) {
  return Wire<T>::print(message);
}

// The name of a field, and whether its JSON is a number.
struct FieldKind {
  std::string_view name;
  bool is_number = false;
};
template <class M>
inline constexpr bool kIsNumber = (std::integral<M> && !std::is_same_v<M, bool>) || std::is_same_v<M, double>;
template <class M>
inline constexpr bool kIsNumber<std::optional<M>> = kIsNumber<M>;

// Adds the names and values of an address to a body.
Parsed<void> add_to_body(Json& body, const Named& address, std::span<const FieldKind> fields);

template <Callable T>
Parsed<T> parse_call(const Named& address, Json body) {
  std::vector<FieldKind> fields;
  for_each_field(kFields<T>,
                 [&]<class U, class M>(const Field<U, M>& f) { fields.push_back({f.name, kIsNumber<M>}); });
  if (const auto added = add_to_body(body, address, fields); !added) return std::unexpected(added.error());
  return read_fields<T>(body, {});
}

// Adds the description of one of several messages.
void add_alternative(Json& of, std::string_view name, std::string_view says, Json fields);

// Returns the description of a type that is one of `All`, told apart by the member `tag`.
template <class... All>
Json one_of(Description& description, std::string_view name, std::string_view says, std::string_view tag,
            Seen seen, Types<All...>) {
  Json of = Json::array();
  (add_alternative(of, kTag<All>, kFields<All>.says, fields_json<All>(description, seen)), ...);
  return {{"name", name}, {"says", says}, {"tag", tag}, {"of", std::move(of)}};
}

// Describes a call. Its functions are only named, so that they are instantiated.
template <Callable T>
void describe_call(Description& all, Parsed<T> (*)(const Named&, Json), Json (*)(const typename T::Reply&)) {
  all.add_call(T::kCall, type_name<T>(), kFields<T>.says, fields_json<T>(all, Seen::Asked),
               Wire<typename T::Reply>::type());
  declare<typename T::Reply>(all);
}
template <class... All>
void describe_calls(Description& all, Types<All...>) {
  (describe_call<All>(all, &parse_call<All>, &json_of<typename All::Reply>), ...);
}

}  // namespace trictrac::contract
