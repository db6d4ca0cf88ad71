// Calls about ratings, which everybody may make.
#include <cmath>
#include <nlohmann/json.hpp>

#include "apps/server/http/api_call.h"
#include "apps/server/people/challenges.h"
#include "apps/server/people/young.h"
#include "people/account_name.h"

namespace trictrac {
namespace {

std::optional<std::string> unless_empty(const std::string& text) {
  return text.empty() ? std::nullopt : std::optional(text);
}

contract::Quality shown(const standing::Quality& q) {
  const auto thousandths = [](std::int64_t millionths) { return static_cast<double>(millionths) / 1000; };
  return {q.choices, thousandths(q.lost), thousandths(q.luck), thousandths(q.gained),
          thousandths(q.adjusted)};
}

contract::Rating rating_now(const StoredRating& stored, std::int64_t now) {
  const standing::Rating r = rating_at(stored, now);
  return {std::lround(r.rating), std::lround(r.deviation), standing::provisional(r)};
}

std::unexpected<ApiError> no_such_account() {
  return refuse(ErrorCode::UnknownPerson, "there is no account with that name here");
}

constexpr int kMostOfProfile = 500;  // games of a profile
constexpr int kPage = 50;            // of the best

// Hides from other people the opponents and the place of unrated and private games, and young opponents.
RatedGame as_others_see(RatedGame game) {
  if (game.why == standing::kFriendly || game.is_private) game.game = game.other = "";
  if (game.other_young) game.other = "";
  return game;
}

// `own`: of the person who asks.
contract::Profile profile_of(StandingRows& standings, const Person& p, bool own) {
  contract::Profile all{.person = {p.id, p.name, p.created}};
  for (const StoredRating& rating : standings.of(p.row)) all.ratings.push_back(shown(rating, seconds_now()));
  for (const RatedGame& game : standings.games_of(p.row, kMostOfProfile))
    all.games.push_back(shown(own ? game : as_others_see(game)));
  return all;
}

// Takes the names of young players out of a list for the person who asks (nullopt: nobody known), unless they
// have met.
void hide_young(PeopleRows& rows, const std::optional<Person>& asks, std::vector<RankedPlayer>& best) {
  for (RankedPlayer& one : best) {
    Person young;
    young.row = one.person;
    young.young = one.young;
    if (is_hidden_from(rows, young, asks)) one.name.clear();
  }
}

contract::Best best_of(const std::string& kind, int from, const std::vector<RankedPlayer>& best) {
  const std::int64_t now = seconds_now();
  contract::Best all{.kind = kind, .more = best.size() > kPage};
  for (const RankedPlayer& one : best) {
    if (all.people.size() == kPage) break;
    all.people.push_back({rating_now(one.standing, now), ++from, one.name, one.standing.games});
  }
  return all;
}

// Returns the kind of the game that a message describes.
std::string kind_in(const std::string& game_text) {
  const Json json = Json::parse(game_text, nullptr, false);
  return text_member(json, "format");
}

contract::GameStanding shown(const GameStanding& standing, std::int64_t now) {
  contract::GameStanding all{.kind = standing.kind};
  for (const GameStanding::RatedPlayer& side : standing.sides) {
    contract::RatedSeat player{rating_now(side.standing, now), side.player, side.name, {}, {}};
    if (standing.why) {
      player.before = std::lround(side.before);
      player.after = std::lround(side.after);
    }
    all.players.push_back(std::move(player));
  }
  if (standing.why) all.counted = contract::CountedGame{unless_empty(*standing.why)};
  return all;
}

}  // namespace

contract::KindRating shown(const StoredRating& stored, std::int64_t now) {
  return {rating_now(stored, now), stored.kind, stored.games, stored.at};
}

contract::RatedGame shown(const RatedGame& g) {
  contract::RatedGame game{.game = unless_empty(g.game),
                           .kind = g.kind,
                           .at = g.at,
                           .why = unless_empty(g.why),
                           .player = g.player,
                           .score = g.halves / 2.0,
                           .before = std::lround(g.before),
                           .after = std::lround(g.after),
                           .other = unless_empty(g.other)};
  if (g.quality) game.quality = shown(*g.quality);
  return game;
}

// Answers with the account of that name, its ratings and its rated games.
void handle(const Call<contract::ShowProfile>& call) {
  const std::string folded = folded_name(call->asked.name);
  struct Found {
    contract::Profile profile;
    std::int64_t person = 0;
  };
  ask(
      call, Rows::Read,
      [folded, requester = call->requester](PeopleRows& rows) -> Parsed<Found> {
        const auto person = folded.empty() ? std::nullopt : rows.persons.named(folded);
        if (!person) return no_such_account();
        const auto asks = find_person(rows, requester);
        if (is_hidden_from(rows, *person, asks)) return no_such_account();
        Found found{profile_of(rows.standings, *person, asks && asks->row == person->row), person->row};
        found.profile.challenge = asks && may_challenge(rows, *asks, *person);
        return found;
      },
      [call](Found found) {
        found.profile.here = found.profile.challenge && call->context.challenges.is_here(found.person);
        call->answer(found.profile);
      });
}

// Answers with the best players.
void handle(const Call<contract::ShowBest>& call) {
  const auto [kind, from] = std::pair(call->asked.kind, call->asked.from);
  if (kind.empty()) return call->refuse(bad("the query must be kind=FORMAT, with from=N to continue"));
  ask(call, Rows::Read, [kind, from, requester = call->requester](PeopleRows& rows) {
    auto best = rows.standings.best(kind, seconds_now(), from, kPage + 1);
    hide_young(rows, find_person(rows, requester), best);
    return best_of(kind, from, best);
  });
}

// Answers with the ratings of the two players of a game, and their changes by it.
void handle(const Call<contract::ShowGameStanding>& call) {
  const std::string& game = call->asked.game;
  auto read = [&hub = call->context.hub, game](Viewer viewer, Hub::Answer<std::string> text) {
    hub.game_text(game, viewer, std::move(text));
  };
  auto show = [call, game](const Parsed<std::string>& text) {
    if (!text) return call->refuse(text.error());
    ask(call, Rows::Read, [game, kind = kind_in(*text)](PeopleRows& rows) {
      return shown(rows.standings.of_game(game, kind), seconds_now());
    });
  };
  read_for(call, game, std::move(read), std::move(show));
}

Routes standing_routes() { return routes(contract::StandingCalls{}); }

}  // namespace trictrac
