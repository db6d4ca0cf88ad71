// The calls of games: made, read, and their seats taken.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/server/http/api_call.h"
#include "apps/server/runtime/ids.h"
#include "apps/server/runtime/time.h"
#include "text/words.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

constexpr std::string_view kAll = "all";

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

// Does `work` for the person who asks, a guest where nobody is known; the reply has the cookie.
// `too_many` says why no guest is made, if so.
template <class Work>
void with_person(const Call& call, People::TooMany too_many, Work work) {
  call->people().enter(call->requester, std::move(too_many),
                       [call, work = std::move(work)](const Parsed<Entrance>& entrance) mutable {
                         if (!entrance) return call->refuse(entrance.error());
                         work(entrance->by, [call, cookie = entrance->cookie](HttpReply reply) {
                           call->reply(std::move(reply), cookie);
                         });
                       });
}

void create(const Call& call, GameAsked asked) {
  asked.address = call->request.caller;
  const auto counted_already = []() -> std::optional<ApiError> { return std::nullopt; };
  with_person(call, counted_already,
              [&hub = call->context.hub, asked = std::move(asked)](Principal by, ThenReply reply) mutable {
                asked.by = by;
                hub.create(std::move(asked),
                           [reply = std::move(reply)](const Parsed<Created>& created) mutable {
                             reply(created_reply(created));
                           });
              });
}

// What the address asks for beside a record.
struct ImportQuery {
  std::string bot, level, mine;
};

Parsed<ImportQuery> parse_import_query(std::string_view query) {
  ImportQuery asked;
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
      return refuse(ErrorCode::BadMessage,
                    "the query must be bot=SIDE, level=NAME and mine=0, mine=0,1 or mine=all");
    *value = part.substr(at + 1);
  }
  return asked;
}

std::optional<Side> side_of(std::string_view name) {
  for (const Side side : kSides)
    if (name == name_of(side)) return side;
  return std::nullopt;
}

Parsed<std::optional<BotSeat>> guest_of(const ImportQuery& asked) {
  const auto side = side_of(asked.bot);
  if (side) return BotSeat{*side, asked.level};
  if (asked.bot.empty() && asked.level.empty()) return std::nullopt;
  return refuse(ErrorCode::BadMessage, "bot must be white or black");
}

// Those named: numbers of players with commas between them, which a browser may write as %2C.
Parsed<std::optional<std::vector<int>>> mine_of(const ImportQuery& asked) {
  if (asked.mine.empty() || asked.mine == kAll) return std::nullopt;
  std::vector<int> mine;
  std::string_view rest = asked.mine;
  while (true) {
    const std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
    const auto player = number_in(rest.substr(0, digits), 0, kMostPlayers - 1);
    if (!player)
      return refuse(ErrorCode::BadMessage, "mine must be all, or numbers of players, such as 0 or 0,1");
    mine.push_back(*player);
    rest.remove_prefix(digits);
    if (rest.empty()) return mine;
    const std::size_t comma = rest[0] == ',' ? 1 : rest.starts_with("%2C") || rest.starts_with("%2c") ? 3 : 0;
    if (comma == 0) rest = "?";
    rest.remove_prefix(comma);
  }
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
  return text ? HttpReply{200, "application/json", *text, {}, {}} : error_reply(text.error());
}

// A person whom a player there has blocked is not to learn it.
void claim_seat(ApiContext& context, std::string id, SeatClaim claim, Principal by, ThenReply reply) {
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

}  // namespace

void create_game(const Call& call) {
  auto json = parse_json(call->request.body);
  if (!json) return call->refuse(json.error());
  const auto mine = take_mine(*json);
  if (!mine) return call->refuse(mine.error());
  const GameCreationOptions rules{new_seed(), call->context.allow_seed, today(), true};
  create(call,
         {.seat = [json = std::move(*json), rules] { return create_session(json, rules); }, .mine = *mine});
}

void create_from_record(const Call& call) {
  const std::string_view target = call->request.target;
  const auto asked = parse_import_query(target.substr(std::min(target.find('?'), target.size() - 1) + 1));
  if (!asked) return call->refuse(asked.error());
  const auto guest = guest_of(*asked);
  if (!guest) return call->refuse(guest.error());
  const auto mine = mine_of(*asked);
  if (!mine) return call->refuse(mine.error());
  const GameCreationOptions rules{new_seed(), false, today()};
  create(call, {.seat = [text = call->request.body, guest = *guest,
                         rules] { return create_session_from(text, guest, rules); },
                .mine = *mine,
                .all_people = asked->mine == kAll});
}

void show_game(const Call& call) {
  read_for(
      call, call->path_part,
      [&hub = call->context.hub, id = call->path_part](Viewer viewer, auto text) {
        hub.game_text(id, viewer, std::move(text));
      },
      [call](const Parsed<std::string>& text) { call->then(game_reply(text)); });
}

void show_record(const Call& call) {
  read_for(
      call, call->path_part,
      [&hub = call->context.hub, id = call->path_part](Viewer viewer, auto text) {
        hub.record_text(id, viewer, std::move(text));
      },
      [call](const Parsed<std::string>& text) { call->then(record_reply(call->path_part, text)); });
}

// Answers the key of a seat to a person who has its code.
void take_seat(const Call& call) {
  auto claim = parse_claim(call->request.body);
  if (!claim) return call->refuse(claim.error());
  with_person(
      call, [call] { return call->count(RateLimits::Activity::Game); },
      [call, claim = std::move(*claim)](Principal by, ThenReply reply) mutable {
        claim_seat(call->context, call->path_part, std::move(claim), by, std::move(reply));
      });
}

}  // namespace trictrac
