// Calls about how people stand, which anybody may make.
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

#include "apps/server/http/api_call.h"
#include "apps/server/http/headers.h"
#include "people/account_name.h"
#include "store/standing.h"

namespace trictrac {
namespace {

Json text_or_null(const std::string& text) { return text.empty() ? Json(nullptr) : Json(text); }

Json quality_json(const standing::Quality& q) {
  return {{"choices", q.choices},
          {"lost", static_cast<double>(q.lost) / 1000},
          {"luck", static_cast<double>(q.luck) / 1000},
          {"gained", static_cast<double>(q.gained) / 1000},
          {"adjusted", static_cast<double>(q.adjusted) / 1000}};
}

// Prints {"rating","deviation","provisional"} at that moment.
Json rating_json(const StoredRating& stored, std::int64_t now) {
  const standing::Rating r = rating_at(stored, now);
  return {{"rating", std::lround(r.rating)},
          {"deviation", std::lround(r.deviation)},
          {"provisional", standing::provisional(r)}};
}

constexpr int kMostOfProfile = 500;  // games of a profile
constexpr int kPage = 50;            // of the best
constexpr int kMostSkipped = 100'000;

struct PublicProfile {
  Person person;
  bool own = false;  // of the person who asks
  std::vector<StoredRating> ratings;
  std::vector<RatedGame> games;
};

// Hides from others whom somebody plays for nothing or in private, and where.
RatedGame as_others_see(RatedGame game) {
  if (game.why == standing::kFriendly || game.is_private) game.game = game.other = "";
  return game;
}

Json profile_json(const PublicProfile& profile) {
  const std::int64_t now = seconds_now();
  const Person& p = profile.person;
  Json json{{"person", {{"id", p.id}, {"name", p.name}, {"created", p.created}}},
            {"ratings", Json::array()},
            {"games", Json::array()}};
  for (const StoredRating& rating : profile.ratings) json["ratings"].push_back(kind_json(rating, now));
  for (const RatedGame& game : profile.games)
    json["games"].push_back(rated_game_json(profile.own ? game : as_others_see(game)));
  return json;
}

Json best_json(const std::string& kind, int from, const std::vector<RankedPlayer>& best) {
  const std::int64_t now = seconds_now();
  Json json{{"kind", kind}, {"people", Json::array()}, {"more", best.size() > kPage}};
  for (const RankedPlayer& one : best) {
    if (json["people"].size() == kPage) break;
    Json person{{"place", ++from}, {"name", one.name}, {"games", one.standing.games}};
    person.update(rating_json(one.standing, now));
    json["people"].push_back(std::move(person));
  }
  return json;
}

std::optional<int> from_of(const std::string& text) {
  if (text.empty()) return 0;
  int from = -1;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), from);
  const bool whole = wrong == std::errc() && end == text.data() + text.size();
  return whole && from >= 0 && from <= kMostSkipped ? std::optional(from) : std::nullopt;
}

// Returns the kind of the game that a message describes.
std::string kind_in(const std::string& game_text) {
  const Json json = Json::parse(game_text, nullptr, false);
  return text_member(json, "format");
}

Json game_standing_json(const GameStanding& standing, std::int64_t now) {
  Json json{{"kind", standing.kind}, {"players", Json::array()}, {"counted", nullptr}};
  for (const GameStanding::RatedPlayer& side : standing.sides) {
    Json player{{"player", side.player}, {"name", side.name}};
    player.update(rating_json(side.standing, now));
    if (standing.why) {
      player["before"] = std::lround(side.before);
      player["after"] = std::lround(side.after);
    }
    json["players"].push_back(std::move(player));
  }
  if (standing.why) json["counted"] = {{"why", text_or_null(*standing.why)}};
  return json;
}

}  // namespace

Json kind_json(const StoredRating& stored, std::int64_t now) {
  Json json{{"kind", stored.kind}};
  json.update(rating_json(stored, now));
  json["games"] = stored.games;
  json["last"] = stored.at;
  return json;
}

Json rated_game_json(const RatedGame& g) {
  return {{"game", text_or_null(g.game)},
          {"kind", g.kind},
          {"at", g.at},
          {"why", text_or_null(g.why)},
          {"player", g.player},
          {"score", g.halves / 2.0},
          {"before", std::lround(g.before)},
          {"after", std::lround(g.after)},
          {"other", text_or_null(g.other)},
          {"quality", g.quality ? quality_json(*g.quality) : Json(nullptr)}};
}

// Who has an account of that name, their ratings, and the rated games they have played.
void show_profile(const Call& call) {
  const std::string folded = folded_name(percent_decoded(call->path_part).value_or(""));
  ask(
      call, Rows::Read,
      [folded, requester = call->requester](PeopleRows& rows) -> Parsed<PublicProfile> {
        const auto person = folded.empty() ? std::nullopt : rows.persons.named(folded);
        if (!person) return refuse(ErrorCode::UnknownPerson, "there is no account with that name here");
        const auto asks = find_person(rows, requester);
        return PublicProfile{*person, asks && asks->row == person->row, rows.standings.of(person->row),
                             rows.standings.games_of(person->row, kMostOfProfile)};
      },
      [call](const PublicProfile& profile) { call->answer(profile_json(profile)); });
}

// Those who play best.
void show_best(const Call& call) {
  const std::string kind = in_query(call->request.target, "kind");
  const auto from = from_of(in_query(call->request.target, "from"));
  if (kind.empty() || !from)
    return call->refuse(ErrorCode::BadMessage, "the query must be kind=FORMAT, with from=N to continue");
  using Best = std::vector<RankedPlayer>;
  ask(
      call, Rows::Read,
      [kind, from](PeopleRows& rows) -> Parsed<Best> {
        return rows.standings.best(kind, seconds_now(), *from, kPage + 1);
      },
      [call, kind, from](const Best& best) { call->answer(best_json(kind, *from, best)); });
}

// How the two who play a game stand, and what it has changed.
void show_game_standing(const Call& call) {
  const std::string& game = call->path_part;
  auto read = [&hub = call->context.hub, game](Viewer viewer, Hub::Answer<std::string> text) {
    hub.game_text(game, viewer, std::move(text));
  };
  auto show = [call, game](const Parsed<std::string>& text) {
    if (!text) return call->refuse(text.error());
    ask(
        call, Rows::Read,
        [game, kind = kind_in(*text)](PeopleRows& rows) -> Parsed<GameStanding> {
          return rows.standings.of_game(game, kind);
        },
        [call](const GameStanding& standing) { call->answer(game_standing_json(standing, seconds_now())); });
  };
  read_for(call, game, std::move(read), std::move(show));
}

}  // namespace trictrac
