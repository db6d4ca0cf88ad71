#include "apps/server/health.h"

#include <nlohmann/json.hpp>

#include "wire/protocol.h"

namespace trictrac {
namespace {

HttpReply reply(int status, const Json& json) {
  return {status, "application/json", dump(json), {{"Cache-Control", "no-store"}}, {}};
}

HttpReply refusal(std::string message, int status) {
  HttpReply r = error_reply({ErrorCode::BadMessage, std::move(message), {}, 0}, status);
  r.headers.emplace_back("Cache-Control", "no-store");
  return r;
}

void ready(ApiContext& context, ThenReply then) {
  if (context.leaving) return then(reply(503, {{"ready", false}, {"why", "draining"}}));
  context.hub.check([then = std::move(then)](const Parsed<bool>& sound) mutable {
    if (sound.value_or(false)) return then(reply(200, {{"ready", true}}));
    then(reply(503, {{"ready", false}, {"why", "store"}}));
  });
}

}  // namespace

void answer_health(const HttpRequest& request, ApiContext& context, ThenReply then) {
  const std::string path = request.target.substr(0, request.target.find('?'));
  if (path != "/health/live" && path != "/health/ready")
    return then(refusal("here are /health/live and /health/ready", 404));
  if (request.method != "GET" && request.method != "HEAD") {
    HttpReply wrong = refusal("here only GET is answered", 405);
    wrong.headers.emplace_back("Allow", "GET");
    return then(std::move(wrong));
  }
  if (path == "/health/ready") return ready(context, std::move(then));
  then(reply(200, {{"live", true}, {"version", context.version}}));
}

}  // namespace trictrac
