// A call of the API until it is answered, and the functions that answer each call (api.cpp).
#pragma once

#include <nlohmann/json.hpp>

#include "apps/server/http/api.h"
#include "people/password.h"
#include "wire/members.h"
#include "words/languages/languages.h"

namespace trictrac {

// One call until it is answered.
struct ApiCall {
  HttpRequest request;
  std::string path_part;  // what stands in its path in place of the * of its route, "" if none
  ApiContext& context;
  RequestOrigin requester;
  Json body;  // an object, where the route takes JSON
  ThenReply then;

  People& people() const { return context.people; }
  // Returns whether the members read are valid; otherwise refuses the call.
  bool accepts(Members& m);
  void refuse(const ApiError& error) { then(error_reply(error)); }
  void refuse(ErrorCode code, std::string message) { refuse({code, std::move(message)}); }
  // Answers, and sets the session `cookie` of the browser, or clears it if "".
  void reply(HttpReply reply, const std::optional<std::string>& cookie);
  // Answers with the person as they see themselves.
  void answer(const Parsed<Identity>& identity);
  // Answers with these members, or with the error.
  void answer(const Json& json) { then(json_reply(200, json)); }
  void answer(const Parsed<Json>& json) { then(json ? json_reply(200, *json) : error_reply(json.error())); }
  // Counts this activity, by address and by person if known; returns the error if there was too much.
  std::optional<ApiError> count(RateLimits::Activity activity) const;
  // Counts the activity; if there was too much, answers and returns true.
  bool over_limit(RateLimits::Activity activity);
  // Counts an attempt to sign in, or to create an account; if there were too many, answers and returns true.
  // `folded`: the name of the account, or "". `own_browser`: its owner has been signed in in this browser.
  bool over_limit(const std::string& folded = {}, bool own_browser = false);
};
using Call = std::shared_ptr<ApiCall>;

// Reads something of a game for the caller: without identity first, for a private game as their person, and
// if they do not play it, as a moderator.
using ReadGame = std::move_only_function<void(Viewer viewer, Hub::Answer<std::string>)>;
void read_for(const Call& call, const std::string& game, ReadGame read, Hub::Answer<std::string> then);

// Reads the optional member "language" of a call, the code of a known language; returns `otherwise` without
// it.
std::string language_in(Members& m, std::string_view otherwise = words::languages().front()->code);

// Prints {"id","name","account","email","new_email"?,"password","passkeys"}.
Json person_json(const Me& me);
// Returns [{"id","name","since"}].
Json blocked_json(const std::vector<Blocked>& blocks);
// Returns {"version":N,"kept":{…}|null}.
Json learnt_json(const Learnt& learnt);
// Returns {"kind",…,"games","last"}: a person's rating in a kind of game at that time.
Json kind_json(const StoredRating& stored, std::int64_t now);
// Returns a rated game from the point of view of one of its players.
Json rated_game_json(const RatedGame& game);

// Stores the language of a person's e-mails, unless they have one already.
void note_language(PeopleRows& rows, std::int64_t person, const std::string& language);

// Sends a link to an address that a person has just given, if it is not confirmed and this server sends mail.
void ask_for_confirmation(const Call& call, const Identity& identity, std::string_view language);

// Does `work` with the rows, Parsed<T>(PeopleRows&), and calls `then` with its T; refuses the call if there
// is an error.
template <class Work, class Then>
void ask(const Call& call, Rows rows, Work work, Then then) {
  using T = typename std::invoke_result_t<Work, PeopleRows&>::value_type;
  call->people().ask<T>(rows, std::move(work), [call, then = std::move(then)](Parsed<T> found) mutable {
    if (!found) return call->refuse(found.error());
    then(std::move(*found));
  });
}

// Returns a function that answers a call with an identity or JSON, or with the error.
inline auto answer_to(const Call& call) {
  return [call](const auto& answer) { call->answer(answer); };
}

// Hashes a new password on another thread, and answers with the result of `change`,
// Parsed<Identity>(PeopleRows&, hash). Calls `then` with the identity once it is stored, before the answer.
template <class Change>
void with_new_password(
    const Call& call, const std::string& password, Change change,
    std::function<void(const Identity&)> then = [](const Identity&) {}) {
  call->people().think(
      call->requester, [password] { return password_hash(password); },
      [call, change = std::move(change), then = std::move(then)](const std::string& hash) {
        if (hash.empty()) return call->refuse(ErrorCode::Internal, "the server could not do this; try again");
        call->people().change([change, hash](PeopleRows& rows) { return change(rows, hash); },
                              [call, then](const Parsed<Identity>& identity) {
                                if (identity) then(*identity);
                                call->answer(identity);
                              });
      });
}

// Each answers one call. api.cpp:
void show_health(const Call& call);
void show_live(const Call& call);
void show_ready(const Call& call);

// games_api.cpp:
void create_game(const Call& call);
void create_from_record(const Call& call);
void show_game(const Call& call);
void show_record(const Call& call);
void take_seat(const Call& call);

// standing_api.cpp:
void show_profile(const Call& call);
void show_best(const Call& call);
void show_game_standing(const Call& call);

// me_api.cpp:
void show_me(const Call& call);
void show_games(const Call& call);
void take_name(const Call& call);
void leave(const Call& call);
void show_sessions(const Call& call);
void end_sessions(const Call& call);

// email_api.cpp:
void take_email(const Call& call);
void send_confirmation(const Call& call);
void confirm_email(const Call& call);
void restore_email(const Call& call);
void send_recovery(const Call& call);
void recover(const Call& call);

// sign_in_api.cpp:
void make_account(const Call& call);
void change_password(const Call& call);
void prove(const Call& call);
void sign_in(const Call& call);
void sign_out(const Call& call);

// passkey_api.cpp:
void new_passkey(const Call& call);
void keep_passkey(const Call& call);
void forget_passkey(const Call& call);
void ask_passkey(const Call& call);
void sign_in_with_passkey(const Call& call);
void prove_with_passkey(const Call& call);

// notices_api.cpp:
void show_notices(const Call& call);
void choose_notices(const Call& call);
void call_browser(const Call& call);
void call_browser_no_more(const Call& call);
void stop_letters(const Call& call);

// learning_api.cpp:
void show_learning(const Call& call);
void put_learning(const Call& call);
void show_day(const Call& call);
void answer_day(const Call& call);

// export_api.cpp:
void export_all(const Call& call);

// moderation_api.cpp:
void show_blocks(const Call& call);
void block(const Call& call);
void end_block(const Call& call);
void report(const Call& call);
void moderate(const Call& call);

}  // namespace trictrac
