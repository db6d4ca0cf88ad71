// What the server says of itself.
#include "apps/server/http/api_call.h"
#include "apps/server/people/server_profile.h"

namespace trictrac {

void handle(const Call<contract::ShowServer>& call) { call->answer(call->context.server_profile.shown()); }

Routes server_routes() { return routes(contract::ServerCalls{}); }

}  // namespace trictrac
