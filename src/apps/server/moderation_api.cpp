// What moderators ask for from the page.
#include "apps/server/api_call.h"
#include "apps/server/moderation.h"

namespace trictrac {

void moderate(const Call& call) {
  const auto order = parse_order(call->body);
  if (!order) return call->refuse(order.error());
  call->context.moderation.carry_out_for(call->requester, *order,
                                         [call](const Parsed<Json>& answer) { call->answer(answer); });
}

}  // namespace trictrac
