#include "apps/server/api.h"

#include <ctime>
#include <nlohmann/json.hpp>

#include "apps/server/ids.h"

namespace trictrac {
namespace {

constexpr std::string_view kGames = "/api/games";
constexpr std::string_view kRecords = "/api/records";
constexpr std::string_view kRecordEnding = ".trictrac";
constexpr const char* kJson = "application/json";

int status_of(ErrorCode code) {
  switch (code) {
    case ErrorCode::TooLarge: return 413;
    case ErrorCode::UnknownGame: return 404;
    case ErrorCode::NotAllowed:
    case ErrorCode::BadKey: return 403;
    case ErrorCode::BadRecord: return 422;
    case ErrorCode::TooMany: return 429;
    case ErrorCode::Internal: return 500;
    default: return 400;
  }
}

HttpReply refuse(ErrorCode code, std::string message, std::optional<int> status = {}) {
  return error_reply({code, std::move(message), {}, 0}, status);
}

HttpReply json_reply(int status, const Json& json) { return {status, kJson, dump(json), {}, {}}; }

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm utc{};
  gmtime_r(&now, &utc);
  char text[16];
  return {text, std::strftime(text, sizeof text, "%Y-%m-%d", &utc)};
}

HttpReply created_reply(const Parsed<Created>& created) {
  if (!created) return error_reply(created.error());
  Json keys = Json::object();
  for (const Side side : kSides)
    if (!created->keys[side].empty()) keys[std::string(name_of(side))] = created->keys[side];
  return json_reply(201, {{"game", created->game}, {"keys", std::move(keys)}, {"commit", created->commit}});
}

HttpReply new_game(const std::string& body, ApiContext& context) {
  return created_reply(context.hub.create(sit_down(body, {new_seed(), context.allow_seed, today()})));
}

// "bot=white" or "bot=black", with "&level=NAME" or without, or nothing.
Parsed<std::optional<Guest>> bot_of(std::string_view query) {
  constexpr std::string_view kLevel = "&level=";
  if (query.empty()) return std::nullopt;
  const auto at = query.find(kLevel);
  const std::string name(at == std::string_view::npos ? "" : query.substr(at + kLevel.size()));
  const std::string_view seat = query.substr(0, at);
  if (seat == "bot=white") return Guest(Side::White, name);
  if (seat == "bot=black") return Guest(Side::Black, name);
  return std::unexpected(
      ProtocolError{ErrorCode::BadMessage, "the query is bot=white or bot=black, and &level=NAME", {}, 0});
}

HttpReply new_record(const std::string& body, std::string_view query, ApiContext& context) {
  const auto bot = bot_of(query);
  if (!bot) return error_reply(bot.error());
  return created_reply(context.hub.create(sit_down_with(body, *bot, {new_seed(), false, today()})));
}

HttpReply game_record(std::string_view id, const Sitting& table) {
  return {200,
          "text/plain; charset=utf-8",
          table.record_text(),
          {{"Content-Disposition", "attachment; filename=\"" + std::string(id) + ".trictrac\""}},
          {}};
}

HttpReply one_game(std::string_view name, ApiContext& context) {
  const bool as_record = name.ends_with(kRecordEnding);
  if (as_record) name.remove_suffix(kRecordEnding.size());
  const auto table = context.hub.find(name);
  if (!table) return error_reply(table.error());
  if (as_record) return game_record(name, **table);
  return {200, kJson, (*table)->game_text(name, {}), {}, {}};
}

HttpReply wrong_method(std::string_view allowed) {
  HttpReply reply = refuse(ErrorCode::BadMessage, "here only " + std::string(allowed) + " is answered", 405);
  reply.headers.emplace_back("Allow", allowed);
  return reply;
}

// Can the database be read? It is asked for a game that nobody has.
bool is_ready(ApiContext& context) {
  static const std::string nobodys(16, 'a');
  const auto found = context.hub.find(nobodys);
  return found || found.error().code == ErrorCode::UnknownGame;
}

// Live as long as it answers; ready while games can be read and it is not about to stop.
HttpReply health(ApiContext& context) {
  const bool ready = !context.stopping && is_ready(context);
  return json_reply(ready ? 200 : 503, {{"ok", ready}, {"live", true}, {"version", context.version}});
}

HttpReply answer_call(const HttpRequest& request, ApiContext& context) {
  const std::string_view target = request.target;
  const std::size_t question = target.find('?');
  const std::string_view path = target.substr(0, question);
  const std::string_view query = question == std::string_view::npos ? "" : target.substr(question + 1);
  const bool get = request.method == "GET" || request.method == "HEAD";
  const bool post = request.method == "POST";
  const auto over = [&](Limits::Deed deed) {
    return context.limits.count(deed, request.caller, Clock::now());
  };

  if (path == "/api/health") return get ? health(context) : wrong_method("GET");
  if (const auto wrong = over(Limits::Deed::Call)) return error_reply(*wrong);
  if (path == kGames) {
    if (!post) return wrong_method("POST");
    if (const auto wrong = over(Limits::Deed::Game)) return error_reply(*wrong);
    return new_game(request.body, context);
  }
  if (path == kRecords) {
    if (!post) return wrong_method("POST");
    if (const auto wrong = over(Limits::Deed::Record)) return error_reply(*wrong);
    return new_record(request.body, query, context);
  }
  if (path.starts_with(kGames) && path.size() > kGames.size() && path[kGames.size()] == '/')
    return get ? one_game(path.substr(kGames.size() + 1), context) : wrong_method("GET");
  return refuse(ErrorCode::BadMessage, "there is no such call", 404);
}

}  // namespace

HttpReply error_reply(const ProtocolError& error, std::optional<int> status) {
  HttpReply reply = json_reply(status.value_or(status_of(error.code)), {{"error", error_json(error)}});
  if (error.retry_after > 0) reply.headers.emplace_back("Retry-After", std::to_string(error.retry_after));
  return reply;
}

HttpReply answer_api(const HttpRequest& request, ApiContext& context) {
  HttpReply reply = answer_call(request, context);
  reply.headers.emplace_back("Cache-Control", "no-store");
  return reply;
}

}  // namespace trictrac
