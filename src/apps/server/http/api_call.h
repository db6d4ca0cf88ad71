// A call of the API until it is answered, and the functions that answer each call (api.cpp).
#pragma once

#include <nlohmann/json.hpp>

#include "apps/server/http/api.h"
#include "contract/call.h"
#include "contract/members.h"
#include "contract/people.h"
#include "people/password.h"
#include "words/languages/languages.h"

namespace trictrac {

// One call until it is answered.
struct ApiCall {
  HttpRequest request;
  ApiContext& context;
  RequestOrigin requester;
  ThenReply then;

  People& people() const { return context.people; }
  void refuse(const ApiError& error) { then(error_reply(error)); }
  void refuse(ErrorCode code, std::string message) { refuse({code, std::move(message)}); }
  // Answers, and sets the session `cookie` of the browser, or clears it if "".
  void reply(HttpReply reply, const std::optional<std::string>& cookie);
  // Returns the person as they see themselves.
  contract::Me me_of(const Identity& identity) const;
  // Counts this activity, by address and by person if known; returns the error if there was too much.
  std::optional<ApiError> count(RateLimits::Activity activity) const;
  // Counts the activity; if there was too much, answers and returns true.
  bool over_limit(RateLimits::Activity activity);
  // Counts an attempt to sign in, or to create an account; if there were too many, answers and returns true.
  // `folded`: the name of the account, or "". `own_browser`: its owner has been signed in in this browser.
  bool over_limit(const std::string& folded = {}, bool own_browser = false);
};
using AnyCall = std::shared_ptr<ApiCall>;

// A call of the contract, with its arguments.
template <contract::Callable T>
struct CallTo : ApiCall {
  static constexpr contract::Access kAccess = T::kCall.access;
  T asked;

  CallTo(ApiCall&& call, T&& with) : ApiCall(std::move(call)), asked(std::move(with)) {}
  void answer(const typename T::Reply& reply) { then(json_reply(T::kCall.status, json_of(reply))); }
  void answer(const Parsed<typename T::Reply>& reply) {
    if (!reply) return refuse(reply.error());
    answer(*reply);
  }
  // Answers with the person as they see themselves.
  void answer(const Parsed<Identity>& identity)
    requires std::same_as<typename T::Reply, contract::Me>
  {
    if (!identity) return refuse(identity.error());
    reply(json_reply(200, json_of(me_of(*identity))), identity->cookie);
  }
};
template <contract::Callable T>
using Call = std::shared_ptr<CallTo<T>>;

// A call of the contract, and the function that reads and answers it: `handle(const Call<T>&)`.
struct Route {
  contract::CallInfo info;
  void (*run)(ApiCall&& call, const contract::Named& address, Json body) = nullptr;
};
using Routes = std::span<const Route>;

template <contract::Callable T>
void run(ApiCall&& call, const contract::Named& address, Json body) {
  auto asked = contract::parse_call<T>(address, std::move(body));
  if (!asked) return call.refuse(asked.error());
  handle(std::make_shared<CallTo<T>>(std::move(call), std::move(*asked)));
}
// Returns the routes of a list of calls: one that no `handle` answers does not compile.
template <class... T>
Routes routes(contract::Types<T...>) {
  static constexpr std::array<Route, sizeof...(T)> kAll{Route{T::kCall, &run<T>}...};
  return kAll;
}
// Each is answered in the file of its name (games_api.cpp …).
Routes health_routes();
Routes games_routes();
Routes standing_routes();
Routes me_routes();
Routes account_routes();
Routes email_routes();
Routes passkey_routes();
Routes notices_routes();
Routes learning_routes();
Routes people_routes();
Routes export_routes();
Routes tournament_routes();
Routes club_routes();
Routes league_routes();
Routes challenge_routes();
Routes server_routes();

// Reads something of a game for the caller: without identity first, for a private game as their person, and
// if they do not play it, as a moderator.
using ReadGame = std::move_only_function<void(Viewer viewer, Hub::Answer<std::string>)>;
void read_for(const AnyCall& call, const std::string& game, ReadGame read, Hub::Answer<std::string> then);

// Puts the first language in place of none; refuses the call and returns false if the language is unknown.
bool settle_language(ApiCall& call, std::string& language);

// Returns a person as they see themselves.
contract::Person person_of(const Me& me);
contract::Blocks blocks_of(const std::vector<Blocked>& blocks);
contract::Learnt shown(const Learnt& learnt);
contract::Wished wished_of(const NoticeChoices& choices);
// Returns a person's rating in a kind of game at that time.
contract::KindRating shown(const StoredRating& stored, std::int64_t now);
// Returns a rated game from the point of view of one of its players.
contract::RatedGame shown(const RatedGame& game);

// Stores the language of a person's e-mails, unless they have one already.
void note_language(PeopleRows& rows, std::int64_t person, const std::string& language);

// Sends a link to an address that a person has just given, if it is not confirmed and this server sends mail.
void ask_for_confirmation(const AnyCall& call, const Identity& identity, std::string_view language);

// Returns the person who makes a call, if they are among those who may; else the error (people.h).
Parsed<Person> require_caller(PeopleRows& rows, const RequestOrigin& requester, contract::Access access);

// Returns `work` as work with the rows alone. Work with (PeopleRows&, const Person&) is given the caller, and
// refused to all who may not make the call; if it returns nothing but errors, the result is the caller's
// identity after it.
template <class C, class Work>
auto for_caller(const std::shared_ptr<C>& call, Work work) {
  if constexpr (std::invocable<Work&, PeopleRows&>) {
    return work;
  } else {
    static_assert(C::kAccess != contract::Access::Anybody);
    using Result = std::invoke_result_t<Work&, PeopleRows&, const Person&>;
    constexpr bool kOnlyErrors = std::same_as<Result, Parsed<void>>;
    using Value = std::conditional_t<kOnlyErrors, Identity, typename Unparsed<Result>::Type>;
    return [requester = call->requester, work = std::move(work)](PeopleRows& rows) -> Parsed<Value> {
      const auto person = require_caller(rows, requester, C::kAccess);
      if (!person) return std::unexpected(person.error());
      if constexpr (kOnlyErrors) {
        if (auto done = work(rows, *person); !done) return std::unexpected(done.error());
        return Identity{.me = load_me(rows, person->row)};
      } else {
        return work(rows, *person);
      }
    };
  }
}

// Does `work` (for_caller) with the rows, and calls `then` with its value; refuses the call if there is an
// error. Without `then`, answers the call with the value.
template <class C, class Work, class Then>
void ask(const std::shared_ptr<C>& call, Rows rows, Work work, Then then) {
  call->people().ask(rows, for_caller(call, std::move(work)),
                     [call, then = std::move(then)](auto found) mutable {
                       if (!found) return call->refuse(found.error());
                       then(std::move(*found));
                     });
}
template <class C, class Work>
void ask(const std::shared_ptr<C>& call, Rows rows, Work work) {
  ask(call, rows, std::move(work), [call](const auto& found) { call->answer(found); });
}

// Does `work` (for_caller), which changes an identity, with the rows, and answers the call with it. Calls
// `then` with the identity once it is stored, before the answer.
template <class C, class Work>
void change(
    const std::shared_ptr<C>& call, Work work,
    std::function<void(const Identity&)> then = [](const Identity&) {}) {
  call->people().change(for_caller(call, std::move(work)),
                        [call, then = std::move(then)](const Parsed<Identity>& identity) {
                          if (identity) then(*identity);
                          call->answer(identity);
                        });
}

// Hashes a new password on another thread, and does `work`, Parsed<Identity>(PeopleRows&, hash), as `change`
// does.
template <class T, class Work>
void with_new_password(
    const Call<T>& call, const std::string& password, Work work,
    std::function<void(const Identity&)> then = [](const Identity&) {}) {
  call->people().think(
      call->requester, [password] { return password_hash(password); },
      [call, work = std::move(work), then = std::move(then)](const std::string& hash) {
        if (hash.empty()) return call->refuse(ErrorCode::Internal, "the server could not do this; try again");
        change(call, [work, hash](PeopleRows& rows) { return work(rows, hash); }, then);
      });
}

}  // namespace trictrac
