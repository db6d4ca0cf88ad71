#include "apps/server/hub/cluster_peers.h"

#include <algorithm>
#include <utility>

#include "contract/game_codec.h"

namespace trictrac::contract {

constexpr FieldLimits kAny = kAnyNumber<std::int64_t>;

inline constexpr int kMostPoints = 1'000'000'000;
template <>
inline constexpr auto kFields<peer::Changed> = message("changed", field("game", &peer::Changed::game),
                                                       field("events", &peer::Changed::events).within(kAny));
template <>
inline constexpr auto kFields<peer::ConnectedPlayer> =
    fields("", field("player", &peer::ConnectedPlayer::player).within(kAny),
           field("connected", &peer::ConnectedPlayer::connected).within(kAny));
template <>
inline constexpr auto kFields<peer::Here> =
    message("here", field("server", &peer::Here::server), field("game", &peer::Here::game),
            field("players", &peer::Here::players).within(kAny),
            field("watching", &peer::Here::watching).within(kAny));
template <>
inline constexpr auto kFields<peer::Told> =
    message("told", field("game", &peer::Told::game), field("message", &peer::Told::message));
template <>
inline constexpr auto kFields<peer::TalkStored> =
    message("talked", field("game", &peer::TalkStored::game), field("n", &peer::TalkStored::n).within(kAny));
template <>
inline constexpr auto kFields<peer::Wished> =
    message("wished", field("game", &peer::Wished::game), field("again", &peer::Wished::again));
template <>
inline constexpr auto kFields<peer::Agreed> =
    message("agreed", field("game", &peer::Agreed::game), field("agree", &peer::Agreed::agree));
template <>
inline constexpr auto kFields<peer::Asks> = message("asks", field("game", &peer::Asks::game));
template <>
inline constexpr auto kFields<peer::Offers> =
    message("offers", field("server", &peer::Offers::server), field("game", &peer::Offers::game),
            field("text", &peer::Offers::text), field("persons", &peer::Offers::persons).within(kAny),
            field("club", &peer::Offers::club).or_usual());
template <>
inline constexpr auto kFields<peer::GamePlayed> =
    message("plays", field("server", &peer::GamePlayed::server), field("game", &peer::GamePlayed::game),
            field("text", &peer::GamePlayed::text), field("persons", &peer::GamePlayed::persons).within(kAny),
            field("watching", &peer::GamePlayed::watching).within(kAny));
template <>
inline constexpr auto kFields<peer::Apart> =
    message("apart", field("person", &peer::Apart::person).within(kAny),
            field("other", &peer::Apart::other).within(kAny), field("apart", &peer::Apart::apart));
template <>
inline constexpr auto kFields<peer::Counted> = message(
    "counted", field("activity", &peer::Counted::activity).within(kAny), field("by", &peer::Counted::by));
template <>
inline constexpr auto kFields<peer::Pings> = message("pings", field("server", &peer::Pings::server));
template <>
inline constexpr auto kFields<peer::Lives> =
    message("lives", field("server", &peer::Lives::server), field("on", &peer::Lives::on));
template <>
inline constexpr auto kFields<peer::ServiceChanged> = message("service_changed", "");
template <>
inline constexpr auto kFields<peer::SessionEnded> =
    message("session_ended", field("token", &peer::SessionEnded::token));
template <>
inline constexpr auto kFields<peer::HandedOver> =
    message("handed_over", field("from", &peer::HandedOver::from).within(kAny),
            field("to", &peer::HandedOver::to).within(kAny));
template <>
inline constexpr auto kFields<peer::TournamentChanged> =
    message("tournament_changed", field("tournament", &peer::TournamentChanged::tournament),
            field("revision", &peer::TournamentChanged::revision).within(kAny));
template <>
inline constexpr auto kFields<peer::TableScored> =
    message("table_scored", field("tournament", &peer::TableScored::tournament),
            field("game", &peer::TableScored::game),
            field("white", &peer::TableScored::white).within(-kMostPoints, kMostPoints),
            field("black", &peer::TableScored::black).within(-kMostPoints, kMostPoints));
template <>
inline constexpr auto kFields<peer::PersonHere> =
    message("person_here", field("server", &peer::PersonHere::server),
            field("person", &peer::PersonHere::person).within(kAny),
            field("doing", &peer::PersonHere::doing).within(kAny));
template <>
inline constexpr auto kFields<peer::ServerProfileChanged> = message("server_profile_changed", "");
template <>
inline constexpr auto kFields<peer::NewsOf> =
    message("news_of", field("person", &peer::NewsOf::person).within(kAny));

}  // namespace trictrac::contract

namespace trictrac {

namespace peer {
namespace {

constexpr std::string_view kNoteTag = "note";

template <class... All>
constexpr contract::Types<All...> types_of(const std::variant<All...>*) {
  return {};
}

}  // namespace

std::string note_text(const Note& note) {
  return std::visit(
      []<class T>(const T& one) {
        Json json{{kNoteTag, contract::kTag<T>}};
        contract::add_fields(json, one);
        return dump(json);
      },
      note);
}

std::optional<Note> parse_note(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::nullopt;
  auto note = contract::read_one_of<Note>(types_of(static_cast<const Note*>(nullptr)), "a note", kNoteTag,
                                          *json, [](auto one) { return Note(std::move(one)); });
  return note ? std::optional(std::move(*note)) : std::nullopt;
}

std::string_view sender_of(const Note& note) {
  return std::visit(
      []<class T>(const T& one) -> std::string_view {
        if constexpr (std::same_as<T, Lives>)
          if (!one.on) return "";
        if constexpr (requires { one.server; }) return one.server;
        return "";
      },
      note);
}

}  // namespace peer

bool ClusterPeers::hear_from(const std::string& server, Moment now) {
  if (!heard_.insert_or_assign(server, Heard{now, ++signs_}).second) return true;
  for (LostServer& lost : lost_)
    if (lost.server == server && !lost.back) lost.back = now;
  return false;
}

std::optional<Moment> ClusterPeers::heard(const std::string& server) const {
  const auto found = heard_.find(server);
  return found == heard_.end() ? std::nullopt : std::optional(found->second.last);
}

void ClusterPeers::note_lost(LostServer lost) {
  lost_.push_back(std::move(lost));
  if (lost_.size() > kMostLostServers) lost_.erase(lost_.begin());
}

bool ClusterPeers::all_heard_after(int signs) const {
  return std::ranges::all_of(heard_, [signs](const auto& server) { return server.second.sign > signs; });
}

bool ClusterPeers::may_have_lost(const std::map<std::string, Moment>& at_servers, Moment at) const {
  const auto lives = [&](const std::string& server) {
    return server == me_ || heard(server).value_or(0) >= at;
  };
  return std::ranges::any_of(heard_, [&](const auto& peer) {
    const auto& [server, heard] = peer;
    if (heard.last >= at) return false;
    return std::ranges::none_of(at_servers, [&](const auto& connection) {
      return connection.first != server && connection.second <= heard.last && lives(connection.first);
    });
  });
}

// Counts seconds of this server: while it is suspended it receives no messages.
std::vector<std::string> ClusterPeers::count_second() {
  std::vector<std::string> gone;
  if (std::exchange(own_heard_before_, own_heard_) == own_heard_) return gone;
  for (auto& [server, heard] : heard_)
    if (++heard.missed > kMostMissed) gone.push_back(server);
  return gone;
}

}  // namespace trictrac
