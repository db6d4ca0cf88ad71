#include "contract/moderation.h"

#include "contract/instances.h"
#include "contract/lists.h"
#include "contract/subjects.h"
#include "game/event/event.h"
#include "text/shown.h"

namespace trictrac::contract {

constexpr auto kReportedReasons = [] {
  std::array<std::string_view, kReportReasons.size() + 1> all{};
  std::ranges::copy(kReportReasons, all.begin());
  all.back() = "self_play";
  return all;
}();
constexpr WordList kReportedReason{"ReportedReason", kReportedReasons};

constexpr std::int64_t kMostNumber = 1'000'000'000;
constexpr std::int64_t kMostDays = 3650;

template <class T>
constexpr auto why_field() {
  return field("why", &T::why, "the reason, for the log").or_usual().checked([](std::string& why) {
    why = trim(std::string(why), " ");
    const auto fault = why.empty() ? std::nullopt : talk_fault(why);
    return fault ? std::optional("the reason " + *fault) : std::nullopt;
  });
}
template <class T>
constexpr auto name_field() {
  return field("name", &T::name, "of an account; or the id of a person");
}
template <class T>
constexpr auto game_field() {
  return field("game", &T::game, "the id of the game");
}

template <>
inline constexpr auto kFields<Moderated> =
    fields("A person as moderators see them.", field("id", &Moderated::id), field("name", &Moderated::name),
           field("account", &Moderated::account), field("created", &Moderated::created),
           field("moderator", &Moderated::moderator), field("closed", &Moderated::closed),
           field("muted", &Moderated::muted, "until when").or_null());
template <>
inline constexpr auto kFields<Somebody> =
    fields("", field("id", &Somebody::id), field("name", &Somebody::name));
template <class T, class... More>
constexpr auto report_fields(std::string_view says, More... more) {
  return fields(says, field("id", &T::id), field("at", &T::at), field("game", &T::game),
                field("player", &T::player).or_null(),
                field("talk", &T::talk, "the number of the chat message").or_null(),
                field("reason", &T::reason, "`self_play`: the server has seen both players in one browser")
                    .one_of(kReportedReason),
                field("words", &T::words), field("by", &T::by, "null once they have left").or_null(),
                field("against", &T::against, "likewise").or_null(),
                field("with", &T::with, "of `self_play`: the other player").or_null(),
                field("settled", &T::settled), more...);
}
template <>
inline constexpr auto kFields<Reported> = report_fields<Reported>("A report of a person.");
template <>
inline constexpr auto kFields<WholeReport> = report_fields<WholeReport>(
    "The same with all that was said at the table.", field("talks", &WholeReport::talks));
template <>
inline constexpr auto kFields<LoggedOrder> =
    fields("An action of a moderator.", field("at", &LoggedOrder::at), field("who", &LoggedOrder::who),
           field("did", &LoggedOrder::did), field("whom", &LoggedOrder::whom),
           field("what", &LoggedOrder::what), field("why", &LoggedOrder::why));
template <>
inline constexpr auto kFields<OrderAnswer> =
    fields("The result of an order.", field("reports", &OrderAnswer::reports, "the latest first"),
           field("report", &OrderAnswer::report), field("log", &OrderAnswer::log),
           field("person", &OrderAnswer::person));

template <>
inline constexpr auto kFields<ListReports> =
    message("reports", "Answers the open reports, or those settled: the latest first, at most 200.",
            field("settled", &ListReports::settled).or_usual(), why_field<ListReports>());
template <>
inline constexpr auto kFields<ShowReport> =
    message("report", "Answers one report, with the chat of its table.",
            field("report", &ShowReport::report).within(1, kMostNumber), why_field<ShowReport>());
template <>
inline constexpr auto kFields<SettleReport> =
    message("settle", "Settles a report.", field("report", &SettleReport::report).within(1, kMostNumber),
            why_field<SettleReport>());
template <>
inline constexpr auto kFields<ShowPerson> =
    message("who", "Answers a person.", name_field<ShowPerson>(), why_field<ShowPerson>());
template <>
inline constexpr auto kFields<MutePerson> =
    message("mute", "Keeps a person from the chat.", name_field<MutePerson>(),
            field("days", &MutePerson::days).within(1, kMostDays), why_field<MutePerson>());
template <>
inline constexpr auto kFields<UnmutePerson> =
    message("unmute", "Ends that.", name_field<UnmutePerson>(), why_field<UnmutePerson>());
template <>
inline constexpr auto kFields<RenamePerson> =
    message("rename", "Gives a person another name.", name_field<RenamePerson>(),
            field("new", &RenamePerson::new_name), why_field<RenamePerson>());
template <>
inline constexpr auto kFields<CloseAccount> =
    message("close", "Ends all sessions of an account and prevents signing in; its name remains reserved.",
            name_field<CloseAccount>(), why_field<CloseAccount>());
template <>
inline constexpr auto kFields<ReopenAccount> =
    message("reopen", "Opens it again.", name_field<ReopenAccount>(), why_field<ReopenAccount>());
template <>
inline constexpr auto kFields<RemovePerson> =
    message("delete", "Deletes a person.", name_field<RemovePerson>(), why_field<RemovePerson>());
template <>
inline constexpr auto kFields<DeleteTalk> =
    message("delete_talk", "Removes the words of a chat message.", game_field<DeleteTalk>(),
            field("talk", &DeleteTalk::talk).within(1, kMostNumber), why_field<DeleteTalk>());
template <>
inline constexpr auto kFields<ShowLog> =
    message("log", "Answers what moderators did, the latest first, at most 200.", why_field<ShowLog>());

template <>
inline constexpr auto kFields<StopClock> =
    message("stop_clock", "Stops the clocks of a game.", game_field<StopClock>(), why_field<StopClock>());
template <>
inline constexpr auto kFields<StartClock> =
    message("start_clock", "Starts them again.", game_field<StartClock>(), why_field<StartClock>());
template <>
inline constexpr auto kFields<ExtendClock> =
    message("extend_clock", "Gives the player to move more time.", game_field<ExtendClock>(),
            field("minutes", &ExtendClock::minutes).within(1, kLongestExtension / (60 * kSecond)),
            why_field<ExtendClock>());
template <>
inline constexpr auto kFields<RestoreClock> =
    message("restore_clock", "Gives the player to move their full time again.", game_field<RestoreClock>(),
            why_field<RestoreClock>());
template <>
inline constexpr auto kFields<PauseGames> = message("pause", "Pauses all games.", why_field<PauseGames>());
template <>
inline constexpr auto kFields<ResumeGames> = message("resume", "Ends that.", why_field<ResumeGames>());
template <>
inline constexpr auto kFields<GrantModerator> = message(
    "grant", "Makes an account a moderator.", name_field<GrantModerator>(), why_field<GrantModerator>());
template <>
inline constexpr auto kFields<RevokeModerator> =
    message("revoke", "Ends that.", name_field<RevokeModerator>(), why_field<RevokeModerator>());

template <>
inline constexpr auto kFields<Moderate> = fields("Carries out an order of a moderator; answered by its kind.",
                                                 field("order", &Moderate::order).written_as("Order"));

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

void describe_moderation(Description& all) {
  all.types.push_back(one_of(all, "Order", "An order of a moderator.", "do", Seen::Asked, ModeratorOrders{}));
  all.types.push_back(one_of(all, "OperatorOrder",
                             "An order of the operator of a server, by `trictrac-server admin`.", "do",
                             Seen::Asked, OperatorOrders{}));
  describe_calls(all, ModerationCalls{});
}

}  // namespace trictrac::contract
