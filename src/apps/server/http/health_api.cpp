// Whether a server lives, and whether people are to be sent to it.
#include <nlohmann/json.hpp>

#include "apps/server/http/api_call.h"

namespace trictrac {

// Both of the following at once: a server that is not ready answers 503.
void show_health(const Call& call) {
  call->context.hub.check([call](const Parsed<bool>& sound) {
    const bool ready = !call->context.leaving && sound.value_or(false);
    call->then(
        json_reply(ready ? 200 : 503, {{"ok", ready}, {"live", true}, {"version", call->context.version}}));
  });
}

// 200 as long as anything is answered.
void show_live(const Call& call) {
  call->answer(Parsed<Json>(Json{{"live", true}, {"version", call->context.version}}));
}

// 200 while games are read and written, the acts of the last few seconds were stored and the server is not
// about to stop; else 503 with the reason.
void show_ready(const Call& call) {
  if (call->context.leaving) return call->then(json_reply(503, {{"ready", false}, {"why", "draining"}}));
  call->context.hub.check([call](const Parsed<bool>& sound) {
    if (sound.value_or(false)) return call->answer(Parsed<Json>(Json{{"ready", true}}));
    call->then(json_reply(503, {{"ready", false}, {"why", "store"}}));
  });
}

}  // namespace trictrac
