// What a page says to a table, and to the house that keeps it.
#include <nlohmann/json.hpp>

#include "base/text_of.h"
#include "table/dice.h"
#include "text/name.h"
#include "text/talk.h"
#include "text/words.h"
#include "wire/members.h"
#include "wire/phrases.h"
#include "wire/protocol.h"

namespace trictrac {
namespace {

constexpr int kMostLines = 1'000'000;

// The number of a player as the name of a member, where it is one.
std::optional<int> player_of(std::string_view name) {
  if (name.size() > 1 && name.starts_with('0')) return std::nullopt;
  return number_in(name, 0, kMostPlayers - 1);
}

// Keys or codes.
Parsed<std::map<int, std::string>> parse_keys(std::string_view name, const Json& json) {
  Reading r;
  std::map<int, std::string> keys;
  if (!json.is_object()) r.fail(bad(in_quotes(name) + " is an object with a text for each player"));
  for (const auto& item : json.items()) {
    const auto player = json.is_object() ? player_of(item.key()) : std::nullopt;
    const auto* key = item.value().get_ptr<const std::string*>();
    if (player && key)
      keys[*player] = *key;
    else
      r.fail(bad(in_quotes(name) + " has a text by the number of each player, such as {\"0\":KEY}"));
  }
  return r.done(std::move(keys));
}

Parsed<PageMessage> parse_join(const Json& json) {
  Members m(json, {"do", "game", "keys", "since"});
  Join join;
  join.game = m.text("game");
  join.since = m.number("since", 0, kMostLines);
  if (const Json* keys = m.find("keys")) join.keys = m.take(parse_keys("keys", *keys));
  return m.done(PageMessage(std::move(join)));
}

Parsed<PageMessage> parse_act(const Json& json) {
  Members m(json, {"do", "line", "side", "action"});
  Act act{m.number("line", 1, kMostLines), m.side("side"), {}};
  if (const Json* action = m.need("action")) act.request = m.take(parse_request(*action));
  return m.done(PageMessage(std::move(act)));
}

Parsed<PageMessage> parse_why(const Json& json) {
  Members m(json, {"do", "side", "steps"});
  Why why{m.side("side"), {}};
  if (const Json* steps = m.need("steps")) why.steps = m.take(parse_steps(*steps));
  return m.done(PageMessage(std::move(why)));
}

int player(Members& m) { return m.number("player", 0, kMostPlayers - 1); }

Parsed<PageMessage> parse_say(const Json& json) {
  Members m(json, {"do", "player", "phrase"});
  Say say{player(m), m.text("phrase")};
  if (!m.failed() && !is_phrase(say.phrase)) m.fail(bad("there is no phrase " + in_quotes(say.phrase)));
  return m.done(PageMessage(std::move(say)));
}

Parsed<PageMessage> parse_talk(const Json& json) {
  Members m(json, {"do", "player", "text"});
  Talk talk;
  if (m.find("player")) talk.player = player(m);
  talk.text = trimmed(m.text("text"));
  if (const auto fault = talk_fault(talk.text)) m.fail(bad("what is said " + *fault));
  return m.done(PageMessage(std::move(talk)));
}

bool wish(Members& m) {
  const Json* wish = m.need("wish");
  if (wish && !wish->is_boolean()) m.fail(bad("\"wish\" is true or false"));
  return m.failed() || wish->get<bool>();
}

Parsed<PageMessage> parse_again(const Json& json) {
  Members m(json, {"do", "player", "wish"});
  const Again again{player(m), wish(m)};
  return m.done(PageMessage(again));
}

Digest digest(Members& m, std::string_view name) {
  const std::string hex = m.text(name);
  const auto digest = parse_seed(hex);
  if (!digest) m.fail(bad(in_quotes(name) + " is 64 hex digits"));
  return digest.value_or(Digest{});
}

Parsed<PageMessage> parse_seal(const Json& json) {
  Members m(json, {"do", "player", "seal"});
  const CommitShare sealing{player(m), digest(m, "seal")};
  return m.done(PageMessage(DoAside{sealing}));
}

Parsed<PageMessage> parse_share(const Json& json) {
  Members m(json, {"do", "player", "share"});
  const RevealShare sharing{player(m), digest(m, "share")};
  return m.done(PageMessage(DoAside{sharing}));
}

Parsed<PageMessage> parse_leave(const Json& json) {
  Members m(json, {"do", "player", "days"});
  const SetVacation leaving{player(m), m.number("days", 0, kMostHolidays)};
  return m.done(PageMessage(DoAside{leaving}));
}

Parsed<PageMessage> parse_grace(const Json& json) {
  Members m(json, {"do", "player"});
  const AddTime grace{player(m)};
  return m.done(PageMessage(DoAside{grace}));
}

Parsed<PageMessage> parse_trust(const Json& json) {
  Members m(json, {"do", "player", "wish"});
  const SetAutoPlay trusting{player(m), wish(m)};
  return m.done(PageMessage(DoAside{trusting}));
}

Parsed<PageMessage> parse_offer(const Json& json) {
  Members m(json, {"do", "claims"});
  OfferSeats offer;
  if (const Json* claims = m.need("claims")) offer.claims = m.take(parse_keys("claims", *claims));
  return m.done(PageMessage(std::move(offer)));
}

Parsed<PageMessage> parse_lobby(const Json& json) {
  Members m(json, {"do"});
  return m.done(PageMessage(EnterLobby{}));
}

Parsed<PageMessage> parse_claim_absent(const Json& json) {
  Members m(json, {"do", "player", "line"});
  const ClaimAbsent claim{player(m), m.number("line", 1, kMostLines)};
  return m.done(PageMessage(claim));
}

Parsed<PageMessage> parse_ping(const Json& json) {
  Members m(json, {"do"});
  return m.done(PageMessage(Ping{}));
}

Parsed<PageMessage> parse_agree(const Json& json) {
  Members m(json, {"do", "player", "line", "to", "wish"});
  AnswerOffer agree{player(m), m.number("line", 1, kMostLines), Accord::Stop, wish(m)};
  const std::string to = m.text("to");
  const auto accord = find_accord(to);
  if (!m.failed() && !accord) m.fail(bad("\"to\" is stop, put_off or take_back"));
  agree.accord = accord.value_or(Accord::Stop);
  return m.done(PageMessage(agree));
}

}  // namespace

Parsed<PageMessage> parse_page_message(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  const auto type = json->is_object() ? json->find("do") : json->end();
  if (json->is_object() && type != json->end()) {
    if (*type == "join") return parse_join(*json);
    if (*type == "act") return parse_act(*json);
    if (*type == "why") return parse_why(*json);
    if (*type == "say") return parse_say(*json);
    if (*type == "talk") return parse_talk(*json);
    if (*type == "again") return parse_again(*json);
    if (*type == "seal") return parse_seal(*json);
    if (*type == "share") return parse_share(*json);
    if (*type == "leave") return parse_leave(*json);
    if (*type == "grace") return parse_grace(*json);
    if (*type == "trust") return parse_trust(*json);
    if (*type == "agree") return parse_agree(*json);
    if (*type == "offer") return parse_offer(*json);
    if (*type == "lobby") return parse_lobby(*json);
    if (*type == "claim_absent") return parse_claim_absent(*json);
    if (*type == "ping") return parse_ping(*json);
  }
  return std::unexpected(
      bad("a message is an object with \"do\": join, act, why, say, talk, again, agree, seal, share, leave, "
          "grace, trust, claim_absent, offer, lobby or ping"));
}

Parsed<std::optional<std::vector<int>>> take_mine(Json& json) {
  const auto found = json.is_object() ? json.find("mine") : json.end();
  if (found == json.end()) return std::nullopt;
  const Json list = std::move(*found);
  json.erase("mine");
  Reading r;
  std::vector<int> mine;
  if (!list.is_array() || list.size() > kMostPlayers)
    r.fail(bad(text_of("\"mine\" is a list of at most {} players, by their numbers", kMostPlayers)));
  else
    for (const Json& player : list) mine.push_back(r.number_of("\"mine\"", &player, 0, kMostPlayers - 1));
  return r.done(std::optional(std::move(mine)));
}

Parsed<Claim> parse_claim(std::string_view text) {
  const auto json = parse_json(text);
  if (!json) return std::unexpected(json.error());
  Members m(*json, {"player", "claim", "name"});
  Claim claim{player(m), m.text("claim"), m.text_or("name", "")};
  if (const auto fault = name_fault(claim.name)) m.fail(bad("a name " + *fault));
  return m.done(std::move(claim));
}

}  // namespace trictrac
