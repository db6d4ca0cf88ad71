#include "apps/server/api.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/server/cookies.h"
#include "apps/server/device_name.h"
#include "apps/server/ids.h"
#include "apps/server/people_api.h"
#include "apps/server/standing_api.h"
#include "apps/server/today.h"
#include "text/words.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

constexpr std::string_view kGames = "/api/games";
constexpr std::string_view kRecords = "/api/records";
constexpr std::string_view kRecordEnding = ".trictrac";
constexpr std::string_view kClaim = "/claim";
constexpr std::string_view kStanding = "/standing";
constexpr std::string_view kAll = "all";
constexpr const char* kJson = "application/json";

int status_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::TooLarge: return 413;
    case ErrorCode::UnknownGame:
    case ErrorCode::UnknownPerson: return 404;
    case ErrorCode::NotAllowed:
    case ErrorCode::BadSignIn:
    case ErrorCode::Muted:
    case ErrorCode::Private:
    case ErrorCode::AccountClosed:
    case ErrorCode::BadKey: return 403;
    case ErrorCode::NotSignedIn: return 401;
    case ErrorCode::NameTaken: return 409;
    case ErrorCode::BadRecord: return 422;
    case ErrorCode::TooMany: return 429;
    case ErrorCode::Internal: return 500;
    case ErrorCode::Unavailable: return 503;
    default: return 400;
  }
}

HttpReply refusal(ErrorCode code, std::string message, std::optional<int> status = {}) {
  return error_reply(ProtocolError{code, std::move(message), {}, 0}, status);
}

// By the numbers of the players who have one.
Json by_player_json(const std::vector<std::string>& texts) {
  Json json = Json::object();
  for (std::size_t player = 0; player < texts.size(); ++player)
    if (!texts[player].empty()) json[std::to_string(player)] = texts[player];
  return json;
}

HttpReply created_reply(const Parsed<Created>& created) {
  if (!created) return error_reply(created.error());
  return json_reply(201, {{"game", created->game},
                          {"keys", by_player_json(created->keys)},
                          {"claims", by_player_json(created->claims)},
                          {"commit", created->commit}});
}

// Does `work` for the person who asks, a guest where nobody is known; the reply takes him his cookie.
// `too_many` says why no guest is made, if so.
template <class Work>
void as_somebody(const HttpRequest& request, ApiContext& context, People::TooMany too_many, ThenReply then,
                 Work work) {
  const Comer comer = comer_of(request);
  context.people.enter(comer, std::move(too_many),
                       [comer, secure = request.secure, then = std::move(then),
                        work = std::move(work)](Parsed<Entrance> entrance) mutable {
                         if (!entrance) return then(error_reply(entrance.error()));
                         work(entrance->by, [comer, secure, cookie = entrance->cookie,
                                             then = std::move(then)](HttpReply reply) mutable {
                           set_session(reply, cookie, comer, secure);
                           then(std::move(reply));
                         });
                       });
}

void create(GameAsked asked, const HttpRequest& request, ApiContext& context, ThenReply then) {
  asked.address = request.caller;
  const auto counted_already = []() -> std::optional<TableError> { return std::nullopt; };
  as_somebody(request, context, counted_already, std::move(then),
              [&hub = context.hub, asked = std::move(asked)](Asker by, ThenReply reply) mutable {
                asked.by = by;
                hub.create(std::move(asked),
                           [reply = std::move(reply)](const Parsed<Created>& created) mutable {
                             reply(created_reply(created));
                           });
              });
}

void new_game(const HttpRequest& request, ApiContext& context, ThenReply then) {
  auto json = parse_json(request.body);
  if (!json) return then(error_reply(json.error()));
  const auto mine = take_mine(*json);
  if (!mine) return then(error_reply(mine.error()));
  const HouseRules rules{new_seed(), context.allow_seed, today(), true};
  create({.seat = [json = std::move(*json), rules] { return sit_down(json, rules); }, .mine = *mine}, request,
         context, std::move(then));
}

// What the address asks for beside a record.
struct Asked {
  std::string bot, level, mine;
};

Parsed<Asked> asked_of(std::string_view query) {
  Asked asked;
  while (!query.empty()) {
    const std::string_view part = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), part.size() + 1));
    const std::size_t at = part.find('=');
    const std::string_view name = part.substr(0, at);
    std::string* value = name == "bot"     ? &asked.bot
                         : name == "level" ? &asked.level
                         : name == "mine"  ? &asked.mine
                                           : nullptr;
    if (!value || at == std::string_view::npos)
      return std::unexpected(
          ProtocolError{ErrorCode::BadMessage,
                        "the query is bot=SIDE, level=NAME and mine=0, mine=0,1 or mine=all",
                        {},
                        0});
    *value = part.substr(at + 1);
  }
  return asked;
}

std::optional<Side> side_of(std::string_view name) {
  for (const Side side : kSides)
    if (name == name_of(side)) return side;
  return std::nullopt;
}

Parsed<std::optional<Guest>> guest_of(const Asked& asked) {
  const auto side = side_of(asked.bot);
  if (side) return Guest(*side, asked.level);
  if (asked.bot.empty() && asked.level.empty()) return std::nullopt;
  return std::unexpected(ProtocolError{ErrorCode::BadMessage, "bot: white or black", {}, 0});
}

// Those named: numbers of players with commas between them, which a browser may write as %2C.
Parsed<std::optional<std::vector<int>>> mine_of(const Asked& asked) {
  if (asked.mine.empty() || asked.mine == kAll) return std::nullopt;
  std::vector<int> mine;
  std::string_view rest = asked.mine;
  while (true) {
    const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
    const auto player = number_in(rest.substr(0, digits), 0, kMostPlayers - 1);
    if (!player)
      return std::unexpected(
          ProtocolError{ErrorCode::BadMessage, "mine: all, or numbers of players, such as 0 or 0,1", {}, 0});
    mine.push_back(*player);
    rest.remove_prefix(digits);
    if (rest.empty()) return mine;
    const std::size_t comma = rest[0] == ',' ? 1 : rest.starts_with("%2C") || rest.starts_with("%2c") ? 3 : 0;
    if (comma == 0) rest = "?";
    rest.remove_prefix(comma);
  }
}

void new_record(const HttpRequest& request, std::string_view query, ApiContext& context, ThenReply then) {
  const auto asked = asked_of(query);
  if (!asked) return then(error_reply(asked.error()));
  const auto guest = guest_of(*asked);
  if (!guest) return then(error_reply(guest.error()));
  const auto mine = mine_of(*asked);
  if (!mine) return then(error_reply(mine.error()));
  const HouseRules rules{new_seed(), false, today()};
  create({.seat = [text = request.body, guest = *guest, rules] { return sit_down_with(text, guest, rules); },
          .mine = *mine,
          .all_people = asked->mine == kAll},
         request, context, std::move(then));
}

HttpReply record_reply(const std::string& id, const Parsed<std::string>& text) {
  if (!text) return error_reply(text.error());
  return {200,
          "text/plain; charset=utf-8",
          *text,
          {{"Content-Disposition", "attachment; filename=\"" + id + ".trictrac\""}},
          {}};
}

HttpReply game_reply(const Parsed<std::string>& text) {
  return text ? HttpReply{200, kJson, *text, {}, {}} : error_reply(text.error());
}

void one_game(const HttpRequest& request, std::string_view name, ApiContext& context, ThenReply then) {
  Hub& hub = context.hub;
  std::string id(name);
  if (!name.ends_with(kRecordEnding))
    return read_for(
        id, comer_of(request), context,
        [&hub, id](auto looker, auto text) { hub.game_text(id, looker, std::move(text)); },
        [then = std::move(then)](const Parsed<std::string>& text) mutable { then(game_reply(text)); });
  id.resize(id.size() - kRecordEnding.size());
  read_for(
      id, comer_of(request), context,
      [&hub, id](auto looker, auto text) { hub.record_text(id, looker, std::move(text)); },
      [id, then = std::move(then)](const Parsed<std::string>& text) mutable {
        then(record_reply(id, text));
      });
}

// Whoever has been blocked by somebody who sits there is not to learn it.
void sit_down_at(ApiContext& context, std::string id, Claim claim, Asker by, ThenReply reply) {
  context.people.ask<bool>(
      Rows::Read, [id, by](PeopleRows& rows) -> Parsed<bool> { return rows.blocks.bars(id, by.person); },
      [&hub = context.hub, id, claim = std::move(claim), by,
       reply = std::move(reply)](const Parsed<bool>& barred) mutable {
        if (!barred) return reply(error_reply(barred.error()));
        if (*barred) return reply(error_reply(seat_not_free()));
        hub.claim(id, std::move(claim), by,
                  [reply = std::move(reply)](const Parsed<std::string>& key) mutable {
                    reply(key ? json_reply(200, {{"key", *key}}) : error_reply(key.error()));
                  });
      });
}

// The key of a seat for whoever has its code.
void take_seat(const HttpRequest& request, std::string_view id, ApiContext& context, ThenReply then) {
  auto claim = parse_claim(request.body);
  if (!claim) return then(error_reply(claim.error()));
  const auto too_many = [&context, request] { return count(Limits::Deed::Game, request, context); };
  as_somebody(request, context, too_many, std::move(then),
              [&context, id = std::string(id), claim = std::move(*claim)](Asker by, ThenReply reply) mutable {
                sit_down_at(context, std::move(id), std::move(claim), by, std::move(reply));
              });
}

HttpReply wrong_method(std::string_view allowed) {
  HttpReply reply = refusal(ErrorCode::BadMessage, "here only " + std::string(allowed) + " is answered", 405);
  reply.headers.emplace_back("Allow", allowed);
  return reply;
}

// Live as long as it answers; ready while games can be read and written and it is not about to stop.
void health(ApiContext& context, ThenReply then) {
  context.hub.check([&context, then = std::move(then)](const Parsed<bool>& sound) mutable {
    const bool ready = !context.leaving && sound.value_or(false);
    then(json_reply(ready ? 200 : 503, {{"ok", ready}, {"live", true}, {"version", context.version}}));
  });
}

// Of a game: itself, its record, or a seat of it to be taken.
void about_game(const HttpRequest& request, std::string_view name, ApiContext& context, ThenReply then) {
  const bool get = request.method == "GET" || request.method == "HEAD";
  if (get && name.ends_with(kStanding))
    return show_game_standing(request, std::string(name.substr(0, name.size() - kStanding.size())), context,
                              std::move(then));
  if (!name.ends_with(kClaim))
    return get ? one_game(request, name, context, std::move(then)) : then(wrong_method("GET"));
  if (request.method != "POST") return then(wrong_method("POST"));
  name.remove_suffix(kClaim.size());
  take_seat(request, name, context, std::move(then));
}

void answer_call(const HttpRequest& request, ApiContext& context, ThenReply then) {
  const std::string_view target = request.target;
  const std::size_t question = target.find('?');
  const std::string_view path = target.substr(0, question);
  const std::string_view query = question == std::string_view::npos ? "" : target.substr(question + 1);
  const bool get = request.method == "GET" || request.method == "HEAD";
  const bool post = request.method == "POST";
  const auto over = [&](Limits::Deed deed) { return count(deed, request, context); };

  if (path == "/api/health") return get ? health(context, std::move(then)) : then(wrong_method("GET"));
  if (const auto wrong = over(Limits::Deed::Call)) return then(error_reply(*wrong));
  if (path == kGames) {
    if (!post) return then(wrong_method("POST"));
    if (const auto wrong = over(Limits::Deed::Game)) return then(error_reply(*wrong));
    return new_game(request, context, std::move(then));
  }
  if (path == kRecords) {
    if (!post) return then(wrong_method("POST"));
    if (const auto wrong = over(Limits::Deed::Record)) return then(error_reply(*wrong));
    return new_record(request, query, context, std::move(then));
  }
  if (path.starts_with(kGames) && path.size() > kGames.size() && path[kGames.size()] == '/')
    return about_game(request, path.substr(kGames.size() + 1), context, std::move(then));
  if (const auto methods = methods_for_people(path); !methods.empty()) {
    const bool asked_well = methods.contains(get ? "GET" : post ? "POST" : "?");
    return asked_well ? answer_people(request, path, context, std::move(then)) : then(wrong_method(methods));
  }
  then(refusal(ErrorCode::BadMessage, "there is no such call", 404));
}

bool is_private(const Parsed<std::string>& text) { return !text && text.error().code == ErrorCode::Private; }

void read_for_person(const std::string& game, std::int64_t person, People& people,
                     const std::shared_ptr<ReadGame>& read, Hub::Answer<std::string> then) {
  (*read)({person}, [game, person, &people, read, then = std::move(then)](Parsed<std::string> text) mutable {
    if (!is_private(text)) return then(std::move(text));
    people.admits(game, person,
                  [person, read, text = std::move(text), then = std::move(then)](Parsed<bool> may) mutable {
                    if (!may.value_or(false)) return then(std::move(text));
                    (*read)({person, true}, std::move(then));
                  });
  });
}

}  // namespace

Comer comer_of(const HttpRequest& request) {
  const std::string token = cookie_value(request.cookie, kSessionCookie);
  const std::string mark = cookie_value(request.cookie, kMarkCookie);
  const std::string new_mark = is_key(mark) ? "" : new_key();
  return {token.empty() ? "" : key_hash(token), device_name(request.agent), request.caller,
          key_hash(new_mark.empty() ? mark : new_mark), new_mark};
}

std::optional<ProtocolError> count(Limits::Deed deed, const HttpRequest& request, ApiContext& context) {
  const auto now = Clock::now();
  auto wrong = context.limits.count(deed, request.caller, now);
  if (!wrong) wrong = context.limits.count(deed, context.people.remembered(comer_of(request).token), now);
  return wrong;
}

void read_for(const std::string& game, const Comer& comer, ApiContext& context, ReadGame read,
              Hub::Answer<std::string> then) {
  const auto reading = std::make_shared<ReadGame>(std::move(read));
  (*reading)({}, [game, comer, reading, &people = context.people,
                  then = std::move(then)](Parsed<std::string> text) mutable {
    if (!is_private(text) || comer.token.empty()) return then(std::move(text));
    people.find(comer, [game, reading, &people, then = std::move(then)](const Parsed<Asker>& by) mutable {
      if (!by) return then(std::unexpected(by.error()));
      read_for_person(game, by->person, people, reading, std::move(then));
    });
  });
}

HttpReply json_reply(int status, const Json& json) { return {status, kJson, dump(json), {}, {}}; }

void set_session(HttpReply& reply, const std::optional<std::string>& cookie, const Comer& comer,
                 bool secure) {
  if (!cookie) return;
  reply.headers.emplace_back("Set-Cookie", set_cookie(kSessionCookie, *cookie, secure));
  if (cookie->empty() || comer.new_mark.empty()) return;
  reply.headers.emplace_back("Set-Cookie", set_cookie(kMarkCookie, comer.new_mark, secure));
}

HttpReply error_reply(const ProtocolError& error, std::optional<int> status) {
  HttpReply reply = json_reply(status.value_or(status_of(error.code)), {{"error", error_json(error)}});
  reply.error = error.code;
  if (error.retry_after > 0) reply.headers.emplace_back("Retry-After", std::to_string(error.retry_after));
  return reply;
}

void answer_api(const HttpRequest& request, ApiContext& context, ThenReply then) {
  answer_call(request, context, [then = std::move(then)](HttpReply reply) mutable {
    reply.headers.emplace_back("Cache-Control", "no-store");
    then(std::move(reply));
  });
}

}  // namespace trictrac
