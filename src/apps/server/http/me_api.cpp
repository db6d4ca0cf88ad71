// A person as the server knows them: their name, their games, where they are signed in; and how they leave.
#include "apps/server/http/api_call.h"
#include "apps/server/people/people.h"
#include "people/account_name.h"
#include "people/mail.h"
#include "service/game_config.h"
#include "text/shown.h"

namespace trictrac {
namespace {

// Gives a person a name; that of a guest need not be free.
Parsed<Identity> rename_person(PeopleRows& rows, const RequestOrigin& requester, const std::string& name) {
  Identity identity;
  const Person person = find_or_make_guest(rows, requester, identity.cookie);
  if (!person.account) {
    rows.persons.rename(person.row, name, "", "");
  } else if (auto named = give_account_name(rows, person.row, name); !named) {
    return std::unexpected(named.error());
  }
  identity.me = load_me(rows, person.row);
  return identity;
}

struct DeletedPerson {
  std::int64_t person = 0;
  std::vector<Session> sessions;
};

Parsed<DeletedPerson> delete_person(PeopleRows& rows, const RequestOrigin& requester,
                                    const std::string& name) {
  const auto person = find_person(rows, requester);
  if (!person) return refuse(ErrorCode::NotSignedIn, "you are not signed in: there is no account to delete");
  if (const auto proof = require_proof(rows, requester); person->account && !proof)
    return std::unexpected(proof.error());
  if (folded_name(person->name) != folded_name(name))
    return refuse(ErrorCode::BadMessage,
                  "\"name\" must be your own name, so that you do not delete your account by mistake");
  DeletedPerson result{person->row, rows.sessions.of(person->row)};
  rows.persons.leave(person->row);
  return result;
}

constexpr int kMostGames = 200;

// Returns the names of all its players: taken with the seat, else those it was made with.
std::vector<std::string> names_at(const SeatedGame& game) {
  std::vector<std::string> names = names_in(game.config).value_or(std::vector<std::string>{});
  names.resize(game.names.size());
  for (std::size_t i = 0; i < names.size(); ++i)
    if (!game.names[i].empty()) names[i] = game.names[i];
  return names;
}

Json games_json(const std::vector<SeatedGame>& games) {
  Json all = Json::array();
  for (const SeatedGame& game : games) {
    all.push_back({{"game", game.game},
                   {"players", game.players},
                   {"names", names_at(game)},
                   {"touched", game.touched}});
    if (game.turn) all.back()["turn"] = *game.turn;
    if (!game.free.empty()) all.back()["free"] = game.free;
    if (!game.guests.empty()) all.back()["guests"] = game.guests;
    if (game.over) all.back()["over"] = *game.over;
  }
  return {{"games", std::move(all)}};
}

Parsed<std::vector<Session>> sessions_of(PeopleRows& rows, const RequestOrigin& requester) {
  const auto person = require_person(rows, requester);
  if (!person) return std::unexpected(person.error());
  return rows.sessions.of(person->row);
}

void answer_sessions(const Call& call, const std::vector<Session>& sessions) {
  Json all = Json::array();
  for (const Session& s : sessions)
    all.push_back({{"id", s.id},
                   {"device", s.device},
                   {"created", s.created},
                   {"seen", s.seen},
                   {"this", s.token == call->requester.token}});
  call->answer(Json{{"sessions", std::move(all)}});
}

struct EndedSessions {
  std::vector<Session> ended, left;
};

}  // namespace

void show_me(const Call& call) {
  call->people().find(call->requester, [call](const Parsed<Principal>& found) {
    if (!found) return call->refuse(found.error());
    if (found->person == 0) return call->answer(Identity{});
    call->people().ask<Identity>(
        Rows::Read,
        [row = found->person](PeopleRows& rows) -> Parsed<Identity> {
          Identity identity;
          if (Me me = load_me(rows, row); me.person.row != 0) identity.me = std::move(me);
          return identity;
        },
        answer_to(call));
  });
}

void take_name(const Call& call) {
  Members m(call->body, {"name"});
  const std::string name = m.text("name");
  if (const auto fault = name_fault(name)) m.fail({ErrorCode::BadName, "a name " + *fault});
  if (!call->accepts(m)) return;
  if (call->over_limit(RateLimits::Activity::Game)) return;
  call->people().change(
      [requester = call->requester, name](PeopleRows& rows) { return rename_person(rows, requester, name); },
      answer_to(call));
}

// Deletes a person at once; then their games forget them one by one, also after a restart.
void leave(const Call& call) {
  Members m(call->body, {"name"});
  const std::string name = m.text("name");
  if (!call->accepts(m)) return;
  ask(
      call, Rows::Written,
      [requester = call->requester, name](PeopleRows& rows) { return delete_person(rows, requester, name); },
      [call](const DeletedPerson& gone) {
        for (const Session& session : gone.sessions) call->people().end_sockets(session.token);
        call->people().empty_seats(gone.person, [call] { call->reply(json_reply(200, Json::object()), ""); });
      });
}

void show_games(const Call& call) {
  using Games = std::vector<SeatedGame>;
  ask(
      call, Rows::Read,
      [requester = call->requester](PeopleRows& rows) -> Parsed<Games> {
        const auto person = find_person(rows, requester);
        return person ? rows.seats.of(person->row, kMostGames) : Games{};
      },
      [call](Games games) {
        call->people().think(
            call->requester, [games = std::move(games)] { return games_json(games); },
            [call](Json json) { call->answer(std::move(json)); });
      });
}

void show_sessions(const Call& call) {
  ask(
      call, Rows::Read,
      [requester = call->requester](PeopleRows& rows) { return sessions_of(rows, requester); },
      [call](const std::vector<Session>& sessions) { answer_sessions(call, sessions); });
}

void end_sessions(const Call& call) {
  Members m(call->body, {"id", "others"});
  const Json* others = m.find("others");
  if (others && (*others != true || m.find("id")))
    m.fail(bad("either \"id\" or \"others\": true is required"));
  const std::string id = others ? "" : m.text("id");
  if (!call->accepts(m)) return;
  ask(
      call, Rows::Written,
      [requester = call->requester, id](PeopleRows& rows) -> Parsed<EndedSessions> {
        const auto all = sessions_of(rows, requester);
        if (!all) return std::unexpected(all.error());
        EndedSessions result;
        for (const Session& s : *all) {
          const bool ends = id.empty() ? s.token != requester.token : s.id == id;
          if (ends) rows.sessions.end(s.token);
          (ends ? result.ended : result.left).push_back(s);
        }
        if (!id.empty() && result.ended.empty())
          return refuse(ErrorCode::BadMessage, "there is no session with that \"id\"");
        return result;
      },
      [call](const EndedSessions& done) {
        for (const Session& s : done.ended) call->people().end_sockets(s.token);
        answer_sessions(call, done.left);
      });
}

}  // namespace trictrac
