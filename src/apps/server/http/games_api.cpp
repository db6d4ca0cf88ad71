// The calls of games: made, read, and their seats taken.
#include <algorithm>
#include <nlohmann/json.hpp>

#include "apps/server/http/api_call.h"
#include "apps/server/runtime/ids.h"
#include "apps/server/runtime/time.h"
#include "contract/games.h"
#include "text/words.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

constexpr std::string_view kAll = "all";

contract::Keys by_player(const std::vector<std::string>& texts) {
  contract::Keys keys;
  for (std::size_t player = 0; player < texts.size(); ++player)
    if (!texts[player].empty()) keys[static_cast<int>(player)] = texts[player];
  return keys;
}

HttpReply created_reply(const Parsed<Created>& created) {
  if (!created) return error_reply(created.error());
  return json_reply(201, json_of(contract::Created{created->game, by_player(created->keys),
                                                   by_player(created->claims), created->commit}));
}

// Does `work` for the requester, as a new guest if they are unknown; the reply has the cookie. `too_many`
// returns the reason why no guest is created, if any.
template <class Work>
void with_person(const AnyCall& call, People::TooMany too_many, Work work) {
  call->people().enter(call->requester, std::move(too_many),
                       [call, work = std::move(work)](const Parsed<Entrance>& entrance) mutable {
                         if (!entrance) return call->refuse(entrance.error());
                         work(entrance->by, [call, cookie = entrance->cookie](HttpReply reply) {
                           call->reply(std::move(reply), cookie);
                         });
                       });
}

void create(const AnyCall& call, GameAsked asked) {
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

std::optional<Side> side_of(std::string_view name) {
  for (const Side side : kSides)
    if (name == name_of(side)) return side;
  return std::nullopt;
}

Parsed<std::optional<BotSeat>> guest_of(const contract::OpenRecord& asked) {
  const auto side = side_of(asked.bot.value_or(""));
  if (side) return BotSeat{*side, asked.level.value_or("")};
  if (!asked.bot && !asked.level) return std::nullopt;
  return refuse(ErrorCode::BadMessage, "bot must be white or black");
}

// Reads the numbers of players, separated by commas.
Parsed<std::optional<std::vector<int>>> mine_of(const std::string& said) {
  if (said.empty() || said == kAll) return std::nullopt;
  std::vector<int> mine;
  for (const std::string_view one : split(said, ',')) {
    const auto player = number_in(one, 0, kMostPlayers - 1);
    if (!player)
      return refuse(ErrorCode::BadMessage, "mine must be all, or numbers of players, such as 0 or 0,1");
    mine.push_back(*player);
  }
  return mine;
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
  context.people.ask(
      Rows::Read, [id, by](PeopleRows& rows) { return rows.blocks.bars(id, by.person); },
      [&hub = context.hub, id, claim = std::move(claim), by,
       reply = std::move(reply)](const Parsed<bool>& barred) mutable {
        if (!barred) return reply(error_reply(barred.error()));
        if (*barred) return reply(error_reply(seat_not_free()));
        hub.claim(id, std::move(claim), by,
                  [reply = std::move(reply)](const Parsed<std::string>& key) mutable {
                    reply(key ? json_reply(200, json_of(contract::SeatKey{*key})) : error_reply(key.error()));
                  });
      });
}

}  // namespace

void handle(const Call<contract::CreateGame>& call) {
  auto json = parse_json(call->asked.game);
  if (!json) return call->refuse(json.error());
  const auto mine = take_mine(*json);
  if (!mine) return call->refuse(mine.error());
  const GameCreationOptions rules{new_seed(), call->context.allow_seed, today(), true};
  create(call,
         {.seat = [json = std::move(*json), rules] { return create_session(json, rules); }, .mine = *mine});
}

void handle(const Call<contract::OpenRecord>& call) {
  const auto guest = guest_of(call->asked);
  if (!guest) return call->refuse(guest.error());
  const std::string said = call->asked.mine.value_or("");
  const auto mine = mine_of(said);
  if (!mine) return call->refuse(mine.error());
  const GameCreationOptions rules{new_seed(), false, today()};
  create(call, {.seat = [text = call->asked.record, guest = *guest,
                         rules] { return create_session_from(text, guest, rules); },
                .mine = *mine,
                .all_people = said == kAll});
}

void handle(const Call<contract::ShowGame>& call) {
  read_for(
      call, call->asked.game,
      [&hub = call->context.hub, id = call->asked.game](Viewer viewer, auto text) {
        hub.game_text(id, viewer, std::move(text));
      },
      [call](const Parsed<std::string>& text) { call->then(game_reply(text)); });
}

void handle(const Call<contract::ShowRecord>& call) {
  read_for(
      call, call->asked.game,
      [&hub = call->context.hub, id = call->asked.game](Viewer viewer, auto text) {
        hub.record_text(id, viewer, std::move(text));
      },
      [call](const Parsed<std::string>& text) { call->then(record_reply(call->asked.game, text)); });
}

// Answers the key of a seat to a person who has its code.
void handle(const Call<contract::TakeSeat>& call) {
  const contract::TakeSeat& asked = call->asked;
  with_person(
      call, [call] { return call->count(RateLimits::Activity::Game); },
      [call, claim = SeatClaim{asked.player, asked.code, asked.name}](Principal by, ThenReply reply) mutable {
        claim_seat(call->context, call->asked.game, std::move(claim), by, std::move(reply));
      });
}

Routes games_routes() { return routes(contract::GameCalls{}); }

}  // namespace trictrac
