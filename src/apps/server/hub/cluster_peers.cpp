#include "apps/server/hub/cluster_peers.h"

#include <algorithm>
#include <nlohmann/json.hpp>

namespace trictrac {

namespace peer {
namespace {

// Each kind as a word and its values, in their order.
struct Written {
  Json operator()(const Changed& n) const { return {"changed", n.game, n.events}; }
  Json operator()(const Here& n) const { return {"here", n.server, n.game, n.players, n.watching}; }
  Json operator()(const PhraseSaid& n) const { return {"said", n.game, n.said.player, n.said.phrase}; }
  Json operator()(const TalkStored& n) const { return {"talked", n.game, n.n}; }
  Json operator()(const Wished& n) const { return {"wished", n.game, n.again.player, n.again.wish}; }
  Json operator()(const Agreed& n) const {
    return {"agreed", n.game, n.agree.player, n.agree.line, name_of(n.agree.accord), n.agree.wish};
  }
  Json operator()(const Asks& n) const { return {"asks", n.game}; }
  Json operator()(const Offers& n) const { return {"offers", n.server, n.game, n.text, n.persons}; }
  Json operator()(const GamePlayed& n) const {
    return {"plays", n.server, n.game, n.text, n.persons, n.watching};
  }
  Json operator()(const Apart& n) const { return {"apart", n.person, n.other, n.apart}; }
  Json operator()(const Counted& n) const { return {"counted", n.activity, n.by}; }
  Json operator()(const Lives& n) const { return {"lives", n.server, n.on}; }
  Json operator()(const ServiceChanged&) const { return {"service_changed"}; }
  Json operator()(const SessionEnded& n) const { return {"session_ended", n.token}; }
  Json operator()(const HandedOver& n) const { return {"handed_over", n.from, n.to}; }
};

Note note_of(const Json& j) {
  const std::string kind = j.at(0);
  if (kind == "changed") return Changed{j.at(1), j.at(2)};
  if (kind == "here") return Here{j.at(1), j.at(2), j.at(3), j.at(4)};
  if (kind == "said") return PhraseSaid{j.at(1), {j.at(2), j.at(3)}};
  if (kind == "talked") return TalkStored{j.at(1), j.at(2)};
  if (kind == "wished") return Wished{j.at(1), {j.at(2), j.at(3)}};
  if (kind == "asks") return Asks{j.at(1)};
  // Of version 6 of the store nobody says by whom.
  if (kind == "offers")
    return Offers{j.at(1), j.at(2), j.at(3),
                  j.size() > 4 ? j.at(4).get<std::vector<std::int64_t>>() : std::vector<std::int64_t>{}};
  if (kind == "plays") return GamePlayed{j.at(1), j.at(2), j.at(3), j.at(4), j.at(5)};
  if (kind == "apart") return Apart{j.at(1), j.at(2), j.at(3)};
  if (kind == "counted") return Counted{j.at(1), j.at(2)};
  if (kind == "lives") return Lives{j.at(1), j.at(2)};
  if (kind == "service_changed") return ServiceChanged{};
  if (kind == "session_ended") return SessionEnded{j.at(1)};
  if (kind == "handed_over") return HandedOver{j.at(1), j.at(2)};
  const auto accord = find_mutual_offer(j.at(4).get<std::string>());
  return Agreed{j.at(1), {j.at(2), j.at(3), accord.value(), j.at(5)}};
}

}  // namespace

std::string note_text(const Note& note) { return dump(std::visit(Written{}, note)); }

std::optional<Note> parse_note(std::string_view text) {
  try {
    return note_of(Json::parse(text));
  } catch (const std::exception&) {
    return std::nullopt;
  }
}

}  // namespace peer

std::vector<std::string> ClusterPeers::silent(Moment now) const {
  std::vector<std::string> all;
  for (const auto& [server, heard] : heard_)
    if (now - heard > kSilence) all.push_back(server);
  return all;
}

bool ClusterPeers::all_heard_since(Moment at) const {
  return std::ranges::all_of(heard_, [at](const auto& server) { return server.second >= at; });
}

}  // namespace trictrac
