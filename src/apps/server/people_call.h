// A call of people, until it is answered.
#pragma once

#include <nlohmann/json.hpp>

#include "apps/server/api.h"
#include "wire/members.h"

namespace trictrac {

struct PeopleCall {
  HttpRequest request;
  std::string_view rest;  // of the path, after what names the call
  ApiContext& context;
  Comer comer;
  Json body;
  ThenReply then;

  People& people() const { return context.people; }
  void refuse(const ProtocolError& error) { then(error_reply(error)); }
  void refuse(ErrorCode code, std::string message) { refuse({code, std::move(message), {}, 0}); }
  // With the person as he sees himself.
  void answer(const Parsed<Identity>& identity);
  // With these members, or what is wrong.
  void answer(const Parsed<Json>& json) { then(json ? json_reply(200, *json) : error_reply(json.error())); }
  // Counts an attempt to sign in, or to make an account, and answers where there were too many. `folded`: the
  // name of the account, "" where none is said.
  bool over_limit(const std::string& folded = {});
};
using Call = std::shared_ptr<PeopleCall>;

// {"id","name","account","email","password","passkeys"}
Json person_json(const Me& me);

// Each answers one call. me_api.cpp:
void show_me(const Call& call);
void take_name(const Call& call);
void take_email(const Call& call);
void leave(const Call& call);
// sign_in.cpp:
void make_account(const Call& call);
void change_password(const Call& call);
void sign_in(const Call& call);
void sign_out(const Call& call);
// sessions_api.cpp:
void show_sessions(const Call& call);
void end_sessions(const Call& call);
// own_games.cpp:
void show_games(const Call& call);

}  // namespace trictrac
