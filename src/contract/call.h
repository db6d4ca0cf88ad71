// The calls of HTTP. A call is a struct of its arguments: the fields of its body, of its query, and the
// variable parts of its path. Its base names its path, the people who may make it, and its answer:
//
//   struct ShowProfile : Get<Profile, "/api/people/{name}", "people.profile"> {
//     std::string name;
//   };
#pragma once

#include <algorithm>
#include <concepts>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/json.h"
#include "contract/fields.h"
#include "table/api_error.h"

namespace trictrac::contract {

enum class HttpMethod : std::uint8_t { Get, Post };

// The people who may make a call: anybody; somebody with a name here, who may be a guest; somebody with an
// account; its owner, who has just proved that it is theirs; a moderator.
enum class Access : std::uint8_t { Anybody, Person, Account, Owner, Moderator };

// The kinds of call for the limits of those who make it, counted before it is read; a probe, by which
// machines watch a server, is not counted.
enum class CountedAs : std::uint8_t { Call, Game, Record, Probe };

struct CallInfo {
  HttpMethod method = HttpMethod::Get;
  std::string_view path;    // its {name}, where it has one, is the field of that name
  std::string_view name{};  // of the function of the page: "me.rename"; none: the page never calls it
  Access access = Access::Anybody;
  std::string_view text{};    // of which field its body is the text; none: the body is JSON
  bool takes_record = false;  // that text may be long
  int status = 200;           // of the answer
  CountedAs counted = CountedAs::Call;
};

// A text that can be a parameter of a template.
template <std::size_t kSize>
struct Literal {
  char text[kSize]{};
  consteval Literal(const char (&given)[kSize]) {  // NOLINT(google-explicit-constructor)
    std::copy(given, given + kSize, text);
  }
  constexpr operator std::string_view() const { return {text, kSize - 1}; }  // NOLINT
};

template <HttpMethod kMethod, class TheReply, Literal kPath, Literal kName, Access kCaller>
struct CallOf {
  using Reply = TheReply;
  static constexpr CallInfo kCall{kMethod, kPath, kName, kCaller};
};
template <class Reply, Literal kPath, Literal kName = "", Access kCaller = Access::Anybody>
using Get = CallOf<HttpMethod::Get, Reply, kPath, kName, kCaller>;
template <class Reply, Literal kPath, Literal kName = "", Access kCaller = Access::Anybody>
using Post = CallOf<HttpMethod::Post, Reply, kPath, kName, kCaller>;

template <class TheReply, Literal kPath>
struct Probe {
  using Reply = TheReply;
  static constexpr CallInfo kCall{.path = kPath, .counted = CountedAs::Probe};
};

template <class T>
concept Callable = requires {
  { T::kCall } -> std::convertible_to<CallInfo>;
  typename T::Reply;
};

// An answer without members, and one that is a text.
struct Nothing {
  static constexpr auto kFields = fields("");
};
struct Text {};

// A JSON object that is passed on; the description does not list its members.
struct JsonText {
  std::string text;
};

// The names and values of the path and the query of a call.
using Named = std::vector<std::pair<std::string_view, std::string>>;

// Return a message as JSON; read a call. They are instantiated where the messages are described.
template <class T>
Json json_of(const T& message);
template <Callable T>
Parsed<T> parse_call(const Named& address, Json body);

}  // namespace trictrac::contract
