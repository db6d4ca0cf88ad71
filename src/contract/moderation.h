// Orders of moderators and of the operator of a server, and their answers. Times are in seconds since 1970.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "contract/call.h"
#include "contract/talk.h"

namespace trictrac::contract {

// A person as moderators see them.
struct Moderated {
  std::string id, name;
  bool account = false;
  std::int64_t created = 0;
  bool moderator = false, closed = false;
  std::optional<std::int64_t> muted{};
};
// A person who may have left.
struct Somebody {
  std::string id, name;
};

struct SomeReport {
  std::int64_t id = 0, at = 0;
  std::string game;
  std::optional<int> player, talk;
  std::string reason, words;
  std::optional<Somebody> by, with;
  bool settled = false;
};
struct Reported : SomeReport {
  std::optional<Somebody> against;
};
struct WholeReport : SomeReport {
  std::optional<Moderated> against;
  std::vector<ChatMessage> talks;
};

struct LoggedOrder {
  std::int64_t at = 0;
  std::string who, did, whom, what, why;
};

// Has the member that was ordered.
struct OrderAnswer {
  std::optional<std::vector<Reported>> reports{};
  std::optional<WholeReport> report{};
  std::optional<std::vector<LoggedOrder>> log{};
  std::optional<Moderated> person{};
};

// Orders. Each has the reason that the log of the moderators keeps.

struct ListReports {
  bool settled = false;
  std::string why;
};
struct ShowReport {
  int report = 0;
  std::string why;
};
struct SettleReport {
  int report = 0;
  std::string why;
};
struct ShowPerson {
  std::string name, why;
};
struct MutePerson {
  std::string name;
  int days = 0;
  std::string why;
};
struct UnmutePerson {
  std::string name, why;
};
struct RenamePerson {
  std::string name, new_name, why;
};
struct CloseAccount {
  std::string name, why;
};
struct ReopenAccount {
  std::string name, why;
};
struct RemovePerson {
  std::string name, why;
};
struct DeleteTalk {
  std::string game;
  int talk = 0;
  std::string why;
};
struct ShowLog {
  std::string why;
};
using ModeratorOrders = Types<ListReports, ShowReport, SettleReport, ShowPerson, MutePerson, UnmutePerson,
                              RenamePerson, CloseAccount, ReopenAccount, RemovePerson, DeleteTalk, ShowLog>;

// Orders that only the operator of a server may give.

struct StopClock {
  std::string game, why;
};
struct StartClock {
  std::string game, why;
};
struct ExtendClock {
  std::string game;
  int minutes = 0;
  std::string why;
};
struct RestoreClock {
  std::string game, why;
};
struct PauseGames {
  std::string why;
};
struct ResumeGames {
  std::string why;
};
struct GrantModerator {
  std::string name, why;
};
struct RevokeModerator {
  std::string name, why;
};
using OperatorOrders = Types<StopClock, StartClock, ExtendClock, RestoreClock, PauseGames, ResumeGames,
                             GrantModerator, RevokeModerator>;

using Order = VariantOf<decltype(ModeratorOrders{} + OperatorOrders{})>;

// Returns the name of an order, as its member `do` has it.
std::string_view name_of(const Order& order);
// Reads an order.
Parsed<Order> parse_order(std::string_view text);

struct Moderate {
  using Reply = OrderAnswer;
  static constexpr CallInfo kCall{.method = HttpMethod::Post,
                                  .path = "/api/moderation",
                                  .name = "moderation.order",
                                  .access = Access::Moderator,
                                  .text = "order"};
  Order order;
};
using ModerationCalls = Types<Moderate>;

}  // namespace trictrac::contract
