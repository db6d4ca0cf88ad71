// The descriptions of all calls, and their functions (call.h).
#include "contract/description.h"

#include "contract/challenges.h"
#include "contract/clubs.h"
#include "contract/game_codec.h"
#include "contract/games.h"
#include "contract/instances.h"
#include "contract/leagues.h"
#include "contract/moderation.h"
#include "contract/people.h"
#include "contract/tournament_codec.h"
#include "contract/tournaments.h"

namespace trictrac::contract {

template <>
struct Wire<AnyInfo> {
  static std::string type() { return "AnyInfo"; }
  static Json print(AnyInfo) { return nullptr; }
};

std::string_view name_of(const Order& order) {
  return std::visit([]<class T>(const T&) { return kTag<T>; }, order);
}

Parsed<Order> parse_order(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  return read_one_of<Order>(ModeratorOrders{} + OperatorOrders{}, "an order", "do", *json,
                            [](auto order) { return Order(std::move(order)); });
}

template <>
Parsed<Moderate> parse_call(const Named& address, Json) {
  auto order = parse_order(address.at(0).second);
  if (!order) return std::unexpected(order.error());
  return Moderate{std::move(*order)};
}

namespace {

// The alternatives of a variant as a list of types.
template <class... All>
constexpr Types<All...> types_of(const std::variant<All...>*) {
  return {};
}

// The names of the acts of tournaments for which `is` holds.
template <class Is>
Json acts_where(Is is) {
  Json names = Json::array();
  for (std::size_t i = 0; i < event::kActNames.kSize; ++i)
    if (const auto kind = static_cast<event::ActKind>(i); is(kind)) names.push_back(event::name_of(kind));
  return names;
}

void describe_acts(Description& all) {
  all.types.push_back(one_of(all, "EventAct", "An act in a tournament.", "type", Seen::Asked,
                             types_of(static_cast<const event::EventAct*>(nullptr))));
  all.lists["ReasonedAct"] = acts_where(event::needs_reason);
  all.lists["AssistantAct"] =
      acts_where([](event::ActKind kind) { return event::may(event::Role::Assistant, kind); });
}

}  // namespace

Description describe_contract() {
  Description all;
  all.types.push_back({{"name", "AnyInfo"},
                       {"says", "The message `game` of either game."},
                       {"type", "GameInfo|CourrierInfo"}});
  all.types.push_back({{"name", "Failed"},
                       {"says", "The reason why a call failed."},
                       {"type", "{error:{code:ErrorCode,message:string,line?:number,retry_after?:number}}"}});
  describe_calls(all, GameCalls{} + HealthCalls{});
  describe_calls(all, MeCalls{} + AccountCalls{} + EmailCalls{} + PasskeyCalls{});
  describe_calls(all, ChallengeCalls{} + ServerCalls{});
  describe_calls(all, NoticeCalls{} + LearningCalls{} + PeopleCalls{});
  declare<Rating>(all);
  describe_calls(all, StandingCalls{});
  all.types.push_back(one_of(all, "Order", "An order of a moderator.", "do", Seen::Asked, ModeratorOrders{}));
  all.types.push_back(one_of(all, "OperatorOrder",
                             "An order of the operator of a server, by `trictrac-server admin`.", "do",
                             Seen::Asked, OperatorOrders{}));
  describe_calls(all, ModerationCalls{} + ExportCalls{});
  describe_acts(all);
  describe_calls(all, TournamentCalls{} + ClubCalls{} + LeagueCalls{});
  return all;
}

}  // namespace trictrac::contract
