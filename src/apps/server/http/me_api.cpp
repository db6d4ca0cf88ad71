// A person as the server knows them: their name, their games, where they are signed in; and how they leave.
#include "apps/server/http/api_call.h"
#include "apps/server/people/challenges.h"
#include "apps/server/people/people.h"
#include "people/account_name.h"
#include "people/mail.h"
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
  rows.leave(person->row);
  return result;
}

constexpr int kMostOwnGames = 200;

contract::MyGames shown(const std::vector<SeatedGame>& games) {
  contract::MyGames all;
  for (const SeatedGame& g : games) {
    all.games.push_back(
        {g.game, g.players, names_at(g.config, g.names), g.over, g.turn, g.free, g.guests, g.touched, {}});
    if (g.kept)
      all.games.back().challenge = contract::OpenChallenge{*g.kept, end_of_challenge(g.config, g.created)};
  }
  return all;
}

contract::Sessions shown(const std::vector<Session>& sessions, const RequestOrigin& requester) {
  contract::Sessions all;
  for (const Session& s : sessions)
    all.sessions.push_back({s.id, s.device, s.created, s.seen, s.token == requester.token});
  return all;
}

struct EndedSessions {
  std::vector<Session> ended, left;
};

}  // namespace

void handle(const Call<contract::ShowMe>& call) {
  call->people().find(call->requester, [call](const Parsed<Principal>& found) {
    if (!found) return call->refuse(found.error());
    if (found->person == 0) return call->answer(Identity{});
    ask(call, Rows::Read, [row = found->person](PeopleRows& rows) {
      Identity identity;
      if (Me me = load_me(rows, row); me.person.row != 0) identity.me = std::move(me);
      return identity;
    });
  });
}

void handle(const Call<contract::Rename>& call) {
  const std::string& name = call->asked.name;
  if (const auto fault = name_fault(name)) return call->refuse(ErrorCode::BadName, "a name " + *fault);
  if (call->over_limit(RateLimits::Activity::Game)) return;
  change(call, [requester = call->requester, name](PeopleRows& rows) {
    return rename_person(rows, requester, name);
  });
}

// Deletes a person at once; then their games forget them one by one, also after a restart.
void handle(const Call<contract::DeletePerson>& call) {
  ask(
      call, Rows::Written,
      [requester = call->requester, name = call->asked.name](PeopleRows& rows) {
        return delete_person(rows, requester, name);
      },
      [call](const DeletedPerson& gone) {
        for (const Session& session : gone.sessions) call->people().end_sockets(session.token);
        call->people().finish_leaving(gone.person,
                                      [call] { call->reply(json_reply(200, Json::object()), ""); });
      });
}

void handle(const Call<contract::ShowMyGames>& call) {
  ask(
      call, Rows::Read,
      [requester = call->requester](PeopleRows& rows) {
        const auto person = find_person(rows, requester);
        return person ? rows.seats.of(person->row, kMostOwnGames) : std::vector<SeatedGame>{};
      },
      [call](std::vector<SeatedGame> games) {
        call->people().think(
            call->requester, [games = std::move(games)] { return shown(games); },
            [call](const contract::MyGames& all) { call->answer(all); });
      });
}

void handle(const Call<contract::ShowSessions>& call) {
  ask(
      call, Rows::Read, [](PeopleRows& rows, const Person& person) { return rows.sessions.of(person.row); },
      [call](const std::vector<Session>& sessions) { call->answer(shown(sessions, call->requester)); });
}

void handle(const Call<contract::EndSessions>& call) {
  const std::string& id = call->asked.id;
  if (id.empty() != call->asked.others)
    return call->refuse(ErrorCode::BadMessage, "either \"id\" or \"others\": true is required");
  ask(
      call, Rows::Written,
      [token = call->requester.token, id](PeopleRows& rows, const Person& person) -> Parsed<EndedSessions> {
        EndedSessions result;
        for (const Session& s : rows.sessions.of(person.row)) {
          const bool ends = id.empty() ? s.token != token : s.id == id;
          if (ends) rows.sessions.end(s.token);
          (ends ? result.ended : result.left).push_back(s);
        }
        if (!id.empty() && result.ended.empty())
          return refuse(ErrorCode::BadMessage, "there is no session with that \"id\"");
        return result;
      },
      [call](const EndedSessions& done) {
        for (const Session& s : done.ended) call->people().end_sockets(s.token);
        call->answer(shown(done.left, call->requester));
      });
}

void handle(const Call<contract::ChooseYoung>& call) {
  const bool young = call->asked.young;
  change(call, [young, requester = call->requester](PeopleRows& rows, const Person& person) -> Parsed<void> {
    if (person.chose_young && !young)
      if (const auto proof = require_proof(rows, requester); !proof) return std::unexpected(proof.error());
    rows.persons.choose_young(person.row, young);
    return {};
  });
}

Routes me_routes() { return routes(contract::MeCalls{}); }

}  // namespace trictrac
