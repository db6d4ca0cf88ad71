// A call of the API, until it is answered, and what answers each (api.cpp).
#pragma once

#include <nlohmann/json.hpp>

#include "apps/server/http/api.h"
#include "people/password.h"
#include "wire/members.h"

namespace trictrac {

struct ApiCall {
  HttpRequest request;
  std::string path_part;  // what stands in its path in place of the * of its route, "" where there is none
  ApiContext& context;
  RequestOrigin requester;
  Json body;  // an object, where the route takes JSON
  ThenReply then;

  People& people() const { return context.people; }
  void refuse(const ApiError& error) { then(error_reply(error)); }
  void refuse(ErrorCode code, std::string message) { refuse({code, std::move(message)}); }
  // Answers, and has the browser keep the session of `cookie`, or forget it where it is "".
  void reply(HttpReply reply, const std::optional<std::string>& cookie);
  // With the person as he sees himself.
  void answer(const Parsed<Identity>& identity);
  // With these members, or what is wrong.
  void answer(const Parsed<Json>& json) { then(json ? json_reply(200, *json) : error_reply(json.error())); }
  // Counts what is asked for, by address and by person where that is known; or says why not.
  std::optional<ApiError> count(RateLimits::Activity activity) const;
  // Counts an attempt to sign in, or to make an account, and answers where there were too many. `folded`: the
  // name of the account, "" where none is said; `own_browser`: its owner has been signed in in this browser.
  bool over_limit(const std::string& folded = {}, bool own_browser = false);
};
using Call = std::shared_ptr<ApiCall>;

// Has something of a game read for the caller: for nobody known, where it is private for his person, and
// where he does not play it for a moderator.
using ReadGame = std::move_only_function<void(Viewer viewer, Hub::Answer<std::string>)>;
void read_for(const Call& call, const std::string& game, ReadGame read, Hub::Answer<std::string> then);

// Reads the optional member "language" of a call, in which somebody wants letters: fr or en, the default.
inline std::string language_in(Members& m) {
  std::string language = m.text_or("language", "en");
  if (language != "en" && language != "fr") m.fail(bad("\"language\" is fr or en"));
  return language;
}

// {"id","name","account","email","password","passkeys"}
Json person_json(const Me& me);

// [{"id","name","since"}]
Json blocked_json(const std::vector<Blocked>& blocks);

// Hashes a new password on another thread, and answers with what `change` does with the hash:
// Parsed<Identity>(PeopleRows&, hash). `then` is done with the identity, once it is stored and before the
// answer.
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

// Each answers one call. health_api.cpp:
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
void take_email(const Call& call);
void leave(const Call& call);
// sign_in_api.cpp:
void make_account(const Call& call);
void change_password(const Call& call);
void sign_in(const Call& call);
void sign_out(const Call& call);
// sessions_api.cpp:
void show_sessions(const Call& call);
void end_sessions(const Call& call);
// notices_api.cpp:
void show_notices(const Call& call);
void choose_notices(const Call& call);
void call_browser(const Call& call);
void call_browser_no_more(const Call& call);
void stop_letters(const Call& call);
// learning_api.cpp:
void show_learning(const Call& call);
void put_learning(const Call& call);
// daily_api.cpp:
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
// passkey_api.cpp:
void new_passkey(const Call& call);
void keep_passkey(const Call& call);
void forget_passkey(const Call& call);
void ask_passkey(const Call& call);
void sign_in_with_passkey(const Call& call);
// confirmation.cpp:
void send_confirmation(const Call& call);
void confirm_email(const Call& call);
// recovery_api.cpp:
void send_recovery(const Call& call);
void recover(const Call& call);

}  // namespace trictrac
