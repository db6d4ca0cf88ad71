// The functions of call.h, for the few files that instantiate them.
#pragma once

#include "contract/call.h"
#include "contract/codec.h"

namespace trictrac::contract {

template <class T>
Json json_of(const T& message) {
  return Wire<T>::print(message);
}

template <Callable T>
Parsed<T> parse_call(const Named& address, Json body) {
  if (!body.is_object()) return std::unexpected(bad("expected a JSON object here"));
  for (const auto& [name, value] : address) {
    if (body.contains(name))
      return std::unexpected(bad("the member " + in_quotes(name) + " is unknown here"));
    Json& member = body[std::string(name)] = value;
    const auto convert = [&]<class U, class M>(const Field<U, M>& f) {
      if (f.name != name || Wire<M>::type() != "number") return;
      if (const auto number = number_in(value, 0, std::numeric_limits<int>::max())) member = *number;
    };
    std::apply([&](const auto&... f) { (convert(f), ...); }, kFields<T>.all);
  }
  return read_fields<T>(body, {});
}

// Returns the description of a type that is one of `All`, told apart by the member `tag`.
template <class... All>
Json one_of(Description& description, std::string_view name, std::string_view says, std::string_view tag,
            Seen seen, Types<All...>) {
  Json of = Json::array();
  (of.push_back(
       {{"name", kTag<All>}, {"says", kFields<All>.says}, {"fields", fields_json<All>(description, seen)}}),
   ...);
  return {{"name", name}, {"says", says}, {"tag", tag}, {"of", std::move(of)}};
}

// Instantiates the functions of calls, and describes them.
template <class... All>
void describe_calls(Description& all, Types<All...>) {
  constexpr std::string_view kAccesses[]{"anybody", "person", "account", "owner", "moderator"};
  const auto add = [&]<class T>(const T*, auto parse, auto print) {
    static_cast<void>(parse), static_cast<void>(print);
    const CallInfo& info = T::kCall;
    Json call{{"path", info.path},
              {"method", info.method == HttpMethod::Get ? "GET" : "POST"},
              {"access", kAccesses[static_cast<int>(info.access)]}};
    if (!info.name.empty()) call["name"] = info.name;
    if (!info.text.empty()) call["text"] = info.text;
    call["status"] = info.status;
    call["type"] = type_name<T>();
    call["says"] = kFields<T>.says;
    call["fields"] = fields_json<T>(all, Seen::Asked);
    call["reply"] = Wire<typename T::Reply>::type();
    declare<typename T::Reply>(all);
    all.calls.push_back(std::move(call));
  };
  (add(static_cast<const All*>(nullptr), &parse_call<All>, &json_of<typename All::Reply>), ...);
}

}  // namespace trictrac::contract
